import { g } from "../../lib/words.svelte";
import type { GameModule } from "../types";
import { actOf } from "./act";
import Board from "./Board.svelte";
import Keepsake from "./Keepsake.svelte";
import { logOf } from "./log";
import { GAME, Scene, startsMove } from "./model";
import Notebook from "./Notebook.svelte";
import { scoreOf } from "./score";
import Steps from "./Steps.svelte";
import TextBoard from "./TextBoard.svelte";

const SECTIONS: [string, number, number][] = [
  ["rules-setup", 1, 7],
  ["rules-turn", 8, 13],
  ["rules-hiring", 14, 21],
  ["rules-placing", 22, 30],
  ["rules-actions", 31, 41],
  ["rules-counting", 42, 52],
];

const game: GameModule = {
  Board,
  Aside: Notebook,
  asideTitle: () => g(GAME, "notebook"),
  TextBoard,
  headline: (look) => {
    const scene = new Scene(look);
    const round = Math.ceil(Math.max(1, scene.move) / scene.view.players);
    return g(GAME, "headline", { round, move: scene.move });
  },
  log: logOf,
  score: scoreOf,
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
