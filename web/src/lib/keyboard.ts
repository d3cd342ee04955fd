/** The keyboard at the table. */

import type { Choice } from "./choice.svelte";
import { settings } from "./settings.svelte";

export type KeyActions = {
  choice: Choice;
  help: () => void;
  log: () => void;
  trash: () => void;
  skip: () => void;
  undo: () => void;
  commandLine: () => void;
  focus: (part: string) => void;
};

const FIRST_BUTTON: Record<string, string> = {
  h: ".hand button",
  s: ".supply button",
  p: ".bar .buttons button, .bar .buttons input",
  c: ".centre button",
  g: ".guide button",
};

/** The keys in the order of the help. Their texts are web-key-<name>; keys with a translated name have web-key-name-<key>. */
export const KEY_NAMES = [
  ["digits", "1–9"],
  ["enter", "enter"],
  ["treasures", "T"],
  ["end", "E"],
  ["undo", "U"],
  ["clear", "escape"],
  ["info", "I"],
  ["hand", "H"],
  ["supply", "S"],
  ["prompt", "P"],
  ["centre", "C"],
  ["guide", "G"],
  ["arrows", "← ↑ → ↓"],
  ["log", "L"],
  ["trash", "X"],
  ["skip", "space"],
  ["command", "/"],
  ["help", "?"],
] as const;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

export function keyHandler(actions: KeyActions): (event: KeyboardEvent) => void {
  const { choice } = actions;
  return (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // An open dialog gets all keys.
    if (document.querySelector("dialog[open]")) return;
    const onButton = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (key.length === 1 && key !== " " && !settings.current.shortcuts) return;
    if (/^[0-9]$/.test(key)) {
      const option = choice.options.find((name) => choice.digit(name) === key);
      // A key that is held down is one press, so it cannot also confirm.
      if (option === undefined || event.repeat) return;
      choice.pick(option);
    } else if (key === "Enter" && !onButton) choice.submit();
    else if (key === " " && !onButton) actions.skip();
    else if (key === "Escape") choice.clear();
    else if (key === "?") actions.help();
    else if (key === "/") actions.commandLine();
    else {
      const letter = key.toLowerCase();
      const part = FIRST_BUTTON[letter];
      if (part) actions.focus(part);
      else if (letter === "t") choice.pickAll();
      else if (letter === "e") choice.decline();
      else if (letter === "u") actions.undo();
      else if (letter === "l") actions.log();
      else if (letter === "x") actions.trash();
      else return;
    }
    event.preventDefault();
  };
}
