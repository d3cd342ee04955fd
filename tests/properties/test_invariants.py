"""Invariants at every decision of every game: cards, numbers, questions, the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from tests.properties.games import ALL_CARDS, KINGDOM_CARDS, MOST_ANSWERS, Deal, deals, fixed_deals, where, zones

from throneroom.cards.base import BUREAUCRAT, FEAST, GARDENS, MINE, MONEYLENDER, SPY, THIEF, WORKSHOP
from throneroom.cards.basic import COPPER, ESTATE, PROVINCE
from throneroom.cards.intrigue import BARON, DUKE, IRONWORKS, MINING_VILLAGE
from throneroom.cards.second_edition.base import ARTISAN, BANDIT, HARBINGER, SENTRY, VASSAL
from throneroom.cards.second_edition.intrigue import LURKER
from throneroom.engine import decision as verbs
from throneroom.engine import event as events
from throneroom.engine.card import Card, Mode, Option
from throneroom.engine.decision import VERBS, Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.score import scores, winners

# -- the cards --------------------------------------------------------------------------------------------------------


def all_cards(game: Game) -> Counter[Card]:
    """Count every card of the game, zone by zone."""
    found = Counter(game.trash)
    for card in game.supply.cards:
        found[card] += game.supply.left(card)
    for player in game.players:
        for zone in zones(player).values():
            found.update(zone)
    return found


@given(deals())
def test_every_card_is_in_exactly_one_zone(deal: Deal) -> None:
    """None appears, none is lost, the totals are constant, and no two zones are the same list."""
    dealt = all_cards(deal.game())
    for game in deal.play():
        assert all_cards(game) == dealt, where(game)
        places = [game.trash, *(zone for player in game.players for zone in zones(player).values())]
        assert len({id(offerable_cards) for offerable_cards in places}) == len(places), where(game)


@given(deals())
def test_what_a_player_owns_is_what_lies_in_their_zones(deal: Deal) -> None:
    for game in deal.play():
        for player in game.players:
            held = Counter(card for zone in zones(player).values() for card in zone)
            assert held == Counter(player.cards()), where(game)
            assert {card: _owned(player, card) for card in ALL_CARDS} == {card: held[card] for card in ALL_CARDS}, (
                where(game)
            )


@given(deals())
def test_revealed_set_aside_and_passed_cards_lie_there_only_while_a_card_is_resolved(deal: Deal) -> None:
    for game in deal.play():
        if game.effect is None:
            for player in game.players:
                assert not player.revealed + player.set_aside + player.passing, where(game)


# -- the numbers ------------------------------------------------------------------------------------------------------


@given(deals())
def test_no_number_is_ever_negative(deal: Deal) -> None:
    for game in deal.play():
        assert min(game.actions, game.buys, game.coins, game.reduction, game.actions_played) >= 0, where(game)
        assert min(game.supply.counts) >= 0, where(game)
        assert min(min(player.owned.all()) for player in game.players) >= 0, where(game)
        assert min(game.cost(card) for card in game.supply.cards) >= 0, where(game)


def has_end_condition(game: Game) -> bool:
    """Return whether the Province pile is empty, or three piles (four with 5 and 6 players)."""
    return game.supply.left(PROVINCE) == 0 or game.supply.counts.count(0) >= (3 if len(game.players) <= 4 else 4)


@given(deals())
def test_the_empty_piles_are_counted_correctly(deal: Deal) -> None:
    for game in deal.play():
        assert game.supply.empty == game.supply.counts.count(0), where(game)
        assert game.supply.is_over == has_end_condition(game), where(game)


# -- the questions ----------------------------------------------------------------------------------------------------


def differ(decision: Decision) -> bool:
    """Return whether two legal answers have different results."""
    if decision.least < decision.most:
        return True
    kinds = len(set(decision.options))
    if decision.ordered:
        return kinds > 1 and decision.most > 0
    return kinds > 1 and 0 < decision.most < len(decision.options)


@given(deals())
def test_no_forced_question_is_asked_unless_the_game_asks_them(deal: Deal) -> None:
    for game in deal.play():
        decision = game.decision
        if decision is not None:
            assert differ(decision) != decision.is_forced, where(game)
            assert not decision.is_forced or game.asks_forced, where(game)
            assert 0 <= decision.least <= decision.most <= len(decision.options), where(game)
            decision.check(decision.default())


@given(deals())
def test_a_question_is_put_to_the_right_seat_by_the_right_card(deal: Deal) -> None:
    """Either the turn asks its player, or the card being resolved asks."""
    for game in deal.play():
        decision = game.decision
        if decision is None:
            continue
        if game.effect is None:
            assert game.playing is None, where(game)
            assert (decision.seat, decision.card, decision.subject) == (game.player.seat, None, game.player.seat)
        else:
            assert game.playing is not None, where(game)
            assert decision.card is game.playing.card, where(game)
        assert decision.rule, where(game)


# What Workshop and similar cards may gain.
MOST_COST = {WORKSHOP: 4, IRONWORKS: 4, FEAST: 5, ARTISAN: 5}
# Cards that ask about one card, or those just looked at, instead of all cards in the zone.
ABOUT_ONE_CARD = (BARON, SPY, MINING_VILLAGE, MONEYLENDER, SENTRY, VASSAL)


def offerable_cards(game: Game, decision: Decision) -> list[Card]:
    """Return the cards that this question may offer."""
    me, subject = game.players[decision.seat], game.players[decision.subject]
    verb, asker = decision.verb, decision.card
    there = {
        verbs.PLAY_ACTION: [card for card in me.hand if card.is_action],
        verbs.PLAY: [card for card in me.hand if card.is_action],
        verbs.SET_ASIDE: [card for card in me.hand if card.is_action],
        verbs.PLAY_TREASURES: [card for card in me.hand if card.is_treasure],
        verbs.REACT: [card for card in me.hand if card.is_reaction],
        verbs.BUY: [card for card in game.supply.cards if game.supply.left(card) and game.cost(card) <= game.coins],
        verbs.NAME: list(game.supply.cards),
        verbs.GIVE: [card for card in game.supply.cards if game.supply.left(card)],
        verbs.PASS: me.hand,
        verbs.PUT_BACK: me.revealed,
        verbs.PUT_ON_DECK: [card for card in me.hand if card.is_victory or asker is not BUREAUCRAT],
        verbs.DISCARD: subject.revealed if asker is SPY else me.hand,
        verbs.TRASH: me.hand,
        verbs.PUT_INTO_DECK: me.hand,
        verbs.REVEAL_CARD: me.hand,
    }
    if asker is SENTRY:
        return me.deck[-2:]
    if asker is HARBINGER:
        return me.discard
    if asker is VASSAL:
        return me.discard[-1:]
    if asker is BANDIT and verb is verbs.TRASH:
        return [card for card in me.revealed if card.is_treasure and card is not COPPER]
    if asker is LURKER:
        supply = [card for card in game.supply.cards if game.supply.left(card)]
        return [card for card in (supply if verb is verbs.TRASH else game.trash) if card.is_action]
    if verb is verbs.TRASH and asker is THIEF:
        return [card for card in subject.revealed if card.is_treasure]
    if verb is verbs.TRASH and asker is MINE:
        return [card for card in me.hand if card.is_treasure]
    if verb is verbs.TRASH and asker is MINING_VILLAGE:
        return [card for card in me.in_play if card is MINING_VILLAGE]
    if verb is verbs.DISCARD and asker is BARON:
        return [card for card in me.hand if card is ESTATE]
    if verb is verbs.GAIN and asker is THIEF:
        return [card for card in game.trash if card.is_treasure]
    if verb is verbs.GAIN:
        most = MOST_COST.get(asker, 99) if asker is not None else 99
        return [card for card in game.supply.cards if game.supply.left(card) and game.cost(card) <= most]
    return there[verb]


WHOLE = (
    verbs.PLAY_ACTION,
    verbs.PLAY,
    verbs.PLAY_TREASURES,
    verbs.BUY,
    verbs.NAME,
    verbs.PASS,
    verbs.PUT_BACK,
    verbs.PUT_ON_DECK,
    verbs.DISCARD,
    verbs.TRASH,
)


@given(deals())
def test_the_options_lie_in_the_zone_of_the_verb(deal: Deal) -> None:
    """Cards to discard are in hand, cards to buy are affordable, and all such cards are offered."""
    for game in deal.play():
        decision = game.decision
        if decision is None:
            continue
        offered = Counter(decision.options)
        if decision.verb in (verbs.CHOOSE, verbs.CHOOSE_NUMBER, verbs.DISCARD_DECK):
            assert all(isinstance(option, Mode) for option in offered), where(game)
            assert max(offered.values()) == 1, where(game)
            continue
        cards: Counter[Option] = Counter(offerable_cards(game, decision))
        if decision.most == 1:
            cards = Counter(set(cards))
        assert offered <= cards, where(game)
        if decision.verb in WHOLE and decision.card not in ABOUT_ONE_CARD:
            assert offered == cards, where(game)
        if decision.verb is verbs.GIVE:
            assert len({game.cost(card) for card in game.supply.cards if card in offered}) == 1, where(game)


# -- the end ----------------------------------------------------------------------------------------------------------


@given(deals())
def test_every_game_ends(deal: Deal) -> None:
    """At the end of the turn in which the piles run out; then nothing is asked, and somebody has won."""
    game, turn = deal.game(), 0
    for _ in deal.play(game):
        now = sum(player.turns for player in game.players)
        assert now == turn or not has_end_condition(game) or game.is_over, where(game)
        turn = now
        assert (game.decision is None) == game.is_over, where(game)
    assert game.is_over
    assert has_end_condition(game), where(game)
    order = [*game.players[game.first :], *game.players[: game.first]]
    turns = [player.turns for player in order]
    assert turns == sorted(turns, reverse=True), where(game)
    assert turns[0] - turns[-1] <= 1, where(game)
    assert max(scores(game)) in [scores(game)[seat] for seat in winners(game)], where(game)
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer([])


# -- coverage of the random games -------------------------------------------------------------------------------------


def test_the_random_players_play_every_card_and_are_asked_every_question() -> None:
    """Otherwise these tests would prove little. Gardens and Duke can only be gained."""
    played: set[Option] = set()
    gained: set[Option] = set()
    asked = set()

    def hear(event: Event) -> None:
        if event.kind is events.PLAYED:
            played.update(event.cards)
        elif event.kind is events.GAINED:
            gained.update(event.cards)

    for deal in fixed_deals():
        game = deal.game()
        game.listener = hear
        for _ in deal.play(game):
            if game.decision is not None:
                asked.add(game.decision.verb)
    assert asked == set(VERBS)
    assert set(KINGDOM_CARDS) - played == {GARDENS, DUKE}
    assert set(KINGDOM_CARDS) <= gained


def test_no_fixed_game_is_near_the_limit() -> None:
    """The limit on answers is there to catch an endless game, not a long one."""
    lengths = [sum(1 for _ in deal.play()) for deal in fixed_deals()]
    assert max(lengths) < MOST_ANSWERS / 2


def _owned(player: Player, card: Card) -> int:
    return player.owns(card)
