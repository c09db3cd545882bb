// The view of Mob Ties with names, and sums of what everybody can read from the table. No rules: what may be done comes
// from the house, with every question.
import type { Look } from "../../lib/table.svelte";
import type { Event } from "../../lib/types";
import { g, hasWord } from "../../lib/words.svelte";

export const GAME = "mobties";
export const PHASES = ["election", "business", "movement", "agents", "action", "rescue", "heat"] as const;
const RISES = 3;
/** Where money can be given up for a look at the Agent cards (R29). */
const BRIBED = "restaurant";

export interface Piece {
  seat: number;
  gangster: string;
}

export interface Test {
  kind: "election" | "racket" | "arrest";
  place: string | null;
  present: number[];
  pressed: number[];
  tied: number[];
}

export interface View {
  options: Record<string, string>;
  players: number;
  terms: string;
  turn: number;
  phase: string;
  don: number | null;
  heat: number;
  backward: boolean;
  asked: number[];
  asking: string | null;
  plan: { card: string | null; gangster: string | null; seat: number | null } | null;
  cash: (number | null)[];
  rackets: Record<string, number>;
  gangsters: Record<string, string[]>[];
  strength: Record<string, number[]>;
  agents: Record<string, number>;
  closed: string[];
  test: Test | null;
  ballots: (number | "abstain" | null)[];
  attack: { card: string; victim: number; place: string; gangster: string | null } | null;
  hand_sizes: number[];
  hand: string[] | null;
  offered: string[] | null;
  discards: string[];
  discards_hidden: number;
  deck: number;
  agent_deck: number;
  agent_cards: string[];
  role: string | null;
}

interface Gangster {
  respect: number;
  bail: number;
  may: string[];
}

export interface Card {
  group: string;
  class: string;
  level: number;
}

interface Box {
  places: Record<string, { capacity: number | null }>;
  clockwise: string[];
  surround_at: number;
  gangsters: Record<string, Gangster>;
  cards: Record<string, Card>;
  card_price: number;
  /** votes that a Blackmail adds; films of old do not tell */
  blackmail?: number;
}

export type Fate = "alive" | "jailed" | "dead" | "waiting";
/** What has become of a racket this turn: who was paid, nobody, or not settled yet. */
export type Racket = { state: "open" | "paid" | "split" | "bribed" | "none"; seats: number[] };

/** Everything a part of the table needs to draw itself. */
export class Scene {
  readonly view: View;
  readonly box: Box;

  constructor(readonly look: Look) {
    this.view = look.view as unknown as View;
    this.box = look.catalogue as unknown as Box;
  }

  get mine(): number | null {
    return this.look.eyes;
  }

  get seats(): number[] {
    return Array.from({ length: this.view.players }, (_, seat) => seat);
  }

  /** Seats as they are listed: the own one first, the others clockwise. */
  get order(): number[] {
    const first = this.mine ?? 0;
    return this.seats.map((n) => (first + n) % this.view.players);
  }

  get places(): string[] {
    return this.box.clockwise;
  }

  get hasAirstrip(): boolean {
    return this.view.options.escape === "on";
  }

  name(seat: number): string {
    return this.look.seats[seat]?.name || `${seat + 1}`;
  }

  isAsked(seat: number): boolean {
    return this.view.asked.includes(seat);
  }

  at(place: string): Piece[] {
    return this.seats.flatMap((seat) => (this.view.gangsters[seat]?.[place] ?? []).map((gangster) => ({ seat, gangster })));
  }

  capacity(place: string): number {
    return this.box.places[place]?.capacity ?? 0;
  }

  gangster(name: string): Gangster {
    return this.box.gangsters[name] ?? { respect: 0, bail: 0, may: [] };
  }

  card(kind: string): Card {
    return this.box.cards[kind] ?? { group: "specialty", class: "specialty", level: 0 };
  }

  /** The gangsters of a seat that are, or were, in the game; hired hands only once they are hired. */
  family(seat: number): { gangster: string; fate: Fate }[] {
    const where = Object.entries(this.view.gangsters[seat] ?? {});
    const setting = this.view.phase === "setup";
    return Object.keys(this.box.gangsters).flatMap((gangster) => {
      const place = where.find(([, crew]) => crew.includes(gangster))?.[0] ?? "aside";
      const hired = place !== "aside" || (setting && !HIRED.includes(gangster));
      return hired ? [{ gangster, fate: FATES[place] ?? "alive" }] : [];
    });
  }

  /** The own gangsters that still wait to be placed. */
  get unplaced(): string[] {
    if (this.view.phase !== "setup" || this.mine === null) return [];
    return this.family(this.mine).flatMap(({ gangster, fate }) => (fate === "waiting" ? [gangster] : []));
  }

