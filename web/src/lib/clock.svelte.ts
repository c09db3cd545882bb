// A second hand for whatever shows time.
class Now {
  ms = $state(performance.now());

  constructor() {
    window.setInterval(() => (this.ms = performance.now()), 1000);
  }
}

export const now = new Now();

export function spell(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${pad(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, "0");
