"""The grammar of a card's text: the vocabulary of the rulebook, in sentences with one meaning each.

In the rules below, 'each other player' stands for three words, and 'discard|discards' for either form of a word. Case
does not matter.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS

if TYPE_CHECKING:
    # Imported only when text is parsed: it is slow to import.
    from lark import Lark

_RULES: Final = r"""
    start: sentence*
    option: seq

    sentence: statement [DOT]
    ?statement: if | seq | they | react | aside | worth | for_revealed
    if: condition _COMMA statement
    they: 'they' seq
    for_revealed: 'for each differently named card revealed' _COLON if (_SEMI if)*
    aside: 'you may set aside' kinds 'as you draw them and discard them afterwards'
    react: 'when another player plays an attack' _COMMA 'you may reveal this from' reacting ['once' -> once]
    reacting: 'your hand' -> react_any
        | 'a hand of' NUMBER 'or more' _cards -> react_fewest

    worth: 'worth' points _points -> worth_points
        | 'worth' points _points 'for every' NUMBER _cards 'you own' -> worth_every
        | 'worth' points _points 'for each' kinds 'you own' -> worth_each
        | 'worth' NUMBER 'coin|coins' -> worth_coins
    points: NUMBER | NEGATIVE
    _points: 'point|points'

    seq: step (_join step)*
    _join: _COMMA | 'and' | 'then' | _COMMA 'and' | _COMMA 'then'
    ?step: plus | action | may | each | choose
    may: 'you may' action | 'may' action
    plus: SIGNED sign [per]
    sign: 'card|cards' -> plus_cards | 'action|actions' -> plus_actions | 'buy|buys' -> plus_buys
        | 'coin|coins' -> plus_coins
    per: 'for each' counter
    counter: 'card|cards' 'discarded' 'this way' -> per_discarded
        | 'card|cards' 'trashed' 'this way' -> per_trashed
        | 'empty supply pile' -> per_pile
        | kinds 'in' _your 'hand' -> per_in_hand

    each: 'each other player' [having] seq -> each_other
        | 'each player' [having] seq -> each_player
        | 'the player to your left' seq -> left_player
    having: 'with' NUMBER 'or more' _cards 'in hand'

    choose: 'choose|chooses' NUMBER _COLON option (_SEMI ['or'] option)* -> choose
        | 'for each type it has' _COMMA 'choose|chooses' NUMBER _COLON option (_SEMI ['or'] option)* -> choose_per_type

    ?action: discard | trash | gain | put | draw | reveal | look | name | play | pass | turn

    discard: _discard selection [source] [per] -> discard_cards
        | _discard 'down to' NUMBER _cards 'in hand' -> discard_down
        | _discard _your 'hand' -> discard_hand
        | _discard 'the top card of' _your 'deck' -> discard_top
        | _discard 'the rest' -> discard_rest
        | _discard 'them' -> discard_rest
        | _discard of_them [you_choose] -> discard_of_them
        | _discard 'it' -> discard_it
        | _discard 'it or' 'put|puts' 'it back' ['as you choose' -> you_choose] -> discard_or_back
    _discard: 'discard|discards'

    trash: _trash selection [source] [per] -> trash_cards
        | _trash 'this' -> trash_this
        | _trash 'it' -> trash_it
        | _trash 'the top card of' _your 'deck' -> trash_top
        | _trash of_them [you_choose] -> trash_of_them
    _trash: 'trash|trashes'

    gain: _gain selection [source] [dest] [you_choose] -> gain
        | _gain 'any number of the trashed cards' -> gain_trashed
    _gain: 'gain|gains'
    dest: 'into' _your 'hand' -> to_hand
        | 'onto' _your 'deck' [gained_if] -> to_deck
    gained_if: 'if it is' kinds
    you_choose: 'that you choose'

    put: _put selection source 'onto' _your 'deck' [hand_with_none] -> put_on_deck
        | _put selection source 'anywhere in' _your 'deck' -> put_anywhere
        | _put 'the revealed' kinds_and 'into' _your 'hand' -> take_kind
        | _put 'the rest back in any order' -> rest_ordered
        | _put 'them back in any order' -> rest_ordered
        | _put 'the rest back' -> rest_back
        | _put 'them back' -> rest_back
        | _put 'the rest into' _your 'hand' -> rest_to_hand
        | _put 'them into' _your 'hand' -> rest_to_hand
        | _put 'it into' _your 'hand' -> it_to_hand
        | _put 'it back' -> it_back
        | _put _your 'deck into' _your 'discard pile' -> discard_deck
    _put: 'put|puts'
    hand_with_none: 'or' 'reveal|reveals' 'a hand with none'

    draw: 'draw|draws' some _cards -> draw
        | 'draw|draws' 'until' _you 'have' NUMBER _cards 'in hand' -> draw_until

    reveal: _reveal 'the top card of' _your 'deck' -> reveal_one
        | _reveal 'the top' NUMBER _cards 'of' _your 'deck' -> reveal_top
        | _reveal _your 'hand' -> reveal_hand
        | _reveal selection source -> reveal_card
        | _reveal 'cards from' _your 'deck until' _you 'reveal' selection -> reveal_until
    _reveal: 'reveal|reveals'

    look: 'look|looks' 'at the top card of' _your 'deck' -> look_one
        | 'look|looks' 'at the top' NUMBER _cards 'of' _your 'deck' -> look_top

    name: 'name|names' 'a card' -> name_card

    play: _play selection [source] ['twice' -> twice] -> play_cards
        | _play 'it' -> play_it
    _play: 'play|plays'

    pass: 'pass|passes' 'a card from their hand to the player on their left' -> pass_left

    turn: 'cards cost' NUMBER 'less this turn' -> cost_less
        | 'each' CARD 'gives' NUMBER 'more' _coins 'this turn' -> worth_more
        | 'the first' CARD 'you play this turn gives' NUMBER 'more' _coins -> first_worth_more
        | 'the attack does not affect you' -> protect
    _coins: 'coin|coins'

    condition: 'if' _you 'do' -> if_done
        | 'if' _you DONT -> if_not_done
        | 'if it is' kinds -> if_is
        | 'if it is the named card' -> if_is_named
        | 'if it costs' NUMBER 'or more' -> if_costs_more
        | 'if it costs' NUMBER 'or less' -> if_costs_less
        | 'if' _you 'have' NUMBER 'or more' _cards 'in hand' -> if_hand_more
        | 'if' _you 'have' NUMBER 'or fewer' _cards 'in hand' -> if_hand_fewer
        | 'if' _you 'have no' kinds 'in hand' -> if_has_no
        | 'if' _you 'have' 'a|an' noun 'in hand' -> if_has
        | 'if' _you 'have played' NUMBER 'or more' 'action|actions' 'this turn' -> if_played
        | 'if' NUMBER 'or more supply piles are empty' -> if_piles

    selection: 'a|an' noun -> one
        | NUMBER noun -> exactly
        | 'up to' NUMBER noun -> at_most
        | 'any number of' noun -> any_number
    of_them: NUMBER 'of them' -> exactly_of_them
        | 'up to' NUMBER 'of them' -> at_most_of_them
        | 'any number of them' -> any_of_them
        | 'a|an' 'revealed' noun -> one_revealed
    some: 'a|an' -> some_one
        | NUMBER -> some_number
    source: 'from' _your 'hand' -> from_hand
        | 'from the supply' -> from_supply
        | 'from the trash' -> from_trash
        | 'from' _your 'discard pile' -> from_discard

    noun: kind [other] [price]
    kinds: ['a|an'] kind ('or' ['a|an'] kind)* [other]
    kinds_and: kind ('and' kind)*
    ?kind: _cards -> any_card
        | TYPE ['card|cards'] -> of_type
        | CARD -> of_name
    other: 'other than' CARD
    price: 'costing up to' NUMBER -> price_up_to
        | 'costing up to' NUMBER 'more than it' -> price_more
        | 'costing exactly' NUMBER -> price_exactly
        | 'costing exactly' NUMBER 'more than it' -> price_exactly_more
        | 'costing exactly' NUMBER 'less than it' -> price_exactly_less
        | 'costing at least' NUMBER 'less than it' -> price_less
        | 'costing' NUMBER 'or more' -> price_at_least
        | 'costing the same as it' -> price_same
    _cards: 'card|cards'
    _your: 'your|their'
    _you: 'you|they'

    DOT: "."
    _COMMA: ","
    _SEMI: ";"
    _COLON: ":"
    DONT: /(?:don[\x27\u2019]t|do\s+not)\b/i
    SIGNED: /\+\d{1,9}/
    NEGATIVE: /-\d{1,9}\b/
    NUMBER: /(?:\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i
    TYPE: /(?:actions?|treasures?|victory|attacks?|reactions?)\b/i
    CARD: /(?:NAMES)(?:e?s)?\b/i
    %ignore /\s+/
"""

PREFIX: Final = "_W_"
_QUOTED: Final = re.compile(r"'([^']+)'")


class Words:
    """The words of the grammar by the names of their terminals, each with its forms: "discard", "discards"."""

    def __init__(self) -> None:
        self.forms: dict[str, tuple[str, ...]] = {}

    def terminals(self, quoted: re.Match[str]) -> str:
        """Return the terminals for quoted words of the grammar, and remember them."""
        names: list[str] = []
        for word in quoted[1].split():
            forms = tuple(word.split("|"))
            name = PREFIX + re.sub(r"[^A-Z]", "", "".join(forms[:1]).upper()) + ("_" if len(forms) > 1 else "")
            self.forms[name] = forms
            names.append(name)
        return " ".join(names)


WORDS: Final = Words()


def _name_pattern() -> str:
    names = [card.name for card in (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS)]
    stems = [re.sub(r"y$", "(?:y|ie)", name) for name in sorted(names, key=len, reverse=True)]
    return "|".join([stem.replace(" ", r"\s+") for stem in stems])


def _grammar() -> str:
    # 'you own' and the like are words; a rule alias such as `'once' -> once` inside brackets needs a rule of its own.
    rules = re.sub(r"\[('[^']+') -> (\w+)\]", r"[\2_]", _RULES)
    extra = {name: quoted for quoted, name in re.findall(r"\[('[^']+') -> (\w+)\]", _RULES)}
    rules += "".join(f"\n    {name}_: {quoted} -> {name}" for name, quoted in extra.items())
    rules = _QUOTED.sub(WORDS.terminals, rules)
    for name, forms in WORDS.forms.items():
        rules += f"\n    {name}: /(?:{'|'.join(forms)})\\b/i"
    return rules.replace("NAMES", _name_pattern())


@cache
def parser() -> Lark:
    from lark import Lark

    return Lark(_grammar(), parser="lalr", start=["start", "option"], propagate_positions=True, maybe_placeholders=True)
