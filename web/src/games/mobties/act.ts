// A move of the film in a few words: what the house said first of it.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import type { Act } from "../types";

export function actOf(_: Look, events: Event[], lines: string[]): Act {
  return { title: lines[0] ?? "", drawing: null, sign: SIGNS[events[0]?.kind ?? ""] ?? "·" };
}

const SIGNS: Record<string, string> = { killed: "†", attacked: "†", paid: "$", bailed: "$", elected: "♔", "fed-drawn": "!", "heat-rose": "!" };
