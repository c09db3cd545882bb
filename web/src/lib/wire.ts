// Made from src/malavita/server/wire by `malavita wire`; do not edit.

/** Your message was stored; the table had this version for you then. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  version: number;
}

/** Meet again; `hold` leaves time to mix something into the shuffle: then it begins with the first who does. */
export interface Again {
  hold: boolean;
}

/** Answer the question of that version by its code. */
export interface Answer {
  type: "answer";
  /** a table's code, as in its link */
  table: string;
  version: number;
  /** the sender's own name for a message */
  id: string;
  answer: string;
  seat?: number | null;
}

/** What the reader is asked now. */
export interface Ask {
  kind: string;
  answers: Array<Choice>;
  text: string | null;
  locked: Array<Locked>;
}

/** The code of a personal link. */
export interface Carry {
  code: string;
  token?: boolean;
}

/** One answer that may be given: its code is what is sent back. */
export interface Choice {
  id: number;
  code: string;
  args: Record<string, unknown>;
  text: string | null;
}

/** The time a seat has left, in milliseconds; it runs while `running`. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
}

/** Make, change, accept, decline, withdraw or end a deal with others, at any moment. */
export interface Deal {
  type: "deal";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
  act: "accept" | "counter" | "decline" | "offer" | "release" | "withdraw";
  deal?: number | null;
  terms?: Array<Record<string, unknown>>;
  to?: Array<number>;
  seat?: number | null;
  version?: number;
}

/** How the game ended. */
export interface End {
  reason: string;
  scores: Array<number>;
  ranks: Array<number>;
  breakdown: Array<Record<string, unknown>>;
}

/** Why a request was refused. */
export interface Fault {
  code: string;
  text: string;
  rule: string | null;
}

/** How the house is. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  store: string;
  tables: number;
  workers: number;
}

/** One answer that may not be given now, and why; told where a page shows the thing it stands for. */
export interface Locked {
  code: string;
  args: Record<string, unknown>;
  reason: string;
  rule: string;
  text: string;
}

/** Who you are here. */
export interface Me {
  guest: string;
  name: string;
  face: string;
  language: string;
  webhook: string;
  /** told once, to programs */
  token: string | null;
}

/** What you want to be called, and where to be told that it is your turn. */
export interface MeChange {
  name?: string | null;
  face?: string | null;
  language?: "en" | "fr" | "it" | null;
  webhook?: string | null;
}

/** One of your tables. */
export interface MyTable {
  table: TableLine;
  my_seats: Array<number>;
  asked: boolean;
  /** somebody proposed something, and your consent is needed */
  votes: boolean;
  left: number | null;
}

/** Someone comes in with nothing but a name; programs ask for a token instead of a cookie. */
export interface NewGuest {
  /** no control signs, no edges of white space */
  name: string;
  face?: string;
  language?: "en" | "fr" | "it";
  token?: boolean;
}

/** A table to be opened; seats that are not named stay free. */
export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  edition?: string | null;
  options?: Record<string, string>;
  pace?: Pace;
  listed?: boolean;
  language?: "en" | "fr" | "it";
  hotseat?: boolean;
  /** begin as soon as no seat is free */
  start?: boolean;
}

/** Something that happened at the table, beside the game itself. */
export interface News {
  kind: string;
  at: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  args: Record<string, unknown>;
}

/** Your own notes about a table, which nobody else reads. */
export interface Notes {
  text: string;
}

/** How time runs: a bank that starts full, is used while a seat is asked, and refills a little for each move. */
export interface Pace {
  kind?: "live" | "none" | "slow";
  /** seconds in a full bank */
  bank?: number;
  /** seconds that come back for each move */
  refill?: number;
}

/** A link that carries you to another device, once and soon; for nobody else's eyes. */
export interface PersonalLink {
  code: string;
  url: string;
  seconds: number;
  /** the link as a picture that a phone can read, an address for an image */
  qr: string;
}

/** Say a set phrase, which each reader gets in the own language; with `to`, whisper it. */
export interface Phrase {
  type: "phrase";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
  phrase: string;
  to?: number | null;
  seat?: number | null;
}

/** Ask whether the line still stands. */
export interface Ping {
  type: "ping";
  /** the sender's own name for a message */
  id?: string;
}

/** The line stands. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Who is connected: the seats, and how many look on. */
export interface Presence {
  type: "presence";
  table: string;
  seats: Array<number>;
  watchers: number;
}

/** Something that needs the consent of others. */
export interface Proposal {
  number: number;
  what: "pace" | "pause" | "replace" | "undo";
  by: number;
  seat: number | null;
  agreed: Array<number>;
  needed: Array<number>;
  /** how time shall run from then on */
  pace: Pace | null;
}

/** Propose what needs consent: undo to your last answer, a pause, another pace, the best bot for who is away. */
export interface Propose {
  type: "propose";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
  what: "pace" | "pause" | "replace" | "undo";
  seat?: number | null;
  target?: number | null;
  bot?: string;
  pace?: Pace | null;
}

/** Your message was refused, nothing has changed; `question` is what you are asked now. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id: string | null;
  table: string | null;
  rule: string | null;
  version: number | null;
  question: Ask | null;
}

/** A part of a replay, through the eyes of a seat, the public, or all. */
export interface Replay {
  table: string;
  game: string;
  perspective: string;
  offered: Array<string>;
  total: number;
  first: number;
  steps: Array<Step>;
  seats: Array<Seat>;
  news: Array<News>;
  phase: "closed" | "open" | "over" | "playing";
}

