// Which face a seat shows: the guest's own, for a bot one that nobody else here has, an outline for nobody.
import { FACES } from "./me.svelte";
import { LEVELS } from "./types";
import type { Seat } from "./wire";

const BOT_LEVELS: Record<string, number> = { random: 0, greedy: 1, planner: 2, search: 3 };
// each character has a face, and another one in case a guest here has that
const CAST: Record<string, [string, string]> = {
  bruno: ["2", "8"], odette: ["3", "7"], sam: ["4", "6"], rina: ["7", "5"],
  omar: ["6", "8"], wanda: ["5", "1"], luc: ["8", "2"], marta: ["1", "3"],
};

/** Whom bots play, in the order in which the house chooses them. */
export const CHARACTERS = Object.keys(CAST);
export const characterName = (character: string): string => character.charAt(0).toUpperCase() + character.slice(1);

export function faceOf(seats: Seat[], number: number): string {
  const seat = seats[number];
  if (!seat || seat.kind === "free" || seat.kind === "closed") return "empty";
  if (seat.kind === "person") return personFace(seat);
  const taken = new Set(seats.filter((each) => each.kind === "person").map(personFace));
  const face = CAST[seat.character]?.find((each) => !taken.has(each));
  return face ?? `bot-${LEVELS[levelOf(seat.bot)]}`;
}

function personFace(seat: Seat): string {
  return FACES.includes(seat.face) ? seat.face : FACES[seat.seat % FACES.length]!;
}

/** The house's bots from weak to strong have the names of ranks. */
export function levelOf(bot: string | null, bots: string[] = []): number {
  const place = bots.indexOf(bot ?? "");
  return Math.min(LEVELS.length - 1, place >= 0 ? place : (BOT_LEVELS[bot ?? ""] ?? 0));
}
