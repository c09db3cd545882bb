// The deals of a game that has them, in words, and the offer that is being written. Which terms there are, and what may
// stand in their fields, the catalogue says; what they are called, the game's message files.
import type { Look, TableStore } from "../lib/table.svelte";
import type { Event, Json } from "../lib/types";
import { g } from "../lib/words.svelte";

export interface Field {
  name: string;
  kind: "seat" | "place" | "amount" | "choice" | "line" | "text";
  values?: string[];
  needs?: Record<string, string[]>;
  optional?: boolean;
  party?: boolean;
  other_than?: string;
  unit?: number;
  most?: number;
}

export interface Forms {
  most_terms: number;
  turns_ahead: number;
  terms: Record<string, Field[]>;
}

export type Term = { term: string; turn: number } & Json;
export type Act = "accept" | "decline" | "withdraw" | "counter" | "release";
export type Value = string | number | null;

export interface Deal {
  deal: number;
  life: "offered" | "sealed";
  from: number;
  parties: number[];
  agreed: number[];
  released: number[];
  binding: boolean;
  terms: (Term & { fate: string })[];
}

export function formsOf(look: Look): Forms | null {
  return (look.catalogue?.deals as Forms | undefined) ?? null;
}

export function dealsOf(look: Look): Deal[] {
  return (look.view?.deals as Deal[] | undefined) ?? [];
}

/** How many offers wait for the reader's word. */
export function offersTo(look: Look): number {
  const seat = look.eyes;
  return seat === null ? 0 : dealsOf(look).filter((deal) => unsigned(deal).includes(seat)).length;
}

export function unsigned(deal: Deal): number[] {
  return deal.life === "offered" ? deal.parties.filter((seat) => !deal.agreed.includes(seat)) : [];
}

export function actsOf(deal: Deal, seat: number | null): Act[] {
  if (seat === null || !deal.parties.includes(seat)) return [];
  if (deal.life === "sealed") return deal.released.includes(seat) ? [] : ["release"];
  if (deal.from === seat) return ["withdraw", "counter"];
  return deal.agreed.includes(seat) ? ["decline", "counter"] : ["accept", "decline", "counter"];
}

/** What became of deals of the reader's, by others' doing, in the last news: declined, countered, taken back, sealed. */
export function saidToMine(look: Look): string[] {
  const told = (event: Event, n: number): boolean => n >= look.first && tells(look, event) && isMine(look, event.deal);
  return look.lines.filter((words, n) => words && look.events[n] && told(look.events[n], n));
}

function tells(look: Look, event: Event): boolean {
  if (event.kind === "deal-sealed") return true;
  return event.kind === "deal-answered" && event.seat !== look.eyes && ["decline", "counter", "withdraw"].includes(event.says as string);
}

/** Deals that are gone from the table are still in the log. */
function isMine(look: Look, deal: unknown): boolean {
  const offered = look.events.findLast((event) => event.kind === "deal-offered" && event.deal === deal);
  return look.eyes !== null && ((offered?.parties as number[] | undefined) ?? []).includes(look.eyes);
}

export function nameOf(look: Look, seat: unknown): string {
  return look.seats[seat as number]?.name ?? "";
}

export function namesOf(look: Look, seats: number[]): string {
  return seats.map((seat) => nameOf(look, seat)).join(", ");
}

function money(look: Look, amount: number, unit: number): string {
  return amount ? g(look.game, "money", { thousands: amount / unit }) : g(look.game, "money-none");
}

/** One promise as a clause; the message of its kind takes the fields under their names. */
export function sentence(look: Look, term: Term): string {
  const fields = formsOf(look)?.terms[term.term] ?? [];
  const given = fields.filter((field) => term[field.name] !== undefined && term[field.name] !== null);
  return g(look.game, `term-${term.term}`, {
    ...Object.fromEntries(given.map((field) => [field.kind === "line" ? "number" : field.name, spoken(look, field, term[field.name])])),
    turn: term.turn,
    there: term.place ? "yes" : "no",
    said: term.text ? "yes" : "no",
    own: term.who === term.whom ? "yes" : "no",
  });
}

function spoken(look: Look, field: Field, value: unknown): string | number {
  if (field.kind === "seat") return nameOf(look, value);
  if (field.kind === "place") return g(look.game, `place-${String(value)}`);
  if (field.kind === "amount") return money(look, value as number, field.unit ?? 1);
  return field.kind === "line" ? (value as number) + 1 : String(value);
}

/** What a field is called, and what one of its values is called. */
export function label(look: Look, kind: string, field: Field): string {
  return g(look.game, field.kind === "amount" ? "desk-ask-thousands" : `desk-ask-${field.name}`, { kind });
}

