"""Tens of thousands of random and mutated messages change nothing, reveal nothing, and leak no memory.

`make fuzz` sends a million.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.fuzz import Fuzzer, fuzz, fuzzed_server
from tests.server.players import leave, people, run

MESSAGES = 40_000


@pytest.mark.once
def test_tens_of_thousands_of_bad_messages_change_nothing(tmp_path: Path) -> None:
    with fuzzed_server(tmp_path) as server:
        counts = run(fuzz(server, MESSAGES), seconds=280)
    reasons = {"bad-message", "not-asked", "not-now", "not-yours", "hello-first", "too-fast"}
    assert counts.keys() >= {*reasons, "HTTP 200", "HTTP 400", "HTTP 404", "HTTP 405"}


@pytest.mark.once
def test_bad_messages_do_not_use_up_the_memory(tmp_path: Path) -> None:
    with fuzzed_server(tmp_path) as server:

        async def test() -> None:
            ann, ben = await people(server.base, 2)
            fuzzers = [Fuzzer(server.base, ann.table, token, seed) for seed, token in enumerate((ben.token, None))]
            for fuzzer in fuzzers:
                await fuzzer.connect()
            await leave(ann, ben)
            for fuzzer in fuzzers:  # until everything the server needs is loaded
                await fuzzer.fuzz(10_000)
            used = server.memory()
            for fuzzer in fuzzers:
                await fuzzer.fuzz(20_000)
            grown = server.memory() - used
            assert grown < 8 * 2**20, f"{grown / 2**20:.1f} MB more"
            await leave(*fuzzers)

        run(test(), seconds=280)
