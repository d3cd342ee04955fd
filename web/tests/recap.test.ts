import { beforeAll, describe, expect, it } from "vitest";
import { splitCards } from "../src/lib/text.svelte";
import type { Happening } from "../src/lib/protocol";
import { isCard } from "../src/lib/catalog.svelte";
import { writeTurn } from "../src/lib/log";
import { sinceMyTurn } from "../src/lib/recap";
import { speakSince } from "../src/lib/spoken-turns";
import { setUp } from "./helpers";

const names = ["Ada", "Ben", "Cleo"];
let number = 0;

function happening(kind: string, seat: number, given: Partial<Happening> = {}): Happening {
  const cards = given.cards ?? [];
  const base = { number: number++, kind, seat, cards, count: cards.length, source: "", target: "", other: -1 };
  return { ...base, cause: [], news: [], answer: 0, ...given };
}
const turn = (seat: number) => happening("turn", seat, { count: 2 });
const plays = (seat: number, ...cards: string[]) => happening("play", seat, { cards, source: "hand", target: "play" });
const buys = (seat: number, card: string) => [
  happening("buy", seat, { cards: [card], source: "supply" }),
  happening("gain", seat, { cards: [card], source: "supply", target: "discard" }),
];
const cleanUp = (seat: number) => happening("clean-up", seat, { count: 5 });

/** The items of each turn as text: "Ben: play 2 Village, buy Gold". */
function recap(happenings: Happening[], me = 0): string[] {
  return sinceMyTurn(happenings, me, names).map(({ seat, items, hasEnded }) => {
    const words = items.map((item) =>
      item.kind === "on-me"
        ? splitCards(item.sentence)
            .map((part) => ("card" in part ? part.card : part.words))
            .join("")
        : `${item.kind} ${item.count > 1 ? `${item.count} ` : ""}${item.card}`,
    );
    return `${names[seat] ?? ""}${hasEnded ? "" : "…"}: ${words.join(", ") || "nothing"}`;
  });
}

beforeAll(setUp);

describe("the recap", () => {
  it("lists what was played, bought and trashed in order, and counts copies", () => {
    const ben = [turn(1), plays(1, "Village"), plays(1, "Village"), plays(1, "Copper", "Copper", "Gold")];
    const all = [...ben, ...buys(1, "Province"), cleanUp(1)];
    expect(recap(all)).toEqual(["Ben: play 2 Village, play 2 Copper, play Gold, buy Province"]);
  });

  it("puts copies of a Treasure together, but keeps the order of Actions", () => {
    const ben = [turn(1), plays(1, "Village"), plays(1, "Smithy"), plays(1, "Village")];
    const all = [...ben, plays(1, "Copper"), plays(1, "Silver"), plays(1, "Copper")];
    expect(recap(all)).toEqual(["Ben…: play Village, play Smithy, play Village, play 2 Copper, play Silver"]);
  });

  it("grows as the turn goes on, and does not call an unfinished turn nothing", () => {
    expect(recap([turn(1)])).toEqual(["Ben…: nothing"]);
    expect(recap([turn(1), plays(1, "Smithy")])).toEqual(["Ben…: play Smithy"]);
    expect(recap([turn(1), cleanUp(1), turn(2)])).toEqual(["Ben: nothing", "Cleo…: nothing"]);
  });

  it("begins after my last turn, and stays while mine goes on", () => {
    const round = [turn(1), ...buys(1, "Gold"), cleanUp(1), turn(2), ...buys(2, "Silver"), cleanUp(2)];
    expect(recap([turn(0), cleanUp(0), ...round])).toEqual(["Ben: buy Gold", "Cleo: buy Silver"]);
    expect(recap([...round, turn(0), plays(0, "Copper")])).toEqual(["Ben: buy Gold", "Cleo: buy Silver"]);
    expect(recap([...round, turn(0), cleanUp(0), turn(1)])).toEqual(["Ben…: nothing"]);
  });

  it("says what was done to me, and not what was done to others", () => {
    const cause = ["Torturer"];
    const curse = { cards: ["Curse"], source: "supply", target: "hand", cause };
    const all = [turn(1), plays(1, "Torturer"), happening("gain", 2, curse), happening("gain", 0, curse)];
    expect(recap(all)).toEqual(["Ben…: play Torturer, You gain Curse to your hand"]);
  });

  it("marks only an Attack of another as one: neither what I choose myself nor Masquerade", () => {
    const discard = { cards: ["Copper"], source: "hand", target: "discard" };
    const passed = { cards: ["Estate"], other: 1 };
    const all = [
      turn(1),
      plays(1, "Militia"),
      happening("react", 0, { cards: ["Secret Chamber"], cause: ["Militia"] }),
      happening("put-on-deck", 0, { ...discard, target: "deck", cause: ["Militia", "Secret Chamber"] }),
      happening("discard", 0, { ...discard, cause: ["Militia"] }),
      plays(1, "Masquerade"),
      happening("pass", 0, { ...passed, cause: ["Masquerade"] }),
    ];
    const marks = sinceMyTurn(all, 0, names)[0]?.items.flatMap((item) =>
      item.kind === "on-me" ? [item.isAttack] : [],
    );
    expect(marks).toEqual([false, false, true, false]);
    const causes = sinceMyTurn(all, 0, names)[0]?.items.flatMap((item) => (item.kind === "on-me" ? [item.cause] : []));
    expect(causes).toEqual(["Militia", "Secret Chamber", "Militia", "Masquerade"]);
    const lines = writeTurn(all, { seat: 0, names, isCard }).lines;
    expect(lines.map(({ aboutMe, attacksMe }) => [aboutMe, attacksMe])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
      [true, false],
    ]);
    const mine = [turn(0), plays(0, "Militia"), happening("trash", 0, { ...discard, cause: ["Militia"] })];
    expect(writeTurn(mine, { seat: 0, names, isCard }).lines.some((line) => line.aboutMe || line.attacksMe)).toBe(
      false,
    );
  });

  it("says who has ended a turn without buying", () => {
    const all = [turn(1), plays(1, "Copper"), cleanUp(1), turn(2), ...buys(2, "Silver")];
    expect(sinceMyTurn(all, 0, names).map(({ hasBought }) => hasBought)).toEqual([false, true]);
    expect(speakSince(all, 0, { seat: 0, names, isCard })[0]).toBe("Ben: plays Copper; buys nothing.");
  });

  it("of a spectator has the last two turns", () => {
    expect(recap([turn(0), cleanUp(0), turn(1), cleanUp(1), turn(2)], -1)).toEqual(["Ben: nothing", "Cleo…: nothing"]);
  });
});
