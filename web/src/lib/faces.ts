// Which face a seat shows: the guest's own, a bot by its level, an outline for nobody.
import { FACES } from "./me.svelte";
import { LEVELS } from "./types";
import type { Seat } from "./wire";

const BOT_LEVELS: Record<string, number> = { random: 0, greedy: 1, planner: 2, search: 3 };
const BOT_FACES: Record<string, string> = {
  bruno: "2", odette: "3", sam: "4", rina: "5", omar: "6", wanda: "7", luc: "8", marta: "1",
};

export function faceOf(seat: Seat | undefined, number: number): string {
  if (!seat || seat.kind === "free" || seat.kind === "closed") return "empty";
  if (seat.kind === "bot") return BOT_FACES[seat.character] ?? `bot-${LEVELS[levelOf(seat.bot)]}`;
  return FACES.includes(seat.face) ? seat.face : FACES[number % FACES.length]!;
}

/** The house's bots from weak to strong have the names of ranks. */
export function levelOf(bot: string | null, bots: string[] = []): number {
  const place = bots.indexOf(bot ?? "");
  return Math.min(LEVELS.length - 1, place >= 0 ? place : (BOT_LEVELS[bot ?? ""] ?? 0));
}
