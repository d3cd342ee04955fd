"""The JSON Schemas and the tables of docs/protocol.md are current, and describe real messages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.helpers.paths import ROOT

from throneroom.protocol.from_client import GiveAnswer, Hello
from throneroom.protocol.schema import FOLDER, PAGE, schemas, with_tables
from throneroom.protocol.typescript import structs


@pytest.mark.parametrize("name", sorted(schemas()))
def test_the_schema_is_up_to_date(name: str) -> None:
    """Run `python -m throneroom.protocol.schema` after a change of the protocol."""
    assert (ROOT / FOLDER / name).read_text(encoding="utf-8") == schemas()[name]


def test_there_are_no_other_schemas() -> None:
    assert {path.name for path in (ROOT / FOLDER).iterdir()} == set(schemas())


def test_the_tables_are_up_to_date() -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    assert page == with_tables(page)


def test_every_field_of_every_message_is_in_the_tables_and_the_schema() -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    defined = json.loads(schemas()["messages.json"])["$defs"]
    for message in structs():
        name = message.__name__
        table = page.partition(f"\n**{name}**")[2].partition("\n**")[0]
        for field in message.__struct_encode_fields__:
            assert f"\n| `{field}` | " in table, f"{name}.{field}"
            assert field in defined[name]["properties"], f"{name}.{field}"


def test_a_schema_refers_only_to_what_it_defines() -> None:
    for text in schemas().values():
        schema = json.loads(text)
        assert {name.removeprefix("#/$defs/") for name in references(schema)} <= schema["$defs"].keys()


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        found = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return found.union(*(references(value) for value in part.values()))
    return set().union(*(references(value) for value in part)) if isinstance(part, list) else set()


def test_requests_are_strict_and_name_their_type() -> None:
    defined = json.loads(schemas()["from-client.json"])["$defs"]
    for message in (Hello, GiveAnswer):
        schema = defined[message.__name__]
        assert schema["additionalProperties"] is False
        assert "type" in schema["required"]
