import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Advisor } from "../src/lib/advice.svelte";
import { Announcer } from "../src/lib/announcer.svelte";
import { Choice } from "../src/lib/choice.svelte";
import { CommandLine } from "../src/lib/command-line.svelte";
import { commandWords, readCommand, readVerb } from "../src/lib/command-words";
import type { FromClient, Prompt } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { LANGUAGES, setLanguage } from "../src/lib/text.svelte";
import { happened, prompt, setUp, tableOf, view } from "./helpers";

const SUPPLY = [
  { card: "Copper", left: 46, cost: 0 },
  { card: "Gold", left: 30, cost: 6 },
  { card: "Gardens", left: 8, cost: 4 },
  { card: "Moat", left: 10, cost: 2 },
  { card: "Militia", left: 0, cost: 4 },
];
const BUY = { verb: "buy", options: ["Copper", "Gold", "Gardens", "Moat"] };
const DISCARD = {
  verb: "discard",
  card: "Militia",
  zone: "hand",
  options: ["Copper", "Copper", "Estate", "Moat", "Gold"],
  least: 2,
  most: 2,
  subject: 0,
};

let table: Table;
let line: CommandLine;
let announcer: Announcer;
let sent: FromClient[];

function ask(given: Partial<Prompt>): void {
  table.prompt = prompt(given);
  table.pending = null;
}
/** Type something; return the reply. */
async function type(typed: string): Promise<string> {
  const before = announcer.lines.length;
  await line.run(typed);
  return announcer.lines
    .slice(before)
    .filter(({ kind }) => kind === "reply")
    .map(({ words }) => words)
    .join("\n");
}
const answered = () => table.pending?.options;

beforeAll(setUp);
beforeEach(() => {
  table = new Table("t", null);
  sent = [];
  vi.spyOn(table, "send").mockImplementation((message) => void sent.push(message));
  table.seat = 0;
  table.info = tableOf("Ada", "Ben");
  table.view = view({ supply: SUPPLY, trash: ["Curse"] }, ["Copper", "Copper", "Estate", "Moat", "Gold"]);
  settings.current.warnings = true;
  announcer = new Announcer(table);
  line = new CommandLine(table, new Choice(table), announcer, new Advisor(table));
});
afterEach(() => setLanguage("en"));

describe("buying", () => {
  beforeEach(() => ask(BUY));

  it.each(["buy gold", "BUY Gold", "buy gol", "buy 4", "buy or", " buy  oro "])(
    "needs the verb and a card: %s",
    async (typed) => {
      expect(await type(typed)).toBe("");
      expect(answered()).toEqual(["Gold"]);
    },
  );
  it.each(["gold", "2", "g", "gold gold", "buy", "buy g", "buy glod", "buy militia", "buy 9", "buy 2 gold", "yes", ""])(
    "does not happen by typing %j",
    async (typed) => {
      expect(await type(typed)).not.toBe("");
      expect(answered()).toBeUndefined();
    },
  );
  it("is explained when only a name is typed", async () => {
    expect(await type("gold")).toBe("To buy Gold, type: buy Gold");
  });
  it("asks back after a typing mistake, and takes yes for an answer", async () => {
    expect(await type("buy glod")).toBe(
      "There is no command and no card “glod”. Did you mean buy Gold? Then type yes.",
    );
    expect(await type("yes")).toBe("");
    expect(answered()).toEqual(["Gold"]);
  });
  it("takes no yes for anything but the last suggestion", async () => {
    await type("buy glod");
    await type("hand");
    await type("yes");
    expect(answered()).toBeUndefined();
  });
  it("says which cards a beginning may mean", async () => {
    expect(await type("buy g")).toContain("could be Gardens, Gold");
  });
  it("says what can be bought instead", async () => {
    expect(await type("buy militia")).toBe("Militia cannot be chosen now. Choose from: Gardens, Moat, Copper, Gold.");
  });
  it("comes after the Treasures", async () => {
    ask({ verb: "play-treasures", zone: "hand", options: ["Copper", "Gold"], most: 2 });
    expect(await type("buy gold")).toBe("First play your Treasures: type all, or none to play no more.");
    expect(answered()).toBeUndefined();
    await type("play all");
    expect(answered()).toEqual(["Copper", "Gold"]);
  });
  it("works in every language", async () => {
    for (const [language, typed] of [
      ["fr", "acheter or"],
      ["es", "compra oro"],
      ["pl", "kup zloto"],
    ] as const) {
      await setLanguage(language);
      ask(BUY);
      await type(typed);
      expect(answered()).toEqual(["Gold"]);
    }
  });
});

