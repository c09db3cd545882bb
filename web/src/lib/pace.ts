// The paces that a table may have, as the page offers them, and how any pace is told.
import type { Pace } from "./wire";
import { t } from "./words.svelte";

export type PaceKind = NonNullable<Pace["kind"]>;

export const NO_CLOCK: Pace = { kind: "none", bank: 0, refill: 0 };
const DAY = 86_400;
const UNITS: [string, number][] = [["days", DAY], ["hours", 3600], ["minutes", 60], ["seconds", 1]];

/** Seconds for each move that are offered. */
export const TIMES: Record<PaceKind, number[]> = { none: [], live: [60, 180, 300], slow: [DAY, 3 * DAY, 7 * DAY] };

/** A pace with so much time for each move, which is also what the bank holds. */
export function paceOf(kind: PaceKind, seconds: number = TIMES[kind][0] ?? 0): Pace {
  return kind === "none" ? NO_CLOCK : { kind, bank: seconds, refill: seconds };
}

/** Seconds that each move brings. */
export const timeOf = (pace: Pace): number => pace.refill || pace.bank || 0;

/** So many seconds in the largest unit that they fill. */
export function spelt(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds && seconds % each === 0) ?? UNITS.at(-1)!;
  return t(`time-${unit}`, { count: seconds / size });
}

/** Such as "Live · 3 min", or in full "Live · 3 min a move". */
export function paceText(pace: Pace, full = false): string {
  const kind = pace.kind ?? "none";
  return kind === "none" ? t("no-clock") : t(`pace-${kind}-${full ? "long" : "timed"}`, { time: spelt(timeOf(pace)) });
}
