// A second hand for whatever shows time.
import { t, words } from "./words.svelte";

class Now {
  ms = $state(performance.now());

  constructor() {
    window.setInterval(() => (this.ms = performance.now()), 1000);
  }
}

export const now = new Now();

/** A time as short as it can be told: 3 d, 5 h 07, 0:42. */
export function spell(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return t("clock-days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return t("clock-hours", { hours: Math.floor(seconds / 3600), minutes: pad(Math.floor((seconds % 3600) / 60)) });
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

/** When something was said: the hour, and the day if it was another one. */
export function moment(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(words.language, today ? hour : { weekday: "short", ...hour }).format(at);
}

const pad = (value: number): string => String(value).padStart(2, "0");
