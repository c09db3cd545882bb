// Events become motion: cards fly from their hideout to their place, gems from their seat to a photo, hidden cards turn over
// one after the other, points fly to the seats, money counts. A click or a key skips it; with reduced motion nothing moves.
import { moves } from "../lib/prefs.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Event } from "../lib/types";

const FLIGHT = 240;
const TURN = 240;
/** What sends somebody who lies on the table somewhere else on it. */
const SHIFTS = ["moved", "drove", "got-away", "arrested", "freed", "bailed", "killed"];
const EASE = "cubic-bezier(.2,.7,.2,1)";

let running: Animation[] = [];

export function watchMotion(table: TableStore, root: () => HTMLElement | null): () => void {
  let before = new Map<string, DOMRect>();
  const change = {
    before: () => {
      before = moves() ? measure(root()) : new Map();
    },
    after: (events: Event[]) => {
      if (moves()) play(root(), before, events);
    },
  };
  table.changes.add(change);
  window.addEventListener("pointerdown", skip);
  window.addEventListener("keydown", skip);
  return () => {
    table.changes.delete(change);
    window.removeEventListener("pointerdown", skip);
    window.removeEventListener("keydown", skip);
  };
}

export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

function things(root: HTMLElement | null): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>("[data-thing]")] : [];
}

function measure(root: HTMLElement | null): Map<string, DOMRect> {
  return new Map(things(root).map((each) => [each.dataset.thing!, each.getBoundingClientRect()]));
}

function play(root: HTMLElement | null, before: Map<string, DOMRect>, events: Event[]): void {
  running = running.filter((animation) => animation.playState === "running");
  const now = new Map(things(root).map((each) => [each.dataset.thing!, each]));
  for (const event of events) if (event.kind === "placed") fly(now, before, `token:${event.token}`, `hideout:${event.hideout}`);
  if (events.some((event) => SHIFTS.includes(event.kind))) shift(now, before);
  for (const event of events) wander(now, before, event);
  turnOver(now, events);
  score(root, now, events);
  for (const seat of new Set(events.map((event) => event.seat))) pulse(now.get(`money:${seat}`), events);
}

/** From where it was, or from where it comes, to where it lies. */
function fly(now: Map<string, HTMLElement>, before: Map<string, DOMRect>, thing: string, source: string): void {
  const element = now.get(thing);
  const start = before.get(thing) ?? before.get(source);
  if (element && start) glide(element, start);
}

/** Gems go from their seat to a photo or along a string, goons from their seat into the city. */
function wander(now: Map<string, HTMLElement>, before: Map<string, DOMRect>, event: Event): void {
  const { kind, seat, character, location, to } = event;
  const ways: Record<string, [from: string, to: string]> = {
    bribed: [`seat:${seat}`, `gems:${character}:${seat}`],
    informed: [`seat:${seat}`, `gems:${character}:${seat}`],
    "bonus-placed": [`seat:${seat}`, `gems:${character}:${seat}`],
    "extra-placed": [`seat:${seat}`, `gems:${character}:${seat}`],
    "moved-on": [`photo:${character}`, `gems:${to}:${seat}`],
    "goon-placed": [`seat:${seat}`, `goon:${location}:${seat}`],
  };
  const [source, target] = ways[kind] ?? ["", ""];
  const [start, element] = [before.get(source), now.get(target)];
  if (start && element) glide(element, start);
}

function shift(now: Map<string, HTMLElement>, before: Map<string, DOMRect>): void {
  for (const [thing, element] of now) {
    const start = before.get(thing);
    if (!thing.startsWith("token:") || !start) continue;
    const end = element.getBoundingClientRect();
    if (Math.abs(end.left - start.left) + Math.abs(end.top - start.top) > 20) glide(element, start);
  }
}

function glide(element: HTMLElement, start: DOMRect): void {
  const end = element.getBoundingClientRect();
  const drawn = end.width / (element.offsetWidth || end.width) || 1; // how much larger than life its table is drawn
  const x = (start.left + start.width / 2 - end.left - end.width / 2) / drawn;
  const y = (start.top + start.height / 2 - end.top - end.height / 2) / drawn;
  const size = Math.max(0.25, Math.min(1.4, start.width / Math.max(1, end.width)));
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 }, { transform: "none", zIndex: 5 }];
  running.push(element.animate(frames, { duration: FLIGHT, easing: EASE }));
}

function turnOver(now: Map<string, HTMLElement>, events: Event[]): void {
  events
    .filter((event) => event.kind === "revealed")
    .forEach((event, n) => {
      const frames = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
      const options = { duration: TURN, delay: n * TURN, easing: EASE, fill: "backwards" } as const;
      const animation = now.get(`token:${event.token}`)?.animate(frames, options);
      if (animation) running.push(animation);
    });
}

/** Points fly to the seats: target by target after all cards lie open, then the gangs. */
function score(root: HTMLElement | null, now: Map<string, HTMLElement>, events: Event[]): void {
  const turned = events.filter((event) => event.kind === "revealed").length * TURN;
  const scored = events.filter((event) => ["target-scored", "gang-scored"].includes(event.kind));
  scored.forEach((event, n) => {
    for (const seat of event.seats as number[]) {
      const points = Number(event.each ?? event.points);
      const to = now.get(`seat:${seat}`);
      const from = now.get(`target:${event.target}`) ?? to;
      if (root && from && to && points > 0) throwPoints(root, from, to, points, turned + n * TURN);
    }
  });
}

function throwPoints(root: HTMLElement, from: HTMLElement, to: HTMLElement, points: number, delay: number): void {
  const chip = document.createElement("span");
  chip.className = "points-flying";
  chip.setAttribute("aria-hidden", "true");
  chip.textContent = `+${points}`;
  root.append(chip);
  const [start, end] = [middle(from), middle(to)];
  const frames = [
    { transform: `translate(${start.x}px, ${start.y}px) scale(0.6)`, opacity: 0 },
    { transform: `translate(${start.x}px, ${start.y}px) scale(1.1)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(1)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(1.5)`, opacity: 0 },
  ];
  const animation = chip.animate(frames, { duration: 3 * TURN, delay, easing: EASE, fill: "backwards" });
  animation.finished.then(() => chip.remove(), () => chip.remove());
  running.push(animation);
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function pulse(element: HTMLElement | undefined, events: Event[]): void {
  const paid = events.some((event) => ["looked", "pocketed", "placed", "paid", "bought", "bailed", "deal-paid"].includes(event.kind));
  if (element && paid) {
    const frames = [{ color: "#ecc876", transform: "scale(1.18)" }, { transform: "none" }];
    running.push(element.animate(frames, { duration: FLIGHT, easing: EASE }));
  }
}

/** When everything that moves has come to rest, by itself or because somebody skipped it. */
export async function rest(): Promise<void> {
  await new Promise(requestAnimationFrame); // what has just happened begins to move first
  await Promise.allSettled(running.map((animation) => animation.finished));
}
