// The view of Mafiozoo with names. No rules: what may be done comes from the house, with every question.
import type { Look } from "../../lib/table.svelte";
import type { Ask, Choice } from "../../lib/wire";
import { g, hasWord, t } from "../../lib/words.svelte";

export const GAME = "mafiozoo";
const TOWN_HALL = "L43";
export const PHASES = ["revenue", "bribery", "favors", "influence"] as const;

export interface Photo {
  character: number;
  golden: boolean;
  condition: "highest" | "pay" | "means";
  needed: number | null;
  gems: number[];
}

export interface Tokens {
  known: Record<string, number>;
  hidden: number;
  blank: number;
}

export interface Plan {
  card: string | null;
  gems: number;
  way: { character: number; gems: number }[];
  location: string | null;
}

export interface View {
  players: number;
  strawman: number | null;
  round: number;
  rounds: number;
  first: number;
  phase: (typeof PHASES)[number] | "over";
  turn: number | null;
  asking: string | null;
  plan: Plan | null;
  character: number | null;
  godfather: number | null;
  godfather_cards: string[];
  photos: Photo[];
  money: number[];
  reserve: number[];
  slush: number[];
  favors: Record<string, number>[];
  goons: string[][];
  working: string[][];
  used: string[][];
  hand_sizes: number[];
  hand: string[] | null;
  informant_sizes: number[];
  informants: number[] | null;
  deck: number;
  discards: { card: string | null; face: string | null }[];
  informant_deck: number;
  informants_played: number[];
  agenda: (string | null)[];
  tokens: Tokens[];
  supply: number;
}

export interface Place {
  cost: string[];
  points: number;
  roads: string[];
  outside: boolean;
  phase: number;
}

export interface Catalogue {
  characters: Record<string, { strings: number[]; lines: number[] }>;
  locations: Record<string, Place>;
  godfather_cards: Record<string, { character: number; money: number }>;
  favors: string[];
  neighborhoods: string[];
  /** not in older films */
  limits?: { targeted: number; secret: number; town_hall: number };
}

/** Everything a part of the table needs to draw itself. */
export class Scene {
  readonly view: View;
  readonly box: Catalogue;
  readonly offer: Offer;

  constructor(readonly look: Look) {
    this.view = merged(look);
    this.box = look.catalogue as unknown as Catalogue;
    this.offer = new Offer(look.question, this.view, look.eyes);
  }

  /** Seats in turn order, the own one last, next to the own hand. */
  get order(): number[] {
    const { players } = this.view;
    const own = this.look.eyes ?? this.look.seats.findIndex((seat) => seat.mine);
    return Array.from({ length: players }, (_, n) => (own + 1 + n) % players);
  }

  get mine(): number | null {
    return this.look.eyes;
  }

  /** The colors on the desk: the seats, and the strawman where two play. */
  get colors(): number[] {
    return this.view.reserve.map((_, color) => color);
  }

  name(color: number): string {
    if (color === this.view.strawman) return g(GAME, "strawman");
    return this.look.seats[color]?.name || `${color + 1}`;
  }

  called(seat: number): string {
    return seat === this.mine && this.look.live ? t("you") : this.name(seat);
  }

  /** Gems that are about to come to a photo in this turn. */
  coming(character: number): number {
    return this.view.plan?.way.find((step) => step.character === character)?.gems ?? 0;
  }

  /** A photo whose favor has been handed out in this round. */
  settled(character: number): boolean {
    return this.view.phase === "favors" && this.view.character !== null && character < this.view.character;
  }

  /** How many gems a Bribery card of the own hand moves. */
  limit(card: string): number | null {
    const { limits } = this.box;
    if (!limits || this.mine === null) return null;
    if (card === "S") return limits.secret;
    return this.view.working[this.mine]?.includes(TOWN_HALL) ? limits.town_hall : limits.targeted;
  }

  tokenCount(seat: number): number {
    const held = this.view.tokens[seat];
    return held ? Object.values(held.known).reduce((sum, count) => sum + count, held.hidden + held.blank) : 0;
  }

  /** Each known token of a seat, one after the other. */
  tokensOf(seat: number): string[] {
    return Object.entries(this.view.tokens[seat]?.known ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  }

  goonsAt(location: string): number[] {
    return this.view.goons.flatMap((places, seat) => (places.includes(location) ? [seat] : []));
  }
}

/** For eyes that see all, each seat's tokens as their owner knows them. */
function merged(look: Look): View {
  const view = look.view as unknown as View;
  const all = look.views as unknown as View[] | null;
  return all ? { ...view, tokens: view.tokens.map((held, seat) => all[seat]?.tokens[seat] ?? held) } : view;
}

/** Questions whose answers are few and short: all of them stand in the bar. */
const IN_WORDS = ["dock", "use", "inform", "pay", "producer", "payment", "keep"];
/** Questions of how many: a click on the thing means the most. */
const COUNTED = ["dock", "use", "producer"];

/** The answers of a question by the things on the table they stand for. */
export class Offer {
  readonly #things: Record<string, Choice[]> = {};

