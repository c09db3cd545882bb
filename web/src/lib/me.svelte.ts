// Who I am here: a name and a face at once, known to the house as soon as that is needed.
import { Trouble, call, get, post } from "./api";
import { keep, kept } from "./keep";
import { line } from "./line.svelte";
import type { Language } from "./types";
import type { Me } from "./wire";
import { t, words } from "./words.svelte";

const NAMES = ["Livia", "Nino", "Rosa", "Enzo", "Carla", "Vito", "Gina", "Renzo", "Ada", "Aldo", "Vera", "Dino"];
const LUCK = Math.random(); // the same name is offered as long as the page is open
export const FACES = ["1", "2", "3", "4", "5", "6", "7", "8"];

class Myself {
  name = $state(kept("name") ?? any(NAMES));
  face = $state(kept("face") ?? any(FACES));
  guest = $state<string | null>(null);
}

export const me = new Myself();
let knock: Promise<void> | null = null;

function any<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** Ask the house whether it knows this browser; a name it knows wins over one made up here. */
export async function recognise(): Promise<void> {
  const known = await get<Me | null>("/me?maybe=1");
  if (known) become(known);
}

/** Before anything that needs a guest. */
export function comeIn(): Promise<void> {
  if (me.guest) return Promise.resolve();
  if (!navigator.cookieEnabled) return Promise.reject(new Trouble("no-cookies", t("fault-cookies")));
  knock ??= post<Me>("/guests", { name: me.name, face: me.face, language: words.language })
    .then((known) => {
      become(known);
      line.renew(); // the line was opened by nobody
    })
    .finally(() => (knock = null));
  return knock;
}

export async function rename(name: string, face: string): Promise<void> {
  if (!me.guest) become({ ...blank(), name, face });
  else become(await call<Me>("PATCH", "/me", { name, face }));
}

/** My name; one that was made up here gives way to whoever bears it at a table already. */
export function nameAmong(taken: string[]): string {
  const free = NAMES.filter((name) => !taken.includes(name));
  return NAMES.includes(me.name) && taken.includes(me.name) ? (free[Math.floor(LUCK * free.length)] ?? me.name) : me.name;
}

export async function giveWay(taken: string[]): Promise<void> {
  const name = nameAmong(taken);
  if (name !== me.name) await rename(name, me.face);
}

export async function tellLanguage(language: Language): Promise<void> {
  if (me.guest) await call<Me>("PATCH", "/me", { language });
}

export async function carry(code: string): Promise<void> {
  become(await post<Me>("/guests/carry", { code }));
}

function blank(): Me {
  return { guest: "", name: me.name, face: me.face, language: words.language, webhook: "", token: null };
}

function become(known: Me): void {
  me.name = known.name;
  me.face = FACES.includes(known.face) ? known.face : me.face;
  me.guest = known.guest || null;
  keep("name", me.name);
  keep("face", me.face);
}
