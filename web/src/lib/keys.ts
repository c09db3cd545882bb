// Keys that a table may take for itself.

/** Whether a key is pressed alone, and not to write something or inside a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLElement && event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog");
  return !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
}
