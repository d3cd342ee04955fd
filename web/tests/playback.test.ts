import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Happening, PlayerView, TableView } from "../src/lib/protocol";
import { applyHappening, playbackSteps } from "../src/lib/playback";
import { setUp, view } from "./helpers";

type Moment = { happened: number; view: TableView };
type Game = { name: string; happenings: Happening[]; views: Moment[] };
const fixture = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf-8")) as { games: Game[] };

const ME = 0;
const ANSWERS = 12;

/** A view without the order of cards, which a table does not show, and without the points of Gardens and Duke. */
function shown(view: TableView) {
  const sorted = (cards: string[] | null) => cards && [...cards].sort();
  return {
    ...view,
    phase: null, // the others' is what can be told from their cards
    playing: null,
    trash: sorted(view.trash),
    players: view.players.map((player) => ({
      ...player,
      points: null,
      hand: sorted(player.hand),
      in_play: sorted(player.in_play),
      revealed: sorted(player.revealed),
      set_aside: sorted(player.set_aside),
    })),
  };
}

/** Every stretch of a game from one answer to a later one. */
function stretches({ views, happenings }: Game): { before: Moment; after: Moment; between: Happening[] }[] {
  return views.slice(ANSWERS).map((after, index) => {
    const before = views[index] as Moment;
    return { before, after, between: happenings.slice(before.happened, after.happened) };
  });
}

/** How many cards there are: in the Supply, in the trash, and with the players. */
function everyCard(view: TableView): number {
  const owned = view.players.flatMap((player) => Object.values(player.owned ?? {}));
  return [...view.supply.map((pile) => pile.left), view.trash.length, ...owned].reduce((sum, n) => sum + n, 0);
}

beforeAll(setUp);

