// Sitting down: at once against bots, at a table of one's own, or at somebody else's.
import { post } from "../lib/api";
import { line } from "../lib/line.svelte";
import { comeIn } from "../lib/me.svelte";
import { go } from "../lib/router.svelte";
import type { NewTable, Update } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { tables } from "./tables.svelte";

/** One click: you and the bots, no clock. */
export async function playNow(game: string, bots: number, bot: string): Promise<void> {
  const others = Array.from({ length: bots }, () => ({ kind: "bot" as const, bot }));
  const wish: NewTable = { game, seats: [{ kind: "me" }, ...others], language: words.language };
  await comeIn();
  const update = await post<Update>("/tables", wish);
  go(`/t/${update.table}`);
}

/** At tables that have not begun, one's chair bears the name and the face that one has now. */
export async function sitAsIAm(): Promise<void> {
  await tables.read();
  const gathering = tables.mine.filter((each) => each.table.phase === "open" && each.my_seats.length);
  await Promise.all(gathering.map((each) => post(`/tables/${each.table.code}/sit`, { seat: each.my_seats[0] })));
}

/** The code in what was typed or pasted: a link or the code alone. */
export function codeIn(text: string): string | null {
  const found = text.trim().toUpperCase().match(/(?:\/T\/|^)([A-Z2-9]{6,10})\/?$/);
  return found?.[1] ?? null;
}

/** Ask over the line whether there is such a table; the sentence of a refusal otherwise. */
export function peek(code: string): Promise<string | null> {
  return new Promise((resolve) => {
    const leave = line.join(
      (message) => {
        if (!("table" in message) || message.table !== code) return;
        if (message.type !== "update" && message.type !== "refused") return;
        line.send({ type: "unwatch", table: code });
        leave();
        resolve(message.type === "refused" ? message.text : null);
      },
      () => line.send({ type: "watch", table: code, version: 0, language: words.language }),
    );
  });
}
