// Keys of this table: A for all answers, U to take back, Escape to let go; everything else is reached by Tab.
import type { Desk } from "./desk.svelte";
import type { Scene } from "./model";

export function onKey(event: KeyboardEvent, scene: Scene, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  const key = event.key.toLowerCase();
  if (key === "escape") desk.fresh();
  else if (key === "u" && scene.look.canUndo) scene.look.undo();
  else if (key === "a" && scene.look.question) desk.listed = !desk.listed;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog") !== null;
}
