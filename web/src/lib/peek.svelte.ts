/** Looking at a card in full: by hovering for a moment, a long press, the key I, or a click on one that does nothing. */

const HOVER = 300;
const LONG_PRESS = 450;

class Peek {
  card = $state<string | null>(null);
  /** Where the card looked at lies, so that the full one stands beside it. */
  near = $state.raw<DOMRect | null>(null);
  /** Stays until it is closed; one that was only hovered over goes when the pointer goes. */
  pinned = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private back: HTMLElement | null = null;

  show(card: string, element: HTMLElement, pinned: boolean): void {
    clearTimeout(this.timer);
    this.card = card;
    this.near = element.getBoundingClientRect();
    // While a dialog is open, nothing outside it can be clicked.
    this.pinned = pinned && element.closest("dialog") === null;
    this.back = this.pinned ? element : null;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.card = null;
    if (this.pinned && this.back?.isConnected) this.back.focus();
    this.pinned = false;
    this.back = null;
  }

  /** Watch an element that stands for a card. */
  watch = (card: string) => (element: HTMLElement) => {
    let pressed = false;
    let hovered = false;
    const wait = (time: number, pinned: boolean) => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        pressed = pinned;
        this.show(card, element, pinned);
      }, time);
    };
    const leave = () => {
      clearTimeout(this.timer);
      if (!this.pinned) this.card = null;
    };
    const listeners: [string, (event: Event) => void][] = [
      // A card that comes to lie under a pointer at rest is not being looked at.
      [
        "pointermove",
        (event) => {
          const { pointerType, movementX, movementY } = event as PointerEvent;
          if (pointerType !== "mouse" || this.pinned || hovered || !(movementX || movementY)) return;
          hovered = true;
          wait(HOVER, false);
        },
      ],
      [
        "pointerleave",
        () => {
          hovered = false;
          leave();
        },
      ],
      ["pointerdown", (event) => ((event as PointerEvent).pointerType === "mouse" ? leave() : wait(LONG_PRESS, true))],
      ["pointerup", () => clearTimeout(this.timer)],
      ["pointercancel", () => clearTimeout(this.timer)],
      ["contextmenu", (event) => pressed && event.preventDefault()],
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
    // A long press is no click.
    const swallow = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    element.addEventListener("click", swallow, true);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      element.removeEventListener("click", swallow, true);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      if (this.card === card && !this.pinned) leave();
    };
  };
}

export const peek = new Peek();
