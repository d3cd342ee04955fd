/** Arrow keys move the focus to the nearest button in their direction, within one part of the table. */

type Place = { button: HTMLElement; x: number; y: number };

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function placeOf(button: HTMLElement): Place {
  const box = button.getBoundingClientRect();
  return { button, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function arrows(container: HTMLElement): () => void {
  const listener = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = event.target as HTMLElement;
    if (!direction || from.tagName !== "BUTTON") return;
    const here = placeOf(from);
    const [dx, dy] = direction;
    let best: { button: HTMLElement; far: number } | null = null;
    for (const { button, x, y } of [...container.querySelectorAll<HTMLElement>("button:not(:disabled)")].map(placeOf)) {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      const far = along + 3 * across;
      if (along > 4 && (!best || far < best.far)) best = { button, far };
    }
    if (best) {
      event.preventDefault();
      best.button.focus();
    }
  };
  container.addEventListener("keydown", listener);
  return () => container.removeEventListener("keydown", listener);
}