/** End a pause. */
export interface Resume {
  type: "resume";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
}

/** The table itself: who sits there and how it is played. */
export interface Room {
  code: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  players: number;
  phase: "closed" | "open" | "over" | "playing";
  language: string;
  listed: boolean;
  hotseat: boolean;
  pace: Pace;
  seats: Array<Seat>;
  /** the reader opened this table */
  owner: boolean;
  /** the seat of who opened this table */
  host: number | null;
  commitment: string;
  /** seats that gave a value of their own to the shuffle */
  mixed: Array<number>;
  paused: boolean;
  proposal: Proposal | null;
  rematch: string | null;
  created: number;
  /** why the table is closed: owner, expired, brought, rules or fault */
  closed: string;
}

/** Say something: at the table, or among the spectators, whom the players cannot hear until the end. */
export interface Say {
  type: "say";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
  text: string;
  room?: "spectators" | "table";
  to?: number | null;
  seat?: number | null;
}

/** One seat of a table, as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "bot" | "closed" | "free" | "person";
  name: string;
  face: string;
  bot: string | null;
  character: string;
  /** a bot answers until its owner comes back */
  stands: boolean;
  /** this seat belongs to the reader */
  mine: boolean;
}

/** Who shall sit there: yourself (or somebody beside you, at a hot seat), whoever comes, a bot, nobody. */
export interface SeatWish {
  kind?: "bot" | "closed" | "free" | "me";
  /** at a hot seat: what whoever plays there is called */
  name?: string;
  bot?: string;
  character?: string;
}

/** What can be played here, and the phrases that can be said. */
export interface Shelf {
  games: Array<ShelfGame>;
  phrases: Record<string, string>;
  languages: Array<string>;
  /** how others reach this house, for links */
  address: string;
}

/** One game on the shelf. */
export interface ShelfGame {
  game: string;
  title: string;
  tagline: string;
  seats: Array<number>;
  editions: Array<string>;
  /** the values of each, the recommended one first */
  options: Record<string, Array<string>>;
  /** the rules and rulings that each option is about */
  rules: Record<string, Array<string>>;
  bots: Array<string>;
}

/** Take a seat, any or a certain one; a seat that is yours already is yours again. */
export interface Sit {
  seat?: number | null;
  /** a value of your own for the shuffle */
  mix?: string;
}

/** Leave a seat; once the game has begun a bot answers until you come back. */
export interface Stand {
  seat?: number | null;
  bot?: string;
}

/** Begin now; free seats go to bots of this level. */
export interface Start {
  bot?: string;
  /** a value of your own for the shuffle */
  mix?: string;
}

/** One moment of a replay. */
export interface Step {
  number: number;
  events: Array<Record<string, unknown>>;
  lines: Array<string> | null;
  view: Record<string, unknown>;
  seat: number | null;
  views: Array<Record<string, unknown>> | null;
  question: Ask | null;
  /** the whole position, for eyes that see all */
  truth: Record<string, unknown> | null;
  /** points if the game ended here, for eyes that see all */
  standing: Array<number> | null;
}

/** One table in a list. */
export interface TableLine {
  /** a table's code, as in its link */
  code: string;
  game: string;
  phase: "closed" | "open" | "over" | "playing";
  language: string;
  pace: Pace;
  seats: Array<Seat>;
  created: number;
  /** how many options have another value than the recommended one */
  changed: number;
  /** why the table is closed, as in its room */
  closed: string;
}

/** Tables that can be joined or watched, yours, and those of the last days that can be watched again. */
export interface TableList {
  open: Array<TableLine>;
  mine: Array<MyTable>;
  past: Array<TableLine>;
}

/** A secret for a program, told once. */
export interface Token {
  token: string;
}

/** You are asked something at a table that you are not watching. */
export interface Turn {
  type: "turn";
  table: string;
  game: string;
  seat: number;
}

/** Take your last answer back, while nothing was revealed; beyond that, propose it. */
export interface Undo {
  type: "undo";
  /** a table's code, as in its link */
  table: string;
  version: number;
  /** the sender's own name for a message */
  id: string;
  seat?: number | null;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  /** a table's code, as in its link */
  table: string;
}

/** All that the reader may know now, and what is new since version `since`. */
export interface Update {
  type: "update";
  table: string;
  /** through whose eyes; null is the public */
  seat: number | null;
  version: number;
  since: number;
  first: number;
  events: Array<Record<string, unknown>>;
  news: Array<News>;
  room: Room;
  view: Record<string, unknown> | null;
  question: Ask | null;
  can_undo: boolean;
  clocks: Array<Clock>;
  end: End | null;
  /** the events in words, if a language was given */
  lines: Array<string> | null;
  /** the id of the reader's message that led to this */
  ack: string | null;
}

/** Agree to the proposal of that number, or not. */
export interface Vote {
  type: "vote";
  /** a table's code, as in its link */
  table: string;
  /** the sender's own name for a message */
  id: string;
  proposal: number;
  yes: boolean;
  seat?: number | null;
}

/** Follow a table: as the seat that is yours, as one of your seats, or as the public (`public`). */
export interface Watch {
  type: "watch";
  /** a table's code, as in its link */
  table: string;
  version?: number;
  seat?: number | null;
  public?: boolean;
  language?: "en" | "fr" | "it" | null;
}

export type Inbound = Watch | Unwatch | Answer | Undo | Deal | Say | Phrase | Propose | Vote | Resume | Ping;

export type Outbound = Update | Ack | Refused | Presence | Turn | Pong;
