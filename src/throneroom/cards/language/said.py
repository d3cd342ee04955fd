"""How a node is put into words: English here, and the key and facts from which the catalogs make the other languages.

`form` is that of the verb: IMPERATIVE (discard a card), PRESENT (each other player discards a card) or INFINITIVE (you
may discard a card). `whose` is whose cards these are: YOURS or THEIRS.
"""

from __future__ import annotations

from typing import Final

from throneroom.engine.localizable import Localizable

IMPERATIVE: Final = "imperative"
PRESENT: Final = "present"
INFINITIVE: Final = "infinitive"

YOURS: Final = "you"
THEIRS: Final = "they"

# What "put" can mean.
TAKE: Final = "take"  # into the hand
PUT_BACK: Final = "put-back"  # where it came from
MOVE: Final = "move"  # a whole pile


def say(key: str, english: str, **facts: object) -> Localizable:
    return Localizable(f"workshop-{key}", english, facts)


def verb(word: str, form: str, sense: str = "") -> Localizable:
    """Return a verb in this form. `sense` says what "put" means: other languages have a word for each."""
    english = word
    if form == PRESENT:
        ending = "es" if word.endswith(("s", "ch", "sh")) else "s"
        first, space, rest = word.partition(" ")
        english = f"{first}{ending}{space}{rest}"
    return say(f"verb-{sense or word.replace(' ', '-')}", english, form=form)


def possessive(whose: str) -> str:
    return "your" if whose == YOURS else "their"


def subject(whose: str) -> str:
    return "you" if whose == YOURS else "they"


def counted(number: int, word: str) -> str:
    """Return "1 card", "2 cards"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def article(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


def listed(parts: list[str]) -> str:
    """Join steps of a sentence: "a, b, and c"."""
    if len(parts) < 3:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"
