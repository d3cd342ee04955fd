/**
 * What lies in the middle of the table while others' turns are shown one thing after the other.
 *
 * The server tells what happened, and how the table looks afterwards. In between, only what lies open in front of the
 * players is followed here; everything else on the screen is always as the server told it.
 */

import type { Happening, PlayerView, TableView } from "./protocol";

type Zone = "in_play" | "revealed" | "set_aside";
const ZONES: Record<string, Zone> = { play: "in_play", revealed: "revealed", "set-aside": "set_aside" };

/** Take these away, `count` in all: some may go without being seen again, as Scout's cards do. */
function without(cards: string[], gone: string[], count: number): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left.slice(0, Math.max(0, left.length - (count - gone.length)));
}

function change(player: PlayerView, happened: Happening): PlayerView {
  const { kind, cards, source, target } = happened;
  if (kind === "clean-up") return { ...player, in_play: [] };
  if (kind === "turn") return { ...player, turns: happened.count };
  const changed = { ...player };
  const from = ZONES[source];
  // A card that is played again lies in play already.
  if (from && !(kind === "play" && source === "play")) changed[from] = without(changed[from], cards, happened.count);
  const to = kind === "reveal" && source === "deck" ? "revealed" : ZONES[target];
  if (to && source !== "play") changed[to] = [...changed[to], ...cards];
  return changed;
}

/** The middle of the table after this happened. */
export function after(view: TableView, happened: Happening): TableView {
  return {
    ...view,
    turn_seat: happened.kind === "turn" ? happened.seat : view.turn_seat,
    players: view.players.map((player) => (player.seat === happened.seat ? change(player, happened) : player)),
  };
}

// What is worth a moment of its own. Draws, shuffles and plus-signs come along with it.
const NOTABLE = [
  "play",
  "buy",
  "gain",
  "trash",
  "reveal",
  "react",
  "discard",
  "pass",
  "name",
  "put-on-deck",
  "clean-up",
];

export type Moment = { view: TableView; happenings: Happening[] };

/** What others did, moment by moment; nothing if they did nothing that can be seen. */
export function moments(before: TableView, happenings: Happening[], me: number): Moment[] {
  const found: Moment[] = [];
  let view = before;
  let open: Moment | null = null;
  for (const happened of happenings) {
    view = after(view, happened);
    const isNew =
      NOTABLE.includes(happened.kind) &&
      view.turn_seat !== me &&
      !(happened.kind === "gain" && open?.happenings.at(-1)?.kind === "buy");
    if (isNew || !open) {
      open = { view, happenings: [happened] };
      found.push(open);
    } else {
      open.view = view;
      open.happenings.push(happened);
    }
  }
  return found.some((moment) => moment.view.turn_seat !== me) ? found : [];
}
