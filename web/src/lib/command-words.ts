/** The words of the command line: commands and verbs, in the page's language and in English. */

import { normalize } from "./name-search";
import { text } from "./text.svelte";

/** The commands by their English words, and the keys of their words in the page's language. */
const COMMANDS = {
  help: ["help", "plain-command-help"],
  hand: ["hand", "spoken-command-hand"],
  supply: ["supply", "spoken-command-supply"],
  players: ["players", "spoken-command-players"],
  trash: ["trash", "spoken-command-trash"],
  table: ["table", "plain-command-table"],
  question: ["question", "spoken-command-question"],
  last: ["last turn", "spoken-command-last"],
  log: ["log", "plain-command-log"],
  rule: ["rule", "plain-command-rule"],
  undo: ["undo", "plain-command-undo"],
  hint: ["hint", "plain-command-hint"],
  say: ["say", "spoken-command-say"],
  lang: ["lang", "plain-command-lang"],
  save: ["save", "plain-command-save"],
  quit: ["quit", "plain-command-quit"],
} as const;
export type CommandName = keyof typeof COMMANDS;
const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];
const WITH_ARGUMENT: readonly CommandName[] = ["help", "rule", "log", "say", "lang", "save"];

/** The verbs of questions that each verb of the command line answers. */
const VERBS: Record<string, readonly string[]> = {
  buy: ["buy"],
  play: ["play-action", "play-treasures", "play"],
  discard: ["discard", "discard-deck"],
  trash: ["trash"],
  gain: ["gain"],
  give: ["give"],
  put: ["put-on-deck", "put-back", "put-into-deck"],
  aside: ["set-aside"],
  pass: ["pass"],
  name: ["name"],
  choose: ["choose", "choose-number"],
  reveal: ["react", "reveal"],
};

export type Command = { name: CommandName; argument: string };
/** A verb, the verbs of questions that it answers, and what was typed after it. */
export type TypedVerb = { verb: string; answers: readonly string[]; argument: string };

export function commandWords(name: CommandName): string[] {
  const [english, key] = COMMANDS[name];
  return [text(key), english];
}

/** The command as it is typed in the page's language. */
export function commandWord(name: CommandName): string {
  return text(COMMANDS[name][1]);
}

export function verbWords(verb: string): string[] {
  return [...text(`spoken-verb-${verb}`).split(" "), verb];
}

/** What follows these words, or null if the text does not begin with them. */
function after(typed: string, words: string): string | null {
  const parts = typed.trim().split(/\s+/);
  const wanted = normalize(words).split(" ");
  const begins = wanted.every((word, index) => normalize(parts[index] ?? "") === word);
  return begins ? parts.slice(wanted.length).join(" ") : null;
}

/** The command with these words in full, or null. */
export function readCommand(typed: string): Command | null {
  for (const name of COMMAND_NAMES)
    for (const words of commandWords(name)) {
      const argument = after(typed, words);
      if (argument === "" || (argument !== null && WITH_ARGUMENT.includes(name))) return { name, argument };
    }
  return null;
}

/** The commands that begin with this text. One letter is not enough: it may be the slip of a finger. */
export function commandsBeginning(typed: string): Command[] {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const found = COMMAND_NAMES.flatMap((name): Command[] => {
    const begins = (part: string) =>
      normalize(part).length > 1 && commandWords(name).some((words) => normalize(words).startsWith(normalize(part)));
    if (begins(typed)) return [{ name, argument: "" }];
    return rest.length && WITH_ARGUMENT.includes(name) && begins(first) ? [{ name, argument: rest.join(" ") }] : [];
  });
  return found;
}

/** The verb that the text begins with, or null. Both words of "put back" and "set aside" may be typed. */
export function readVerb(typed: string): TypedVerb | null {
  for (const [verb, answers] of Object.entries(VERBS))
    for (const word of verbWords(verb)) {
      const argument = after(typed.replace(/^put back\b/i, "put").replace(/^set aside\b/i, "aside"), word);
      if (argument !== null) return { verb, answers, argument };
    }
  return null;
}

/** Every command and verb, to find the one that was probably meant. */
export function allWords(): { word: string; names: string[] }[] {
  return [
    ...COMMAND_NAMES.map((name) => ({ word: commandWord(name), names: commandWords(name) })),
    ...Object.keys(VERBS).map((verb) => ({ word: verbWords(verb)[0] ?? verb, names: verbWords(verb) })),
  ];
}
