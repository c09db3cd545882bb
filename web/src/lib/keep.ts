// Small things this browser remembers. Where storage is switched off they last as long as the page.
const PREFIX = "malavita.";
const memory = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // no storage: the memory of the page has it
  }
}

export function storageWorks(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}
