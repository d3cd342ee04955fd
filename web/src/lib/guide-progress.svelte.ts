/** How far a player has come in the guided first game, stored by the browser. */

import { settings } from "./settings.svelte";
import { loadStored, store } from "./storage";

const KEY = "throneroom-guide";

type Stored = { table: string; seen: readonly string[]; off: boolean };

class GuideProgress {
  private table = "";
  seen = $state.raw<readonly string[]>([]);
  /** Whether the player skips the lesson. */
  off = $state(false);

  /** Continue at this table. */
  open(table: string): void {
    const stored = loadStored<Partial<Stored>>(KEY, {});
    const isSame = stored.table === table;
    this.table = table;
    this.seen = isSame && Array.isArray(stored.seen) ? stored.seen : [];
    this.off = isSame && stored.off === true;
  }

  see(name: string): void {
    if (!this.seen.includes(name)) this.seen = [...this.seen, name];
    this.save();
  }

  turn(on: boolean): void {
    this.off = !on;
    this.save();
  }

  skip(): void {
    this.turn(false);
    settings.set("toured", true);
  }

  private save(): void {
    store(KEY, { table: this.table, seen: this.seen, off: this.off } satisfies Stored);
  }
}

export const progress = new GuideProgress();
