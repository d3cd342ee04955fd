import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Happening } from "../src/lib/protocol";
import { applyHappening, playbackSteps } from "../src/lib/playback";
import { view } from "./helpers";

type FaceUp = { in_play: string[]; revealed: string[]; set_aside: string[] };
const fixture = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf-8")) as {
  games: { name: string; happenings: Happening[]; face_up: FaceUp[]; turn: number }[];
};

const three = () => {
  const table = view();
  return {
    ...table,
    players: [0, 1, 2].flatMap((seat) => table.players.slice(0, 1).map((player) => ({ ...player, seat }))),
  };
};
const sorted = (cards: string[]) => [...cards].sort();

describe("the middle of the table", () => {
  it.each(fixture.games)("ends as in the engine: $name", ({ happenings, face_up: faceUp, turn }) => {
    const end = happenings.reduce(applyHappening, three());
    expect(end.turn_seat).toBe(turn);
    end.players.forEach((player, seat) => {
      expect(sorted(player.in_play)).toEqual(sorted(faceUp[seat]?.in_play ?? []));
      expect(sorted(player.revealed)).toEqual(sorted(faceUp[seat]?.revealed ?? []));
      expect(sorted(player.set_aside)).toEqual(sorted(faceUp[seat]?.set_aside ?? []));
    });
  });

  it.each(fixture.games)("shows every happening once, step by step: $name", ({ happenings }) => {
    const shown = playbackSteps(three(), happenings, 0);
    expect(shown.flatMap((step) => step.happenings)).toEqual(happenings);
  });

  it("has nothing to show if only I did something", () => {
    const mine = fixture.games
      .flatMap(({ happenings }) => happenings)
      .filter(({ kind, seat }) => kind === "gain" && seat === 0);
    expect(mine.length).toBeGreaterThan(0);
    expect(playbackSteps(three(), mine, 0)).toEqual([]);
    expect(playbackSteps(three(), [], 0)).toEqual([]);
  });
});
