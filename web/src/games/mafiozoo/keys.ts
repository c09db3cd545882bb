// Keys of this table: A for all answers, U to take back, Escape to let go; everything else is reached by Tab.
import { isForTable } from "../../lib/keys";
import type { Desk } from "./desk.svelte";
import type { Scene } from "./model";

export function onKey(event: KeyboardEvent, scene: Scene, desk: Desk): void {
  if (!isForTable(event)) return;
  const key = event.key.toLowerCase();
  if (key === "escape") desk.fresh();
  else if (key === "u" && scene.look.canUndo) scene.look.undo();
  else if (key === "a" && scene.look.question) desk.listed = !desk.listed;
}
