// Tables have codes; people like names better. The same code has the same name everywhere, in every language.
import { t } from "./words.svelte";

const ROOMS = 24;

export function roomName(code: string): string {
  let sum = 7;
  for (const sign of code) sum = (sum * 31 + sign.charCodeAt(0)) % 99_991;
  return t(`room-${(sum % ROOMS) + 1}`);
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
