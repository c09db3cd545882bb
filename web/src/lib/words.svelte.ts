// Words from the same message files as the server: the house's own beside this page, a game's from its rules folder.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, keep } from "./keep";
import type { Language } from "./types";

type Text = () => Promise<string>;
const houseFiles = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" }) as Record<string, Text>;
const tableFiles = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" }) as Record<string, Text>;
const ruleFiles = import.meta.glob<string>("../../../src/malavita/games/*/texts/*.ftl", { query: "?raw", import: "default" }) as Record<string, Text>;

export type Args = Record<string, FluentVariable>;
export const LANGUAGES: Language[] = ["en", "it", "fr"];

class Words {
  language = $state<Language>(firstLanguage());
  house = $state.raw<FluentBundle | null>(null);
  games = $state.raw<Record<string, FluentBundle>>({});
  pseudo = kept("pseudo") === "1";
}

export const words = new Words();

function firstLanguage(): Language {
  const wished = [kept("language"), ...navigator.languages.map((each) => each.slice(0, 2))];
  return LANGUAGES.find((each) => wished.find((wish) => LANGUAGES.includes(wish as Language)) === each) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  const playing = Object.keys(words.games);
  const house = await bundle(language, [houseFiles[`../texts/${language}.ftl`]]);
  const games = await Promise.all(playing.map((game) => gameBundle(game, language)));
  words.house = house;
  words.games = Object.fromEntries(playing.map((game, n) => [game, games[n]!]));
  words.language = language;
  document.documentElement.lang = language;
  keep("language", language);
}

export async function speakOf(game: string): Promise<void> {
  if (words.games[game]) return;
  words.games = { ...words.games, [game]: await gameBundle(game, words.language) };
}

function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  const rules = ruleFiles[`../../../src/malavita/games/${game}/texts/${language}.ftl`];
  const table = tableFiles[`../games/${game}/texts/${language}.ftl`];
  return bundle(language, [rules, table]);
}

async function bundle(language: Language, files: (Text | undefined)[]): Promise<FluentBundle> {
  const found = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(files.filter((file) => file !== undefined).map((file) => file()));
  for (const text of texts) found.addResource(new FluentResource(text), { allowOverrides: true });
  return found;
}

/** A message of the house. */
export function t(key: string, args?: Args): string {
  return format(words.house, key, args);
}

/** A message of a game. */
export function g(game: string, key: string, args?: Args): string {
  return format(words.games[game] ?? null, key, args);
}

/** A number as the reader's language writes it: 164,000 or 164 000. */
export function counted(value: number): string {
  return value.toLocaleString(words.language);
}

/** What was won or lost, with its sign. */
export function swing(value: number): string {
  return value > 0 ? `+${counted(value)}` : value < 0 ? `−${counted(-value)}` : "±0";
}

export function hasWord(game: string, key: string): boolean {
  return words.games[game]?.hasMessage(key) ?? false;
}

/** Whether the house has a message of that name. */
export function knows(key: string): boolean {
  return words.house?.hasMessage(key) ?? false;
}

function format(found: FluentBundle | null, key: string, args?: Args): string {
  const message = found?.getMessage(key);
  if (!found || !message?.value) return found ? key : "";
  const text = found.formatPattern(message.value, args ?? null, []);
  return words.pseudo ? stretched(text) : text;
}

/** A made-up language a third longer than any: what does not fit now will not fit in French either. */
function stretched(text: string): string {
  const accents: Record<string, string> = { a: "á", e: "ë", i: "ï", o: "ö", u: "ü", A: "Å", E: "É", O: "Ö" };
  const open = text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter);
  return open + "~".repeat(Math.ceil(text.length * 0.3));
}
