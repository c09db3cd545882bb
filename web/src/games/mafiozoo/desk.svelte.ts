// What the player is about to do on this desk: what is pointed at, and a thing that may mean several answers.
import type { Scene } from "./model";

/** A second tap on what has just answered, in ms, does not open a reading. */
const SECOND_TAP = 500;

export class Desk {
  #answered = -Infinity;
  /** the photo that was clicked before it was asked for, as with a secret card */
  #ahead: string | null = null;
  /** what the pointer or the focus is on */
  pointed = $state<string | null>(null);
  /** what was clicked to be read about */
  pinned = $state<string | null>(null);
  /** a thing whose several answers are now in the bar */
  narrowed = $state<string | null>(null);
  /** whether all answers are spelt out */
  listed = $state(false);
  /** whether the next number takes gems rather than places them */
  taking = $state(false);
  /** whether keys are in use, and worth showing */
  keyed = $state(false);

  /** A new question: nothing is half done any more. */
  fresh(): void {
    this.narrowed = null;
    this.pinned = null;
    this.pointed = null;
    this.listed = false;
    this.taking = false;
  }

  /** A photo that was already clicked answers the question for it, if that comes next. */
  goOn(scene: Scene): void {
    const found = scene.offer.kind === "photo" && this.#ahead ? scene.offer.on(this.#ahead) : [];
    this.#ahead = null;
    if (found.length === 1) this.choose(scene, found[0]!.code);
  }

  press(scene: Scene, thing: string): void {
    const found = scene.offer.on(thing);
    this.#ahead = scene.offer.kind === "use" && scene.view.plan?.card === "S" && thing.startsWith("photo") ? thing : null;
    if (found.length === 1) this.choose(scene, found[0]!.code);
    else if (found.length > 1) this.narrowed = this.narrowed === thing ? null : thing;
    else if (performance.now() - this.#answered > SECOND_TAP) this.pinned = this.pinned === thing ? null : thing;
  }

  choose(scene: Scene, code: string): void {
    if (scene.look.busy) return;
    this.#answered = performance.now();
    scene.look.choose(code);
  }
}

/** What makes a thing of the table answer to the pointer and to the keyboard. */
export function touchable(scene: Scene, desk: Desk, thing: string) {
  return {
    "data-thing": thing,
    onclick: (): void => desk.press(scene, thing),
    onpointerenter: (): void => void (desk.pointed = thing),
    onpointerleave: (): void => void (desk.pointed = null),
    onfocus: (): void => void (desk.pointed = thing),
    onblur: (): void => void (desk.pointed = null),
  };
}
