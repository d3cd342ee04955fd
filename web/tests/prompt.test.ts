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
  turnText,
  pileWarning,
  undoText,
  waitingText,
} from "../src/lib/prompt";
import { happened, prompt, setUp, view } from "./helpers";

const names = ["Ada", "Ben"];

beforeAll(setUp);

describe("the texts", () => {
  it("of a question include the number", () => {
    const asks = prompt({ verb: "discard", card: "Militia", options: ["Copper"], least: 2, most: 2, ordered: true });
    const hand = ["Copper", "Copper", "Copper", "Estate", "Estate"];
    expect(question(asks, view({}, hand), names)).toBe("Militia: discard 2 cards (keep 3).");
    expect(hint(asks, names)).toBe("the last one lies on top of your discard pile");
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
  it("of a passed card name the player who gets it", () => {
    const pass = { verb: "pass", card: "Masquerade", zone: "hand", options: ["Copper", "Estate"], least: 1 };
    const three = ["Ada", "Ben", "Cleo"];
    expect(question(prompt(pass), view({}), three)).toBe("Masquerade: pass 1 card to Ben.");
    expect(question(prompt({ ...pass, subject: 2 }), view({}), three)).toBe("Masquerade: pass 1 card to Cleo.");
  });
  it("of a question that may be declined say so", () => {
    const mine = { verb: "trash", card: "Mine", zone: "hand", options: ["Copper", "Silver"], most: 1 };
    expect(question(prompt({ ...mine, least: 1 }), view({}), names)).toBe("Mine: trash 1 Treasure from your hand.");
    expect(question(prompt(mine), view({}), names)).toBe("Mine: trash 1 Treasure from your hand, or none.");
  });
  it("of a card without its own question name a single option", () => {
    const market = { verb: "discard", card: "Night Market", zone: "hand", options: ["Estate"] };
    expect(question(prompt(market), view({}), names)).toBe("Night Market: discard Estate?");
    expect(question(prompt({ ...market, subject: 1 }), view({}), names)).toBe("Night Market: have Ben discard Estate?");
    const several = prompt({ ...market, options: ["Estate", "Duchy"] });
    expect(question(several, view({}), names)).toBe("Night Market: discard 1 of these cards, or none.");
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
    expect(hint(react, names)).toBe("You discard cards until you hold only three.");
    const swindled = "You trash the top card of your deck, and Ben chooses a card of the same cost for you to gain.";
    expect(hint({ ...react, card: "Swindler" }, names)).toBe(swindled);
    expect(hint({ ...react, card: "My Own Attack" }, names)).toBe(
      "What My Own Attack does to other players happens to you.",
    );
  });
  it("of waiting say what for", () => {
    expect(waitingText([1], view({ turn_seat: 1 }), names)).toBe("Ben is taking a turn.");
    expect(waitingText([1], view({ turn_seat: 1, playing: ["Spy"] }), names)).toBe("Ben is resolving Spy.");
    expect(waitingText([1], view({ playing: ["Militia"] }), names)).toBe("Waiting for Ben to respond to Militia.");
  });
  it("of moves that are shown name whose turn it is, and the part of mine", () => {
    const turn = (...kinds: string[]) => happened(["clean-up", 1], ...kinds.map((kind): [string, number] => [kind, 0]));
    expect(turnText(view({ turn_seat: 1 }), names, turn("turn"))).toBe("Ben is playing.");
    expect(turnText(view(), names, turn("turn"))).toBe("Your turn begins.");
    expect(turnText(view(), names, turn("turn", "play"))).toBe("Your turn.");
    expect(turnText(view(), names, turn("turn", "buy", "gain", "clean-up", "draw"))).toBe("Your turn ends.");
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
