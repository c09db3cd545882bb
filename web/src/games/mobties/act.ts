// A move of the film in a few words, as the house told it, and what its disc over the chart shows.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { weightiest } from "../telling";
import type { Act } from "../types";

/** What a move is remembered for, the weightiest first. */
const TELLING = ["ended", "killed", "arrested", "closed", "elected", "paid", "racket-split", "bailed", "attacked", "shot", "counted", "deal-sealed"];
const SIGNS: Record<string, string> = { killed: "†", attacked: "†", arrested: "!", paid: "$", bailed: "$", elected: "♔", "fed-drawn": "!", "heat-rose": "!" };

export function actOf(_: Look, events: Event[], lines: string[]): Act {
  const event = tellingOf(events);
  return { title: event ? (lines[events.indexOf(event)] ?? "") : "", drawing: null, sign: SIGNS[event?.kind ?? ""] ?? "·" };
}

export const tellingOf = (events: Event[]): Event | undefined => weightiest(events, TELLING);
