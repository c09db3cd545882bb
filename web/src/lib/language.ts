import { tellLanguage } from "./me.svelte";
import { readShelf } from "./shelf.svelte";
import { tell } from "./toast.svelte";
import type { Language } from "./types";
import { speak } from "./words.svelte";

/** Everything on the page speaks another language at once, and the house with it. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  await Promise.all([readShelf(), tellLanguage(language)]).catch(tell);
}
