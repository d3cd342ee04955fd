/** An attachment: arrow keys move the focus to the nearest button in their direction, within one part of the table. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function withCentre(button: HTMLElement): { button: HTMLElement; x: number; y: number } {
  const box = button.getBoundingClientRect();
  return { button, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function arrowKeys(container: HTMLElement): () => void {
  const listener = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = event.target as HTMLElement;
    if (!direction || from.tagName !== "BUTTON") return;
    const here = withCentre(from);
    const [dx, dy] = direction;
    let nearest: { button: HTMLElement; distance: number } | null = null;
    const buttons = [...container.querySelectorAll<HTMLElement>("button:not(:disabled)")].map(withCentre);
    for (const { button, x, y } of buttons) {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      const distance = along + 3 * across;
      if (along > 4 && (!nearest || distance < nearest.distance)) nearest = { button, distance };
    }
    if (nearest) {
      event.preventDefault();
      nearest.button.focus();
    }
  };
  container.addEventListener("keydown", listener);
  return () => container.removeEventListener("keydown", listener);
}
