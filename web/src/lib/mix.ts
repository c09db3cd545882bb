// A value of this browser's own for the shuffle. It is made only when the house has promised its key, so that no key can
// have been chosen to suit it; words of one's own take its place.
import { post } from "./api";
import type { Room } from "./wire";

/** Sixteen bytes by chance. */
export function chance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const mixed = new Set<string>();

/** Whoever sits at a table that has not begun, and has mixed nothing in, does so now. */
export async function mixIn(room: Room): Promise<void> {
  const own = room.seats.filter((seat) => seat.mine);
  if (room.phase !== "open" || !own.length || own.some((seat) => room.mixed.includes(seat.seat)) || mixed.has(room.code)) return;
  mixed.add(room.code);
  await post(`/tables/${room.code}/sit`, { seat: own[0]!.seat, mix: chance() }).catch(() => mixed.delete(room.code));
}
