// The wish that leads to the very table that lies there, so that one thing about it can be changed.
import type { Language } from "./types";
import type { NewTable, Room, Seat, SeatWish } from "./wire";

export function wishOf(room: Room): NewTable {
  const { game, edition, options, pace, listed, hotseat } = room;
  const seats = room.seats.map((seat) => meant(seat, hotseat));
  return { game, edition, options, seats, pace, listed, hotseat, language: room.language as Language };
}

/** Guests keep a chair that is wished free; at a hot seat everybody has a name of their own. */
function meant(seat: Seat, hotseat: boolean): SeatWish {
  if (seat.mine) return { kind: "me", name: hotseat ? seat.name : "" };
  return seat.kind === "bot" ? { kind: "bot", bot: seat.bot ?? "", character: seat.character } : { kind: "free" };
}
