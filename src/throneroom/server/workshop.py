"""Reading cards that clients write (docs/card-language.md). A text is data: nothing in it runs as Python."""

from __future__ import annotations

import asyncio

from throneroom.cards.catalog import Catalog
from throneroom.cards.language.mistakes import BadCardText
from throneroom.engine.localizable import Problem, localizable
from throneroom.locale import Locale, languages
from throneroom.locale.choice import FALLBACK
from throneroom.protocol.workshop import CardChecked, CardMistake, CheckCard
from throneroom.server.card_facts import tree_facts
from throneroom.words.messages import message_text


async def prepare_reading() -> None:
    """Load the grammar, if nobody has needed it yet. It takes about a second, so a thread does it."""
    # Imported on use: most servers meet no such cards, and start faster without it.
    from throneroom.cards.language.grammar import parser

    await asyncio.to_thread(parser)


def check_card(asked: CheckCard) -> CardChecked:
    """Read a card, and complete its text."""
    from throneroom.cards.language.expectations import completions
    from throneroom.cards.language.reader import read_tree

    found = completions(asked.text, asked.line, asked.column) if asked.line else []
    language = asked.language if asked.language in languages() else FALLBACK
    try:
        tree = read_tree(asked.text)
        _refuse_printed(tree.name, asked.text)
    except BadCardText as bad:
        return CardChecked(card=None, mistake=_mistake(bad, Locale(language)), completions=found)
    facts = tree_facts(tree)
    return CardChecked(card=facts, mistake=None, completions=found, written=facts.written)


def _mistake(bad: BadCardText, locale: Locale) -> CardMistake:
    return CardMistake(
        bad.line,
        bad.column,
        message_text(bad.problem, locale),
        "" if bad.hint is None else message_text(bad.hint, locale),
        bad.understood,
        list(bad.expected),
    )


def _refuse_printed(name: str, text: str) -> None:
    """Raise BadCardText if a printed card has this name."""
    try:
        printed = Catalog().find(name)
    except Problem:
        return
    lines = text.splitlines()
    line = next((number for number, line in enumerate(lines, 1) if " ".join(line.split()) == name), 1)
    taken = f"there is already a card named {printed.name}; give yours another name"
    raise BadCardText(localizable("problem-card-taken", taken, name=printed.name), line=line, column=1)
