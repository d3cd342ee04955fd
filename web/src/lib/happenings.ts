/** What can be told from happenings alone. */

import { types } from "./catalog.svelte";
import type { Happening } from "./protocol";

/** Whether an Attack itself does this, not a Reaction to it. */
export function isEffectOfAttack({ kind, cause }: Pick<Happening, "kind" | "cause">): boolean {
  const card = cause.at(-1);
  return kind !== "react" && card !== undefined && types(card).includes("attack");
}

/** Split what happened into turns. */
export function byTurn(happenings: Happening[]): Happening[][] {
  const turns: Happening[][] = [];
  for (const happened of happenings) {
    if (!turns.length || happened.kind === "turn" || happened.kind === "end") turns.push([]);
    turns.at(-1)?.push(happened);
  }
  return turns;
}
