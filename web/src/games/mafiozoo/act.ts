// A move in a few words, as the house told it, and what its disc over the chart shows.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { weightiest } from "../telling";
import type { Act } from "../types";
import { icons } from "./art";

/** What a move is remembered for, the weightiest first. */
const TELLING = ["ended", "goon-placed", "exchanged", "crowned", "gained", "informed", "bribed", "took", "bonus-placed", "token-taken", "round-began"];

export function actOf(_: Look, events: Event[], lines: string[]): Act {
  const event = tellingOf(events);
  const line = event ? lines[events.indexOf(event)] : undefined;
  const drawing = event?.kind === "goon-placed" ? icons.goon! : null;
  return { title: line ?? "", drawing, sign: event ? signOf(event) : "·" };
}

export const tellingOf = (events: Event[]): Event | undefined => weightiest(events, TELLING);

function signOf(event: Event): string {
  if (event.kind === "took") return `+${String(event.gems)}`;
  if (event.kind === "round-began") return String(event.round);
  return typeof event.character === "number" ? String(event.character) : "·";
}