describe("an unwise purchase", () => {
  it("asks once", async () => {
    ask({ ...BUY, options: ["Copper", "Curse", "Gold"] });
    expect(await type("buy curse")).toBe("A Curse is worth −1 point.\nBuy Curse anyway");
    expect(await type("buy copper")).toContain("Your coins can buy something better.");
    expect(answered()).toBeUndefined();
    await type("buy copper");
    expect(answered()).toEqual(["Copper"]);
  });
});

describe("while the others' moves are shown", () => {
  let isPlaying: boolean;
  beforeEach(() => {
    isPlaying = true;
    vi.spyOn(table, "isPlayingBack", "get").mockImplementation(() => isPlaying);
    vi.spyOn(table, "catchUp").mockImplementation(() => {
      isPlaying = false;
      ask(BUY);
    });
  });
  it("nothing answers the question that was not announced yet", async () => {
    expect(await type("buy gold")).toBe("");
    expect(answered()).toBeUndefined();
    await type("buy gold");
    expect(answered()).toEqual(["Gold"]);
  });
  it("a command shows the table as it is now", async () => {
    expect(await type("hand")).toContain("Moat");
    expect(isPlaying).toBe(false);
  });
});

describe("an answer", () => {
  it.each(["copper estate", "1 3", "Copper, Estate", "discard cop est", "cuivre, finca"])(
    "may be typed as %s",
    async (typed) => {
      ask({ ...DISCARD, options: ["Copper", "Estate", "Silver"] });
      expect(await type(typed)).toBe("");
      expect(answered()).toEqual(["Copper", "Estate"]);
    },
  );
  it("may count copies", async () => {
    ask(DISCARD);
    await type("2 copper");
    expect(answered()).toEqual(["Copper", "Copper"]);
    ask(DISCARD);
    await type("all copper");
    expect(answered()).toEqual(["Copper", "Copper"]);
  });
  it("is refused if it has too few, too many or impossible cards", async () => {
    ask(DISCARD);
    expect(await type("copper")).toBe("You chose 1; choose 2.");
    expect(await type("all")).toContain("choose at most 2");
    expect(await type("2 estate")).toBe("You can choose only 1 Estate, not 2.");
    expect(await type("7")).toContain("There is no option number 7.");
    expect(await type("end")).toBe("You must choose 2.");
    expect(answered()).toBeUndefined();
  });
  it("may be yes or no, or the text of the button", async () => {
    const mine = { verb: "trash", card: "Mining Village", zone: "play", options: ["Mining Village"] };
    for (const [typed, given] of [
      ["yes", ["Mining Village"]],
      ["no", []],
      ["keep it", []],
      ["none", []],
    ] as const) {
      ask(mine);
      await type(typed);
      expect(answered()).toEqual(given);
    }
  });
  it("may name modes, with or without the sign", async () => {
    ask({
      verb: "choose",
      card: "Steward",
      zone: "modes",
      options: ["+2 Cards", "+2 Coins", "trash 2 cards"],
      least: 1,
    });
    await type("2 coins");
    expect(answered()).toEqual(["+2 Coins"]);
  });
  it("with another verb than the question's is refused", async () => {
    ask(DISCARD);
    expect(await type("trash copper, estate")).toMatch(/^Not now. Militia:/);
    expect(answered()).toBeUndefined();
  });
  it("that wastes something needs to be given twice", async () => {
    ask({ verb: "play-action", zone: "hand", options: ["Moat"] });
    expect(await type("end")).toBe("You can still play an Action card.\nEnd actions anyway");
    expect(answered()).toBeUndefined();
    expect(await type("end actions")).toBe("");
    expect(answered()).toEqual([]);
  });
  it("is not possible when nobody asks", async () => {
    table.prompt = null;
    expect(await type("buy gold")).toBe("It is not your move.");
    expect(await type("")).toBe("It is not your move.");
  });
});

