// Keys of this table: letters for photos or for locations, numbers for cards, gems and the answers of the bar, 0 for no.
import { digit, isForTable } from "../../lib/keys";
import type { Choice } from "../../lib/wire";
import type { Desk } from "./desk.svelte";
import { plotCell } from "./layout";
import type { Scene } from "./model";

const LETTERS = "ABCDEFGHIJKLMNOP";
const PHOTOS = 12;
/** What an answer says that wants nothing, or nothing in particular. */
const NO = ["stop", "done", "keep", "none", "no", "unseen"];
/** Questions whose answers are told apart by a number, and the name of that number. */
const COUNTS: Record<string, string> = { use: "place", token: "place", dock: "gems", producer: "gems", inform: "slush" };

export function onKey(event: KeyboardEvent, scene: Scene, desk: Desk): void {
  if (!isForTable(event)) return;
  desk.keyed = true;
  const key = event.key.toUpperCase();
  if (key === "ESCAPE") desk.fresh();
  else if (key === "U" && scene.look.canUndo) scene.look.undo();
  else if (scene.look.question && press(scene, desk, key, digit(event))) event.preventDefault();
}

function press(scene: Scene, desk: Desk, key: string, number: number | null): boolean {
  if (key === "W") desk.listed = !desk.listed;
  else if (key === "T" && scene.offer.kind === "use") desk.taking = !desk.taking;
  else if (number !== null) return pressNumber(scene, desk, number);
  else return pressLetter(scene, desk, key);
  return true;
}

function pressNumber(scene: Scene, desk: Desk, number: number): boolean {
  const choice = numbered(scene, desk, number);
  if (choice) desk.choose(scene, choice.code);
  return choice !== undefined;
}

function pressLetter(scene: Scene, desk: Desk, key: string): boolean {
  const thing = lettered(scene, key);
  const meant = thing !== null && scene.offer.on(thing).length > 0;
  if (meant) desk.press(scene, thing);
  return meant;
}

/** The thing behind a letter: locations where one of them is asked for, else photos; and the two places for gems. */
function lettered(scene: Scene, key: string): string | null {
  if (key === "R") return `reserve:${scene.mine}`;
  if (key === "S") return `slush:${scene.mine}`;
  const n = key.length === 1 ? LETTERS.indexOf(key) : -1;
  if (n < 0) return null;
  if (asksForPlaces(scene)) return `location:L${Math.floor(n / 4) + 1}${(n % 4) + 1}`;
  return n < PHOTOS ? `photo:${n + 1}` : null;
}

function asksForPlaces(scene: Scene): boolean {
  return Object.keys(scene.box.locations).some((code) => scene.offer.on(`location:${code}`).length);
}

function numbered(scene: Scene, desk: Desk, number: number): Choice | undefined {
  const { offer } = scene;
  if (desk.narrowed) return offer.on(desk.narrowed)[number - 1];
  if (offer.kind === "bribe") return offer.on(`card:${scene.view.hand?.[number - 1]}`)[0];
  const no = offer.answers.find(({ args }) => NO.some((word) => args[word] === true));
  if (number === 0 && no) return no;
  const name = countOf(scene, desk);
  if (name) return offer.answers.find(({ args }) => args[name] === number);
  return offer.inBar.filter((choice) => choice !== no)[number - 1];
}

function countOf(scene: Scene, desk: Desk): string | undefined {
  const { kind, answers } = scene.offer;
  const taking = kind === "use" && (desk.taking || !answers.some(({ args }) => args.place));
  return taking ? "take" : COUNTS[kind];
}

/** The number that gives an answer, as it is written on its button. */
export function numberOf(scene: Scene, desk: Desk, choice: Choice): string | null {
  const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].find((number) => numbered(scene, desk, number) === choice);
  return found === undefined ? null : String(found);
}

/** The letter of a photo or a location that is asked for. */
export function letterOf(scene: Scene, thing: string): string | null {
  const [kind, code = ""] = thing.split(":");
  const [row, column] = kind === "location" ? plotCell(code) : [0, Number(code) - 1];
  const letter = LETTERS[4 * row + column] ?? "";
  return scene.offer.on(thing).length && lettered(scene, letter) === thing ? letter : null;
}
