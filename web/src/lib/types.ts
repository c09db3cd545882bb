import type { Room, Seat } from "./wire";

export type Language = "en" | "it" | "fr";
export type Json = Record<string, unknown>;
export type Event = { kind: string } & Json;

export const MARKS = ["spade", "diamond", "heart", "club", "star", "dot"] as const;
export const LEVELS = ["associate", "soldier", "capo", "don"] as const;

export type Mark = (typeof MARKS)[number];
export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length]!;
export const seatOf = (room: Room, seat: number): Seat | undefined => room.seats[seat];
