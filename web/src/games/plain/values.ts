export function readable(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  return String(value).replace(/_/g, " ");
}
