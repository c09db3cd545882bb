// Where there is no room for desk and city side by side, one of them is shown.
import { g } from "../../lib/words.svelte";
import type { TableParts } from "../types";
import { icons } from "./art";
import { GAME, type Scene } from "./model";

export type Part = "blotter" | "city";

class Shown implements TableParts {
  now = $state<Part>("blotter");
  asked = $state<Part>("blotter");

  get choices() {
    return [
      { key: "blotter", drawing: icons.board!, text: g(GAME, "blotter") },
      { key: "city", drawing: icons.city!, text: g(GAME, "city") },
    ];
  }

  show(key: string): void {
    this.now = key as Part;
  }
}

export const shown = new Shown();

/** The part that a question, or a moment of a film, is about. */
export function partOf(scene: Scene): Part {
  const asked = ["goon", "payment", "dock"].includes(scene.offer.kind);
  return asked || (!scene.look.live && scene.view.phase === "influence") ? "city" : "blotter";
}
