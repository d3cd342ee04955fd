"""The coach after a game in full screen: its progress, its verdict, and the costliest decisions to play on from."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from throneroom.advice.analysis import Analysis
from throneroom.advice.coach import Progress
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal.coaching import coach_game
from throneroom.terminal.screen.background import in_background
from throneroom.terminal.screen.widgets.plot import plot
from throneroom.words.coach import CoachWords

_SECONDS: Final = 0.3  # between two looks at the progress
_ROWS: Final = 9  # of the curve


class CoachScreen(Screen[int | None]):
    """Judges a game in the background. Returns the decision from which to play on, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
        Binding("1", "play_on(0)", show=False),
        Binding("2", "play_on(1)", show=False),
        Binding("3", "play_on(2)", show=False),
    ]

    def __init__(self, record: Record, seat: int, name: str, words: CoachWords, locale: Locale) -> None:
        super().__init__()
        self._record: Final = record
        self._seat: Final = seat
        self._player: Final = name
        self._words: Final = words
        self._locale: Final = locale
        self._progress = Progress(0, 1, None)
        self._analysis: Analysis | None = None
        self._shown: Analysis | None = None
        self._is_stopped = False

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="end"):
            yield Static(id="verdict")
        yield Static(Text(self._locale.text("screen-coach-keys")), id="foot")

    def on_mount(self) -> None:
        self.set_interval(_SECONDS, self._show)
        self.run_worker(self._judge())
        self._show()

    async def _judge(self) -> None:
        self._analysis = await in_background(lambda: coach_game(self._record, self._seat, self._note))
        self._show()

    def _note(self, progress: Progress) -> None:
        """Take note of the progress, in the thread of the coach, and stop there if nobody waits any more."""
        if self._is_stopped:
            raise KeyboardInterrupt
        self._progress = progress

    def _show(self) -> None:
        text = self._locale.text
        heading = text("web-coach")
        if self._analysis is None:
            heading = f"{text('coach-judging')}: {self._words.percent(self._progress.done / self._progress.total)}"
        self.query_one("#head", Static).update(Text(heading))
        found = self._analysis or self._progress.verdict
        if found is not None and found is not self._shown:
            self._shown = found
            self.query_one("#verdict", Static).update(Text("\n").join(self._lines(found)))

    def _lines(self, analysis: Analysis) -> list[Text]:
        heading, *rest = self._words.summary(analysis, self._player)
        lines = [Text(heading, style="bold"), *map(Text, rest), Text("")]
        if analysis.costliest:
            lines.append(Text(self._locale.text("coach-costliest"), style="bold"))
        for place, number in enumerate(analysis.costliest, start=1):
            first, *others = self._words.decision(analysis.judgement(number))
            lines += [Text(f"{place}  {first}"), *(Text(f"   {line}", style="dim") for line in others)]
        if not analysis.costliest:
            lines.append(Text(self._locale.text("coach-no-mistakes")))
        curve = [round(100 * point.chance) for point in analysis.curve]
        lines += [Text(""), Text(f"{self._locale.text('coach-curve')} (%)", style="bold")]
        return [*lines, *plot([curve], max(20, self.size.width - 4), _ROWS)[:-1]]

    def action_leave(self) -> None:
        self._is_stopped = True
        self.dismiss(None)

    def action_play_on(self, place: int) -> None:
        if self._shown is not None and place < len(self._shown.costliest):
            self._is_stopped = True
            self.dismiss(self._shown.costliest[place])