export function option(look: Look, draft: Draft, field: Field, value: Value): string {
  if (field.kind === "seat") return nameOf(look, value);
  if (field.kind === "line") return `${(value as number) + 1}. ${sentence(look, draft.terms[value as number]!)}`;
  if (field.kind === "choice") return g(look.game, `desk-${field.name}-${value}`);
  return g(look.game, value === null ? "desk-anywhere" : `place-${value}`);
}

/** An offer while it is written; it stays when the desk is left. */
export class Draft {
  open = $state(false);
  terms = $state.raw<Term[]>([]);
  to = $state.raw<number[]>([]);
  counters = $state<number | null>(null);

  begin(deal: Deal | null = null, seat: number | null = null): void {
    this.open = true;
    this.counters = deal?.deal ?? null;
    this.to = deal?.parties.filter((each) => each !== seat) ?? [];
    this.terms = deal?.terms.map(({ fate: _, ...term }) => term as Term).filter((term) => term.term !== "word" || term.text) ?? [];
  }

  tear(): void {
    this.open = false;
    this.terms = [];
    this.to = [];
    this.counters = null;
  }

  add(term: Term): void {
    this.terms = [...this.terms, term];
  }

  /** Strike a line, and the payments that wait for it; the others count anew. */
  strike(line: number): void {
    this.terms = this.terms
      .filter((term, n) => n !== line && term.after !== line)
      .map((term) => (typeof term.after === "number" ? { ...term, after: this.#lineAfter(term.after, line) } : term));
  }

  #lineAfter(wanted: number, struck: number): number {
    const gone = this.terms.filter((term, n) => n < wanted && (n === struck || term.after === struck));
    return wanted - gone.length;
  }

  /** All others whom the offer concerns: who is named, and who promises or gets something. */
  parties(look: Look): number[] {
    const forms = formsOf(look)?.terms ?? {};
    const concerned = this.terms.flatMap((term) =>
      (forms[term.term] ?? []).filter((field) => field.party).map((field) => term[field.name] as number),
    );
    return [...new Set([...this.to, ...concerned])].filter((seat) => seat !== look.eyes).sort();
  }
}

const drafts = new WeakMap<TableStore, Map<number, Draft>>();

export function draftOf(table: TableStore, seat: number): Draft {
  const mine = drafts.get(table) ?? new Map<number, Draft>();
  drafts.set(table, mine);
  const draft = mine.get(seat) ?? new Draft();
  mine.set(seat, draft);
  return draft;
}

/** The fields of a promise as far as it is written, each with what may stand there; nothing where it is typed. */
export function asked(look: Look, draft: Draft, kind: string, given: Json): { fields: { field: Field; values: Value[] | null }[]; term: Term } {
  const term: Term = { term: kind, turn: turnsOf(look)[given.later ? 1 : 0] ?? 1 };
  const fields: { field: Field; values: Value[] | null }[] = [];
  const form = formsOf(look)?.terms[kind] ?? [];
  for (const field of form) {
    if (!Object.entries(field.needs ?? {}).every(([name, values]) => values.includes(term[name] as string))) continue;
    const values = allowed(look, draft, form, field, term);
    fields.push({ field, values });
    const wanted = given[field.name] as Value | undefined;
    const value = values === null || (wanted !== undefined && values.includes(wanted)) ? wanted : values[0];
    if (value !== undefined && value !== null) term[field.name] = value;
  }
  return { fields, term };
}

export function turnsOf(look: Look): number[] {
  const now = Math.max(1, Number(look.view?.turn ?? 1));
  return Array.from({ length: 1 + (formsOf(look)?.turns_ahead ?? 0) }, (_, n) => now + n);
}

function allowed(look: Look, draft: Draft, form: Field[], field: Field, term: Term): Value[] | null {
  if (field.kind === "seat") return seatsFor(look, draft, field).filter((seat) => !field.other_than || seat !== term[field.other_than]);
  if (field.kind === "line") return linesFor(draft, field);
  if (field.kind === "place") return [...(field.optional ? [null] : []), ...(field.values ?? [])];
  if (field.kind !== "choice") return null;
  const empty = form.filter((each) => each.kind === "line" && linesFor(draft, each).length === 0);
  return (field.values ?? []).filter((value) => !empty.some((each) => each.needs?.[field.name]?.includes(value)));
}

function linesFor(draft: Draft, field: Field): number[] {
  return draft.terms.flatMap((term, n) => (field.values?.includes(term.term) ? [n] : []));
}

/** Oneself first where somebody promises; else those who are named first. */
function seatsFor(look: Look, draft: Draft, field: Field): number[] {
  const all = look.seats.map((seat) => seat.seat);
  const first = field.name === "who" ? [look.eyes ?? 0] : draft.to;
  return [...new Set([...first, ...all])];
}
