// What the player is about to say: an answer may need two clicks, the first narrows the question.
import type { Choice } from "../../lib/wire";
import type { Scene } from "./model";
import { fits, isShown, meaning, type Args, type Thing } from "./things";

/** So many answers, and so many letters in them, have room beside a question. */
const FEW = 6;
const SHORT = 96;

export class Desk {
  /** what was clicked already of an answer that needs more */
  picked = $state.raw<Args>({});
  /** whether all answers are listed */
  listed = $state(false);

  /** A new question: nothing is half said any more. */
  fresh(): void {
    this.picked = {};
    this.listed = false;
  }

  get isHalfway(): boolean {
    return Object.keys(this.picked).length > 0;
  }

  /** The answers that go with what was clicked so far. */
  answers(scene: Scene): Choice[] {
    return (scene.look.question?.answers ?? []).filter((answer) => fits(answer, this.picked));
  }

  meant(scene: Scene, thing: Thing): Choice[] {
    const args = scene.look.live && !scene.look.busy ? meaning(scene, thing) : null;
    return args ? this.answers(scene).filter((answer) => fits(answer, args)) : [];
  }

  may(scene: Scene, thing: Thing): boolean {
    return this.meant(scene, thing).length > 0;
  }

  isPicked(thing: Partial<Args>): boolean {
    return this.isHalfway && Object.entries(thing).every(([key, value]) => this.picked[key] === value);
  }

  press(scene: Scene, thing: Thing): void {
    const found = this.meant(scene, thing);
    if (found.length === 1) scene.look.choose(found[0]!.code);
    else if (found.length > 1) this.#narrow(found, meaning(scene, thing) ?? {});
  }

  /** What is left is clicked next, or listed where nothing on the table tells it apart. */
  #narrow(left: Choice[], args: Args): void {
    this.picked = { ...this.picked, ...args };
    this.listed = !left.some((answer) => isShown(answer, this.picked));
  }

  /** The answers that stand beside the question: all of them where they are few, else what nothing on the table means. */
  beside(scene: Scene): Choice[] {
    const all = this.answers(scene);
    if (this.listed || isFew(all)) return all;
    const words = all.filter((answer) => !isShown(answer, this.picked));
    return isFew(words) ? words : words.slice(0, 2);
  }

  /** How many answers there are, if not all stand beside the question. */
  more(scene: Scene): number {
    const all = this.answers(scene);
    return isFew(all) ? 0 : all.length;
  }
}

function isFew(answers: Choice[]): boolean {
  return answers.length <= FEW && answers.reduce((sum, answer) => sum + (answer.text ?? "").length, 0) <= SHORT;
}
