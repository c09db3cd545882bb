/** The seats that the table waits for: several where a question goes to several at once. */
export function waited(view: Record<string, unknown> | null | undefined): number[] {
  if (Array.isArray(view?.asked)) return view.asked as number[];
  return typeof view?.turn === "number" ? [view.turn] : [];
}
