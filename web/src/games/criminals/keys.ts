// Keys of this table: letters for hideouts, numbers for cards and targets, F for the face, P for pass, 0 for nobody.
import { isForTable } from "../../lib/keys";
import type { Desk } from "./desk.svelte";
import { Offer, type Scene } from "./model";
import type { Choice } from "../../lib/wire";

export function onKey(event: KeyboardEvent, scene: Scene, desk: Desk): void {
  if (!isForTable(event)) return;
  if (event.key === "Escape" && desk.asking) desk.asking = null;
  else if (event.key.toLowerCase() === "u" && scene.look.canUndo) scene.look.undo();
  else if (event.key.toLowerCase() === "f") turn(scene, desk);
  else if (scene.asked) press(scene, desk, event);
}

function press(scene: Scene, desk: Desk, event: KeyboardEvent): void {
  const choice = meant(scene, desk, event.key.toUpperCase());
  if (!choice) return;
  event.preventDefault();
  desk.press(scene, choice);
}

function meant(scene: Scene, desk: Desk, key: string): Choice | undefined {
  const offer = new Offer(scene.look.question);
  const number = /^[0-9]$/.test(key) ? Number(key) : null;
  if (key === "0") return offer.find({ nobody: true }) ?? offer.find({ nothing: true }) ?? offer.find({ leave: true });
  if (offer.kind === "hire" && number !== null) return offer.find({ card: fan(scene)[number - 1] });
  if (offer.kind === "place" && number !== null) return desk.placing(offer, number);
  if (offer.kind === "kill" && number !== null) return offer.find({ seat: number - 1 });
  if (offer.kind === "recruit" && key === "P") return offer.find({ pass: true });
  if (offer.kind === "pickpocket" && key === "1") return offer.find({ take: true });
  if (number !== null) return offer.find({ target: number });
  return /^[A-I]$/.test(key) ? offer.find({ hideout: key }) : undefined;
}

export function fan(scene: Scene): string[] {
  return [...(scene.view.pile ?? [])].sort((a, b) => scene.card(b).level - scene.card(a).level);
}

function turn(scene: Scene, desk: Desk): void {
  const other = desk.face === "up" ? "down" : "up";
  if (new Offer(scene.look.question).find({ face: other })) desk.face = other;
}
