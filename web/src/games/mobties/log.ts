// The house's own sentences, under a heading for each phase of each turn.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { g } from "../../lib/words.svelte";
import type { LogEntry } from "../types";
import { GAME, phaseName } from "./model";

const SIGNS: Record<string, string[]> = {
  setup: ["started", "placed"],
  election: ["no-election", "elected"],
  business: ["paid", "not-paid", "bribed", "bought", "exchanged", "hired", "racket-split"],
  movement: ["moved", "stayed"],
  agents: ["fed-drawn", "feds-reshuffled", "held-fire", "shot"],
  action: ["attacked", "drove-by", "shanked", "drove", "freed", "tipped", "got-away", "shook-down", "tapped", "called-in", "passed"],
  rescue: ["bailed"],
  heat: ["heat-rose", "cleared", "accused"],
};
const TESTS: Record<string, string> = { election: "election", racket: "business", arrest: "agents" };
/** What begins a move of the film. */
const MOVES = ["placed", "turn-began", "test-opened", "counted", "deal-offered", "elected", "terms-set", ...Object.values(SIGNS).flat()];

export const startsMove = (event: Event): boolean => MOVES.includes(event.kind);

export function logOf(look: Look): LogEntry[] {
  const entries: LogEntry[] = [];
  let turn = 0;
  let last = "";
  look.events.forEach((event, n) => {
    const phase = phaseOf(event);
    const head = phase ? headingOf(turn, phase) : last;
    if (event.kind === "turn-began") turn = Number(event.turn);
    else if (head !== last) entries.push({ number: 0, seat: null, text: head, more: [], heading: true });
    if (event.kind !== "turn-began") entries.push(entryOf(look, event, n));
    last = head;
  });
  return entries;
}

function phaseOf(event: Event): string | undefined {
  if (event.kind === "test-opened") return TESTS[String(event.test)];
  return Object.keys(SIGNS).find((phase) => SIGNS[phase]!.includes(event.kind));
}

function headingOf(turn: number, phase: string): string {
  return turn ? g(GAME, "log-phase", { turn, phase: phaseName(phase) }) : phaseName(phase);
}

function entryOf(look: Look, event: Event, n: number): LogEntry {
  const seat = typeof event.seat === "number" ? event.seat : null;
  const name = seat === null ? undefined : look.seats[seat]?.name;
  return { number: n + 1, seat, name, text: look.lines[n] ?? "", more: [] };
}
