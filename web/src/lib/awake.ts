// A phone stays awake while it is your turn, and the table looks again when it wakes up.
import type { TableStore } from "./table.svelte";

interface Lock {
  release(): Promise<void>;
}
type Keeper = { request(kind: "screen"): Promise<Lock> };

export async function stayAwake(table: TableStore): Promise<Lock | null> {
  const keeper = (navigator as unknown as { wakeLock?: Keeper }).wakeLock;
  if (!keeper || !table.question || document.visibilityState !== "visible") return null;
  return keeper.request("screen").catch(() => null);
}