  /** The respect of a seat on the seven places. */
  respect(seat: number): number {
    const streets = this.view.gangsters[seat]?.streets ?? [];
    const there = this.places.reduce((sum, place) => sum + (this.view.strength[place]?.[seat] ?? 0), 0);
    return there + streets.reduce((sum, gangster) => sum + this.gangster(gangster).respect, 0);
  }

  isSurrounded(place: string): boolean {
    return (this.view.agents[place] ?? 0) >= this.box.surround_at;
  }

  isClosed(place: string): boolean {
    return this.view.closed.includes(place);
  }

  /** Police lights that are lit: a full row for every rise so far, and one for each gangster in Jail and Morgue. */
  get lights(): { lit: number; all: number; left: number } {
    const { players, heat } = this.view;
    const lying = this.at("jail").length + this.at("morgue").length;
    const all = RISES * players;
    return { lit: Math.min(all, (heat - 1) * players + lying), all, left: Math.max(0, players - lying) };
  }

  /** What happened in this turn. */
  get events(): Event[] {
    return this.look.events.slice(this.look.events.findLastIndex((event) => event.kind === "turn-began") + 1);
  }

  racket(place: string): Racket {
    const seats = (kind: string): number[] =>
      this.events.filter((event) => event.kind === kind && event.place === place).map((event) => Number(event.seat));
    if (seats("racket-split").length) return { state: "split", seats: seats("racket-split") };
    const bribed = this.events.filter((event) => event.kind === "bribed").map((event) => Number(event.seat));
    if (place === BRIBED && bribed.length) return { state: "bribed", seats: bribed };
    if (seats("paid").length) return { state: "paid", seats: seats("paid") };
    return { state: seats("not-paid").length ? "none" : "open", seats: [] };
  }

  /** Promises that a seat has kept and broken. */
  word(seat: number): { kept: number; broken: number } {
    const ended = this.look.events.filter((event) => event.kind === "term-ended" && event.seat === seat);
    return { kept: ended.filter((event) => event.fate === "kept").length, broken: ended.filter((event) => event.fate === "broken").length };
  }

  /** The own hand, cards of a kind together. */
  get hand(): { kind: string; count: number }[] {
    const held = this.view.hand ?? [];
    return [...new Set(held)].map((kind) => ({ kind, count: held.filter((each) => each === kind).length }));
  }
}

const HIRED = ["soldier", "second_soldier", "sicilian"];
const FATES: Record<string, Fate> = { jail: "jailed", morgue: "dead", gone: "dead", aside: "waiting" };

export const placeName = (place: string): string => g(GAME, `place-${place}`);
export const gangsterName = (gangster: string): string => g(GAME, `gangster-${gangster}`);
export const cardName = (kind: string): string => g(GAME, `card-${kind}`);
export const phaseName = (phase: string): string => g(GAME, `phase-${phase}`);

/** What a respect test is about. */
export function testTitle(scene: Scene, test: Test["kind"], place: string): string {
  return g(GAME, "stage-title", { test, place: placeName(place), amount: dollars(scene.view.rackets[place] ?? 0) });
}

export function dollars(amount: number): string {
  return amount ? g(GAME, "money", { thousands: amount / 1000 }) : g(GAME, "money-none");
}

/** An Agent card by its code: `docks+2`, or the name of a special one. */
export function agentCardName(code: string): string {
  const [place = "", count] = code.split("+");
  return count ? g(GAME, "fed-place", { place: placeName(place), count }) : g(GAME, `fed-${place}`);
}

/** What a gangster is and may do, for who points at him. */
export function pieceWords(scene: Scene, piece: Piece): string {
  const { respect, bail, may } = scene.gangster(piece.gangster);
  const classes = may.map((each) => g(GAME, `class-${each}`)).join(", ");
  return g(GAME, "piece", { gangster: gangsterName(piece.gangster), name: scene.name(piece.seat), respect, bail: dollars(bail), classes });
}

/** Who may use a card, or what it does, in two or three words. */
export function useWords(scene: Scene, kind: string): string {
  const card = scene.card(kind);
  if (hasWord(GAME, `use-${kind}`)) return g(GAME, `use-${kind}`);
  if (card.group !== "attack") return g(GAME, `use-${card.group}`, { level: card.level });
  const own = Object.entries(scene.box.gangsters).filter(([name]) => !HIRED.includes(name));
  const users = own.flatMap(([name, gangster]) => (gangster.may.includes(card.class) ? [gangsterName(name)] : []));
  return users.length === own.length ? g(GAME, "use-anybody") : users.join(", ");
}
