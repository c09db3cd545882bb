// What is known of the votes in a respect test: before the count what deals promise, after it what everybody was told.
import { g } from "../../lib/words.svelte";
import { dealsOf, type Deal, type Term } from "../../table/deals.svelte";
import type { Event } from "../../lib/types";
import { GAME, dollars, type Scene, type Test } from "./model";

export type Choice = number | "abstain";
type Kind = Test["kind"];

/** A vote that somebody has promised in a sealed deal. */
export interface Pledge {
  seat: number;
  vote: number;
  deal: number;
  binding: boolean;
  broken: boolean;
}

/** Votes as blocks beside whom they are for, or against; those of a mere promise are not sure. */
export interface Votes {
  seat: number;
  votes: number;
  sure: boolean;
}

export interface Count {
  /** its place among the events */
  at: number;
  test: Kind;
  place: string;
  ballots: { seat: number; vote: Choice; votes: number; pledges: Pledge[] }[];
  votes: number[];
  /** who has won, or lost an arrest; nobody while a tie is open, or if the tied have shared */
  winner: number | null;
  paid: number | null;
  split: boolean;
  /** the count, and what came of it, in the house's words */
  told: string;
  after: string[];
}

// --- before the count

/** What a seat's vote counts: its respect in the place, and more with Blackmail. */
export function weight(scene: Scene, test: Test, seat: number): number {
  const respect = scene.view.strength[placeOf(test)]?.[seat] ?? 0;
  return respect + (test.pressed.includes(seat) ? (scene.box.blackmail ?? 0) : 0);
}

export const placeOf = (test: Test): string => test.place ?? "mansion";

/** The votes that sealed deals promise for the test that is held. */
export function pledgesFor(scene: Scene, test: Test): Pledge[] {
  const sealed = dealsOf(scene.look).filter((deal) => deal.life === "sealed");
  return sealed.flatMap((deal) => deal.terms.filter((term) => isMeant(scene, test, term)).map((term) => pledge(deal, term)));
}

function isMeant(scene: Scene, test: Test, term: Deal["terms"][number]): boolean {
  const here = term.test === test.kind && (test.kind === "election" || term.place === test.place) && term.turn === scene.view.turn;
  return term.term === "vote" && here && [term.who, term.whom].every((seat) => test.present.includes(seat as number));
}

function pledge(deal: Deal, term: Term): Pledge {
  return { seat: Number(term.who), vote: Number(term.whom), deal: deal.deal, binding: deal.binding, broken: false };
}

/** For each seat the votes that are known to come to it: cast by a deal or in the open, one's own, and promised ones. */
export function knownVotes(scene: Scene, test: Test): { seat: number; votes: Votes[] }[] {
  const pledges = pledgesFor(scene, test);
  const choices = test.present.flatMap((seat) => {
    const cast = scene.view.ballots[seat];
    const promised = pledges.filter((each) => each.seat === seat).map((each) => ({ seat, vote: each.vote as Choice, sure: each.binding }));
    return cast == null ? promised : [{ seat, vote: cast, sure: true }];
  });
  return test.present
    .map((seat) => ({ seat, votes: choices.filter(({ vote }) => vote === seat).map((each) => ({ ...each, votes: weight(scene, test, each.seat) })) }))
    .filter(({ votes }) => votes.length);
}

// --- after it

/** What may be told between a count and whatever comes next. */
const FOLLOWS = [
  "counted", "decided", "elected", "paid", "racket-split", "bribed", "arrested", "saved", "shot", "held-fire", "deal-paid",
  "escrow-returned", "escrowed", "term-ended", "deal-ended", "deal-offered", "deal-term", "deal-answered", "deal-sealed",
];
/** What of it is worth a line. */
const TOLD = ["decided", "paid", "racket-split", "bribed", "arrested", "saved", "deal-paid", "escrow-returned"];

/** The last respect test that was counted. */
export function lastCount(scene: Scene): Count | null {
  const { events, lines } = scene.look;
  const at = events.findLastIndex((event) => event.kind === "counted");
  const told = events[at];
  if (!told) return null;
  const place = String(told.place);
  const opened = events.findLastIndex((event, n) => n < at && event.kind === "test-opened");
  const next = events.findIndex((event, n) => n > at && !(FOLLOWS.includes(event.kind) && (event.place ?? place) === place));
  const end = next < 0 ? events.length : next;
  const [test, after] = [events.slice(opened, at), events.slice(at, end)];
  return {
    at,
    test: told.test as Kind,
    place,
    ballots: test.filter((event) => event.kind === "ballot-shown").map((event) => ballot(event, judged(events, test))),
    votes: told.votes as number[],
    winner: winnerOf(told, after),
    paid: (after.find((event) => event.kind === "paid")?.amount as number | undefined) ?? null,
    split: after.some((event) => event.kind === "racket-split"),
    told: lines[at] ?? "",
    after: events.slice(opened, end).flatMap((event, n) => (TOLD.includes(event.kind) ? [lines[opened + n] ?? ""] : [])),
  };
}

function ballot(event: Event, pledges: Pledge[]): Count["ballots"][number] {
  const seat = Number(event.seat);
  return { seat, vote: event.vote as Choice, votes: Number(event.votes), pledges: pledges.filter((each) => each.seat === seat) };
}

/** The promised votes that the count has judged. */
function judged(events: Event[], test: Event[]): Pledge[] {
  const ended = test.filter((event) => event.kind === "term-ended" && event.fate !== "lapsed" && (event.term as Term).term === "vote");
  return ended.map((event) => {
    const sealed = events.find((each) => each.kind === "deal-sealed" && each.deal === event.deal);
    const { whom } = event.term as Term;
    return { seat: Number(event.seat), vote: Number(whom), deal: Number(event.deal), binding: Boolean(sealed?.binding), broken: event.fate === "broken" };
  });
}

function winnerOf(told: Event, after: Event[]): number | null {
  const settled = after.find((event) => event.kind === "decided")?.winner ?? after.find((event) => event.kind === "paid")?.seat;
  if (typeof settled === "number") return settled;
  const votes = told.votes as number[];
  return (told.tied as number[]).length ? null : votes.indexOf(Math.max(...votes));
}

// --- in words

export function stampWords(scene: Scene, count: Count): string {
  if (count.split) return g(GAME, "stamp-split");
  if (count.winner === null) return g(GAME, "stamp-tie");
  const settled = count.test !== "racket" || count.paid !== null;
  const name = scene.name(count.winner);
  return g(GAME, settled ? "stamp" : "stamp-won", { test: count.test, name, amount: dollars(count.paid ?? 0) });
}

export function voteName(scene: Scene, vote: Choice): string {
  return vote === "abstain" ? g(GAME, "abstains") : scene.name(vote);
}
