/** The width of card names, so that each is set as large as its card allows and none is cut off. */

const FONT = '500 100px "Alegreya", Georgia, "Times New Roman", serif';
const SPACE = 0.22;

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

/** The width in ems of a name's widest line, on one line or broken into the two shortest ones. */
export function widestLine(name: string, lines: 1 | 2): number {
  if (words.loads < 0) return 0; // reading it measures again when fonts have loaded
  const widths = name.split(" ").map((word) => words.measure(word));
  const lineWidth = (some: number[]) => some.reduce((sum, width) => sum + width + SPACE, -SPACE);
  if (lines === 1 || widths.length === 1) return lineWidth(widths);
  return Math.min(
    ...widths.slice(1).map((_, at) => Math.max(lineWidth(widths.slice(0, at + 1)), lineWidth(widths.slice(at + 1)))),
  );
}
