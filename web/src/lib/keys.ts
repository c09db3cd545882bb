// Keys that a table may take for itself.

/** Whether a key is pressed alone, and not to write something or inside a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLElement && event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog");
  return !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The digit of a key; in France digits need Shift, but nobody should have to press it here. */
export function digit(event: KeyboardEvent): number | null {
  const found = /^\d$/.exec(event.key)?.[0] ?? (event.key.length === 1 ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined);
  return found === undefined ? null : Number(found);
}
