// What happened beside the game, in words: who comes and goes, what was proposed, what the clock or a bot did for somebody.
import { spelt, timeOf } from "../lib/pace";
import type { News, Proposal, Seat } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** Told in the chat, between the words of people. */
const TOLD = [
  "sat", "came-back", "stood", "bot", "began", "late", "stumbled",
  "proposed", "agreed", "declined", "withdrawn", "put-aside", "carried", "resumed", "rematch",
];
/** Done for somebody, or to the whole table: nobody shall miss it. */
const WEIGHTY = ["late", "stumbled", "stood", "carried"];

export const isTalk = (each: News): boolean => each.kind.startsWith("said");
export const isTold = (each: News): boolean => isTalk(each) || TOLD.includes(each.kind);
export const isWeighty = (each: News): boolean => WEIGHTY.includes(each.kind);
/** What makes the chat count up for who does not look at it. */
export const rings = (each: News): boolean => isTalk(each) || (isWeighty(each) && each.kind !== "carried");

export function whoOf(each: News, seats: Seat[]): string {
  return each.name ?? (each.seat === null ? t("somebody") : called(seats, each.seat));
}

export function wordsOf(each: News, seats: Seat[]): string {
  const name = whoOf(each, seats);
  const { what, target, why, bot } = each.args as { what?: string; target?: number | null; why?: string; bot?: string };
  const seat = called(seats, target);
  if (each.kind === "proposed") return proposalWords(name, seat, what!, each.args.pace as Proposal["pace"]);
  if (each.text) return each.text;
  if (each.kind === "carried") return t(`news-carried-${what}`, { seat });
  if (each.kind === "stood") return t(why === "late" ? "news-stood-late" : bot ? "news-stood" : "news-stood-up", { name });
  return t(`news-${each.kind}`, { name });
}

/** What an open proposal asks for. */
export function askedFor(proposal: Proposal, seats: Seat[]): string {
  return proposalWords(called(seats, proposal.by), called(seats, proposal.seat), proposal.what, proposal.pace);
}

function proposalWords(name: string, seat: string, what: string, pace: Proposal["pace"] | undefined): string {
  const time = pace ? spelt(timeOf(pace)) : "";
  return t(`proposal-${what}${pace ? `-${pace.kind}` : ""}`, { name, seat, time });
}

function called(seats: Seat[], seat: number | null | undefined): string {
  return seat == null ? "" : (seats[seat]?.name ?? "");
}
