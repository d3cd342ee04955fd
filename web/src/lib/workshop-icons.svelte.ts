/** The pictures of cards that players write: a sprite that is loaded when the first of them is shown. */

import sprite from "../generated/workshop-icons.svg?url";

class WorkshopIcons {
  readonly sprite = sprite;
  names = $state.raw<readonly string[]>([]);
  private known = $derived(new Set(this.names));
  private isLoading = false;

  /** Whether there is a picture of this name; false until the names are known. */
  has(name: string): boolean {
    void this.load();
    return this.known.has(name);
  }

  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      this.names = (await import("../generated/workshop-icons.json")).default;
    } catch {
      this.isLoading = false; // offline: cards show their letters, until the next one asks again
    }
  }
}

export const workshopIcons = new WorkshopIcons();
