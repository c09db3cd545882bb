// The games this page can show. A folder with a `module.ts` is a game; any other game gets the plain table.
import type { GameModule } from "./types";

const found = import.meta.glob<{ default: GameModule }>("./*/module.ts");

export async function moduleOf(game: string): Promise<GameModule> {
  const load = found[`./${game}/module.ts`] ?? found["./plain/module.ts"]!;
  return (await load()).default;
}
