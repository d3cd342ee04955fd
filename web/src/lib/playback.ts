/**
 * The middle of the table while the others' moves are shown one by one.
 *
 * The server sends what happened and the view afterwards. In between, only the cards that lie face up in front of the
 * players are tracked here; everything else on the screen shows the server's view.
 */

import type { Happening, PlayerView, TableView } from "./protocol";

type Zone = "in_play" | "revealed" | "set_aside";
const ZONES: Record<string, Zone> = { play: "in_play", revealed: "revealed", "set-aside": "set_aside" };

/** Remove `count` cards, of which only the `named` ones are seen: Scout's cards go back to the deck unseen. */
function without(cards: string[], named: string[], count: number): string[] {
  const left = [...cards];
  for (const card of named) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left.slice(0, Math.max(0, left.length - (count - named.length)));
}

function applyTo(player: PlayerView, happened: Happening): PlayerView {
  const { kind, cards, source, target } = happened;
  if (kind === "clean-up") return { ...player, in_play: [] };
  if (kind === "turn") return { ...player, turns: happened.count };
  const changed = { ...player };
  const from = ZONES[source];
  // A card that is played again is in play already.
  if (from && !(kind === "play" && source === "play")) changed[from] = without(changed[from], cards, happened.count);
  const to = kind === "reveal" && source === "deck" ? "revealed" : ZONES[target];
  if (to && source !== "play") changed[to] = [...changed[to], ...cards];
  return changed;
}

/** The view after this happening, as far as it is tracked here. */
export function applyHappening(view: TableView, happened: Happening): TableView {
  return {
    ...view,
    turn_seat: happened.kind === "turn" ? happened.seat : view.turn_seat,
    players: view.players.map((player) => (player.seat === happened.seat ? applyTo(player, happened) : player)),
  };
}

// These get a separate step. Draws, shuffles and plus-signs belong to the previous step.
const STEPS = ["play", "buy", "gain", "trash", "reveal", "react", "discard", "pass", "name", "put-on-deck", "clean-up"];

export type PlaybackStep = { view: TableView; happenings: Happening[] };

/** The others' moves, step by step; empty if the others did nothing. */
export function playbackSteps(before: TableView, happenings: Happening[], me: number): PlaybackStep[] {
  const found: PlaybackStep[] = [];
  let view = before;
  let open: PlaybackStep | null = null;
  for (const happened of happenings) {
    view = applyHappening(view, happened);
    const isNew =
      STEPS.includes(happened.kind) &&
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
  return found.some((step) => step.view.turn_seat !== me) ? found : [];
}
