// Which face a seat shows: the guest's own, for a bot one that nobody else here has, an outline for nobody.
import { FACES } from "./me.svelte";
import { LEVELS } from "./types";
import type { Seat } from "./wire";

const BOT_LEVELS: Record<string, number> = { random: 0, greedy: 1, planner: 2, search: 3 };
const CAST = ["2", "3", "4", "7", "8", "6", "5", "1"]; // bruno, odette, sam, …: one face each, if it is free

export function faceOf(seats: Seat[], number: number): string {
  const seat = seats[number];
  if (!seat || seat.kind === "free" || seat.kind === "closed") return "empty";
  if (seat.kind === "person") return personFace(seat);
  const taken = new Set(seats.filter((each) => each.kind === "person").map(personFace));
  const bots = seats.filter((each) => each.kind === "bot").map((each) => each.seat);
  return CAST.filter((face) => !taken.has(face))[bots.indexOf(number)] ?? `bot-${LEVELS[levelOf(seat.bot)]}`;
}

function personFace(seat: Seat): string {
  return FACES.includes(seat.face) ? seat.face : FACES[seat.seat % FACES.length]!;
}

/** The house's bots from weak to strong have the names of ranks. */
export function levelOf(bot: string | null, bots: string[] = []): number {
  const place = bots.indexOf(bot ?? "");
  return Math.min(LEVELS.length - 1, place >= 0 ? place : (BOT_LEVELS[bot ?? ""] ?? 0));
}
