/** Moving cards: small copies that fly above the table from one zone to another. */

import { tick } from "svelte";
import sprite from "../generated/icons.svg?url";
import { bannerTypes, hasPicture, isCard, monogram } from "./catalog.svelte";
import type { Happening } from "./protocol";
import type { Speed } from "./settings.svelte";
import { slug } from "./text.svelte";

const FLIGHT: Record<Speed, number> = { off: 0, fast: 110, normal: 180, slow: 340 };
const STAGGER: Record<Speed, number> = { off: 0, fast: 25, normal: 40, slow: 80 };
/** The most that all flights of a moment take together. */
const LONGEST: Record<Speed, number> = { off: 0, fast: 250, normal: 480, slow: 1000 };
const FADE = 1.2;
const MOST = 20;

const SVG = "http://www.w3.org/2000/svg";

type Flight = { card: string | null; from: DOMRect; to: string[] };

/** Selectors for the elements that show a zone, the best one first. */
function selectorsFor(zone: string, seat: number, me: number, card: string | null): string[] {
  const mine = seat === me;
  const named = card ? `[data-card="${CSS.escape(card)}"]` : "";
  const panel = `[data-at="seat:${seat}"]`;
  switch (zone) {
    case "hand":
      return mine ? [`[data-at="hand"] ${named}`, `[data-at="hand"]`] : [panel];
    case "deck":
      return mine ? [`[data-at="deck"]`, panel] : [panel];
    case "discard":
      return mine ? [`[data-at="discard"]`, `[data-at="deck"]`, panel] : [panel];
    case "play":
      return [`[data-at="play:${seat}"] ${named}`, `[data-at="play:${seat}"]`, panel];
    case "revealed":
      return [`[data-at="revealed:${seat}"] ${named}`, `[data-at="play:${seat}"]`, panel];
    case "set-aside":
      return [`[data-at="set-aside:${seat}"] ${named}`, panel];
    case "trash":
      return [`[data-at="trash"]`];
    case "supply":
      return card ? [`[data-at="supply:${CSS.escape(card)}"]`] : [];
    default:
      return [];
  }
}

function find(root: HTMLElement, selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement>(selector.trim());
    if (found) return found;
  }
  return null;
}

function flyingCard(card: string | null): HTMLElement {
  const element = document.createElement("div");
  element.className = `flying ${card ? (bannerTypes(card)[0] ?? "") : "back"}`;
  if (card) {
    const svg = document.createElementNS(SVG, "svg");
    if (hasPicture(card)) {
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `${sprite}#${slug(card)}`);
      svg.append(use);
    } else {
      const letters = document.createElementNS(SVG, "text");
      letters.textContent = monogram(card);
      for (const [name, value] of Object.entries({ x: "12", y: "12.5", "text-anchor": "middle" }))
        letters.setAttribute(name, value);
      letters.setAttribute("dominant-baseline", "central");
      letters.setAttribute("font-size", "12");
      svg.setAttribute("viewBox", "0 0 24 24");
      svg.append(letters);
    }
    element.append(svg);
  }
  return element;
}

function zonesOf({ kind, source, target }: Happening): [string, string] {
  if (kind === "buy") return ["", ""]; // the gain that follows moves the card
  if (kind === "clean-up") return ["play", "discard"];
  return [
    source || (kind === "draw" ? "deck" : ""),
    target || (kind === "draw" ? "hand" : kind === "trash" ? "trash" : ""),
  ];
}

/** Moves cards in at most `time` milliseconds: called before the screen changes, and calls `show` to change it. */
export type Animator = (happenings: Happening[], show: () => void, time?: number) => void;

/** An animator for one table. `layer` lies above the table and is hidden from screen readers. */
export function animatorFor(root: HTMLElement, layer: HTMLElement, me: () => number, speed: () => Speed): Animator {
  function flightsOf(happened: Happening): Flight[] {
    const [source, target] = zonesOf(happened);
    if (!source || !target) return [];
    const cards: (string | null)[] = happened.cards.filter(isCard);
    while (cards.length < Math.min(happened.count, 5)) cards.push(null);
    return cards.flatMap((card) => {
      const from = find(root, selectorsFor(source, happened.seat, me(), card))?.getBoundingClientRect();
      const receiver = happened.other >= 0 ? happened.other : happened.seat;
      return from ? [{ card, from, to: selectorsFor(target, receiver, me(), card) }] : [];
    });
  }

  function fly(element: HTMLElement, from: DOMRect, end: DOMRect, delay: number, duration: number): void {
    const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - 26}px, ${box.top + box.height / 2 - 35}px)`;
    void element
      .animate(
        [
          { transform: `${at(from)} scale(1)`, opacity: 1 },
          { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.85 },
          { transform: `${at(end)} scale(0.8)`, opacity: 0 },
        ],
        { duration: duration * FADE, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "backwards" },
      )
      .finished.finally(() => element.remove());
  }

  function flash(selectors: string[]): void {
    // No ring: that would look like the selection.
    find(root, selectors)?.animate([{ opacity: 0.45 }, { opacity: 1 }], 600);
  }

  function shake(seat: number, duration: number): void {
    const deck = find(root, selectorsFor("deck", seat, me(), null));
    deck?.animate(
      [
        { transform: "none" },
        { transform: "rotate(-2deg) translateX(-3px)" },
        { transform: "rotate(2deg) translateX(3px)" },
        { transform: "none" },
      ],
      { duration, iterations: 2 },
    );
  }

  let frame = 0;
  return (happenings: Happening[], show: () => void, time = Infinity): void => {
    const pace = speed();
    // What still flies belongs to an earlier moment.
    layer.replaceChildren();
    if (pace === "off") {
      show();
      void tick().then(() => {
        for (const happened of happenings.slice(-6))
          flash(selectorsFor(zonesOf(happened)[1], happened.seat, me(), happened.cards[0] ?? null));
      });
      return;
    }
    const flights = happenings.flatMap(flightsOf).slice(0, MOST);
    const shuffled = happenings.filter(({ kind }) => kind === "shuffle");
    show();
    // In the next frame, and all positions are read before anything changes: the browser computes the layout once.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const found = flights.flatMap(({ card, from, to }) => {
        const end = find(root, to)?.getBoundingClientRect();
        const stays = end && end.left === from.left && end.top === from.top;
        return end && !stays ? [{ element: flyingCard(card), from, end }] : [];
      });
      layer.append(...found.map(({ element }) => element));
      const whole = FLIGHT[pace] * FADE + (found.length - 1) * STAGGER[pace];
      const part = Math.min(1, Math.min(time, LONGEST[pace]) / whole);
      found.forEach(({ element, from, end }, index) =>
        fly(element, from, end, index * STAGGER[pace] * part, FLIGHT[pace] * part),
      );
      for (const { seat } of shuffled) shake(seat, (FLIGHT[pace] * part) / 2);
    });
  };
}
