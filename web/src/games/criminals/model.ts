// The view of Criminals with names, and sums of what everybody can read from the table. No rules: what may be done
// comes from the house, with every question.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import type { Ask, Choice, Locked } from "../../lib/wire";
import { g } from "../../lib/words.svelte";

export const GAME = "criminals";
export const GANGS = ["northside", "westside", "outfit"] as const;

export interface Face {
  token: number;
  card: string | null;
  face: "up" | "down";
  from: string | null;
}

export interface Card {
  level: number;
  modifier: number;
  gangs: string[];
  special: string;
}

export interface LookAt {
  look: number;
  hideout: string;
  cards: string[];
  left: number;
  tokens: number[];
  in_hand: boolean;
}

export interface View {
  players: number;
  turn: number | null;
  turns: number;
  phase: "recruiting" | "choosing" | "placing" | "over";
  at: string | null;
  hand: { holding: boolean; card: string | null; target: number | null };
  money: number[];
  passed: boolean[];
  targets: number[];
  hideouts: { hideout: string; cards: number }[];
  pile: string[] | null;
  left_out: number;
  rows: Face[][][];
  killed: Face[][];
  notebook: { looks: LookAt[]; unseen: string[] } | null;
}

export type Deck = Record<string, Card>;

/** Everything a part of the table needs to draw itself. */
export class Scene {
  readonly view: View;
  readonly deck: Deck;

  constructor(readonly look: Look) {
    this.view = merged(look);
    this.deck = ((look.catalogue as { cards?: Deck } | null)?.cards ?? {}) as Deck;
  }

  /** Seats as the rows lie: the own one last, the others clockwise from its left. */
  get order(): number[] {
    const { players } = this.view;
    const own = this.look.eyes ?? this.look.seats.findIndex((seat) => seat.mine);
    const first = own + 1;
    return Array.from({ length: players }, (_, n) => (first + n) % players);
  }

  get mine(): number | null {
    return this.look.eyes;
  }

  get asked(): boolean {
    return this.look.question !== null;
  }

  name(seat: number): string {
    return this.look.seats[seat]?.name || `${seat + 1}`;
  }

  card(code: string): Card {
    return this.deck[code] ?? { level: 0, modifier: 0, gangs: [], special: "plain" };
  }

  stack(seat: number, target: number): Face[] {
    return this.view.rows[seat]?.[this.view.targets.indexOf(target)] ?? [];
  }

  /** The sum of the levels that can be read; null if there is nobody to read. */
  strength(stack: Face[], hiddenToo = false): number | null {
    const read = stack.filter((face) => face.card && (hiddenToo || face.face === "up"));
    return read.length ? read.reduce((sum, face) => sum + this.card(face.card!).level, 0) : null;
  }

  leader(target: number): { seats: number[]; strength: number } | null {
    const open = this.isOpen;
    const all = this.order.map((seat) => ({ seat, strength: this.strength(this.stack(seat, target), open) ?? -1 }));
    const most = Math.max(...all.map((each) => each.strength));
    return most < 0 ? null : { seats: all.filter((each) => each.strength === most).map((each) => each.seat), strength: most };
  }

  hiddenAt(target: number): number {
    return this.order.flatMap((seat) => this.stack(seat, target)).filter((face) => face.face === "down").length;
  }

  /** What a target is worth as far as these eyes can tell, and whether hidden cards were counted for it. */
  worth(target: number): { now: number; changed: boolean; secret: boolean } {
    const known = this.order.flatMap((seat) => this.stack(seat, target)).filter((face) => face.card);
    const change = known.reduce((sum, face) => sum + this.card(face.card!).modifier, 0);
    const secret = known.some((face) => face.face === "down" && this.card(face.card!).modifier !== 0);
    return { now: Math.max(0, target + change), changed: change !== 0, secret: secret && !this.isOpen };
  }

  gangCount(seat: number, gang: string): number {
    const faces = (this.view.rows[seat] ?? []).flat();
    return faces.filter((face) => face.card && this.card(face.card).gangs.includes(gang)).length;
  }

