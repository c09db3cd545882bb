// What a table shall be while it is laid: its game, chairs, pace and house rules. Who has come already keeps the chair.
import { CHARACTERS, characterName } from "../lib/faces";
import { fitting, keepRules, keptRules, type Rules } from "../lib/houserules";
import { me } from "../lib/me.svelte";
import { NO_CLOCK } from "../lib/pace";
import { shelf } from "../lib/shelf.svelte";
import type { Language } from "../lib/types";
import type { NewTable, Pace, Seat, SeatWish, ShelfGame } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { draft } from "./draft.svelte";

export const KINDS = ["free", "bot", "here"] as const;
export interface Who {
  kind: (typeof KINDS)[number];
  bot: string;
  character: string;
  name: string;
}

const OTHERS = 5;
const someone = (kind: Who["kind"]): Who => ({ kind, bot: "", character: "", name: "" });

export class Plan {
  wanted = $state("criminals");
  count = $state(4);
  others = $state<Who[]>([someone("free"), ...Array.from({ length: OTHERS - 1 }, () => someone("bot"))]);
  pace = $state.raw<Pace>(NO_CLOCK);
  listed = $state(false);
  #spoken = $state<Language | null>(null);
  #rules = $state.raw<Record<string, Partial<Rules>>>({});

  /** A table that was being laid before the page was loaded again is laid on. */
  constructor(before: NewTable | null) {
    if (!before) return;
    this.wanted = before.game;
    this.count = before.seats.length;
    this.others = this.others.map((plain, n) => (before.seats[n + 1] ? whoOf(before.seats[n + 1]!) : plain));
    this.pace = before.pace ?? NO_CLOCK;
    this.listed = before.listed ?? false;
    this.#spoken = before.language ?? null;
    this.#rules = { [before.game]: { edition: before.edition ?? "", options: before.options } };
  }

  get game(): ShelfGame | undefined {
    return this.games.find((each) => each.game === this.wanted) ?? this.games[0];
  }

  /** Games that have a chair for everybody who has come. */
  get games(): ShelfGame[] {
    return shelf.games.filter((each) => each.seats.at(-1)! >= this.#least);
  }

  /** Numbers of players at which nobody loses the chair. */
  get counts(): number[] {
    return this.game?.seats.filter((value) => value >= this.#least) ?? [];
  }

  get players(): number {
    return Math.min(Math.max(this.count, this.counts[0] ?? 0), this.counts.at(-1) ?? this.count);
  }

  get language(): Language {
    return this.#spoken ?? words.language;
  }

  set language(language: Language) {
    this.#spoken = language;
  }

  get rules(): Rules {
    const chosen = this.#rules[this.game!.game];
    return chosen ? fitting(this.game!, chosen) : keptRules(this.game!);
  }

  set rules(rules: Rules) {
    keepRules(this.game!, rules);
    this.#rules = { ...this.#rules, [this.game!.game]: rules };
  }

  /** The other chairs, each as it is meant; whose guest has come is not meant any more. */
  get chairs(): Who[] {
    return this.others.slice(0, this.players - 1);
  }

  /** Who has come by the link to a chair, counted from one's own as 0. */
  guest(seat: number): Seat | null {
    const found = draft.seats[seat];
    return found?.kind === "person" && !found.mine ? found : null;
  }

  get #least(): number {
    return Math.max(0, ...draft.seats.filter((each) => this.guest(each.seat)).map((each) => each.seat + 1));
  }

  #meant(kind: Who["kind"]): Who[] {
    return this.chairs.filter((who, n) => who.kind === kind && !this.guest(n + 1));
  }

  /** Friends who have not come yet. */
  get awaited(): number {
    return this.#meant("free").length;
  }

  get bots(): number {
    return this.#meant("bot").length;
  }

  get hotseat(): boolean {
    return this.#meant("here").length > 0;
  }

  /** Whether a link is of use: somebody is awaited, or has come by it. */
  get inviting(): boolean {
    return this.awaited > 0 || draft.seats.some((each) => this.guest(each.seat));
  }

  fill(): void {
    this.others.forEach((who) => (who.kind = "bot"));
  }

  botOf(who: Who): string {
    const bots = this.game?.bots ?? [];
    return bots.includes(who.bot) ? who.bot : (bots.at(-1) ?? "");
  }

  /** Everybody at the table as it would be shown, which also says whom each bot plays. */
  get sitting(): Seat[] {
    const people = this.#people;
    const told = (who: Who): string => (people.includes(who.character) ? "" : who.character);
    const free = CHARACTERS.filter((each) => !people.includes(each) && !this.#meant("bot").some((who) => told(who) === each));
    const cast = (who: Who): string => (who.kind === "bot" ? told(who) || (free.shift() ?? "") : "");
    const own: Seat = { seat: 0, kind: "person", name: me.name, face: me.face, bot: null, character: "", stands: false, mine: true };
    return [own, ...this.chairs.map((who, n) => this.guest(n + 1) ?? shown(who, n + 1, cast(who)))];
  }

  /** What people here are called, as the house writes the characters of bots. */
  get #people(): string[] {
    const others = this.chairs.map((who, n) => this.guest(n + 1)?.name ?? (who.kind === "here" ? who.name : ""));
    return [me.name, ...others].map((name) => name.toLowerCase());
  }

  /** Whom the bot in a chair may play: nobody whom another was told to play, or who sits here. */
  castFor(seat: number): string[] {
    const others = this.chairs.filter((who, n) => n + 1 !== seat && who.kind === "bot").map((who) => who.character);
    return CHARACTERS.filter((each) => !others.includes(each) && !this.#people.includes(each));
  }

  wish(): NewTable {
    const sitting = this.sitting;
    const seats: SeatWish[] = this.chairs.map((who, n) => {
      if (this.guest(n + 1) || who.kind === "free") return { kind: "free" };
      if (who.kind === "bot") return { kind: "bot", bot: this.botOf(who), character: sitting[n + 1]!.character };
      return { kind: "me", name: who.name.trim() || t("player-number", { number: n + 2 }) };
    });
    const { pace, listed, language, hotseat } = this;
    return { game: this.game!.game, seats: [{ kind: "me" }, ...seats], ...this.rules, pace, listed, language, hotseat };
  }
}

function whoOf(wish: SeatWish): Who {
  const kind = wish.kind === "me" ? "here" : wish.kind === "bot" ? "bot" : "free";
  return { kind, bot: wish.bot ?? "", character: wish.character ?? "", name: wish.name ?? "" };
}

function shown(who: Who, seat: number, character: string): Seat {
  const kind = who.kind === "here" ? "person" : who.kind;
  const name = character ? characterName(character) : who.name;
  return { seat, kind, name, face: "", bot: null, character, stands: false, mine: false };
}
