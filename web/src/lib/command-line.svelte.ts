/**
 * The command line: what a player types instead of clicking, with the commands of the terminal's line mode.
 *
 * Nothing is bought unless "buy" and the card were typed: a name, a number or a slip of the finger is not enough.
 */

import { adviceWhy, percent, type Advisor } from "./advice.svelte";
import { spokenQuestion, type Announcer } from "./announcer.svelte";
import { catalog, optionName, rulings } from "./catalog.svelte";
import type { Choice } from "./choice.svelte";
import { allWords, commandsBeginning, commandWord, readCommand, readVerb, verbWords } from "./command-words";
import type { Command, CommandName, TypedVerb } from "./command-words";
import { bestMatches, closest, normalize } from "./name-search";
import { actionText, declineText } from "./prompt";
import type { Prompt } from "./protocol";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import * as board from "./spoken-board";
import type { Table } from "./table.svelte";
import { LANGUAGES, listAnd, listOr, setLanguage, text } from "./text.svelte";
import { isWordFor, quoted, readAnswer } from "./typed-answer";

const LONGEST_HINT = 3;

export class CommandLine {
  /** The command that "yes" would give. */
  private suggestion = "";

  constructor(
    private readonly table: Table,
    private readonly choice: Choice,
    private readonly announcer: Announcer,
    private readonly advisor: Advisor,
  ) {}

  /** Carry out what was typed, and announce the reply. */
  async run(typed: string): Promise<void> {
    const words = typed.trim();
    if (words) this.announcer.say(words, "typed");
    const suggestion = this.suggestion;
    this.suggestion = "";
    const isEarly = this.table.isPlayingBack;
    if (isEarly) this.table.catchUp();
    const reply = await this.reply(suggestion && isWordFor("yes", words) ? suggestion : words, isEarly);
    this.announcer.say(reply.join("\n"), "reply");
  }

