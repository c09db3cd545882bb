// A move in a few words, as one would tell it afterwards.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { g } from "../../lib/words.svelte";
import type { Act } from "../types";
import { actions } from "./art";
import { GAME, Scene, hideoutName, kindName, signed, targetName } from "./model";

export function actOf(look: Look, events: Event[]): Act {
  const scene = new Scene(look);
  const find = (kind: string): Event | undefined => events.find((event) => event.kind === kind);
  const first = events.find((event) => typeof event.seat === "number");
  const name = first ? scene.name(Number(first.seat)) : "";
  const passed = find("passed");
  if (passed) return plain(g(GAME, "act-passed", { name, money: Number(passed.money) }), "–");
  const looked = find("looked");
  const placed = find("placed");
  if (!looked || !placed) return plain(looked ? g(GAME, "act-looked", { name, hideout: hideoutName(String(looked.hideout)) }) : "", "–");
  const card = cardOf(scene, placed);
  if (!card) return plain(g(GAME, "act-hidden", { name, target: targetName(Number(placed.target)) }), "?");
  const killed = find("killed");
  const args = { name, target: targetName(Number(placed.target)), price: Number(looked.price), kind: kindName(scene.card(card).special) };
  return { title: title(scene, card, placed, killed, args), drawing: drawing(scene, card, placed), sign: sign(scene, card) };
}

const plain = (title: string, sign: string): Act => ({ title, drawing: null, sign });

/** The card that was placed, if these eyes know it by now. */
export function cardOf(scene: Scene, placed: Event): string | null {
  if (placed.card) return String(placed.card);
  const revealed = scene.look.events.find((event) => event.kind === "revealed" && event.token === placed.token);
  const lying = (scene.view.rows ?? []).flat(2).find((face) => face.token === placed.token);
  return (revealed?.card as string | undefined) ?? lying?.card ?? null;
}

function title(scene: Scene, code: string, placed: Event, killed: Event | undefined, args: Record<string, string | number>): string {
  const card = scene.card(code);
  if (killed && killed.victim !== placed.seat) {
    const strength = (killed.shown as string[]).reduce((sum, each) => sum + scene.card(each).level, 0);
    return g(GAME, "act-killed", { ...args, victim: scene.name(Number(killed.victim)), strength });
  }
  if (card.special === "boss") return g(GAME, "act-boss", args);
  if (card.special !== "plain" && placed.face === "up") return g(GAME, "act-special", args);
  if (card.modifier) return g(GAME, card.modifier > 0 ? "act-raises" : "act-sinks", { ...args, points: Math.abs(card.modifier) });
  return g(GAME, "act-placed", { ...args, level: card.level });
}

const drawing = (scene: Scene, code: string, placed: Event): string | null =>
  placed.face === "up" ? (actions[scene.card(code).special] ?? null) : null;

function sign(scene: Scene, code: string): string {
  const card = scene.card(code);
  return card.modifier ? signed(card.modifier) : String(card.level);
}
