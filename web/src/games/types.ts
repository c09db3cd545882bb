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

export interface GameModule {
  Board: Component<{ look: Look; deck?: Snippet }>;
  Aside: Component<{ look: Look }> | null;
  asideTitle: () => string;
  TextBoard: Component<{ look: Look }>;
  headline: (look: Look) => string;
  log: (look: Look) => LogEntry[];
  score: (look: Look, end: End) => ScoreLine[];
  rules: () => RuleSection[];
  startsMove: (event: Event) => boolean;
}
