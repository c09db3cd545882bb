// The moves that changed most: how far a seat came nearer to, or fell back from, the best of the others.
import type { Move } from "./film.svelte";

export interface Moment {
  move: number;
  seat: number;
  change: number;
}

export function moments(moves: Move[], most = 5): Moment[] {
  const found: Moment[] = [];
  for (let n = afterSetup(moves); n < moves.length; n++) {
    const before = moves[n - 1]!.standing;
    const now = moves[n]!.standing;
    const seat = moves[n]!.seat;
    if (!before || !now || seat === null) continue;
    const change = lead(now, seat) - lead(before, seat);
    if (change !== 0) found.push({ move: n, seat, change });
  }
  const strongest = found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.move - a.move).slice(0, most);
  return strongest.sort((a, b) => a.move - b.move);
}

/** The first move that can change anything: where a game has turns, what comes before the first only sets it up. */
function afterSetup(moves: Move[]): number {
  const begun = moves.findIndex((move) => move.events.some((event) => event.kind === "turn-began"));
  return Math.max(0, begun) + 1;
}

function lead(points: number[], seat: number): number {
  const others = points.filter((_, n) => n !== seat);
  return (points[seat] ?? 0) - Math.max(...others);
}
