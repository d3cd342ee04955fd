"""A custom card with an Attack, modes of its own, and a translation. Tests load this file by its path."""

from __future__ import annotations

from throneroom import ACTION, ATTACK, Card, Effect, Game, Mode, Play, choose_modes, discard_cards

OPEN = Mode("open the gate", actions=1)
CLOSE = Mode("+1 Buy", buys=1)


def toll_gate(game: Game, play: Play) -> Effect:
    """+1 Coin. Choose one: open the gate (+1 Action); or +1 Buy.
    Each other player with four or more cards in hand discards a card.

    Whoever has fewer cards discards nothing.
    """
    yield from choose_modes(game, play.player, (OPEN, CLOSE))
    for victim in play.victims:
        if len(victim.hand) >= 4:
            yield from discard_cards(game, victim, 1)


TOLL_GATE = Card(
    "Toll Gate",
    cost=2,
    types=ACTION | ATTACK,
    coins=1,
    effect=toll_gate,
    names={"fr": "Péage"},
    texts={
        "fr": "+1 Pièce. Choisissez : ouvrir le péage (+1 Action) ; ou +1 Achat. "
        "Chaque autre joueur qui a au moins quatre cartes en main défausse une carte."
    },
)
