// The one sentence that says what is asked, or what is waited for.
import { halted } from "../../lib/waited";
import { g, hasWord, t } from "../../lib/words.svelte";
import type { Bar } from "../types";
import type { Desk } from "./desk.svelte";
import { GAME, type Scene } from "./model";

export function barFor(scene: Scene, desk: Desk): Bar {
  const { question, end } = scene.look;
  if (question) return { lead: "", strong: question.text ?? "", hint: desk.beside(scene).length < 3 ? hint(question.kind, desk) : "" };
  if (end || scene.view.phase === "over") return { lead: "", strong: t("over"), hint: "" };
  const names = scene.view.asked.map((seat) => scene.name(seat)).join(", ");
  const awaited = names ? t("waiting-for", { name: names }) : t("waiting");
  return { lead: "", strong: halted(scene.look) ?? awaited, hint: "" };
}

function hint(kind: string, desk: Desk): string {
  if (desk.isHalfway) return g(GAME, "hint-halfway");
  return hasWord(GAME, `hint-${kind}`) ? g(GAME, `hint-${kind}`) : "";
}
