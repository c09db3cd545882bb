// Calls to the table: a note of the browser while you look elsewhere, a sentence and a mark while you look at another table.
import { keep, kept } from "./keep";
import { line } from "./line.svelte";
import { roomName } from "./names";
import { go, place } from "./router.svelte";
import { gameTitle } from "./shelf.svelte";
import { toasts } from "./toast.svelte";
import type { Outbound } from "./wire";
import { t } from "./words.svelte";

interface Waits {
  code: string;
  game: string;
}

class Calls {
  /** tables that wait for you, as far as this page has heard, until you have been there */
  waiting = $state.raw<Waits[]>([]);
  /** browsers call only over a safe line */
  readonly possible = "Notification" in window && window.isSecureContext;
  on = $state(this.possible && kept("calls") === "on" && Notification.permission === "granted");
  #leave: (() => void) | null = null;

  constructor() {
    line.overhear((message) => this.#hear(message));
    this.#listen();
  }

  async set(wanted: boolean): Promise<void> {
    this.on = wanted && (await Notification.requestPermission()) === "granted";
    keep("calls", this.on ? "on" : "off");
    if (wanted && !this.on) toasts.say(t("calls-refused"), "bad");
    this.#listen();
  }

  /** It is your turn at a table; one note for each table, the newest. */
  async turn(code: string, game: string): Promise<void> {
    const text = t("calls-turn", { game: gameTitle(game), table: roomName(code) });
    if (!document.hidden) toasts.say(text, "calm", `/t/${code}`);
    else if (this.on) await this.#note(code, text);
  }

  async #note(code: string, text: string): Promise<void> {
    const more = { tag: code, body: text, icon: "/app-icon.svg", data: `/t/${code}` };
    const keeper = await navigator.serviceWorker?.getRegistration();
    if (keeper) return keeper.showNotification("Malavita", more);
    const note = new Notification("Malavita", more);
    note.onclick = () => {
      window.focus();
      go(`/t/${code}`);
    };
  }

  /** The line is kept up on every page only for who wants to be called: without it the house calls by other ways. */
  #listen(): void {
    if (this.on) this.#leave ??= line.join(() => undefined, () => undefined);
    else {
      this.#leave?.();
      this.#leave = null;
    }
  }

  /** It waits until you go there. */
  waits(code: string, game: string): void {
    this.visited(code);
    this.waiting = [...this.waiting, { code, game }];
  }

  visited(code: string): void {
    this.waiting = this.waiting.filter((each) => each.code !== code);
  }

  #hear(message: Outbound): void {
    if (message.type !== "turn" || place.path.startsWith(`/t/${message.table}`)) return;
    this.waits(message.table, message.game);
    void this.turn(message.table, message.game);
  }
}

export const calls = new Calls();
