// What a game adds to the shell of a table.
import type { Component, Snippet } from "svelte";
import type { Look } from "../lib/table.svelte";
import type { Event } from "../lib/types";
import type { End } from "../lib/wire";

export interface Bar {
  lead: string;
  strong: string;
  hint: string;
}

export interface LogEntry {
  number: number;
  seat: number | null;
  /** who acts, if the text begins with that name */
  name?: string;
  text: string;
  more: string[];
  /** not something that happened, but what the following entries belong to */
  heading?: boolean;
}

export interface ScoreLine {
  label: string;
  why: string;
  points: number[];
  rule: string;
}

export interface RuleSection {
  title: string;
  rules: string[];
}

/** A move of the film in a few words, and what its disc over the chart shows: a drawing, or a sign or two. */
export interface Act {
  title: string;
  drawing: string | null;
  sign: string;
}

/** What happened in one move, with the view before it. */
export interface MoveShown {
  events: Event[];
  lines: string[];
  /** cards that lay somewhere before the move, for eyes that see all */
  piles: Record<string, string[]> | null;
}

/** Parts of a table that a phone shows one at a time, each with a tab of its own. */
export interface TableParts {
  readonly choices: { key: string; drawing: string; text: string }[];
  readonly now: string;
  /** the part that whoever is asked has to look at */
  readonly asked: string;
  show: (key: string) => void;
}

export interface GameModule {
  Board: Component<{ look: Look; deck?: Snippet }>;
  Aside: Component<{ look: Look }> | null;
  asideTitle: () => string;
  TextBoard: Component<{ look: Look }>;
  headline: (look: Look) => string;
  /** how far the game has come, drawn in the head of the page in place of the headline */
  Track?: Component<{ look: Look }>;
  parts?: TableParts;
  /** the table needs the room more than what lies beside it */
  slimRail?: boolean;
  log: (look: Look) => LogEntry[];
  score: (look: Look, end: End) => ScoreLine[];
  rules: () => RuleSection[];
  startsMove: (event: Event) => boolean;
  act?: (look: Look, events: Event[], lines: string[]) => Act;
  Steps?: Component<{ look: Look; move: MoveShown }>;
  Keepsake?: Component<{ look: Look; events: Event[] }>;
}
