// The table that is being laid: its code is reserved at the first touch, so that the invitation holds before it opens.
import { Trouble, call, post } from "../lib/api";
import { keep, kept } from "../lib/keep";
import { comeIn } from "../lib/me.svelte";
import type { NewTable, Seat, Update } from "../lib/wire";
import { tables } from "./tables.svelte";

const GONE = ["unknown-table", "closed", "already-begun", "not-owner", "need-guest"];

class Draft {
  code = $state<string | null>(kept("draft") || null);
  #queue: Promise<unknown> = Promise.resolve();
  #told = "";

  /** Who has come by the link already. */
  get seats(): Seat[] {
    return tables.mine.find((each) => each.table.code === this.code && each.table.phase === "open")?.table.seats ?? [];
  }

  /** What it shall be, as it was told to the house last, also by the page before it was loaded again. */
  get wish(): NewTable | null {
    return JSON.parse((this.code && kept("draft.wish")) || "null") as NewTable | null;
  }

  /** Reserve a code, or tell the house what has changed; nobody else sees the table yet. */
  lay(wish: NewTable): Promise<void> {
    const quiet = { ...wish, listed: false, start: false };
    return this.#after(async () => {
      if (JSON.stringify(quiet) !== this.#told) await this.#put(quiet);
      keep("draft.wish", JSON.stringify(wish));
    });
  }

  /** The table opens as it lies; returns its code. */
  open(wish: NewTable): Promise<string> {
    return this.#after(async () => {
      await this.#put(wish);
      const code = this.code!;
      this.#forget();
      return code;
    });
  }

  async #put(wish: NewTable): Promise<void> {
    await comeIn();
    try {
      const path = this.code ? `/tables/${this.code}` : "/tables";
      const update = this.code ? await call<Update>("PATCH", path, wish) : await post<Update>(path, wish);
      this.#remember(update.table, wish);
      void tables.read();
    } catch (error) {
      if (!this.code || !(error instanceof Trouble) || !GONE.includes(error.code)) throw error;
      this.#forget();
      await this.#put(wish);
    }
  }

  #after<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act, act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #remember(code: string, wish: NewTable): void {
    this.code = code;
    this.#told = JSON.stringify(wish);
    keep("draft", code);
  }

  #forget(): void {
    this.code = null;
    this.#told = "";
    keep("draft", "");
    keep("draft.wish", "");
  }
}

export const draft = new Draft();
