// The drawings of this table.
const short = (all: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([path, value]) => [path.split("/").pop()!.replace(".svg", ""), value]));

export const mugshots = short(import.meta.glob<string>("./art/mugshots/*.svg", { query: "?url", import: "default", eager: true }));
export const clippings = short(import.meta.glob<string>("./art/clippings/*.svg", { query: "?raw", import: "default", eager: true }));
export const hideouts = short(import.meta.glob<string>("./art/hideouts/*.svg", { query: "?raw", import: "default", eager: true }));
export const gangs = short(import.meta.glob<string>("./art/gangs/*.svg", { query: "?url", import: "default", eager: true }));
export const actions = short(import.meta.glob<string>("./art/actions/*.svg", { query: "?raw", import: "default", eager: true }));
export const things = short(import.meta.glob<string>("./art/things/*.svg", { query: "?url", import: "default", eager: true }));
export const chalk = short(import.meta.glob<string>("./art/things/chalk-outline.svg", { query: "?raw", import: "default", eager: true }))["chalk-outline"]!;

/** The colour of each hideout's tube, as it is drawn. */
export const neon = Object.fromEntries(
  Object.entries(hideouts).map(([letter, drawing]) => [letter.toUpperCase(), drawing.match(/--tube,(#[0-9a-f]+)/)?.[1] ?? ""]),
);
