// One short line for each move; the full sentences of the house are behind it.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { g, t } from "../../lib/words.svelte";
import type { LogEntry } from "../types";
import { GAME, Scene, gangName, kindName, signed, startsMove, targetName } from "./model";

const ENDINGS = ["revealed", "target-scored", "gang-scored", "ended"];

export function logOf(look: Look): LogEntry[] {
  const scene = new Scene(look);
  const entries: LogEntry[] = [];
  let move: { events: Event[]; lines: string[] } | null = null;
  const close = (): void => {
    if (move) entries.push(entry(scene, entries.length + 1, move.events, move.lines));
    move = null;
  };
  look.events.forEach((event, n) => {
    const line = look.lines[n] ?? "";
    if (ENDINGS.includes(event.kind)) {
      close();
      if (event.kind !== "revealed") entries.push({ number: 0, seat: winner(event), text: ending(scene, event), more: [line] });
      return;
    }
    if (startsMove(event)) close();
    move ??= { events: [], lines: [] };
    move.events.push(event);
    move.lines.push(line);
  });
  close();
  return entries;
}

function winner(event: Event): number | null {
  const seats = event.seats as number[] | undefined;
  return seats?.length === 1 ? seats[0]! : null;
}

function ending(scene: Scene, event: Event): string {
  const names = ((event.seats as number[]) ?? []).map((seat) => nameOf(scene, seat)).join(", ");
  const several = ((event.seats as number[]) ?? []).length;
  if (event.kind === "target-scored")
    return g(GAME, "log-target", { target: targetName(event.target as number), names, several, each: Number(event.each) });
  if (event.kind === "gang-scored")
    return g(GAME, "log-gang", { gang: gangName(event.gang as string), names, several, points: Number(event.points) });
  const winners = ((event.seats as number[]) ?? []).map((seat) => scene.name(seat)).join(", ");
  return g(GAME, "log-ended", { names: winners, several, score: Number(event.score) });
}

function entry(scene: Scene, number: number, events: Event[], more: string[]): LogEntry {
  const first = events[0]!;
  const seat = Number(first.seat);
  return { number, seat, name: nameOf(scene, seat), text: summary(scene, seat, events), more };
}

function summary(scene: Scene, seat: number, events: Event[]): string {
  const find = (kind: string): Event | undefined => events.find((event) => event.kind === kind);
  const who = { name: nameOf(scene, seat), me: seat === scene.mine && scene.look.live ? "yes" : "no" };
  const passed = find("passed");
  if (passed) return g(GAME, "log-passed", { ...who, money: Number(passed.money) });
  const looked = find("looked");
  const paid = { ...who, hideout: String(looked?.hideout ?? ""), price: Number(looked?.price ?? 0) };
  const placed = find("placed");
  if (find("hired-nobody")) return g(GAME, "log-nobody", paid);
  if (!placed) return g(GAME, "log-looks", paid);
  const target = { ...paid, target: Number(placed.target) };
  if (placed.face === "down") return g(GAME, "log-down", target);
  const what = { ...target, what: describe(scene, String(placed.card)) };
  const killed = find("killed");
  if (killed && killed.victim !== seat) return g(GAME, "log-kill", { ...what, victim: nameOf(scene, Number(killed.victim)) });
  if (find("moved")) return g(GAME, "log-swap", { ...what, to: Number(find("moved")!.to) });
  if (find("pocketed")) return g(GAME, "log-pocket", { ...what, money: Number(find("pocketed")!.money) });
  return g(GAME, "log-up", what);
}

function describe(scene: Scene, code: string): string {
  const card = scene.card(code);
  if (card.special !== "plain") return kindName(card.special);
  const level = g(GAME, "log-level", { level: card.level });
  return card.modifier ? `${level} (${signed(card.modifier)})` : level;
}

function nameOf(scene: Scene, seat: number): string {
  return seat === scene.mine && scene.look.live ? t("you") : scene.name(seat);
}
