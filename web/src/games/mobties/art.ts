// The drawings of this table: what takes a seat's colour is laid into the page, the rest are images.
const short = (all: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([path, value]) => [path.split("/").pop()!.replace(".svg", "").replace(/-/g, "_"), value]));

export const gangsters = short(import.meta.glob<string>("./art/gangsters/*.svg", { query: "?raw", import: "default", eager: true }));
export const busts = short(import.meta.glob<string>("./art/busts/*.svg", { query: "?raw", import: "default", eager: true }));
export const states = short(import.meta.glob<string>("./art/states/*.svg", { query: "?url", import: "default", eager: true }));
export const places = short(import.meta.glob<string>("./art/places/*.svg", { query: "?url", import: "default", eager: true }));
export const cards = short(import.meta.glob<string>("./art/cards/*.svg", { query: "?url", import: "default", eager: true }));
export const badges = short(import.meta.glob<string>("./art/badges/*.svg", { query: "?url", import: "default", eager: true }));
export const town = short(import.meta.glob<string>("./art/town/*.svg", { query: "?url", import: "default", eager: true }));
export const things = short(import.meta.glob<string>("./art/things/*.svg", { query: "?url", import: "default", eager: true }));
export const signs = short(import.meta.glob<string>("./art/signs/*.svg", { query: "?raw", import: "default", eager: true }));

/** Both Soldiers look alike. */
export const clothes = (gangster: string): string => (gangster === "second_soldier" ? "soldier" : gangster);

/** A Drive-By and a shank are attacks of their own class, and wear the badge of attacks. */
const MEDALS: Record<string, string> = { drive_by: "attack", shanked: "attack" };
export const medal = (kind: string): string => badges[MEDALS[kind] ?? kind] ?? badges.specialty!;
