// What a move is remembered for.
import type { Event } from "../lib/types";

/** The event of the kind that stands first in the list, else the first of the move. */
export function weightiest(events: Event[], kinds: string[]): Event | undefined {
  return kinds.flatMap((kind) => events.find((event) => event.kind === kind) ?? [])[0] ?? events[0];
}
