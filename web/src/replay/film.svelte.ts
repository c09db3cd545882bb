// A game that can be looked at from move to move, through any eyes that are allowed; draws on the same tables as play.
import type { GameModule } from "../games/types";
import { get } from "../lib/api";
import type { Look } from "../lib/table.svelte";
import type { Event, Json } from "../lib/types";
import type { Ask, End, News, Replay, Seat, Step, Update } from "../lib/wire";
import { words } from "../lib/words.svelte";

const PART = 100;

/** One move: the step in which it ended, and all that happened in it. */
export interface Move {
  step: Step;
  first: number;
  seat: number | null;
  events: Event[];
  lines: string[];
  standing: number[] | null;
}

export class Film implements Look {
  readonly live = false;
  readonly question: Ask | null = null;
  readonly canUndo = false;
  readonly busy = false;
  readonly paused = false;
  readonly away: number[] = [];
  game = $state("");
  seats = $state.raw<Seat[]>([]);
  offered = $state.raw<string[]>([]);
  eyesName = $state("public");
  moves = $state.raw<Move[]>([]);
  at = $state(0);
  phase = $state<Replay["phase"]>("playing");
  talk = $state.raw<News[]>([]);
  end = $state.raw<End | null>(null);
  catalogue = $state.raw<Json | null>(null);
  trouble = $state("");
  #events: Event[] = [];
  #lines: string[] = [];

  constructor(
    readonly code: string,
    readonly module: (game: string) => Promise<GameModule>,
  ) {}

  get over(): boolean {
    return this.phase === "over";
  }

  get last(): number {
    return Math.max(0, this.moves.length - 1);
  }

  get move(): Move | null {
    return this.moves[this.at] ?? null;
  }

  get view(): Json | null {
    return this.move?.step.view ?? null;
  }

  get views(): Json[] | null {
    return this.move?.step.views ?? null;
  }

  get eyes(): number | null {
    return /^\d$/.test(this.eyesName) ? Number(this.eyesName) : null;
  }

  get piles(): Record<string, string[]> | null {
    return this.pilesAt(this.at);
  }

  /** What lay in the hideouts after a move, for eyes that see all. */
  pilesAt(move: number): Record<string, string[]> | null {
    const piles = this.moves[move]?.step.truth?.pile;
    const names = (this.view?.hideouts as { hideout: string }[] | undefined)?.map((each) => each.hideout);
    if (!Array.isArray(piles) || !names) return null;
    return Object.fromEntries(names.map((name, n) => [name, (piles[n] as string[]) ?? []]));
  }

  #end(move: number): number {
    const found = this.moves[move];
    return found ? found.first + found.events.length : 0;
  }

  get events(): Event[] {
    return this.#events.slice(0, this.#end(this.at));
  }

  get lines(): string[] {
    return this.#lines.slice(0, this.#end(this.at));
  }

  get first(): number {
    return this.move?.first ?? 0;
  }

  /** The whole film at once, for lists that run ahead of the playhead. */
  get whole(): Look {
    const { game, seats, eyes, catalogue, end, view } = this;
    const nothing = { question: null, canUndo: false, busy: false, paused: false, live: false, away: [], views: null, piles: null };
    const idle = { choose: () => undefined, undo: () => undefined };
    return { ...nothing, ...idle, game, seats, eyes, catalogue, end, view, events: this.#events, lines: this.#lines, first: 0 };
  }

  /** The table as it lay after a move. */
  lookAt(move: number): Look {
    const step = this.moves[move]?.step;
    const events = this.#events.slice(0, this.#end(move));
    return { ...this.whole, events, first: this.moves[move]?.first ?? 0, view: step?.view ?? null, views: step?.views ?? null };
  }

  choose(): void {
    // a film answers nothing
  }

  undo(): void {
    // nor takes anything back
  }

  go(move: number): void {
    this.at = Math.max(0, Math.min(this.last, move));
  }

  /** Through whose eyes this reader may look. */
  offers(): Promise<Replay> {
    return get<Replay>(`/tables/${this.code}/replay?as=public&count=0`);
  }

  /** Load the whole film for these eyes, keeping the place; a brief one tells the story and the points, and has no pictures. */
  async load(eyes: string, brief = false): Promise<void> {
    const steps: Step[] = [];
    let total = 1;
    let head: Replay | null = null;
    while (steps.length < total) {
      const path = `/tables/${this.code}/replay?as=${eyes}&first=${steps.length}&count=${PART}&words=1${brief ? "&brief=1" : ""}`;
      head = await get<Replay>(path);
      total = head.total;
      steps.push(...head.steps);
    }
    if (!head) return;
    const module = await this.module(head.game);
    this.#events = steps.flatMap((step) => step.events as Event[]);
    this.#lines = steps.flatMap((step) => step.lines ?? []);
    this.moves = grouped(steps, module);
    this.game = head.game;
    this.seats = head.seats;
    this.offered = head.offered;
    this.eyesName = head.perspective;
    this.phase = head.phase;
    this.talk = head.news.filter((each) => each.kind.startsWith("said"));
    this.go(this.at);
    await this.#rest();
  }

  async #rest(): Promise<void> {
    this.catalogue ??= await get<Json>(`/tables/${this.code}/catalogue`);
    if (this.over && !this.end) this.end = (await get<Update>(`/tables/${this.code}?language=${words.language}`)).end;
  }
}

/** Steps belong to the move that began last; the deal is move 0. */
function grouped(steps: Step[], module: GameModule): Move[] {
  const moves: Move[] = [];
  let count = 0;
  for (const step of steps) {
    const events = step.events as Event[];
    const begins = moves.length === 0 || events.some((event) => module.startsMove(event));
    if (begins) moves.push(opened(step, count, moves.length > 0 ? events : []));
    const move = moves.at(-1)!;
    move.step = step;
    move.events = [...move.events, ...events];
    move.lines = [...move.lines, ...(step.lines ?? [])];
    move.standing = step.standing ?? move.standing;
    count += events.length;
  }
  return moves;
}

function opened(step: Step, first: number, events: Event[]): Move {
  const seat = events.map((event) => event.seat).find((each) => typeof each === "number") as number | undefined;
  return { step, first, seat: seat ?? null, events: [], lines: [], standing: null };
}
