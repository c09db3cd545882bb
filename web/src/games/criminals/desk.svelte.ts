// What the player is about to do on this table: the face chosen, the thing pointed at, a choice to be confirmed.
import type { Choice } from "../../lib/wire";
import { g } from "../../lib/words.svelte";
import { GAME, Offer, type Scene } from "./model";

export type Thing =
  | { kind: "card"; code: string }
  | { kind: "hidden"; from: string | null; seat: number }
  | { kind: "target"; target: number }
  | { kind: "hideout"; letter: string };

export class Desk {
  face = $state<"up" | "down">("up");
  asking = $state.raw<{ choice: Choice; words: string } | null>(null);
  pointed = $state.raw<Thing | null>(null);
  picked = $state<string | null>(null);
  /** which event showed cards that lie here until they are put away */
  seen = $state<number | null>(null);

  /** A new question: nothing is half done any more. */
  fresh(): void {
    this.face = "up";
    this.asking = null;
    this.picked = null;
    this.pointed = null;
  }

  press(scene: Scene, choice: Choice | undefined): void {
    if (!choice || scene.look.busy) return;
    const words = onceMore(scene, choice);
    if (words && this.asking?.choice.code !== choice.code) this.asking = { choice, words };
    else this.sure(scene, choice);
  }

  sure(scene: Scene, choice: Choice): void {
    this.asking = null;
    this.picked = null;
    this.show(scene, null);
    scene.look.choose(choice.code);
  }

  /** Cards that were seen; a curtain waits until they are put away. */
  show(scene: Scene, seen: number | null): void {
    this.seen = seen;
    scene.look.hold?.(seen !== null);
  }

  /** At a place of the own row: with the face chosen, or the only one that fits. */
  placing(offer: Offer, target: number): Choice | undefined {
    return offer.find({ target, face: this.face });
  }
}

/** Only what cannot be taken back and is easily done by mistake is asked once more. */
function onceMore(scene: Scene, choice: Choice): string | null {
  const offer = new Offer(scene.look.question);
  if (choice.args.pass === true && (offer.question?.answers.length ?? 0) > 1) return g(GAME, "sure-pass");
  if (offer.kind !== "place" || scene.mine === null) return null;
  const own = scene.stack(scene.mine, choice.args.target as number);
  const held = scene.view.hand.card ? scene.card(scene.view.hand.card).special : "";
  return own.length && held === "killer" ? g(GAME, "sure-own", { count: own.length }) : null;
}
