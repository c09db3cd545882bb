// The drawings of this table.
const short = (all: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([path, value]) => [path.split("/").pop()!.replace(".svg", ""), value]));

export const things = short(import.meta.glob<string>("./art/things/*.svg", { query: "?url", import: "default", eager: true }));
export const icons = short(import.meta.glob<string>("./art/icons/*.svg", { query: "?raw", import: "default", eager: true }));

const CUTS = ["pear", "lozenge", "heart", "octagon"];
const MARKS = ["spade", "diamond", "heart", "club"];

/** A seat's gem and goon: colour, cut and mark belong together. */
export const gemOf = (seat: number): string => things[`gem-${CUTS[seat % 4]}`]!;
export const goonOf = (seat: number): string => things[`goon-${MARKS[seat % 4]}`]!;

/** What each character gives. */
export const GIVES: Record<number, string[]> = {
  1: ["favor-booze"], 2: ["favor-permit"], 3: ["favor-jewelry"], 4: ["favor-weapons"], 5: ["favor-godfather"],
  6: ["gives-token", "gives-place-gem"], 7: ["gives-money-5"], 8: ["gives-gem", "gives-place-gem"],
  9: ["favor-godfather"], 10: ["gives-token", "gives-token"], 11: ["gives-bribery"], 12: ["gives-informant", "gives-token"],
};
