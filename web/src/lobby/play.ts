// Sitting down: at once against bots, at a table of one's own, or at somebody else's.
import { post } from "../lib/api";
import { line } from "../lib/line.svelte";
import { comeIn } from "../lib/me.svelte";
import { chance } from "../lib/mix";
import { go } from "../lib/router.svelte";
import type { NewTable, Update } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { tables } from "./tables.svelte";

/** One click: you and the bots, no clock. */
export async function playNow(game: string, bots: number, bot: string): Promise<void> {
  const others = Array.from({ length: bots }, () => ({ kind: "bot" as const, bot }));
  const wish: NewTable = { game, seats: [{ kind: "me" }, ...others], language: words.language, start: false };
  await comeIn();
  const update = await post<Update>("/tables", wish);
  await post<Update>(`/tables/${update.table}/start`, { mix: chance() });
  go(`/t/${update.table}`);
}

/** At tables that have not begun, one's chair bears the name and the face that one has now. */
export async function sitAsIAm(): Promise<void> {
  await tables.read();
  const gathering = tables.mine.filter((each) => each.table.phase === "open" && each.my_seats.length);
  await Promise.all(gathering.map((each) => post(`/tables/${each.table.code}/sit`, { seat: each.my_seats[0] })));
}

/** What was typed or pasted: the code alone, the link of a table, or that of a replay, maybe to a moment in it. */
export function addressIn(text: string): { code: string; path: string } | null {
  const found = text.trim().match(/(?:\/([tr])\/|^)([a-z2-9]{6,10})\/?([?#].*)?$/i);
  if (!found) return null;
  const code = found[2]!.toUpperCase();
  return { code, path: found[1]?.toLowerCase() === "r" ? `/r/${code}${found[3] ?? ""}` : `/t/${code}` };
}

const PATIENCE = 5_000;

/** Ask over the line whether there is such a table; the sentence of a refusal otherwise. */
export function peek(code: string): Promise<string | null> {
  return new Promise((resolve) => {
    const waiting = window.setTimeout(() => {
      leave();
      resolve(t("fault-unreachable"));
    }, PATIENCE);
    const leave = line.join(
      (message) => {
        if (!("table" in message) || message.table !== code) return;
        if (message.type !== "update" && message.type !== "refused") return;
        window.clearTimeout(waiting);
        line.send({ type: "unwatch", table: code });
        leave();
        resolve(message.type === "refused" ? message.text : null);
      },
      () => line.send({ type: "watch", table: code, version: 0, language: words.language }),
    );
  });
}
