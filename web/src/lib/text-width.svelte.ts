/** The width of card names, so that each is set as large as its card allows and none is cut off. */

import { text } from "./text.svelte";

const FONT = '500 100px "Alegreya", Georgia, "Times New Roman", serif';
const SPACE = 0.22;
const HYPHEN = "\u00ad";
const BREAKS = / |\u00ad/g;

class WordWidths {
  /** How many times fonts have loaded. Each time all words are measured again. */
  loads = $state(0);
  private widths = new Map<string, number>();
  private canvas: CanvasRenderingContext2D | null = null;

  constructor() {
    if (typeof document === "undefined") return;
    document.fonts.addEventListener("loadingdone", () => {
      this.widths.clear();
      this.loads += 1;
    });
  }

  /** The width of a word in ems. */
  measure(word: string): number {
    let width = this.widths.get(word);
    if (width === undefined) {
      this.canvas ??= document.createElement("canvas").getContext("2d");
      if (!this.canvas) return word.length / 2;
      this.canvas.font = FONT;
      width = this.canvas.measureText(word).width / 100;
      this.widths.set(word, width);
    }
    return width;
  }
}

const words = new WordWidths();

/** The name with soft hyphens where its long words may be broken. */
export function hyphenated(name: string): string {
  const broken = text("web-word-breaks").split(" ");
  return broken.reduce((shown, word) => shown.replace(word.replace("-", ""), word.replace("-", HYPHEN)), name);
}

/** The width in ems of a name's widest line: on one line, or broken into two at a space or at a soft hyphen. */
export function widestLine(name: string, lines: 1 | 2): number {
  if (words.loads < 0) return 0; // reading it measures again when fonts have loaded
  const lineWidth = (line: string) =>
    line.split(" ").reduce((sum, word) => sum + words.measure(word.replaceAll(HYPHEN, "")) + SPACE, -SPACE);
  const breaks = lines === 1 ? [] : [...name.matchAll(BREAKS)];
  return Math.min(
    ...breaks.map(({ 0: sign, index }) =>
      Math.max(lineWidth(name.slice(0, index) + (sign === HYPHEN ? "-" : "")), lineWidth(name.slice(index + 1))),
    ),
    ...(breaks.length ? [] : [lineWidth(name)]),
  );
}
