// What the house offers: games with their bots, and phrases that everybody reads in the own language.
import { get } from "./api";
import type { Shelf, ShelfGame } from "./wire";

const ORDER = ["mafiozoo", "criminals", "mobties"];
const place = (game: string): number => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);

class Offered {
  games = $state.raw<ShelfGame[]>([]);
  phrases = $state.raw<Record<string, string>>({});
  address = $state(location.origin);
  ready = $state(false);
}

export const shelf = new Offered();

export async function readShelf(): Promise<void> {
  const found = await get<Shelf>("/shelf");
  shelf.games = found.games.sort((a, b) => place(a.game) - place(b.game));
  shelf.phrases = found.phrases;
  shelf.address = found.address;
  shelf.ready = true;
}

export const gameTitle = (game: string): string => shelf.games.find((each) => each.game === game)?.title ?? game;
