// One table as it is known here: what the house told, in order, and what was answered and is under way.
import { tick } from "svelte";
import { get } from "./api";
import { keep, kept } from "./keep";
import { line } from "./line.svelte";
import { newId } from "./names";
import { toasts } from "./toast.svelte";
import type { Event, Json } from "./types";
import type { Answer, Ask, Clock, Deal, End, Inbound, News, Outbound, Pace, Presence, Refused, Room, Seat, Undo, Update } from "./wire";
import { speakOf, t, words } from "./words.svelte";

const LONG = 30_000; // who was away for less has missed nothing

/** What a board is drawn from; play and replay give the same. */
export interface Look {
  readonly game: string;
  readonly view: Json | null;
  readonly eyes: number | null;
  readonly seats: Seat[];
  readonly events: Event[];
  readonly lines: string[];
  /** where among the events those begin that are new: of the last update in play, of the move in a film */
  readonly first: number;
  readonly question: Ask | null;
  readonly canUndo: boolean;
  readonly catalogue: Json | null;
  readonly busy: boolean;
  /** no clock runs, and nobody is asked */
  readonly paused: boolean;
  readonly live: boolean;
  readonly end: End | null;
  /** people whose line is down */
  readonly away: number[];
  /** for a replay: the views of all seats at once */
  readonly views: Json[] | null;
  /** for a replay: what lies in closed places, by name */
  readonly piles: Record<string, string[]> | null;
  choose(code: string): void;
  undo(): void;
  /** keep the screen from being handed on, while something lies there to be seen */
  hold?(on: boolean): void;
}

export type Change = { before: () => void; after: (events: Event[]) => void };
type Sent = Answer | Undo | Deal;
/** How far somebody has followed a table: how many events, and when the last news came. */
type Seen = { events: number; at: number };
/** What came between two such moments. */
interface Absence {
  from: Seen;
  to: Seen;
}

export class TableStore implements Look {
  readonly live = true;
  readonly views = null;
  readonly piles = null;
  room = $state.raw<Room | null>(null);
  view = $state.raw<Json | null>(null);
  eyes = $state<number | null>(null);
  events = $state.raw<Event[]>([]);
  lines = $state.raw<string[]>([]);
  first = $state(0);
  news = $state.raw<News[]>([]);
  question = $state.raw<Ask | null>(null);
  canUndo = $state(false);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  end = $state.raw<End | null>(null);
  catalogue = $state.raw<Json | null>(null);
  presence = $state.raw<Presence | null>(null);
  refused = $state.raw<Refused | null>(null);
  gone = $state.raw<Refused | null>(null);
  sent = $state.raw<Sent | null>(null);
  heardChat = $state(0);
  /** what the reader was away for, until they have read what happened or play on */
  absence = $state.raw<Absence | null>(null);
  changes = new Set<Change>();
  /** at a hot seat: whoever has the screen was not asked */
  lent = $state(false);
  /** at a hot seat: who wants the screen, and has not said yet that it is theirs */
  wanted = $state<number | null>(null);
  #held = $state(false);
  #called = $state.raw<number[]>([]);
  #toldOfDeal: (refused: Refused | null) => void = () => undefined;
  #seat = $state<number | undefined>();
  #version = 0;
  #leave: () => void;
  #dialled = false;
  #seen: Seen | null;
  #hiddenAt = 0;