  constructor(
    readonly question: Ask | null,
    view: View,
    seat: number | null,
  ) {
    for (const choice of question?.answers ?? []) {
      for (const thing of thingsOf(this.kind, choice.args, view, seat)) (this.#things[thing] ??= []).push(choice);
    }
  }

  get kind(): string {
    return this.question?.kind ?? "";
  }

  get answers(): Choice[] {
    return this.question?.answers ?? [];
  }

  /** The answers that a click on a thing may mean. */
  on(thing: string): Choice[] {
    const found = this.#things[thing] ?? [];
    return COUNTED.includes(this.kind) ? found.slice(-1) : found;
  }

  /** The answers that stand in the bar as buttons. */
  get inBar(): Choice[] {
    if (IN_WORDS.includes(this.kind)) return this.answers;
    const lying = new Set(Object.values(this.#things).flat());
    return this.answers.filter((choice) => !lying.has(choice) || choice.args.unseen === true);
  }
}

type Args = Record<string, unknown>;

function thingsOf(kind: string, args: Args, view: View, seat: number | null): string[] {
  const photo = `photo:${String(args.character)}`;
  if (kind === "bribe" && args.card) return [`card:${String(args.card)}`];
  if (kind === "bribe" || kind === "window") return args.location ? bonusThings(args, view) : [];
  if (kind === "use") return useThings(args, view, seat);
  if (kind === "inform") return informThings(args, view, seat);
  if (["photo", "onward", "extra"].includes(kind)) return args.character ? [photo] : [];
  if (kind === "dock") return args.gems ? [`reserve:${seat}`, "location:L14"] : [];
  if (kind === "producer") return args.gems ? ["photo:5"] : [];
  if (kind === "pay") return args.yes ? [`photo:${view.character}`, "money"] : [];
  if (kind === "token") return args.place ? [`agenda:${String(args.place)}`] : ["supply"];
  if (kind === "goon") return args.location ? [`location:${String(args.location)}`] : [];
  if (kind === "payment") return [...new Set([`favor:${String(args.favor)}`, `favor:${String(args.other)}`])];
  return kind === "keep" ? [`favor:${String(args.favor)}`] : [];
}

/** A bonus puts a gem where it says, or else where the Godfather is. */
function bonusThings(args: Args, view: View): string[] {
  return [`location:${String(args.location)}`, `photo:${String(args.character ?? view.godfather)}`];
}

function useThings(args: Args, view: View, seat: number | null): string[] {
  if (args.take) return [`reserve:${seat}`];
  if (!args.place) return [];
  const open = view.plan?.card === "S" ? view.photos.map((photo) => photo.character) : [view.plan?.card];
  return [`slush:${seat}`, ...open.map((character) => `photo:${character}`)];
}

function informThings(args: Args, view: View, seat: number | null): string[] {
  const card = [`informant:${view.character}`, `photo:${view.character}`];
  if (args.reserve) return [...card, `reserve:${seat}`];
  return args.slush ? [...card, `slush:${seat}`] : [];
}

export const characterName = (character: number | string): string => g(GAME, `character-${character}`);
/** As much of a name as fits under a photo. */
export const shortName = (character: number | string): string =>
  hasWord(GAME, `short-${character}`) ? g(GAME, `short-${character}`) : characterName(character);
export const locationName = (location: string): string => g(GAME, `location-${location}`);
export const favorName = (favor: string): string => g(GAME, favor === "?" ? "favor-any" : `favor-${favor}`);
export const tokenName = (kind: string): string => g(GAME, `neighborhood-${kind}`);
export const cardName = (card: string): string => (card === "S" ? g(GAME, "card-secret") : characterName(card));

export function conditionWords(photo: Photo): string {
  return g(GAME, `tag-${photo.condition}-long`, { needed: photo.needed ?? 0 });
}

/** A photo in a few words, for who cannot see it. */
export function photoWords(scene: Scene, photo: Photo): string {
  const gems = photo.gems.flatMap((count, color) => (count ? [`${scene.called(color)} ${count}`] : []));
  const name = g(GAME, "character-described", { name: characterName(photo.character), number: photo.character });
  return [name, conditionWords(photo), ...gems].join(", ");
}

/** A location in a few words. */
export function plotWords(scene: Scene, location: string): string {
  const place = scene.box.locations[location]!;
  const cost = place.cost.map(favorName).join(" + ");
  const goons = scene.goonsAt(location).map((seat) => scene.called(seat));
  const words = g(GAME, "plot-words", { name: locationName(location), points: place.points, cost });
  return [words, ...goons].join(", ");
}
