"""Writes a card's tree: as its canonical text, and in sentences that the catalogs have in every language."""

from __future__ import annotations

from throneroom.cards.language.card_tree import CardTree, Reaction, Worth
from throneroom.cards.language.deck_nodes import DrawUntil
from throneroom.cards.language.flow_nodes import Each, If, step_said, steps_said
from throneroom.cards.language.node import Node
from throneroom.cards.language.said import IMPERATIVE, PRESENT, THEIRS, YOURS, counted, say
from throneroom.cards.language.turn_nodes import plus_words
from throneroom.engine.card import ACTION, TREASURE, TYPE_NAMES
from throneroom.engine.localizable import Localizable


def write_card(tree: CardTree) -> str:
    """Return the card as text. Reading it gives an equal tree."""
    types = " - ".join([name for flag, name in TYPE_NAMES if tree.types & flag])
    lines = [tree.name, *[f"{language}: {name}" for language, name in tree.names.items()]]
    if tree.icon:
        lines.append(f"icon: {tree.icon}")
    lines.append(f"cost {tree.cost}, {types}")
    plus = ", ".join([str(sign) for sign in signs(tree)])
    if plus:
        lines.append(plus)
    for sentence in sentences(tree):
        text = f"{capital(str(sentence))}."
        if _follows(sentence) and lines[-1].endswith("."):
            lines[-1] += f" {text}"
        else:
            lines.append(text)
    return "\n".join(lines) + "\n"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _follows(sentence: Localizable) -> bool:
    """Whether a sentence continues the one before it."""
    return sentence.key.startswith(("workshop-if", "workshop-draw-aside", "workshop-they"))


def is_only_treasure(tree: CardTree) -> bool:
    return tree.types & TREASURE != 0 and tree.types & ACTION == 0


def signs(tree: CardTree) -> list[Localizable]:
    """Return the plus-signs of the card; the coins of a Treasure are what it is worth."""
    return plus_words(tree.cards, tree.actions, tree.buys, 0 if is_only_treasure(tree) else tree.coins)


def sentences(tree: CardTree) -> list[Localizable]:
    """Return the sentences of a card's text, without its plus-signs."""
    found = steps_sentences(tree.steps)
    if is_only_treasure(tree) and tree.coins:
        found.append(say("worth-coins", f"worth {counted(tree.coins, 'coin')}", n=tree.coins))
    if tree.points:
        found.append(say("worth-points", f"worth {counted(tree.points, 'point')}", n=tree.points))
    if tree.worth is not None:
        found.append(_worth_said(tree.worth))
    if tree.reaction is not None:
        found.append(_reaction_said(tree.reaction))
        found += steps_sentences(tree.reaction.steps)
    return found


def _worth_said(worth: Worth) -> Localizable:
    points = counted(worth.points, "point")
    if worth.every > 1:
        english = f"worth {points} for every {counted(worth.every, 'card')} you own"
        return say("worth-every", english, n=worth.points, every=worth.every)
    english = f"worth {points} for each {worth.cards.noun(1)} you own"
    return say("worth-each", english, n=worth.points, kind=worth.cards.kind())


def _reaction_said(reaction: Reaction) -> Localizable:
    hand = "your hand"
    if reaction.fewest:
        hand = f"a hand of {reaction.fewest} or more cards"
    once = " once" if reaction.once else ""
    english = f"when another player plays an Attack, you may reveal this from {hand}{once}"
    times = "once" if reaction.once else "often"
    if reaction.fewest:
        return say("react-fewest", english, n=reaction.fewest, times=times)
    return say("react", english, times=times)


def steps_sentences(steps: tuple[Node, ...]) -> list[Localizable]:
    """Return a sentence for each step; what other players do under conditions needs several."""
    found: list[Localizable] = []
    for step in steps:
        if isinstance(step, Each):
            found += _each_sentences(step)
        else:
            found.append(step_said(step, IMPERATIVE, YOURS))
        if isinstance(step, DrawUntil) and step.aside is not None:
            found.append(step.said_aside())
    return found


def _each_sentences(each: Each) -> list[Localizable]:
    first = 0
    while first < len(each.steps) and not isinstance(each.steps[first], If):
        first += 1
    found = [each.said_with(each.steps[:first])]
    rest = list(each.steps[first:])
    while rest:
        if isinstance(rest[0], If):
            found.append(rest.pop(0).said(PRESENT, THEIRS))
            continue
        plain: list[Node] = []
        while rest and not isinstance(rest[0], If):
            plain.append(rest.pop(0))
        done = tuple(plain)
        english = f"they {steps_said(done, IMPERATIVE, THEIRS)}"
        found.append(say("they", english, steps=steps_said(done, PRESENT, THEIRS)))
    return found
