// How the ballots open: the envelopes turn one after the other, the blocks slide to their candidates, the stamp falls last.
import { moves } from "../../lib/prefs.svelte";

const TURN = 240;
const APART = 80;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const UNSEEN = { opacity: 0 };

export function openBallots(root: HTMLElement): void {
  if (!moves()) return;
  const slips = all(root, ".slip");
  slips.forEach((slip, n) => turn(slip, n * APART));
  const turned = TURN + (slips.length - 1) * APART;
  for (const block of all(root, "[data-from]")) slide(block, slips.find((slip) => slip.dataset.seat === block.dataset.from), turned);
  for (const each of all(root, ".late")) play(each, [UNSEEN, {}], TURN, turned + TURN);
  for (const stamp of all(root, ".stamp")) play(stamp, [{ ...UNSEEN, transform: "scale(1.8)" }, {}], TURN / 2, turned + TURN);
}

const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

function turn(slip: HTMLElement, delay: number): void {
  const seen = { visibility: "visible" };
  play(slip.querySelector(".envelope"), [{ ...seen, transform: "none" }, { ...seen, transform: "rotateY(90deg)" }], TURN / 2, delay);
  play(slip.querySelector(".paper"), [{ transform: "rotateY(-90deg)" }, { transform: "none" }], TURN / 2, delay + TURN / 2);
}

/** From the ballot to where it counts. */
function slide(block: HTMLElement, slip: HTMLElement | undefined, delay: number): void {
  if (!slip) return;
  const [start, end] = [slip.getBoundingClientRect(), block.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  play(block, [{ ...UNSEEN, transform: `translate(${x}px, ${y}px)` }, { opacity: 1, offset: 0.2 }, { transform: "none" }], TURN, delay);
}

function play(element: Element | null, frames: Keyframe[], duration: number, delay: number): void {
  element?.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}
