// Where every point came from, with the reason.
import type { Look } from "../../lib/table.svelte";
import type { End } from "../../lib/wire";
import { g } from "../../lib/words.svelte";
import type { ScoreLine } from "../types";
import { GAME, Scene, gangName, signed, targetName } from "./model";

interface Part {
  target?: number;
  worth?: number;
  modifiers?: number;
  strengths?: (number | null)[];
  gang?: string;
  members?: number[];
  points: number[];
  rule: string;
}

export function scoreOf(look: Look, end: End): ScoreLine[] {
  const scene = new Scene(look);
  return (end.breakdown as unknown as Part[]).map((part) => (part.gang ? ofGang(scene, part) : ofTarget(scene, part)));
}

function names(scene: Scene, part: Part, values: (number | null)[]): { names: string; several: number; most: number } {
  const most = Math.max(...values.map((value) => value ?? -1));
  const seats = values.flatMap((value, seat) => (value === most && most > 0 ? [scene.name(seat)] : []));
  return { names: seats.join(", "), several: seats.length, most };
}

function ofTarget(scene: Scene, part: Part): ScoreLine {
  const lead = names(scene, part, part.strengths ?? []);
  const target = part.target ?? 0;
  const worth = part.modifiers
    ? g(GAME, "why-worth-changed", { printed: target, change: signed(part.modifiers), worth: part.worth ?? 0 })
    : g(GAME, "why-worth", { worth: part.worth ?? 0 });
  const why = g(GAME, "why-target", { ...lead, worth });
  return { label: `${target} ${targetName(target)}`, why, points: part.points, rule: part.rule };
}

function ofGang(scene: Scene, part: Part): ScoreLine {
  const why = g(GAME, "why-gang", names(scene, part, part.members ?? []));
  return { label: gangName(part.gang ?? ""), why, points: part.points, rule: part.rule };
}
