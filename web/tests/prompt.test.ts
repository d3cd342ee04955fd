import { beforeAll, describe, expect, it } from "vitest";
import {
  declineText,
  declineWarning,
  answerText,
  hint,
  isAnswer,
  isYesOrNo,
  mayChoose,
  question,
  shortQuestion,
  pileWarning,
  undoText,
  waitingText,
} from "../src/lib/prompt";
import { prompt, setUp, view } from "./helpers";

const names = ["Ada", "Ben"];

beforeAll(setUp);

describe("the texts", () => {
  it("of a question include the number", () => {
    const asks = prompt({ verb: "discard", card: "Militia", options: ["Copper"], least: 2, most: 2, ordered: true });
    const hand = ["Copper", "Copper", "Copper", "Estate", "Estate"];
    expect(question(asks, view({}, hand), names)).toBe("Militia: discard 2 cards (keep 3).");
    expect(hint(asks)).toBe("the last one lies on top of your discard pile");
  });
  it("of another player's card name that player and what can be done", () => {
    const modes = { zone: "modes", options: ["discard 2 cards", "gain a Curse"], least: 1 };
    const torturer = prompt({ verb: "choose", card: "Torturer", ...modes });
    const theirs = view({ turn_seat: 1 });
    expect(question(torturer, theirs, names)).toBe("Ben's Torturer: discard 2 cards, or gain a Curse to your hand.");
    const chamber = prompt({ verb: "put-on-deck", card: "Secret Chamber", zone: "hand", options: ["Copper"], most: 2 });
    expect(question(chamber, theirs, names)).toBe("Secret Chamber: put 2 cards from your hand onto your deck.");
  });
  it("of a question for a number name the first and the last", () => {
    const asks = prompt({ verb: "choose-number", card: "Cellar", zone: "modes", options: ["0", "1", "2", "3"] });
    expect(question(asks, view({}), names)).toBe("Cellar: choose a number from 0 to 3.");
  });
  it("of a question beside the counters repeat no number of theirs", () => {
    const short = (verb: string) => shortQuestion(prompt({ verb, options: ["Copper"] }), view(), names);
    expect(short("play-action")).toBe("Play an Action card, or end your Actions.");
    expect(short("play-treasures")).toBe("Play your Treasures.");
    expect(short("buy")).toBe("Buy a card, or end your turn.");
    const militia = prompt({ verb: "discard", card: "Militia", options: ["Copper"], least: 2, most: 2 });
    expect(shortQuestion(militia, view(), names)).toBe(question(militia, view(), names));
  });
  it("of a Reaction name it, and what the Attack would do", () => {
    const react = prompt({ verb: "react", card: "Militia", zone: "hand", options: ["Moat", "Moat"], subject: 1 });
    expect(shortQuestion(react, view({ turn_seat: 1 }), names)).toBe("Ben plays Militia: reveal Moat?");
    expect(hint(react)).toContain("discards down to three cards");
  });
  it("of waiting say what for", () => {
    expect(waitingText([1], view({ turn_seat: 1 }), names)).toBe("Ben is taking a turn.");
    expect(waitingText([1], view({ turn_seat: 1, playing: ["Spy"] }), names)).toBe("Ben is resolving Spy.");
    expect(waitingText([1], view({ playing: ["Militia"] }), names)).toBe("Waiting for Ben to respond to Militia.");
  });
  it("of a button say what it does", () => {
    expect(answerText({ verb: "discard", card: "Cellar" }, ["Estate", "Copper", "Copper"])).toBe(
      "Discard Estate and 2 Copper",
    );
    expect(answerText({ verb: "play", card: "Throne Room" }, ["Witch"])).toBe("Play Witch twice");
    expect(declineText({ verb: "play-action", card: null })).toBe("End actions");
    expect(declineText({ verb: "buy", card: null })).toBe("End turn");
    expect(declineText({ verb: "discard", card: "Spy" })).toBe("Put it back");
  });
  it("of undo say what it undoes", () => {
    const offer = {
      number: 3,
      verb: "play-action",
      card: null,
      answer: ["Village"],
      others: 0,
      news: [],
      free: true,
      consent: [],
      marks: false,
    };
    expect(undoText(offer)).toBe("Undo: Play Village");
    expect(undoText({ ...offer, answer: [] })).toBe("Undo: End actions");
  });
});

describe("an answer", () => {
  const asks = prompt({ verb: "trash", card: "Chapel", options: ["Copper", "Copper", "Estate"], most: 2 });
  it("has no more cards than there are, and no more than allowed", () => {
    expect(mayChoose(asks, ["Copper"], "Copper")).toBe(true);
    expect(mayChoose(asks, ["Copper", "Copper"], "Estate")).toBe(false);
    expect(mayChoose(asks, ["Estate"], "Estate")).toBe(false);
    expect(isAnswer(asks, [])).toBe(true);
    expect(isAnswer({ ...asks, least: 1 }, [])).toBe(false);
  });
  it("to a single option is yes or no, but not to the turn's own questions", () => {
    expect(isYesOrNo(prompt({ verb: "set-aside", card: "Library", zone: "hand", options: ["Smithy"] }))).toBe(true);
    expect(isYesOrNo(prompt({ verb: "play-action", options: ["Smithy"] }))).toBe(false);
  });
});

describe("a warning", () => {
  it("comes before playable Actions are given up", () => {
    expect(declineWarning(prompt({ verb: "play-action", options: ["Smithy"] }), view())).toBe("actions");
  });
  it("comes before Treasures stay in hand", () => {
    expect(declineWarning(prompt({ verb: "play-treasures", zone: "hand", options: ["Copper"] }), view())).toBe(
      "treasures",
    );
  });
  it("comes with a Curse, and with a Copper if there is something better", () => {
    const buying = prompt({ verb: "buy", options: ["Copper", "Curse", "Estate", "Silver"] });
    expect(buying.options.map((card) => pileWarning(buying, card))).toEqual(["copper", "curse", null, null]);
    const poor = { ...buying, options: ["Copper", "Curse", "Estate"] };
    expect(pileWarning(poor, "Copper")).toBeNull();
    const given = prompt({ verb: "give", card: "Swindler", options: ["Copper", "Curse"] });
    expect(pileWarning(given, "Curse")).toBeNull();
  });
  it("comes before money that buys something is given up, not for Copper and Curse", () => {
    expect(declineWarning(prompt({ verb: "buy", options: ["Copper", "Curse", "Silver"] }), view({ coins: 3 }))).toBe(
      "coins",
    );
    expect(
      declineWarning(prompt({ verb: "buy", options: ["Copper", "Curse", "Estate"] }), view({ coins: 2 })),
    ).toBeNull();
    expect(declineWarning(prompt({ verb: "discard", card: "Cellar", options: ["Copper"] }), view())).toBeNull();
  });
});
