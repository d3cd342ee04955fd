/** Where a mark can be put: near what it points at, and never on the question, the hand or that thing. */

export type Box = { left: number; top: number; width: number; height: number };
export type Place = { left: number; top: number };
export type Line = { x1: number; y1: number; x2: number; y2: number };

const STEP = 8;
const MARGIN = 8;
// What a pixel costs that is covered, against a pixel of distance. Covering what must stay visible is the worst.
const FORBIDDEN = 1000;

/** What is covered at a price: `price` for each pixel, less than 1000. */
export type Priced = { box: Box; price: number };

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shortest way between the edges of two boxes. */
export function gap(a: Box, b: Box): number {
  const x = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const y = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(x, y);
}

/**
 * The best place for a mark of this size on a screen of this size.
 *
 * `keep` must stay visible; `avoid` should, the dearest first; `target` is what it points at.
 */
export function place(
  size: { width: number; height: number },
  screen: { width: number; height: number },
  keep: readonly Box[],
  avoid: readonly Priced[],
  target: Box | null,
): Place {
  let best = { left: MARGIN, top: MARGIN };
  let lowest = Infinity;
  const right = Math.max(MARGIN, screen.width - size.width - MARGIN);
  const bottom = Math.max(MARGIN, screen.height - size.height - MARGIN);
  for (let top = MARGIN; top <= bottom; top += STEP)
    for (let left = MARGIN; left <= right; left += STEP) {
      const box = { left, top, ...size };
      let cost = target ? gap(box, target) : 0;
      if (target) cost += Math.abs(left + size.width / 2 - (target.left + target.width / 2)) / 10;
      for (const other of keep) cost += overlap(box, other) * FORBIDDEN;
      if (cost >= lowest) continue;
      for (const { box: other, price } of avoid) {
        cost += overlap(box, other) * price;
        if (cost >= lowest) break;
      }
      if (cost < lowest) {
        lowest = cost;
        best = { left, top };
      }
    }
  return best;
}

/** The line from a mark to what it points at, between the points of their edges that are nearest to each other. */
export function pointer(from: Box, to: Box): Line {
  const nearest = (low: number, high: number, wanted: number) => Math.min(high, Math.max(low, wanted));
  const x2 = nearest(to.left, to.left + to.width, from.left + from.width / 2);
  const y2 = nearest(to.top, to.top + to.height, from.top + from.height / 2);
  const x1 = nearest(from.left, from.left + from.width, x2);
  const y1 = nearest(from.top, from.top + from.height, y2);
  return { x1, y1, x2, y2 };
}

// What a line ends in reaches at least this far around its end: the ring around the target may overlap the next thing.
const DEPTH = 6;

/** Whether a line runs across a box, rather than ending in it. */
export function crosses({ x1, y1, x2, y2 }: Line, box: Box): boolean {
  const around = { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  const isAcross = overlap({ ...around, width: around.width + 1, height: around.height + 1 }, box) > 0;
  const inner = { left: box.left + DEPTH, top: box.top + DEPTH };
  const [right, bottom] = [box.left + box.width - DEPTH, box.top + box.height - DEPTH];
  const endsInside = x2 > inner.left && x2 < right && y2 > inner.top && y2 < bottom;
  return isAcross && !endsInside;
}