describe("the table after what happened", () => {
  it.each(fixture.games)("is the server's, without a deck that was shuffled: $name", (game) => {
    // A card laid down for Masquerade is no event.
    const isKnown = ({ view }: Moment) => view.players.every((player) => !player.passing_size);
    const without = (view: TableView, seats: Set<number>) => {
      const { players, ...table } = shown(view);
      return {
        ...table,
        players: players.map((one) =>
          seats.has(one.seat) ? { ...one, deck_size: null, deck: null, on_deck: null } : one,
        ),
      };
    };
    let compared = 0;
    for (const { before, after, between } of stretches(game).filter(
      (one) => isKnown(one.before) && isKnown(one.after),
    )) {
      const shuffled = new Set(between.filter(({ kind }) => kind === "shuffle").map(({ seat }) => seat));
      const reckoned = between.reduce(applyHappening, before.view);
      expect(without(reckoned, shuffled)).toEqual(without(after.view, shuffled));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
  });
});

describe("what the cards of the second editions do", () => {
  const happened = (given: Partial<Happening>): Happening => ({
    ...{ number: 0, kind: "", seat: 0, cards: [], count: 0, source: "", target: "", other: -1 },
    ...{ cause: [], news: [], answer: 0 },
    ...given,
  });
  const pile = { card: "Militia", left: 10, cost: 4 };
  const player = (seat: number, given: Partial<PlayerView> = {}): PlayerView => ({
    ...(view().players[seat] as PlayerView),
    ...given,
  });

  it("looking at cards moves none", () => {
    const before = view({ players: [player(0, { deck_size: 5, deck: { Copper: 5 } }), player(1)] });
    const look = happened({ kind: "look", cards: ["Copper", "Copper"], count: 2, source: "deck" });
    expect(applyHappening(before, look).players).toEqual(before.players);
  });
  it("trashing from the Supply takes from a pile and from nobody", () => {
    const before = view({ supply: [pile], players: [player(0, { owned: { Militia: 1 } }), player(1)] });
    const after = applyHappening(
      before,
      happened({ kind: "trash", cards: ["Militia"], count: 1, source: "supply", target: "trash" }),
    );
    expect(after.supply).toEqual([{ ...pile, left: 9 }]);
    expect(after.trash).toEqual(["Militia"]);
    expect(after.players[0]?.owned).toEqual({ Militia: 1 });
  });
  it("a card put into the deck leaves the hand, however deep it goes", () => {
    const before = view({ players: [player(0, { hand: ["Gold"], hand_size: 1, deck_size: 5, deck: {} }), player(1)] });
    const put = happened({ kind: "put-into-deck", cards: ["Gold"], count: 3, source: "hand", target: "deck" });
    const me = applyHappening(before, put).players[0];
    expect([me?.hand, me?.hand_size, me?.deck_size, me?.deck]).toEqual([[], 0, 6, { Gold: 1 }]);
  });
  it("only the first Silver of a turn gives more", () => {
    const play = happened({ kind: "play", cards: ["Silver"], count: 1, source: "hand", target: "play" });
    let table = view({ players: [player(0, { hand: ["Silver", "Silver"], hand_size: 2 }), player(1)] });
    table = applyHappening(table, happened({ kind: "first-worth-more", cards: ["Silver"], count: 1 }));
    table = applyHappening(table, play);
    expect(table.coins).toBe(3);
    expect(applyHappening(table, play).coins).toBe(5);
  });
});

describe("the steps of the others' moves", () => {
  it.each(fixture.games)("show every happening once, and end as the server does: $name", (game) => {
    for (const { before, after, between } of stretches(game)) {
      const steps = playbackSteps(before.view, between, ME, after.view);
      expect(steps.flatMap((step) => step.happenings)).toEqual(between);
      expect(steps.at(-1)?.view ?? after.view).toBe(after.view);
      steps.slice(1).forEach((step, index) => expect(step.before).toEqual(steps[index]?.view));
    }
  });

  it.each(fixture.games)("show no card twice and lose none: $name", (game) => {
    for (const { before, after, between } of stretches(game)) {
      const views = playbackSteps(before.view, between, ME, after.view).map(({ view }) => view);
      expect(views.map(everyCard)).toEqual(views.map(() => everyCard(before.view)));
      const mine = views.flatMap((view) => view.players.slice(ME, ME + 1));
      expect(mine.map(({ hand }) => (hand ?? []).length)).toEqual(mine.map((player) => player.hand_size));
      expect(Math.min(...mine.map((player) => player.deck_size ?? -1), Infinity)).toBeGreaterThanOrEqual(0);
    }
  });

  it("count my deck after a shuffle from the end back", () => {
    const game = fixture.games.find(({ happenings }) =>
      happenings.some(({ kind, seat }) => kind === "shuffle" && seat === ME),
    );
    if (!game) throw new Error("nobody shuffles");
    const at = game.happenings.findIndex(({ kind, seat }) => kind === "shuffle" && seat === ME);
    const first = game.views.findLastIndex(({ happened }) => happened <= at);
    const [before, after] = [game.views[first] as Moment, game.views[first + 1] as Moment];
    const between = game.happenings.slice(before.happened, after.happened);
    const steps = playbackSteps(before.view, between, ME, after.view);
    const shuffle = steps.findIndex((step) =>
      step.happenings.some(({ kind, seat }) => kind === "shuffle" && seat === ME),
    );
    const drawn = steps.slice(shuffle + 1).flatMap((step) => step.happenings);
    const later = drawn
      .filter(({ kind, seat }) => kind === "draw" && seat === ME)
      .reduce((sum, { count }) => sum + count, 0);
    const deckOf = (view?: TableView) => view?.players.find(({ seat }) => seat === ME)?.deck_size ?? 0;
    expect(deckOf(steps[shuffle]?.view)).toBe(deckOf(after.view) + later);
  });

  it("are none if only I did something", () => {
    const game = fixture.games[0] as Game;
    const mine = { ...(game.views[0] as Moment).view, turn_seat: ME };
    const gained = game.happenings.filter(({ kind, seat }) => kind === "gain" && seat === ME);
    expect(gained.length).toBeGreaterThan(0);
    expect(playbackSteps(mine, gained, ME)).toEqual([]);
    expect(playbackSteps(mine, [], ME)).toEqual([]);
  });
});
