"""What the server counts, in the Prometheus text format."""

from __future__ import annotations

import bisect
from collections import Counter
from collections.abc import Mapping
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Counts durations, in buckets."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._buckets: Final = [0] * (len(_BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        self._seconds += seconds
        self._buckets[bisect.bisect_left(_BOUNDS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """Return this histogram in the text format."""
        lines = [f"# TYPE throneroom_{name} histogram"]
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'throneroom_{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"throneroom_{name}_sum {self._seconds:.6f}", f"throneroom_{name}_count {total}"]


class Metrics:
    """Counters, and a histogram of the time until an answer is durable."""

    def __init__(self) -> None:
        self.opened = 0
        self.loaded = 0
        self.unreadable = 0
        self.deleted = 0
        self.answers = 0
        self.bot_answers = 0
        self.bot_failures = 0
        self.messages = 0
        self.undone = 0
        self.conflicts = 0
        self.store_down = 0
        self.failures = 0
        self.connections = 0
        self.refused: Final[Counter[str]] = Counter()  # requests and messages, by the reason for the refusal
        self.answering: Final = Histogram()

    def answered(self, seconds: float) -> None:
        self.answers += 1
        self.answering.add(seconds)

    def refuse(self, reason: str) -> None:
        self.refused[reason] += 1

    def text(self, gauges: Mapping[str, int], histograms: Mapping[str, Histogram]) -> str:
        """Return everything, with these gauges and histograms of other parts of the server."""
        counters = {
            "tables_opened": self.opened,
            "tables_loaded": self.loaded,
            "tables_unreadable": self.unreadable,
            "tables_deleted": self.deleted,
            "answers": self.answers,
            "bot_answers": self.bot_answers,
            "bot_failures": self.bot_failures,
            "messages": self.messages,
            "undone": self.undone,
            "conflicts": self.conflicts,
            "store_down": self.store_down,
            "failures": self.failures,
        }
        lines: list[str] = []
        for name, value in counters.items():
            lines += [f"# TYPE throneroom_{name}_total counter", f"throneroom_{name}_total {value}"]
        lines.append("# TYPE throneroom_refused_total counter")
        lines += [f'throneroom_refused_total{{reason="{why}"}} {count}' for why, count in sorted(self.refused.items())]
        for name, value in {**gauges, "connections": self.connections}.items():
            lines += [f"# TYPE throneroom_{name} gauge", f"throneroom_{name} {value}"]
        for name, histogram in {**histograms, "answer": self.answering}.items():
            lines += histogram.lines(f"{name}_seconds")
        return "\n".join(lines) + "\n"