  constructor(readonly code: string) {
    this.#seen = JSON.parse(kept(`seen.${code}`) || "null") as Seen | null;
    this.#leave = line.join(
      (message) => this.#hear(message),
      () => {
        this.#dialled = true;
        if (line.silence > LONG) this.#mark();
        this.watch();
      },
    );
    document.addEventListener("visibilitychange", this.#look);
    window.addEventListener("pagehide", this.#mark);
  }

  get game(): string {
    return this.room?.game ?? "";
  }

  get seats(): Seat[] {
    return this.room?.seats ?? [];
  }

  get away(): number[] {
    const here = this.presence?.seats;
    if (!here || this.room?.phase !== "playing") return [];
    return this.seats.filter((seat) => seat.kind === "person" && !seat.stands && !here.includes(seat.seat)).map((s) => s.seat);
  }

  get busy(): boolean {
    return this.sent !== null;
  }

  get paused(): boolean {
    return this.room?.paused ?? false;
  }

  /** The seats that belong to whoever reads this: several at a hot seat. */
  get own(): number[] {
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** Whether the reader sits here, also while the screen is nobody's. */
  get seated(): boolean {
    return this.own.length > 0;
  }

  /** At a hot seat: who is asked while the screen is another's. */
  get due(): number | null {
    return this.#called.find((seat) => seat !== this.eyes && !this.seats[seat]?.stands) ?? null;
  }

  /** At a hot seat: for whom the screen is while it is still another's; the curtain falls. */
  get curtain(): number | null {
    if (this.end) return null;
    if (this.wanted !== null) return this.wanted;
    if (this.#seat !== undefined && this.#seat !== this.eyes) return this.#seat; // until the house shows it
    return this.keepsScreen || this.question || this.busy ? null : this.due;
  }

  /** At a hot seat: whoever has the screen keeps it, though another may be due; they give it away themselves. */
  get keepsScreen(): boolean {
    return this.lent || this.#held;
  }

  /** At a hot seat: the screen is handed over; who was not asked keeps it until they give it away or answer. */
  handOver(seat: number): void {
    this.wanted = null;
    if (seat === this.eyes) return;
    this.lent = !this.#called.includes(seat);
    this.#called = this.#called.filter((each) => each !== seat);
    this.#seat = seat;
    this.watch(true);
  }

  hold(on: boolean): void {
    this.#held = on;
  }

  /** The own seats whose consent is still needed. */
  get voters(): number[] {
    const open = this.room?.proposal;
    return open ? this.own.filter((seat) => open.needed.includes(seat) && !open.agreed.includes(seat)) : [];
  }

  /** The seat that speaks: at a hot seat whose screen it is, else the first. */
  get #speaker(): number | undefined {
    return this.#seat ?? this.own[0];
  }

  watch(fresh = false): void {
    if (fresh) this.#version = 0;
    const version = this.#version;
    line.send({ type: "watch", table: this.code, version, seat: this.#seat, language: words.language });
  }

  close(): void {
    this.#mark();
    document.removeEventListener("visibilitychange", this.#look);
    window.removeEventListener("pagehide", this.#mark);
    line.send({ type: "unwatch", table: this.code });
    this.#leave();
  }

  get #now(): Seen {
    return { events: this.events.length, at: this.news.at(-1)?.at ?? 0 };
  }

  /** Remember how far the reader has come; on a screen of several nobody knows who that is. */
  #mark = (): void => {
    if (this.#version === 0 || this.own.length > 1) return;
    this.#seen ??= this.absence?.from ?? this.#now;
    keep(`seen.${this.code}`, this.end ? "" : JSON.stringify(this.#seen));
  };

  #look = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.#mark();
    } else if (line.state === "open") {
      if (Date.now() - this.#hiddenAt < LONG) this.#seen = null;
      this.#welcome();
    }
  };

  /** The reader is back: what came meanwhile is new to them. */
  #welcome(): void {
    const seen = this.#seen;
    this.#seen = null;
    if (seen && this.own.length <= 1 && seen.events < this.events.length) {
      this.absence = { from: this.absence?.from ?? seen, to: this.#now };
    }
  }

  choose(code: string): void {
    if (this.sent) return;
    this.lent = false;
    this.#send({ type: "answer", table: this.code, version: this.#version, id: newId(), answer: code, seat: this.#seat });
  }

  undo(): void {
    if (this.sent) return;
    this.#send({ type: "undo", table: this.code, version: this.#version, id: newId(), seat: this.#seat });
  }

  /** Say something about a deal, while nothing else is under way; what comes back is why not. */
  bargain(said: Pick<Deal, "act" | "deal" | "terms" | "to">): Promise<Refused | null> {
    this.#send({ type: "deal", table: this.code, version: this.#version, id: newId(), seat: this.#seat, ...said });
    return new Promise((told) => (this.#toldOfDeal = told));
  }

  /** The people to whom one may whisper; who stands may come back, and until then the house says why not. */
  get listeners(): Seat[] {
    const begun = this.room?.phase === "playing" || this.room?.phase === "over";
    if (!begun || this.eyes === null || this.room?.options.whispers !== "on") return [];
    return this.seats.filter((seat) => seat.kind === "person" && seat.seat !== this.eyes);
  }

  /** Whether what the reader says is heard by those who watch, and by nobody else. */
  get aside(): boolean {
    return !this.seated && this.room?.phase !== "open";
  }

  say(text: string, to: number | null): boolean {
    const room = this.aside ? "spectators" : "table";
    return line.send({ type: "say", table: this.code, id: newId(), text, room, to, seat: this.#speaker });
  }

  phrase(phrase: string, to: number | null): boolean {
    return line.send({ type: "phrase", table: this.code, id: newId(), phrase, to, seat: this.#speaker });
  }

  propose(what: "undo" | "pause" | "replace", target?: number): void {
    this.#ask({ type: "propose", table: this.code, id: newId(), what, target, seat: this.#speaker });
  }

  proposePace(pace: Pace): void {
    this.#ask({ type: "propose", table: this.code, id: newId(), what: "pace", pace, seat: this.#speaker });
  }

  vote(proposal: number, yes: boolean, seats = this.voters): void {
    for (const seat of seats) this.#ask({ type: "vote", table: this.code, id: newId(), proposal, yes, seat });
  }

  resume(): void {
    this.#ask({ type: "resume", table: this.code, id: newId() });
  }

  #ask(message: Inbound): void {
    if (!line.send(message)) toasts.say(t("line-lost"), "bad");
  }

  #send(message: Sent): void {
    this.refused = null;
    this.absence = null;
    this.sent = message;
    line.send(message); // if the line is down it is sent again, under the same id, when it stands
  }

  #hear(message: Outbound): void {
    if (!("table" in message) || message.table !== this.code) return;
    if (message.type === "update") this.#apply(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "turn") this.#called = [...new Set([...this.#called, message.seat])];
    else if (message.type === "ack") this.#settled(message.id);
    else if (message.type === "refused") this.#refuse(message);
  }

  #refuse(message: Refused): void {
    if (message.code === "unknown-table") this.gone = message;
    else if (message.code === "stale") this.watch();
    if (this.sent?.type === "deal" && message.id === this.sent.id) this.#toldOfDeal(message);
    else if (message.code !== "stale" || message.id === this.sent?.id) this.refused = message;
    this.#settled(message.id);
  }

  #settled(id: string | null): void {
    if (id === null || this.sent?.id !== id) return;
    this.sent = null;
    this.#toldOfDeal(null); // where a refusal was told before, this is not heard
  }

  #apply(update: Update): void {
    if (update.since !== 0 && update.since !== this.#version) return this.watch();
    const still = this.#asksStill(update);
    const whole = update.since === 0;
    const fresh = whole ? [] : (update.events as Event[]);
    if (!whole) for (const change of this.changes) change.before();
    this.#version = update.version;
    this.room = update.room;
    this.view = update.view;
    this.eyes = update.seat;
    this.events = [...this.events.slice(0, update.first), ...(update.events as Event[])];
    this.lines = [...this.lines.slice(0, update.first), ...(update.lines ?? [])];
    this.first = whole ? this.events.length : update.first;
    this.news = whole ? update.news : [...this.news, ...update.news];
    if (!still) this.question = update.question;
    this.canUndo = update.can_undo;
    this.clocks = update.clocks;
    this.clocksAt = performance.now();
    this.end = update.end;
    this.#settled(update.ack);
    if (this.sent && this.#dialled) this.#again(this.sent);
    this.#dialled = false;
    if (!document.hidden) this.#welcome();
    this.#prepare().catch(() => undefined); // what is missing is asked for again with the next update
    if (!whole) void tick().then(() => this.changes.forEach((change) => change.after(fresh)));
  }

  /** Whether the same is asked as before, and no answer of one's own lies between: whoever has half answered goes on. */
  #asksStill(update: Update): boolean {
    const answered = this.sent !== null && this.sent.type !== "deal" && update.ack === this.sent.id;
    const same = JSON.stringify(update.question) === JSON.stringify(this.question);
    return same && !answered && update.seat === this.eyes;
  }

  /** The line broke while an answer was under way: give it again, the house knows it by its id. */
  #again(sent: Sent): void {
    this.sent = null;
    this.#send({ ...sent });
  }

  async #prepare(): Promise<void> {
    if (this.game) await speakOf(this.game);
    if (this.view && !this.catalogue) this.catalogue = await get<Json>(`/tables/${this.code}/catalogue`);
  }
}
