"""A progress bar with the rate and the time left, shown only if standard error is a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom.locale import Locale


@contextmanager
def progress(what: str, unit: str, locale: Locale) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar until the block ends. Yield a function that takes the amount done and the total."""
    console = Console(stderr=True, highlight=False, markup=False)
    if not console.is_terminal:
        yield lambda done, total: None
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TextColumn("{task.fields[state]}", markup=False),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=None, state="")
        began = time.perf_counter()

        def update(done: int, total: int) -> None:
            rate = done / max(time.perf_counter() - began, 1e-9)
            state = locale.text(
                "lab-progress",
                done=locale.number(done),
                total=locale.number(total),
                rate=locale.number(rate),
                unit=unit,
            )
            bar.update(task, completed=done, total=total, state=state)

        yield update
