/**
 * The preview of a full card, or of a rule: by hovering, a long press, a right click, the key I, or a click on a card that is not an
 * option.
 */

const HOVER = 300;
const LONG_PRESS = 450;

/** A rule in a few sentences, and its section. */
export type Rule = { words: string; section: string };

class Preview {
  card = $state<string | null>(null);
  /** The rule that is shown instead of a card. */
  rule = $state.raw<Rule | null>(null);
  /** The bounds of the small card; away from a table the preview appears beside it. */
  anchor = $state.raw<DOMRect | null>(null);
  /** A pinned preview stays until it is closed; a hovered one goes with the pointer. */
  pinned = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private returnFocusTo: HTMLElement | null = null;

  show(card: string, element: HTMLElement, pinned: boolean): void {
    clearTimeout(this.timer);
    this.card = card;
    this.rule = null;
    this.pin(element, pinned);
  }

  /** Show a rule where cards are shown. */
  showRule(rule: Rule, element: HTMLElement): void {
    clearTimeout(this.timer);
    this.card = null;
    this.rule = rule;
    this.pin(element, true);
  }

  private pin(element: HTMLElement, pinned: boolean): void {
    this.anchor = element.getBoundingClientRect();
    // Nothing outside an open dialog can be clicked, so the preview could not be closed.
    this.pinned = pinned && element.closest("dialog") === null;
    this.returnFocusTo = this.pinned ? element : null;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.card = null;
    this.rule = null;
    if (this.pinned && this.returnFocusTo?.isConnected) this.returnFocusTo.focus();
    this.pinned = false;
    this.returnFocusTo = null;
  }

  /** An attachment for elements that show a card. */
  attach = (card: string) => (element: HTMLElement) => {
    let pressed = false;
    let hovered = false;
    const showAfter = (time: number, pinned: boolean) => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        pressed = pinned;
        this.show(card, element, pinned);
      }, time);
    };
    const hideUnpinned = () => {
      clearTimeout(this.timer);
      if (!this.pinned) this.card = null;
    };
    const listeners: [string, (event: Event) => void][] = [
      // A card that moves under a resting pointer is not hovered.
      [
        "pointermove",
        (event) => {
          const { pointerType, movementX, movementY } = event as PointerEvent;
          if (pointerType !== "mouse" || this.pinned || hovered || !(movementX || movementY)) return;
          hovered = true;
          showAfter(HOVER, false);
        },
      ],
      [
        "pointerleave",
        () => {
          hovered = false;
          hideUnpinned();
        },
      ],
      [
        "pointerdown",
        (event) => ((event as PointerEvent).pointerType === "mouse" ? hideUnpinned() : showAfter(LONG_PRESS, true)),
      ],
      ["pointerup", () => clearTimeout(this.timer)],
      ["pointercancel", () => clearTimeout(this.timer)],
      [
        "contextmenu",
        (event) => {
          const byMouse = (event as PointerEvent).pointerType === "mouse";
          if (pressed || byMouse) event.preventDefault();
          if (byMouse) this.show(card, element, true);
        },
      ],
      [
        "keydown",
        (event) => {
          const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
          if (key.toLowerCase() === "i" && !ctrlKey && !metaKey && !altKey) {
            event.stopPropagation();
            this.show(card, element, true);
          }
        },
      ],
    ];
    // A long press is not a click.
    const stopClick = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    element.addEventListener("click", stopClick, true);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      element.removeEventListener("click", stopClick, true);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      if (this.card === card && !this.pinned) hideUnpinned();
    };
  };
}

export const preview = new Preview();
