// The paces that a table may have, as the page offers them.
import type { Pace } from "./wire";
import { t } from "./words.svelte";

export type PaceKind = NonNullable<Pace["kind"]>;

export const PACES: Record<PaceKind, Pace> = {
  none: { kind: "none", bank: 0, refill: 0 },
  live: { kind: "live", bank: 60, refill: 60 },
  slow: { kind: "slow", bank: 86_400, refill: 86_400 },
};

export function paceOptions(short: boolean): { value: PaceKind; text: string }[] {
  return [
    { value: "none", text: t("no-clock") },
    { value: "live", text: t(short ? "pace-live" : "pace-live-long") },
    { value: "slow", text: t(short ? "pace-slow" : "pace-slow-long") },
  ];
}
