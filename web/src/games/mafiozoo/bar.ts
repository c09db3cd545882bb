// The one sentence that says what is asked, or what is waited for.
import { halted } from "../../lib/waited";
import { g, t } from "../../lib/words.svelte";
import { GAME, characterName, type Scene } from "./model";

export function barFor(scene: Scene): string {
  const { view, look } = scene;
  if (look.question) return look.question.text ?? "";
  if (view.phase === "over") return t("over");
  const why = halted(look);
  if (why) return why;
  if (view.turn !== null) return t("waiting-for", { name: scene.name(view.turn) });
  if (view.asking === "inform" && view.character !== null)
    return g(GAME, "wait-inform", { character: characterName(view.character) });
  return t("waiting");
}
