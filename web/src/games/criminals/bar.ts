// The one sentence that says what is asked, or what is waited for.
import type { Bar } from "../types";
import { halted } from "../../lib/waited";
import { g } from "../../lib/words.svelte";
import { GAME, Offer, cardName, targetName, type Scene } from "./model";

export function barFor(scene: Scene): Bar {
  const offer = new Offer(scene.look.question);
  const view = scene.view;
  if (view.phase === "over") return split(g(GAME, "bar-over"), "");
  if (!scene.asked || scene.mine === null) return waiting(scene);
  const card = view.hand.card ? cardName(view.hand.card) : "";
  const target = view.hand.target === null ? "" : targetName(view.hand.target);
  const price = Number(scene.look.events.findLast((event) => event.kind === "looked")?.price ?? 0);
  const args = { money: view.money[scene.mine] ?? 0, hideout: view.at ?? "", price, card, target };
  const poor = offer.kind === "recruit" && offer.question?.answers.length === 1;
  return split(g(GAME, poor ? "bar-recruit-poor" : `bar-${offer.kind}`, args), poor ? "" : hint(scene, offer));
}

function waiting(scene: Scene): Bar {
  const why = halted(scene.look);
  if (why) return { lead: "", strong: why, hint: "" };
  const name = scene.view.turn === null ? "" : scene.name(scene.view.turn);
  return split(g(GAME, `bar-wait-${scene.view.phase}`, { name }), "");
}

function hint(scene: Scene, offer: Offer): string {
  const special = scene.view.hand.card ? scene.card(scene.view.hand.card).special : "plain";
  if (offer.kind === "hire") return g(GAME, "hint-hire", { others: (scene.view.pile?.length ?? 1) - 1 });
  if (offer.kind === "place") return g(GAME, special === "boss" ? "hint-place-boss" : "hint-place");
  return g(GAME, `hint-${offer.kind}`);
}

/** A message says with a stroke where its strong part begins. */
function split(text: string, hint: string): Bar {
  const [lead = "", strong = ""] = text.split("|");
  return { lead, strong, hint };
}
