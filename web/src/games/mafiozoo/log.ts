// What happened, one line for each act, under the round and phase it belongs to.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { g, t } from "../../lib/words.svelte";
import type { LogEntry } from "../types";
import { GAME } from "./model";

/** What begins a phase: the first of these events after another phase. */
const PHASE_OF: Record<string, string> = {
  "round-began": "revenue",
  took: "bribery",
  bribed: "bribery",
  "last-card": "bribery",
  offered: "favors",
  informed: "favors",
  "goon-placed": "influence",
  exchanged: "influence",
  "turned-up": "over",
};
/** Belongs to the act before it, and is said in the same line. */
const SAID_WITH = ["moved-on", "judged"];
/** Belongs to the act before it, and is read by who opens that line. */
const BEHIND = ["gained", "gems-left", "crowned", "not-paid", "agenda-filled"];

export function logOf(look: Look): LogEntry[] {
  const entries: LogEntry[] = [];
  let [round, phase, acts] = [0, "", 0];
  look.events.forEach((event, n) => {
    const line = look.lines[n] ?? "";
    if (event.kind === "round-began") round = Number(event.round);
    const next = PHASE_OF[event.kind] ?? phase;
    if (next !== phase || event.kind === "round-began") entries.push(stamp(round, (phase = next)));
    const last = entries.at(-1);
    if (last && !last.heading && SAID_WITH.includes(event.kind)) last.text += ` ${line}`;
    else if (last && !last.heading && BEHIND.includes(event.kind)) last.more.push(line);
    else entries.push(entry(look, ++acts, event, line));
  });
  return entries;
}

function stamp(round: number, phase: string): LogEntry {
  const name = g(GAME, `phase-${phase}`);
  const text = phase === "over" ? name : g(GAME, "log-stamp", { round, phase: name });
  return { number: 0, seat: null, text, more: [], heading: true };
}

function entry(look: Look, number: number, event: Event, text: string): LogEntry {
  const seat = typeof event.seat === "number" ? event.seat : null;
  const name = seat === null ? undefined : seat === look.eyes && look.live ? t("you") : look.seats[seat]?.name;
  return { number, seat, name: name && text.startsWith(name) ? name : look.seats[seat ?? -1]?.name, text, more: [] };
}
