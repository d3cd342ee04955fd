"""Mistakes in a card's text: what is wrong, where, what was understood, and what could stand there."""

from __future__ import annotations

from typing import Final

from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable, or_list

# What could stand somewhere, if it is not one of a few words.
NUMBER: Final = "a number"
CARD: Final = "the name of a card"


class BadCardText(Problem):
    """A text that is not a card: line and column, what is wrong, what was understood, what could stand there."""

    def __init__(
        self,
        problem: Localizable,
        hint: Localizable | None = None,
        *,
        line: int,
        column: int,
        understood: str = "",
        expected: tuple[str, ...] = (),
        file: str = "",
    ) -> None:
        place = f"{file}:{line}:{column}" if file else f"{line}:{column}"
        if hint is None:
            super().__init__("workshop-wrong", f"{place}: {problem}", place=place, problem=problem)
        else:
            english = f"{place}: {problem}; {hint}"
            super().__init__("workshop-wrong-hint", english, place=place, problem=problem, hint=hint)
        self.problem: Final = problem
        self.hint: Final = hint
        self.line: Final = line
        self.column: Final = column
        self.understood: Final = understood  # the text before the mistake, as far as it makes sense
        self.expected: Final = expected  # what could stand there, as words
        self.file: Final = file

    def in_file(self, file: str) -> BadCardText:
        """Return the same mistake, with the file that it is in."""
        return BadCardText(
            self.problem,
            self.hint,
            line=self.line,
            column=self.column,
            understood=self.understood,
            expected=self.expected,
            file=file,
        )


class Mistake(Exception):
    """What is wrong at a place of a text."""

    def __init__(self, line: int, column: int, problem: Localizable, hint: Localizable | None = None) -> None:
        super().__init__(str(problem))
        self.line: Final = line
        self.column: Final = column
        self.problem: Final = problem
        self.hint: Final = hint


def message(key: str, english: str, **facts: object) -> Localizable:
    """Return a problem or a hint."""
    return localizable(f"workshop-bad-{key}", english, **facts)


def did_you_mean(names: list[str]) -> Localizable | None:
    if not names:
        return None
    return message("did-you-mean", f"did you mean {or_list(names)}?", names=OneOf(list(names)))


def expected_here(words: list[str]) -> Localizable | None:
    if not words:
        return None
    kinds = {NUMBER: message("a-number", NUMBER), CARD: message("a-name", CARD)}
    return message(
        "expected", f"here could stand {or_list(words)}", words=OneOf([kinds.get(one, one) for one in words])
    )
