// What a seat is doing just now, in a word.
import { g, t } from "../../lib/words.svelte";
import { GAME, type Scene } from "./model";

export type Doing = "asked" | "thinking" | "locked" | "ready" | "attacked" | "away" | "idle";

export function doing(scene: Scene, seat: number): Doing {
  const { test, asking, asked } = scene.view;
  if (scene.look.away.includes(seat)) return "away";
  if (scene.isAsked(seat)) return seat === scene.mine && scene.look.live ? "asked" : "thinking";
  if (test?.present.includes(seat) && asked.length && asking === "ballot") return "locked";
  if (test?.present.includes(seat) && asked.length && asking === "talk") return "ready";
  return scene.view.attack?.victim === seat ? "attacked" : "idle";
}

export function doingWords(scene: Scene, seat: number): string {
  const state = doing(scene, seat);
  if (state === "idle") return scene.look.seats[seat]?.kind === "bot" ? t("bot") : "";
  if (state === "away") return t("away-short");
  return state === "asked" ? t("your-turn-short") : g(GAME, `doing-${state}`);
}
