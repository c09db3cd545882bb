import { g } from "../../lib/words.svelte";
import TextBoard from "../plain/TextBoard.svelte";
import type { GameModule } from "../types";
import { actOf } from "./act";
import Board from "./Board.svelte";
import Keepsake from "./Keepsake.svelte";
import { logOf } from "./log";
import { GAME, type View } from "./model";
import { shown } from "./part.svelte";
import { scoreOf } from "./score";
import Steps from "./Steps.svelte";
import Track from "./Track.svelte";

const SECTIONS: [string, number, number][] = [
  ["rules-setup", 1, 12],
  ["phase-revenue", 13, 20],
  ["phase-bribery", 21, 32],
  ["phase-favors", 33, 53],
  ["phase-influence", 54, 59],
  ["rules-counting", 60, 66],
  ["rules-few", 67, 74],
];

const game: GameModule = {
  Board,
  Aside: null,
  asideTitle: () => "",
  TextBoard,
  Track,
  parts: shown,
  slimRail: true,
  headline: (look) => {
    const { round, rounds, phase } = look.view as unknown as View;
    return g(GAME, "headline", { round, rounds, phase: g(GAME, `phase-${phase}`) });
  },
  log: logOf,
  score: scoreOf,
  rules: () =>
    SECTIONS.map(([title, from, to]) => ({
      title: g(GAME, title),
      rules: Array.from({ length: to - from + 1 }, (_, n) => `R${from + n}`),
    })),
  startsMove: () => true,
  act: actOf,
  Steps,
  Keepsake,
};

export default game;
