// What an event was about, as small pictures beside its words.
import type { Event } from "../../lib/types";
import { GIVES, gemOf, goonOf, things } from "./art";
import { cardName, characterName, favorName, locationName, tokenName, type Scene } from "./model";

export interface Picture {
  shape: "photo" | "card" | "informant" | "plot" | "round";
  drawing: string;
  name: string;
  /** what stands on it: a character's number, how many gems */
  sign: string;
}

export function picturesOf(scene: Scene, event: Event): Picture[] {
  return (DRAWN[event.kind] ?? (() => []))(event, scene);
}

type Draw = (event: Event, scene: Scene) => Picture[];

const DRAWN: Record<string, Draw> = {
  "godfather-moved": ({ character }) => photos(character),
  "strawman-showed": ({ character, second, third }) => cards([character, second, third]),
  "strawman-placed": ({ character, gems }, scene) => [...photos(character), ...stones(scene, scene.view.strawman, gems)],
  dealt: ({ cards: drawn }) => cards(drawn),
  earned: ({ location }) => plots(location),
  "card-drawn": ({ location, card }) => [...plots(location), ...cards([card])],
  "informant-drawn": ({ location, character }) => [...plots(location), ...informants(character)],
  "token-taken": ({ neighborhood }) => tokens({ [String(neighborhood)]: 1 }),
  "token-drawn": ({ neighborhood }) => (neighborhood ? tokens({ [String(neighborhood)]: 1 }) : []),
  took: ({ card, seat, gems }, scene) => [...cards([card]), ...stones(scene, seat, gems)],
  bribed: ({ card, seat, gems, character }, scene) => [
    ...cards([card]),
    ...stones(scene, seat, gems),
    ...(card === "S" ? photos(character) : []),
  ],
  "moved-on": ({ character, to, seat, gems }, scene) => [...photos(character), ...stones(scene, seat, gems), ...photos(to)],
  "last-card": ({ card }) => cards([card]),
  "bonus-placed": ({ location, character, seat }, scene) => [...plots(location), ...stones(scene, seat, 1), ...photos(character)],
  informed: ({ character, seat, gems }, scene) => [...informants(character), ...stones(scene, seat, gems)],
  offered: ({ character, offers }, scene) => [
    ...photos(character),
    ...(offers as number[]).flatMap((gems, color) => stones(scene, color, gems)),
  ],
  gained: ({ character }) => (GIVES[Number(character)] ?? []).map((drawing) => round(drawing, "")),
  crowned: () => favors(["godfather"]),
  "gems-left": ({ seat, gems }, scene) => stones(scene, seat, gems),
  "extra-placed": ({ character, seat }, scene) => [...stones(scene, seat, 1), ...photos(character)],
  produced: ({ seat, taken, gems }, scene) => [...stones(scene, seat, taken), ...stones(scene, seat, gems)],
  "goon-placed": ({ seat, location, favor, other }, scene) => [goon(scene, seat), ...plots(location), ...favors([favor, other])],
  exchanged: ({ favor }) => favors([favor]),
  "turned-up": ({ kinds }) => tokens(kinds as Record<string, number>),
};

const photo = (shape: Picture["shape"], code: unknown): Picture => ({
  shape,
  drawing: things[code === "S" ? "portrait-secret" : `portrait-${String(code)}`]!,
  name: shape === "card" ? cardName(String(code)) : characterName(String(code)),
  sign: code === "S" ? "?" : String(code),
});
const round = (drawing: string, name: string, sign = ""): Picture => ({ shape: "round", drawing: things[drawing]!, name, sign });

const photos = (character: unknown): Picture[] => (character ? [photo("photo", character)] : []);
const informants = (character: unknown): Picture[] => (character ? [photo("informant", character)] : []);

/** As far as they were seen. */
const cards = (codes: unknown): Picture[] => ((codes as unknown[] | null) ?? []).filter(Boolean).map((code) => photo("card", code));

const plots = (location: unknown): Picture[] =>
  location ? [{ shape: "plot", drawing: things[`building-${String(location)}`]!, name: locationName(String(location)), sign: "" }] : [];

const favors = (names: unknown[]): Picture[] => names.map((favor) => round(`favor-${String(favor)}`, favorName(String(favor))));

const tokens = (kinds: Record<string, number>): Picture[] =>
  Object.entries(kinds).flatMap(([kind, count]) => (count ? [round(`token-${kind}`, tokenName(kind), count > 1 ? String(count) : "")] : []));

const goon = (scene: Scene, seat: unknown): Picture => ({
  shape: "round",
  drawing: goonOf(Number(seat)),
  name: scene.name(Number(seat)),
  sign: "",
});

const stones = (scene: Scene, seat: unknown, gems: unknown): Picture[] =>
  gems ? [{ shape: "round", drawing: gemOf(Number(seat)), name: scene.name(Number(seat)), sign: String(gems) }] : [];
