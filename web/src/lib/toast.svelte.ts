// Short sentences that come and go: what went wrong, or what was done.
interface Note {
  id: number;
  text: string;
  kind: "calm" | "bad";
  /** where it leads */
  href: string | null;
}

class Notes {
  all = $state.raw<Note[]>([]);
  #next = 1;

  say(text: string, kind: Note["kind"] = "calm", href: string | null = null): void {
    const id = this.#next++;
    this.all = [...this.all.filter((note) => note.text !== text), { id, text, kind, href }].slice(-3);
    window.setTimeout(() => this.drop(id), kind === "bad" || href ? 9000 : 5000);
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }
}

export const toasts = new Notes();

export function tell(error: unknown): void {
  toasts.say(error instanceof Error ? error.message : String(error), "bad");
}
