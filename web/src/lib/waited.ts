import type { Look } from "./table.svelte";
import { t } from "./words.svelte";

/** The seats that the table waits for: several where a question goes to several at once. */
export function waited(view: Record<string, unknown> | null | undefined): number[] {
  if (Array.isArray(view?.asked)) return view.asked as number[];
  return typeof view?.turn === "number" ? [view.turn] : [];
}

/** Why nobody who reads this need do anything: the game is paused, or a bot sits in for them; null where neither is so. */
export function halted(look: Look): string | null {
  if (look.paused) return t("paused-short");
  const own = look.live && waited(look.view).some((seat) => look.seats[seat]?.mine && look.seats[seat].stands);
  return own ? t("bot-stands") : null;
}
