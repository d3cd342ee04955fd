/** The first minute: a few moments of a game. A click on what is lifted goes on. */

export type Scene = {
  /** The text is web-tour-<name>. */
  name: string;
  supply: string[];
  play: string[];
  hand: string[];
  actions: number;
  buys: number;
  coins: number;
  /** What is to be clicked: a card in one of the places, or the button web-tour-do-<name>. */
  click: { place: "supply" | "hand"; card: string } | "button";
};

const PILES = ["Silver", "Gold", "Province", "Village", "Smithy"];

function scene(name: string, click: Scene["click"], given: Partial<Scene> = {}): Scene {
  return { name, click, supply: PILES, play: [], hand: [], actions: 1, buys: 1, coins: 0, ...given };
}

export const SCENES: readonly Scene[] = [
  scene("goal", { place: "supply", card: "Province" }),
  scene("start", "button", { hand: ["Copper", "Copper", "Copper", "Estate", "Estate"] }),
  scene("treasures", { place: "hand", card: "Copper" }, { hand: ["Copper", "Copper", "Copper", "Estate", "Estate"] }),
  scene(
    "buy",
    { place: "supply", card: "Silver" },
    { hand: ["Estate", "Estate"], play: ["Copper", "Copper", "Copper"], coins: 3 },
  ),
  scene("clean-up", "button", { buys: 0, hand: [] }),
  scene("action", { place: "hand", card: "Village" }, { hand: ["Village", "Smithy", "Silver", "Copper", "Estate"] }),
  scene(
    "more",
    { place: "hand", card: "Smithy" },
    { hand: ["Smithy", "Silver", "Copper", "Estate", "Copper"], play: ["Village"], actions: 2 },
  ),
  scene("end", "button", {
    hand: ["Silver", "Silver", "Copper", "Copper", "Copper", "Estate", "Gold"],
    play: ["Village", "Smithy"],
  }),
];
