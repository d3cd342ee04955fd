/** How wide the names of cards are, so that each gets the largest type in which it fits its card, and none is cut. */

const FAMILY = '500 100px "Alegreya", Georgia, "Times New Roman", serif';
const SPACE = 0.22;

class Type {
  /** Counts the fonts that have come: what was measured before is measured again. */
  loaded = $state(0);
  private known = new Map<string, number>();
  private pen: CanvasRenderingContext2D | null = null;

  constructor() {
    if (typeof document === "undefined") return;
    document.fonts.addEventListener("loadingdone", () => {
      this.known.clear();
      this.loaded += 1;
    });
  }

  /** The width of a word in ems. */
  width(word: string): number {
    let found = this.known.get(word);
    if (found === undefined) {
      this.pen ??= document.createElement("canvas").getContext("2d");
      if (!this.pen) return word.length / 2;
      this.pen.font = FAMILY;
      found = this.pen.measureText(word).width / 100;
      this.known.set(word, found);
    }
    return found;
  }
}

const type = new Type();

/** The widest line in ems if a name is set in one line, or in two, broken where they are shortest. */
export function widest(name: string, lines: 1 | 2): number {
  if (type.loaded < 0) return 0;
  const widths = name.split(" ").map((word) => type.width(word));
  const line = (some: number[]) => some.reduce((sum, width) => sum + width + SPACE, -SPACE);
  if (lines === 1 || widths.length === 1) return line(widths);
  return Math.min(
    ...widths.slice(1).map((_, at) => Math.max(line(widths.slice(0, at + 1)), line(widths.slice(at + 1)))),
  );
}