  /** `isEarly`: the question was not announced yet, so nothing that was typed can be an answer to it. */
  private async reply(typed: string, isEarly: boolean): Promise<string[]> {
    if (!typed) return isEarly ? [] : this.question();
    if (typed === "?") return this.obey({ name: "help", argument: "" });
    const words = typed.replace(/^\//, "");
    const prompt = isEarly ? null : this.choice.prompt;
    const isOption = prompt?.options.some((option) => normalize(optionName(option)) === normalize(words)) ?? false;
    const command = isOption ? null : readCommand(words);
    if (command) return this.obey(command);
    if (isEarly) return [];
    const verb = readVerb(words);
    if (verb?.argument) return this.act(verb);
    return this.answer(words);
  }

  // -- answers ------------------------------------------------------------------------------------------------------

  /** A verb with cards: "buy gold", "discard copper, estate". */
  private act({ verb, answers, argument }: TypedVerb): string[] {
    const { prompt } = this.choice;
    if (!prompt) return [text("spoken-not-asked")];
    if (!answers.includes(prompt.verb)) {
      if (verb === "buy" && prompt.verb === "play-treasures") return [text("spoken-treasures-first")];
      return [text("spoken-not-now", { question: spokenQuestion(prompt, this.table) })];
    }
    return this.give(prompt, argument, verbWords(verb)[0] ?? verb);
  }

  /** A name or a number without a verb, "all", "end", or the text of a button. */
  private async answer(typed: string): Promise<string[]> {
    const { prompt, options } = this.choice;
    const beginning = commandsBeginning(typed);
    if (!prompt) return beginning.length ? this.abbreviated(beginning, typed) : this.unknown(typed, "");
    const wanted = normalize(typed);
    if (isWordFor("none", typed) || wanted === normalize(declineText(prompt))) return this.decline(prompt);
    if (prompt.verb === "play-treasures" && wanted === normalize(text("web-play-all")))
      return this.give(prompt, "all", "");
    const found = readAnswer(typed, prompt, options);
    if ("unknown" in found) {
      if (beginning.length) return this.abbreviated(beginning, typed);
      return this.unknown(typed, "");
    }
    if (prompt.verb === "buy" && "options" in found && found.options.length)
      return [text("spoken-buy-how", { card: optionName(found.options[0] ?? "") })];
    return this.give(prompt, typed, "");
  }

  private give(prompt: Prompt, typed: string, verb: string): string[] {
    const found = readAnswer(typed, prompt, this.choice.options);
    if ("problem" in found) return found.unknown === undefined ? [found.problem] : this.unknown(found.unknown, verb);
    if (!found.options.length) return this.decline(prompt);
    this.choice.give(found.options);
    return this.warning(prompt);
  }

  private decline(prompt: Prompt): string[] {
    if (!this.choice.mayDecline) return [text("ask-wrong-few", { given: 0, n: prompt.least })];
    this.choice.chosen = [];
    this.choice.decline(true);
    return this.warning(prompt);
  }

  /** What an answer would waste, if it was not given for that reason. */
  private warning(prompt: Prompt): string[] {
    const { warned } = this.choice;
    if (this.table.pending || !warned) return [];
    const what = actionText(prompt, this.choice.chosen);
    return [text(`web-warn-${warned}`), text("web-anyway", { what })];
  }

  /** The question with its numbered choices. */
  private question(): string[] {
    const { prompt, options } = this.choice;
    const { view } = this.table;
    if (!prompt || !view) return [text("spoken-not-asked")];
    return [spokenQuestion(prompt, this.table), ...board.choiceLines(prompt, options, view)];
  }

  // -- commands -----------------------------------------------------------------------------------------------------

  private async abbreviated(found: Command[], typed: string): Promise<string[]> {
    const [only] = found;
    if (found.length === 1 && only) return this.obey(only);
    return this.didYouMean(
      typed,
      found.map(({ name }) => commandWord(name)),
    );
  }

  private async obey({ name, argument }: Command): Promise<string[]> {
    const { view, names, turns, seat } = this.table;
    if (!view) return [text("spoken-not-asked")];
    switch (name) {
      case "help":
        if (!argument) return text("spoken-help").split("\n");
        return this.readCard("help", argument, (card) => [...board.cardLines(card), ...board.rulingsHint(card)]);
      case "hand":
        return board.handLines(view);
      case "supply":
        return board.supplyLines(view);
      case "players":
        return board.playerLines(view, names);
      case "trash":
        return board.trashLines(view);
      case "table":
        return [...board.supplyLines(view), ...board.trashLines(view), ...board.playerLines(view, names)];
      case "question":
        return this.question();
      case "last":
        return board.lastTurnLines(turns, seat);
      case "log": {
        const most = argument ? Number(argument) : names.length;
        return Number.isInteger(most) && most > 0 ? board.logLines(turns, most) : [text("plain-log-number")];
      }
      case "rule":
        if (argument) return this.readCard("rule", argument, rulings);
        return this.choice.prompt ? board.ruleLines(this.choice.prompt) : [text("spoken-not-asked")];
      case "undo":
        return this.undo();
      case "hint":
        return this.hint();
      case "say":
        if (argument) this.table.send({ type: "chat", text: argument });
        return [];
      case "lang":
        return this.changeLanguage(argument);
      case "save":
        return [text("spoken-saved")];
      case "quit":
        go("");
        return [];
    }
  }

  /** Read a card, which need not be in this game. */
  private readCard(command: CommandName, typed: string, read: (card: string) => string[]): string[] {
    const cards = catalog().cards.map((card) => card.name);
    const found = bestMatches(cards, typed);
    const inGame = found.filter((card) => this.table.view?.supply.some((pile) => pile.card === card));
    const [card, ...more] = inGame.length === 1 ? inGame : found;
    if (card && !more.length) return read(card);
    if (card) return [text("ask-wrong-ambiguous", { text: quoted(typed), choices: found.map(optionName).join(", ") })];
    return this.unknown(typed, commandWord(command), cards);
  }

  private undo(): string[] {
    const { undo, names } = this.table;
    if (!undo || !(undo.free || undo.consent.length)) return [text("spoken-no-undo")];
    this.table.send({ type: "undo", number: undo.number });
    return undo.free
      ? []
      : [text("web-undo-waiting", { names: listAnd(undo.consent.map((seat) => names[seat] ?? "")) })];
  }

  private hint(): string[] {
    const { prompt } = this.choice;
    const { options, isOn, isOffered, haveAgreed, missing } = this.advisor;
    if (!isOffered) return [text("spoken-no-advice")];
    if (!haveAgreed) this.advisor.toggle();
    else if (!isOn) return [text("advice-waiting", { names: listAnd(missing) })];
    if (!prompt) return [text("spoken-not-asked")];
    if (!isOn || !options.length) return [this.advisor.problem || text("spoken-advice-soon")];
    return options.slice(0, LONGEST_HINT).map((worth) => {
      const line = text("advice-line", {
        answer: actionText(prompt, worth.answer),
        chance: percent(worth.chance),
        low: percent(worth.low),
        high: percent(worth.high),
      });
      return [`${line}.`, adviceWhy(worth, options)].join(" ").trim();
    });
  }

  private async changeLanguage(wanted: string): Promise<string[]> {
    const code = wanted.trim().toLowerCase();
    if (!LANGUAGES.includes(code)) return [text("plain-lang-which", { names: LANGUAGES.join(", ") })];
    await setLanguage(code);
    settings.set("language", code);
    return [text("plain-lang-now")];
  }

  // -- what was probably meant --------------------------------------------------------------------------------------

  /** Say that something is not known, with what it may have been. `before` was typed in front of it. */
  private unknown(typed: string, before: string, cards = this.cardsOfGame()): string[] {
    const card = bestMatches(cards, typed)[0];
    const { prompt, options } = this.choice;
    if (card && prompt)
      return [
        text("ask-wrong-now", {
          card: optionName(card),
          choices: options.map(optionName).join(", ") || text("plain-nothing"),
        }),
      ];
    const close = closest(typed, cards, (name) => [optionName(name), name]).map((name) =>
      `${before} ${optionName(name)}`.trim(),
    );
    const words = before ? [] : closest(typed, allWords(), ({ names }) => names).map(({ word }) => word);
    return this.didYouMean(typed, [...new Set([...words, ...close])]);
  }

  private cardsOfGame(): string[] {
    return this.table.view?.supply.map(({ card }) => card) ?? [];
  }

  private didYouMean(typed: string, names: string[]): string[] {
    const [only] = names;
    if (only === undefined) return [text("spoken-unknown", { text: quoted(typed) })];
    if (names.length > 1) return [text("spoken-did-you-mean", { text: quoted(typed), names: listOr(names) })];
    this.suggestion = only;
    return [text("spoken-yes-means", { text: quoted(typed), command: only })];
  }
}
