// What a table in words says of a view, and how: names come from the game's own message files.
import type { Look } from "../../lib/table.svelte";
import type { Json } from "../../lib/types";
import { g, hasWord, t } from "../../lib/words.svelte";
import { readable } from "./values";

/** A value as the words that stand for it; nothing if there is nothing to say. */
type Say = (value: unknown, look: Look) => string[];

export interface Field {
  name: string;
  say: Say;
}

/** Things side by side: their names, and some columns for each. */
export interface Grid {
  name: string;
  rows: (view: Json) => { name: (look: Look) => string; cells: Record<string, string | number[]> }[];
}

export interface Sheet {
  facts: Field[];
  seats: Field[];
  own: Field[];
  grids: Grid[];
}

export function word(look: Look, kind: string, value: unknown): string {
  const key = `${kind}-${String(value)}`;
  return hasWord(look.game, key) ? g(look.game, key) : readable(value);
}

const plain: Say = (value) => [readable(value)];
const named = (kind: string): Say => (value, look) => [word(look, kind, value)];
const list = (kind: string): Say => (value, look) => (value as unknown[]).map((each) => word(look, kind, each));
const seat: Say = (value, look) => (typeof value === "number" ? [look.seats[value]?.name ?? ""] : []);

/** Things that are counted: only those that are there. */
const counted = (kind: string): Say => (value, look) =>
  Object.entries(value as Record<string, number>).flatMap(([key, count]) => (count ? [`${word(look, kind, key)} ${count}`] : []));

const dollars = (amount: unknown): string => t("plain-dollars", { amount: Number(amount) });

const bribe: Say = (value, look) =>
  (value as string[]).map((code) => (code === "S" ? g(look.game, "card-secret") : word(look, "character", code)));

const tokens: Say = (value, look) => {
  const { known, hidden } = value as { known: Record<string, number>; hidden: number };
  return [...counted("neighborhood")(known, look), ...(hidden ? [t("plain-hidden", { count: hidden })] : [])];
};

const gang: Say = (value, look) =>
  Object.entries(value as Record<string, string[]>).flatMap(([place, who]) =>
    place === "aside" || who.length === 0 ? [] : [`${word(look, "place", place)}: ${list("gangster")(who, look).join(", ")}`],
  );

interface Photo {
  character: number;
  condition: string;
  needed: number | null;
  gems: number[];
}

const photos: Grid = {
  name: "photos",
  rows: (view) =>
    (view.photos as Photo[]).map((photo) => ({
      name: (look) => word(look, "character", photo.character),
      cells: { condition: `condition-${photo.condition}`, needed: String(photo.needed ?? ""), gems: photo.gems },
    })),
};

const places: Grid = {
  name: "places",
  rows: (view) =>
    Object.entries(view.rackets as Record<string, number>).map(([place, money]) => ({
      name: (look) => word(look, "place", place),
      cells: {
        racket: dollars(money),
        agents: String((view.agents as Record<string, number>)[place] || ""),
        strength: (view.strength as Record<string, number[]>)[place] ?? [],
      },
    })),
};

export const SHEETS: Record<string, Sheet> = {
  mafiozoo: {
    facts: [
      { name: "round", say: plain },
      { name: "phase", say: named("phase") },
      { name: "first", say: seat },
      { name: "godfather", say: named("character") },
      { name: "agenda", say: list("neighborhood") },
      { name: "deck", say: plain },
      { name: "informant_deck", say: plain },
    ],
    seats: [
      { name: "money", say: plain },
      { name: "slush", say: plain },
      { name: "reserve", say: plain },
      { name: "favors", say: counted("favor") },
      { name: "goons", say: list("location") },
      { name: "tokens", say: tokens },
      { name: "hand_sizes", say: plain },
      { name: "informant_sizes", say: plain },
    ],
    own: [
      { name: "hand", say: bribe },
      { name: "informants", say: list("informant") },
    ],
    grids: [photos],
  },
  mobties: {
    facts: [
      { name: "turn", say: plain },
      { name: "phase", say: named("phase") },
      { name: "don", say: seat },
      { name: "heat", say: plain },
      { name: "terms", say: named("terms") },
      { name: "deck", say: plain },
      { name: "agent_deck", say: plain },
    ],
    seats: [
      { name: "cash", say: (value) => [dollars(value)] },
      { name: "gangsters", say: gang },
      { name: "hand_sizes", say: plain },
    ],
    own: [{ name: "hand", say: list("card") }],
    grids: [places],
  },
};
