// A move of the film in a few words: what the house said first of it, with the drawing of the card that was played.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import type { Act } from "../types";

export function actOf(look: Look, events: Event[]): Act {
  const first = look.events.length - events.length;
  return { title: look.lines[first] ?? "", drawing: null, sign: SIGNS[events[0]?.kind ?? ""] ?? "·" };
}

const SIGNS: Record<string, string> = { killed: "†", attacked: "†", paid: "$", bailed: "$", elected: "♔", "fed-drawn": "!", "heat-rose": "!" };
