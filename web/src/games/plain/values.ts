export function readable(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  return String(value).replace(/_/g, " ");
}

/** The seats that the table waits for: several where a question goes to several at once. */
export function waited(view: Record<string, unknown> | null | undefined): number[] {
  if (Array.isArray(view?.asked)) return view.asked as number[];
  return typeof view?.turn === "number" ? [view.turn] : [];
}
