// The table of a game that has no drawings yet: everything in words, and every answer as a button.
import type { Look } from "../../lib/table.svelte";
import { g, hasWord, t } from "../../lib/words.svelte";
import type { GameModule, LogEntry } from "../types";
import Board from "./Board.svelte";
import { word } from "./sheet";
import TextBoard from "./TextBoard.svelte";

/** Where points come from, in the game's own words; what the source is about has words of its own. */
function source(look: Look, part: Record<string, unknown>): string {
  const key = `score-${String(part.source)}`;
  const about = ["neighborhood", "location", "gangster"].filter((kind) => part[kind] !== undefined);
  const args = Object.fromEntries(about.map((kind) => [kind, word(look, kind, part[kind])]));
  return hasWord(look.game, key) ? g(look.game, key, args) : t("points");
}

const game: GameModule = {
  Board,
  Aside: null,
  asideTitle: () => "",
  TextBoard,
  headline: () => "",
  log: (look) =>
    look.lines.map((text, n): LogEntry => {
      const seat = look.events[n]?.seat;
      return { number: n + 1, seat: typeof seat === "number" ? seat : null, text, more: [] };
    }),
  score: (look, end) =>
    end.breakdown.map((part) => ({
      label: source(look, part),
      why: "",
      points: Array.isArray(part.points) ? (part.points as number[]) : look.seats.map(() => 0),
      rule: typeof part.rule === "string" ? part.rule : "",
    })),
  rules: () => [],
  startsMove: () => true,
};

export default game;
