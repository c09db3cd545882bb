// The tables of the house as the lobby shows them; asked for again now and then while somebody looks.
import { get } from "../lib/api";
import { kept } from "../lib/keep";
import { words } from "../lib/words.svelte";
import type { MyTable, TableLine, TableList } from "../lib/wire";

const AGAIN = 8_000;

class Tables {
  open = $state.raw<TableLine[]>([]);
  mine = $state.raw<MyTable[]>([]);
  past = $state.raw<TableLine[]>([]);
  reachable = $state(true);

  /** whether the table that is being laid is in sight */
  laying = $state(false);

  get waiting(): MyTable[] {
    const unfinished = this.mine.filter((each) => ["open", "playing"].includes(each.table.phase) && !this.#isLaid(each.table));
    return unfinished.sort((a, b) => Number(b.asked) - Number(a.asked) || Number(b.votes) - Number(a.votes) || b.table.created - a.table.created);
  }

  /** Being laid, and nothing to go on with: it is in sight anyway, or nobody has come yet. */
  #isLaid(line: TableLine): boolean {
    if (line.phase !== "open" || line.code !== kept("draft")) return false;
    return this.laying || !line.seats.some((seat) => seat.kind === "person" && !seat.mine);
  }

  get finished(): MyTable[] {
    return this.mine.filter((each) => each.table.phase === "over").sort((a, b) => b.table.created - a.table.created);
  }

  /** Your games that can be watched: those that are over, and those you brought along before their end. */
  get watchable(): TableLine[] {
    const lines = this.mine.map((each) => each.table).filter((line) => line.phase === "over" || line.closed === "brought");
    return lines.sort((a, b) => b.created - a.created);
  }

  /** Tables of others: the own language first, then the fullest. */
  get others(): TableLine[] {
    const own = new Set(this.mine.map((each) => each.table.code));
    const free = (line: TableLine): number => line.seats.filter((seat) => seat.kind === "free").length;
    return this.open
      .filter((line) => !own.has(line.code) && line.phase !== "over")
      .sort((a, b) => Number(b.language === words.language) - Number(a.language === words.language) || free(a) - free(b));
  }

  async read(): Promise<void> {
    try {
      const list = await get<TableList>("/tables");
      this.open = list.open;
      this.mine = list.mine;
      this.past = list.past;
      this.reachable = true;
    } catch {
      this.reachable = false;
    }
  }

  /** Keep reading while the page is in sight. */
  follow(): () => void {
    void this.read();
    const timer = window.setInterval(() => document.visibilityState === "visible" && void this.read(), AGAIN);
    return () => window.clearInterval(timer);
  }
}

export const tables = new Tables();
