// What lies on the table, and which answers of a question each thing stands for.
import type { Choice } from "../../lib/wire";
import type { Scene } from "./model";

export type Thing =
  | { kind: "place"; place: string }
  | { kind: "piece"; place: string; seat: number; gangster: string }
  | { kind: "seat"; seat: number }
  | { kind: "card"; card: string }
  | { kind: "drawn"; number: number }
  | { kind: "deck" }
  | { kind: "terms" };

export type Args = Record<string, unknown>;

const OF_PLACES = ["place", "to", "raid", "shoot", "target", "tip", "drive"];
const OF_SEATS = ["talk", "ballot", "tie", "give", "victim", "accuse", "target", "court", "hire", "hawk"];
const OF_CARDS = ["act", "discard", "defend", "shoot"];
const OF_OWN = ["place", "move", "lose", "piece", "bail", "drive"];
const OF_VOTES = ["ballot", "tie"];
/** Arguments that stand for something on the table. */
const SHOWN = ["place", "gangster", "seat", "card"];

/** The arguments an answer must have to mean this thing; null if the question has nothing to do with it. */
export function meaning(scene: Scene, thing: Thing): Args | null {
  const kind = scene.look.question?.kind ?? "";
  const when = (kinds: string[], args: Args): Args | null => (kinds.includes(kind) ? args : null);
  if (thing.kind === "place") return when(OF_PLACES, { place: thing.place });
  if (thing.kind === "seat") return when(OF_SEATS, { seat: thing.seat });
  if (thing.kind === "card") return thing.card === "blackmail" && kind === "talk" ? { blackmail: true } : when(OF_CARDS, { card: thing.card });
  if (thing.kind === "drawn") return when(["keep"], { card: thing.number });
  if (thing.kind === "deck") return when(["shop"], { buy: true });
  if (thing.kind === "terms") return when(["terms"], { turn: true });
  return ofPiece(scene, kind, thing);
}

function ofPiece(scene: Scene, kind: string, piece: { place: string; seat: number; gangster: string }): Args | null {
  const { place, seat, gangster } = piece;
  const mine = seat === scene.mine;
  if (kind === "free") return place === "jail" ? { seat, gangster } : null;
  if (kind === "target") return { place, seat };
  if (OF_VOTES.includes(kind)) return place === scene.view.test?.place ? { seat } : null;
  if (kind === "act") return mine && gangster === "driver" ? { drive: true } : null;
  return mine && OF_OWN.includes(kind) ? { gangster } : null;
}

export function fits(choice: Choice, args: Args): boolean {
  return Object.entries(args).every(([key, value]) => choice.args[key] === value);
}

/** Whether something on the table, beyond what was picked already, stands for an answer. */
export function isShown(choice: Choice, picked: Args): boolean {
  return SHOWN.some((key) => choice.args[key] !== undefined && picked[key] === undefined);
}
