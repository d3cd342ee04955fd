/** The steps of the tour: positions of a game. A click on the raised card or the button leads to the next. */

export type TourStep = {
  /** The text is web-tour-<name>. */
  name: string;
  supply: string[];
  play: string[];
  hand: string[];
  actions: number;
  buys: number;
  coins: number;
  /** What to click: a card in the Supply or the hand, or the button. */
  click: { zone: "supply" | "hand"; card: string } | "button";
};

const PILES = ["Silver", "Gold", "Province", "Village", "Smithy"];

function step(name: string, click: TourStep["click"], given: Partial<TourStep> = {}): TourStep {
  return { name, click, supply: PILES, play: [], hand: [], actions: 1, buys: 1, coins: 0, ...given };
}

export const TOUR: readonly TourStep[] = [
  step("goal", { zone: "supply", card: "Province" }),
  step("start", "button", { hand: ["Copper", "Copper", "Copper", "Estate", "Estate"] }),
  step("treasures", { zone: "hand", card: "Copper" }, { hand: ["Copper", "Copper", "Copper", "Estate", "Estate"] }),
  step(
    "buy",
    { zone: "supply", card: "Silver" },
    { hand: ["Estate", "Estate"], play: ["Copper", "Copper", "Copper"], coins: 3 },
  ),
  step("clean-up", "button", { buys: 0, hand: [] }),
  step("action", { zone: "hand", card: "Village" }, { hand: ["Village", "Smithy", "Silver", "Copper", "Estate"] }),
  step(
    "more",
    { zone: "hand", card: "Smithy" },
    { hand: ["Smithy", "Silver", "Copper", "Estate", "Copper"], play: ["Village"], actions: 2 },
  ),
  step("end", "button", {
    hand: ["Silver", "Silver", "Copper", "Copper", "Copper", "Estate", "Gold"],
    play: ["Village", "Smithy"],
  }),
];
