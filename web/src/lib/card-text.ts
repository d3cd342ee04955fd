/** A card's text as a text: its name, its picture, places in it, and links and files that contain it. */

import { LONGEST_CARD } from "./protocol";

const NOT_A_NAME = /^\s*(#|card language \d+\s*$|$)/i;

/** The number of the line with the name, or -1. */
function nameLine(lines: readonly string[]): number {
  return lines.findIndex((line) => !NOT_A_NAME.test(line));
}

/** The name that a text gives its card, or an empty string. */
export function nameIn(text: string): string {
  const lines = text.split("\n");
  return (lines[nameLine(lines)] ?? "").trim().replace(/\s+/g, " ");
}

/** The same card under another name. */
export function withName(text: string, name: string): string {
  const lines = text.split("\n");
  const at = nameLine(lines);
  const clean = name.replace(/\s+/g, " ").trim();
  if (at < 0) return `${clean}\n${text}`;
  lines[at] = clean;
  return lines.join("\n");
}

const ICON = /^\s*icon\s*:/i;

export function iconIn(text: string): string {
  const line = text.split("\n").find((one) => ICON.test(one));
  return line?.replace(ICON, "").trim().toLowerCase() ?? "";
}

/** The same card with another picture; with none, if `icon` is empty. */
export function withIcon(text: string, icon: string): string {
  const lines = text.split("\n").filter((line) => !ICON.test(line));
  const at = nameLine(lines);
  if (!icon || at < 0) return lines.join("\n");
  let after = at + 1;
  while (/^\s*(fr|es|pl)\s*:/i.test(lines[after] ?? "")) after++;
  lines.splice(after, 0, `icon: ${icon}`);
  return lines.join("\n");
}

/** Line and column, from 1, of an offset in a text. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** The offset in a text of a line and a column, as far as there are such. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const at = Math.min(line, lines.length);
  const before = lines.slice(0, at - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + Math.min(column - 1, (lines[at - 1] ?? "").length);
}

/** The cards of a file: separated by empty lines. Comments alone are no card. */
export function cardsIn(file: string): string[] {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter((part) => nameIn(part))
    .map((part) => `${part}\n`);
}

/** A name for the file of a card: "night-market.card". */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "card"}.card`;
}

// -- links: the card is in the fragment, which browsers do not send to a server ---------------------------------------

const VERSION = "1";

/** A card as a part of an address: a version, and the text in base64 with letters that addresses may contain. */
export function encodeCard(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The card in an address; null if there is none, or one of a version that this client does not know. */
export function decodeCard(code: string): string | null {
  if (!code.startsWith(VERSION) || code.length > 4 * LONGEST_CARD) return null;
  try {
    const binary = atob(code.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.length <= LONGEST_CARD && nameIn(text) ? text : null;
  } catch {
    return null;
  }
}
