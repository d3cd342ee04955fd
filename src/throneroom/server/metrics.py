"""What the server counts, in the Prometheus text format."""

from __future__ import annotations

import bisect
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, and a histogram of the time until an answer is durable."""

    def __init__(self) -> None:
        self.opened = 0
        self.loaded = 0
        self.answers = 0
        self.bot_answers = 0
        self.bot_failures = 0
        self.messages = 0
        self.refused = 0
        self.undone = 0
        self.conflicts = 0
        self.store_down = 0
        self.failures = 0
        self.connections = 0
        self._seconds = 0.0
        self._buckets: Final = [0] * (len(_BOUNDS) + 1)

    def answered(self, seconds: float) -> None:
        self.answers += 1
        self._seconds += seconds
        self._buckets[bisect.bisect_left(_BOUNDS, seconds)] += 1

    def text(self, tables: int, waiting_bots: int) -> str:
        counters = {
            "tables_opened": self.opened,
            "tables_loaded": self.loaded,
            "answers": self.answers,
            "bot_answers": self.bot_answers,
            "bot_failures": self.bot_failures,
            "messages": self.messages,
            "refused": self.refused,
            "undone": self.undone,
            "conflicts": self.conflicts,
            "store_down": self.store_down,
            "failures": self.failures,
        }
        gauges = {"tables_live": tables, "connections": self.connections, "bots_waiting": waiting_bots}
        lines: list[str] = []
        for name, value in counters.items():
            lines += [f"# TYPE throneroom_{name}_total counter", f"throneroom_{name}_total {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE throneroom_{name} gauge", f"throneroom_{name} {value}"]
        lines.append("# TYPE throneroom_answer_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'throneroom_answer_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"throneroom_answer_seconds_sum {self._seconds:.6f}", f"throneroom_answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"
