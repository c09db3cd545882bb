import { g } from "../../lib/words.svelte";
import plain from "../plain/module";
import TextBoard from "../plain/TextBoard.svelte";
import type { GameModule } from "../types";
import { actOf } from "./act";
import Board from "./Board.svelte";
import Keepsake from "./Keepsake.svelte";
import { logOf, startsMove } from "./log";
import { GAME, PHASES, Scene, phaseName } from "./model";
import Steps from "./Steps.svelte";
import Track from "./Track.svelte";

const SECTIONS: [string, number, number][] = [
  ["rules-setup", 1, 8],
  ["rules-turn", 9, 11],
  ["rules-tests", 12, 18],
  ["rules-election", 19, 24],
  ["rules-business", 25, 33],
  ["rules-movement", 34, 37],
  ["rules-agents", 38, 53],
  ["rules-action", 54, 66],
  ["rules-rescue", 67, 71],
  ["rules-end", 72, 73],
  ["rules-promises", 74, 80],
];

const game: GameModule = {
  Board,
  Aside: null,
  asideTitle: () => "",
  TextBoard,
  Track,
  headline: (look) => {
    const { turn, phase } = new Scene(look).view;
    const running = (PHASES as readonly string[]).includes(phase);
    return running ? g(GAME, "log-phase", { turn, phase: phaseName(phase) }) : phaseName(phase);
  },
  log: logOf,
  score: plain.score,
  rules: () =>
    SECTIONS.map(([title, from, to]) => ({
      title: g(GAME, title),
      rules: Array.from({ length: to - from + 1 }, (_, n) => `R${from + n}`),
    })),
  startsMove,
  act: actOf,
  Steps,
  Keepsake,
};

export default game;
