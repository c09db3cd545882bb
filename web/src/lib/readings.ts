// The rulings of a game with their reasons, from the same page that the code cites.
const pages = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export interface Reading {
  number: string;
  question: string;
  ruling: string;
  why: string;
}

export async function readings(game: string): Promise<Reading[]> {
  const page = await pages[`../../../docs/rules/${game}.md`]?.();
  return (page ?? "").split("\n").flatMap(readLine);
}

/** A line of the table of readings: | A7 | question | our ruling | why | option | */
function readLine(line: string): Reading[] {
  const cells = line.split("|").map((cell) => cell.replace(/[`*]/g, "").trim());
  const [, number = "", question = "", ruling = "", why = ""] = cells;
  return /^A\d+$/.test(number) && why ? [{ number, question, ruling, why }] : [];
}
