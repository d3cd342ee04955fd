"""`throneroom lab validate`: measured numbers beside the reference numbers."""

from __future__ import annotations

import pytest
from tests.helpers.command import run

from throneroom.lab.validation import REFERENCE_MATCHES, ReferenceMatch

pytestmark = pytest.mark.once  # many games


def test_measured_numbers_are_printed_beside_the_expected_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row says whether it agrees, in the table and in the JSON."""
    monkeypatch.setattr("throneroom.lab.validation.REFERENCE_MATCHES", REFERENCE_MATCHES[-1:])
    shown = run("lab", "validate", "--games", "500", "--jobs", "1")
    assert (shown.code, shown.err) == (0, "")
    assert "workshop-gardens · big-money" in shown.out
    assert "(96.4)" in shown.out
    data = run("lab", "validate", "--games", "500", "--jobs", "1", "--json").json
    assert data["holds"] is True
    assert [row["strategies"] for row in data["rows"]] == [["workshop-gardens", "big-money"], ["basic-money"]]
    assert data["rows"][0]["checks"][0]["expected"] == 96.4


def test_numbers_that_disagree_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exit code is 1, and the row says so."""
    wrong = ReferenceMatch(a="double-witch", b="big-money", a_wins=5.0, b_wins=94.0, ties=1.0, turns=23.5)
    monkeypatch.setattr("throneroom.lab.validation.REFERENCE_MATCHES", (wrong,))
    result = run("lab", "validate", "--games", "500", "--jobs", "1")
    assert result.code == 1
    assert "off" in result.out
