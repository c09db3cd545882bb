// The table of a game that has no drawings yet: everything in words, and every answer as a button.
import { t } from "../../lib/words.svelte";
import type { GameModule, LogEntry } from "../types";
import Board from "./Board.svelte";
import TextBoard from "./TextBoard.svelte";

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
      label: Object.values(part).find((value) => typeof value === "string" && !/^[A-Z]\d/.test(value))?.toString() ?? t("points"),
      why: "",
      points: Array.isArray(part.points) ? (part.points as number[]) : look.seats.map(() => 0),
      rule: typeof part.rule === "string" ? part.rule : "",
    })),
  rules: () => [],
  startsMove: () => true,
};

export default game;
