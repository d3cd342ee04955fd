import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Log, type LogTurn } from "../src/lib/log";
import type { Happening } from "../src/lib/protocol";
import { optionName } from "../src/lib/catalog.svelte";
import { LANGUAGES, splitCards, setLanguage } from "../src/lib/text.svelte";
import { setUp } from "./helpers";

type Game = { name: string; happenings: Happening[]; lines: Record<string, { depth: number; text: string }[]> };
const fixture = JSON.parse(readFileSync(new URL("fixtures/games.json", import.meta.url), "utf-8")) as {
  names: string[];
  cards: string[];
  games: Game[];
};
const reader = { seat: 0, names: fixture.names, isCard: (name: string) => fixture.cards.includes(name) };

const plain = (sentence: string) =>
  splitCards(sentence)
    .map((part) => ("card" in part ? optionName(part.card) : part.words))
    .join("");

function lines(turns: LogTurn[]) {
  return turns.flatMap((turn) => [
    ...(turn.heading ? [{ depth: 0, text: turn.heading }] : []),
    ...turn.lines.map((line) => ({ depth: line.depth, text: plain(line.sentence) })),
  ]);
}

beforeAll(setUp);

describe("the log", () => {
  afterEach(() => setLanguage("en"));

  it.each(fixture.games)(
    "of $name is the same as in the terminal, in every language",
    async ({ happenings, lines: terminal }) => {
      for (const language of LANGUAGES) {
        await setLanguage(language);
        expect(lines(new Log().turns(happenings, reader, language))).toEqual(terminal[language]);
      }
    },
  );

  it("is the same when the game arrives bit by bit", () => {
    const game = fixture.games[0];
    if (!game) throw new Error("no game");
    const log = new Log();
    for (let n = 0; n < game.happenings.length; n += 7) log.turns(game.happenings.slice(0, n), reader, "");
    expect(lines(log.turns(game.happenings, reader, ""))).toEqual(game.lines["en"]);
  });

  it("forgets what was undone", () => {
    const game = fixture.games[0];
    if (!game) throw new Error("no game");
    const log = new Log();
    const half = game.happenings.slice(0, 60);
    const before = lines(log.turns(half, reader, "0"));
    log.turns(game.happenings, reader, "0");
    expect(lines(log.turns(half, reader, "1"))).toEqual(before);
  });
});
