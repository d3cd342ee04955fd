"""A game, a card and a bot with nothing but what `import throneroom` offers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import throneroom
from throneroom import (
    ACTION,
    ATTACK,
    BUY,
    CURSE,
    DISCARD,
    GOLD,
    HAND,
    PROVINCE,
    REVEALED,
    SILVER,
    SPECTATOR,
    BadCardFile,
    Bot,
    Card,
    Catalog,
    Decision,
    Effect,
    Event,
    Game,
    IllegalAnswer,
    Match,
    Mode,
    Option,
    Play,
    Record,
    Strategy,
    StrategyBot,
    View,
    choose_card,
    choose_cards,
    choose_modes,
    kingdom_of,
    load_cards,
    play_out,
    position_text,
    random_kingdom,
    read_position,
    read_record,
    read_strategy,
    scores,
    winners,
)

# -- a card -----------------------------------------------------------------------------------------------------------

DRAW_TWO = Mode("+2 Cards", cards=2)
CURSE_THEM = Mode("curse the others")


def fortune_teller(game: Game, play: Play) -> Effect:
    """Reveal the top three cards of your deck and discard one. Put the rest back.
    Choose one: +2 Cards; or each other player gains a Curse into their hand."""
    me = play.player
    revealed = game.reveal_top(me, 3)
    discarded = yield from choose_card(game, me, DISCARD, revealed, zone=REVEALED)
    if discarded is not None:
        game.discard_revealed(me, [discarded])
    rest = me.revealed[:]
    rest = yield from choose_cards(game, me, throneroom.PUT_BACK, rest, len(rest), len(rest), ordered=True)
    game.put_back(me, rest)
    chosen = yield from choose_modes(game, me, (DRAW_TWO, CURSE_THEM))
    if CURSE_THEM in chosen:
        for victim in play.victims:
            game.gain(victim, CURSE, HAND)


FORTUNE_TELLER = Card("Fortune Teller", cost=4, types=ACTION | ATTACK, coins=1, effect=fortune_teller)


# -- a bot ------------------------------------------------------------------------------------------------------------


class Treasurer(Bot):
    """A bot that chooses the first option, and buys one Fortune Teller, then money and Provinces."""

    plays_all_treasures = True

    def begin(self, seed: int) -> None:
        self.has_teller = False

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is not BUY:
            return decision.options[: max(1, decision.least)]
        for card in (PROVINCE, GOLD, FORTUNE_TELLER, SILVER):
            if card in decision.options and not (card is FORTUNE_TELLER and self.has_teller):
                self.has_teller |= card is FORTUNE_TELLER
                return (card,)
        return ()


# -- the game ---------------------------------------------------------------------------------------------------------


def test_a_custom_card_is_played_by_a_custom_bot() -> None:
    catalog = Catalog([FORTUNE_TELLER])
    game = Game.deal(random_kingdom(seed=7, need=[FORTUNE_TELLER]), seats=3, seed=7)
    events: list[Event] = []
    game.listener = events.append
    bots: list[Bot] = [Treasurer() for _ in range(3)]
    for seat, bot in enumerate(bots):
        bot.begin(seat)
    play_out(game, bots)
    assert game.is_over
    assert max(scores(game)) == scores(game)[winners(game)[0]]
    assert any(event.kind.name == "play" and FORTUNE_TELLER in event.cards for event in events)
    assert any(event.kind.name == "put-on-deck" and event.cause == (FORTUNE_TELLER,) for event in events)
    assert game.view(SPECTATOR).is_over
    record = read_record(Record.of(game, ["Ann", "Ben", "Cy"]).to_text(), catalog)
    assert scores(record.replay()) == scores(game)


def test_a_game_is_answered_by_hand() -> None:
    catalog = Catalog()
    kingdom = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
    game = Game.deal(kingdom_of(catalog.read_list(kingdom)), seed=1, first=0)
    assert read_position(position_text(game), catalog).decision is not None
    assert game.decision is not None
    game.answer(game.decision.options)
    assert game.decision.verb is BUY
    with pytest.raises(IllegalAnswer, match="buy"):
        game.answer([PROVINCE])
    game.answer([SILVER])
    assert game.view(1).owned_by(0, SILVER) == 1


def test_a_strategy_meets_a_bot_in_a_match() -> None:
    text = "strategy money\nProvince if money > 18\nGold\nSilver\n"
    strategy: Strategy = read_strategy(text, Catalog(), "money")
    match = Match(random_kingdom(seed=3, need=[FORTUNE_TELLER]), [StrategyBot(strategy), Treasurer()], seed=5)
    assert match.tally(0, 6).games == 6


def test_a_card_file_needs_only_public_names(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text("from throneroom import ACTION, Card\nBAZAAR = Card('Old Bazaar', cost=5, types=ACTION, cards=1)\n")
    assert [card.name for card in load_cards(file)] == ["Old Bazaar"]
    file.write_text("from throneroom import Card\n")
    with pytest.raises(BadCardFile):
        load_cards(file)


# -- what is offered --------------------------------------------------------------------------------------------------


def test_every_public_name_exists_and_is_listed_in_the_docstring() -> None:
    listed = set(re.findall(r"\w+", throneroom.__doc__ or ""))
    for name in throneroom.__all__:
        assert getattr(throneroom, name) is not None
        assert name in listed


def test_this_file_imports_nothing_deeper() -> None:
    for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not [name for name in node.names if name.name.startswith("throneroom.")]
        elif isinstance(node, ast.ImportFrom):
            assert not (node.module or "").startswith(("throneroom.", "tests."))
