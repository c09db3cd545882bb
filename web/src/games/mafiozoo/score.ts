// Where every point came from, with the reason.
import type { Look } from "../../lib/table.svelte";
import type { End } from "../../lib/wire";
import { g } from "../../lib/words.svelte";
import type { ScoreLine } from "../types";
import { GAME, locationName, tokenName } from "./model";

interface Part {
  source: string;
  rule: string;
  points: number[];
  neighborhood?: string;
  location?: string;
  tokens?: number[];
}

/** What brought nobody anything is left out. */
export function scoreOf(look: Look, end: End): ScoreLine[] {
  const parts = end.breakdown as unknown as Part[];
  return parts.filter((part) => part.points.some((points) => points)).map((part) => line(look, part));
}

function line(look: Look, part: Part): ScoreLine {
  const args = {
    ...(part.neighborhood ? { neighborhood: tokenName(part.neighborhood) } : {}),
    ...(part.location ? { location: locationName(part.location) } : {}),
  };
  return { label: g(GAME, `score-${part.source}`, args), why: why(look, part), points: part.points, rule: part.rule };
}

function why(look: Look, part: Part): string {
  if (!part.tokens) return g(GAME, `why-${part.source}`);
  return part.tokens.map((count, seat) => `${look.seats[seat]?.name ?? ""} ${count}`).join(", ");
}
