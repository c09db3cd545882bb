// House rules and edition of a game as they were chosen here last; this browser remembers them for each game.
import { keep, kept } from "./keep";
import type { ShelfGame } from "./wire";
import { knows, t } from "./words.svelte";

export interface Rules {
  edition: string;
  options: Record<string, string>;
}

/** Options that everybody wants to see at once; all others lie in the fold. */
export const IN_SIGHT = ["terms", "notebook"];

export function recommended(game: ShelfGame): Rules {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]!]));
  return { edition: game.editions.includes("standard") ? "standard" : game.editions[0]!, options };
}

/** What was wished for, as far as the game has it; all else as recommended. */
export function fitting(game: ShelfGame, wish: Partial<Rules>): Rules {
  const plain = recommended(game);
  const named = Object.entries(wish.options ?? {}).filter(([name, value]) => game.options[name]?.includes(value));
  const edition = game.editions.find((each) => each === wish.edition) ?? plain.edition;
  return { edition, options: { ...plain.options, ...Object.fromEntries(named) } };
}

export function keptRules(game: ShelfGame): Rules {
  return fitting(game, JSON.parse(kept(`rules.${game.game}`) ?? "{}") as Partial<Rules>);
}

export function keepRules(game: ShelfGame, rules: Rules): void {
  keep(`rules.${game.game}`, JSON.stringify(rules));
}

/** How many options in the fold are other than recommended, the edition among them. */
export function changedInFold(game: ShelfGame, rules: Rules): number {
  const plain = recommended(game);
  const names = Object.keys(game.options).filter((name) => !IN_SIGHT.includes(name) && rules.options[name] !== plain.options[name]);
  return names.length + Number(rules.edition !== plain.edition);
}

/** The page has words for the editions that come with it; all others bear their own name. */
export const editionName = (edition: string): string => (knows(`edition-${edition}`) ? t(`edition-${edition}`) : edition);