describe("a command", () => {
  beforeEach(() => ask(BUY));

  it("says what is in my hand", async () => {
    expect(await type("hand")).toBe("Your hand: Moat, 2 Copper, Gold, Estate. You have 1 action, 1 buy, 0 coins.");
  });
  it("says what is in the Supply, and what the numbers are", async () => {
    expect(await type("sup")).toBe(
      "Supply, with the number of cards left.\nCost 0: Copper 46.\nCost 2: Moat 10.\nCost 4: Gardens 8, Militia empty.\nCost 6: Gold 30.",
    );
  });
  it("says what everybody has", async () => {
    expect(await type("players")).toBe(
      "You: 5 in hand; 5 in deck; discard pile empty; 1 turn.\nBen: 5 in hand; discard pile empty; 1 turn.",
    );
    expect(await type("trash")).toBe("Trash: Curse.");
    expect(await type("table")).toContain("Cost 6: Gold 30.\nTrash: Curse.\nYou: 5 in hand");
  });
  it("repeats the question with its numbers, like Enter alone", async () => {
    const question =
      "Buy phase, 0 coins and 1 buy: buy a card, or end your turn.\nCost 4: 1) Gardens.\nCost 2: 2) Moat.\nCost 0: 3) Copper.\nCost 6: 4) Gold.";
    expect(await type("question")).toBe(question);
    expect(await type("")).toBe(question);
  });
  it("reads a card, also one that is not in this game", async () => {
    expect(await type("help moat")).toMatch(/^Moat: costs 2. Action, Reaction.\n/);
    expect(await type("help moat")).toMatch(/\d rulings: type rule Moat.$/);
    expect(await type("rule Moat")).toContain("One Moat is enough");
    expect(await type("help Torturer")).toMatch(/^Torturer: costs 5/);
    expect(await type("help torturrer")).toContain("Did you mean help Torturer?");
    expect(await type("yes")).toMatch(/^Torturer: costs 5/);
  });
  it("tells the last turn, and the log", async () => {
    expect(await type("last turn")).toBe("No turn has been played yet.");
    table.happenings = happened(
      ["turn", 1],
      ["buy", 1, ["Gold"]],
      ["clean-up", 1],
      ["turn", 0],
      ["play", 0, ["Copper"]],
    );
    expect(await type("last turn")).toBe("Ben, turn 1.\nBen buys Gold.");
    expect(await type("last")).toBe("Ben, turn 1.\nBen buys Gold.");
    expect(await type("log")).toBe("Ben, turn 1.\nBen buys Gold.\nYour turn 1.\nYou play Copper.");
    expect(await type("log 1")).toBe("Your turn 1.\nYou play Copper.");
    expect(await type("log x")).toContain("log 2");
  });
  it("undoes, if that is possible", async () => {
    expect(await type("undo")).toBe("There is nothing to undo.");
    table.undo = {
      number: 4,
      verb: "buy",
      card: null,
      answer: [],
      others: 0,
      news: [],
      free: false,
      consent: [1],
      marks: false,
    };
    expect(await type("undo")).toBe("You asked to undo. Waiting for Ben.");
    expect(sent).toEqual([{ type: "undo", number: 4 }]);
  });
  it("chats", async () => {
    expect(await type("say Good luck, Ben")).toBe("");
    expect(sent).toEqual([{ type: "chat", text: "Good luck, Ben" }]);
  });
  it("changes the language", async () => {
    expect(await type("lang pl")).toBe("Językiem jest teraz polski.");
    expect(await type("ręka")).toContain("Na ręce:");
    expect(await type("hand")).toContain("Na ręce:");
    expect(await type("lang xx")).toContain("en, es, fr, pl");
  });
  it("explains the rule and itself", async () => {
    expect(await type("rule")).toContain("Rules, section 3B.");
    expect(await type("help")).toContain("buy gold: buy a card.");
    expect(await type("?")).toBe(await type("help"));
  });
  it("that is misspelt is not obeyed", async () => {
    expect(await type("suply")).toContain("Did you mean supply?");
    expect(await type("xyzzy")).toBe("There is no command and no card “xyzzy”. Type help for the commands.");
    expect(await type("h")).toMatch(/^There is/);
  });
  it("is kept in the transcript, but not announced", async () => {
    await type("hand");
    expect(announcer.lines.map(({ kind }) => kind)).toEqual(["typed", "reply"]);
  });
});

describe("the words", () => {
  it("of commands and verbs differ in every language", async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const name of [
        "help",
        "hand",
        "supply",
        "players",
        "table",
        "question",
        "last",
        "log",
        "rule",
        "undo",
      ] as const)
        for (const words of commandWords(name)) expect(readCommand(words)?.name).toBe(name);
      expect(readVerb("put back Copper")?.argument).toBe("Copper");
      expect(readVerb("set aside Copper")?.verb).toBe("aside");
    }
  });
});
