// Keys of this table: letters for places, numbers for the answers beside the question, A for all answers, U to take back,
// Escape to let go; everything else is reached by Tab.
import { digit, isForTable } from "../../lib/keys";
import { g } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { GAME, type Scene } from "./model";

export function onKey(event: KeyboardEvent, scene: Scene, desk: Desk): void {
  if (!isForTable(event)) return;
  const [key, number] = [event.key.toUpperCase(), digit(event)];
  if (key === "ESCAPE") desk.fresh();
  else if (key === "U" && scene.look.canUndo) scene.look.undo();
  else if (key === "A" && desk.more(scene)) desk.listed = !desk.listed;
  else if (number !== null) answer(scene, desk, number);
  else goTo(scene, desk, key);
}

function answer(scene: Scene, desk: Desk, number: number): void {
  const meant = scene.look.busy ? undefined : desk.beside(scene)[number - 1];
  if (meant) scene.look.choose(meant.code);
}

function goTo(scene: Scene, desk: Desk, letter: string): void {
  const place = [...scene.places, "streets"].find((each) => letterOf(each) === letter);
  if (place) desk.press(scene, { kind: "place", place });
}

/** The letter of a place in the reader's language. */
export const letterOf = (place: string): string => g(GAME, `letter-${place}`);