  /** Whether somebody was killed at a place that is empty since. */
  chalk(seat: number, target: number): boolean {
    if (this.stack(seat, target).length) return false;
    return this.look.events.some(
      (event) => event.kind === "killed" && event.victim === seat && event.target === target && event.seat !== seat,
    );
  }

  /** The strength that left this place in the last move of a film; null if nobody did. */
  removed(seat: number, target: number): string | null {
    if (this.look.live) return null;
    const move = this.look.events.slice(this.look.events.findLastIndex(startsMove));
    const event = move.find((each) => each.kind === "killed" && each.victim === seat && each.target === target);
    if (!event) return null;
    const shown = (event.shown as string[]).map((code) => this.card(code).level);
    return shown.length ? String(shown.reduce((sum, level) => sum + level, 0)) : "?";
  }

  /** All hidden cards lie open: the end of a game, or a replay that shows everything. */
  get isOpen(): boolean {
    return this.view.phase === "over" || this.look.views !== null;
  }

  /** The card that was placed last, and in which move. */
  get latest(): { token: number; seat: number; move: number } | null {
    if (this.view.phase === "over" && this.look.live) return null;
    const event = this.look.events.findLast((each) => each.kind === "placed");
    return event ? { token: Number(event.token), seat: Number(event.seat), move: this.move } : null;
  }

  get move(): number {
    return this.look.events.filter(startsMove).length;
  }
}

/** The cards of an event in which a Spy looks, for eyes that may know them. */
export function spied(event: Event | undefined): string[] {
  return event?.kind.startsWith("spied-") ? ((event.cards as string[] | null) ?? []) : [];
}

export function startsMove(event: Event): boolean {
  return event.kind === "looked" || event.kind === "passed";
}

/** For eyes that see all, each hidden card as its owner knows it. */
function merged(look: Look): View {
  const view = look.view as unknown as View;
  if (!look.views) return view;
  const all = look.views as unknown as View[];
  const rows = view.rows.map((row, seat) => row.map((stack, n) => all[seat]?.rows[seat]?.[n] ?? stack));
  const turn = view.turn ?? 0;
  return { ...view, rows, pile: all[turn]?.pile ?? null, hand: all[turn]?.hand ?? view.hand };
}

/** The answers of a question by the thing they stand for. */
export class Offer {
  constructor(readonly question: Ask | null) {}

  get kind(): string {
    return this.question?.kind ?? "";
  }

  find(args: Record<string, unknown>): Choice | undefined {
    return this.question?.answers.find((answer) => fits(answer.args, args));
  }

  locked(args: Record<string, unknown>): Locked | undefined {
    return this.question?.locked.find((answer) => fits(answer.args, args));
  }

  /** The answers that are nowhere on the table. */
  get words(): Choice[] {
    const off = ["pass", "take", "leave", "nobody", "nothing"];
    return this.question?.answers.filter((answer) => off.some((key) => answer.args[key] === true)) ?? [];
  }
}

function fits(args: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([key, value]) => args[key] === value);
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);
export const cardName = (code: string): string => g(GAME, `card-${code}`);
export const targetName = (value: number): string => g(GAME, `target-${value - 1}`);
export const hideoutName = (letter: string): string => g(GAME, `hideout-${letter}`);
export const kindName = (special: string): string => g(GAME, `kind-${special}`);
export const gangName = (gang: string): string => g(GAME, `gang-${gang}`);

export const dollars = (amount: number): string => g(GAME, "dollars", { amount: String(amount) });

/** A card in a few words, for who cannot see it. */
export function cardWords(scene: Scene, code: string): string {
  const card = scene.card(code);
  const about = [
    ...(card.special === "plain" ? [] : [kindName(card.special)]),
    ...card.gangs.map((gang) => gangName(gang)),
  ];
  return g(GAME, "card-described", {
    name: cardName(code),
    level: card.level,
    modifier: card.modifier ? signed(card.modifier) : "0",
    modified: card.modifier ? "yes" : "no",
    about: about.join(", "),
    plain: about.length ? "no" : "yes",
  });
}
