"""Generate JSON Schema in docs/schema, and the tables of docs/protocol.md: `python -m throneroom.protocol.schema`.

Run it in the project's folder after a change of the protocol. A test fails if the files are outdated.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import NODEFAULT
from msgspec.inspect import Field, IntType, ListType, StrType, StructType, Type, UnionType, multi_type_info

from throneroom.protocol.base import PROTOCOL, Request
from throneroom.protocol.from_client import FromClient
from throneroom.protocol.from_server import FromServer
from throneroom.protocol.typescript import literals, structs, type_text, unions

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_BEGIN: Final = "<!-- Made by `python -m throneroom.protocol.schema`. Do not edit below. -->\n"
_END: Final = "<!-- Made until here. -->\n"

FOLDER: Final = Path("docs/schema")
PAGE: Final = Path("docs/protocol.md")


def schemas() -> dict[str, str]:
    """Return the schema files by name: both directions of the websocket, and all messages."""
    return {
        "from-client.json": _union_schema("What a client sends over the websocket", FromClient),
        "from-server.json": _union_schema("What the server sends over the websocket", FromServer),
        "messages.json": _file("All messages, over HTTP and the websocket", {}, structs()),
    }


def _union_schema(title: str, union: object) -> str:
    members = get_args(union)
    return _file(title, {"oneOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}, list(members))


def _file(title: str, body: dict[str, Any], types: list[Any]) -> str:
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    schema = {
        "$schema": _DIALECT,
        "title": f"Throneroom, protocol {PROTOCOL}: {title[0].lower()}{title[1:]}",
        **body,
        "$defs": {name: _tidy(components[name]) for name in sorted(components)},
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def _tidy(schema: Any) -> Any:
    """Return a schema whose descriptions have no indented lines."""
    if isinstance(schema, dict):
        return {
            key: " ".join(value.split()) if key == "description" and isinstance(value, str) else _tidy(value)
            for key, value in schema.items()
        }
    return [_tidy(part) for part in schema] if isinstance(schema, list) else schema


# -- tables -----------------------------------------------------------------------------------------------------------


def tables() -> str:
    """Return a table with the fields of each message, for docs/protocol.md."""
    parts = [_named_values(name, aliases) for name, aliases in (*literals().items(), *unions().items())]
    parts += [_table(info) for info in multi_type_info(structs()) if isinstance(info, StructType)]
    return "\n".join(parts)


def _named_values(name: str, values: list[str]) -> str:
    """Return what a name stands for: one of some words, or one of some messages."""
    return f"**{name}**: {', '.join(f'`{value}`' for value in values)}\n"


def _table(info: StructType) -> str:
    """Return a message: its name and tag, what it is, and its fields."""
    tag = f", `{info.tag_field}` is `{info.tag}`" if info.tag_field is not None else ""
    text = " ".join((info.cls.__doc__ or "").split())
    about = "" if text.startswith("msgspec") else f": {text}"
    lines = [f"**{info.cls.__name__}**{tag}{about}", ""]
    if info.fields:
        is_request = issubclass(info.cls, Request)
        lines += ["| field | type | |", "|---|---|---|", *(_row(field, is_request) for field in info.fields), ""]
    return "\n".join(lines)


def _row(field: Field, is_request: bool) -> str:
    kind = type_text(field.type).replace("|", "\\|")
    notes = [_limits(field.type)]
    if is_request and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT):
        default = field.default_factory() if field.default is NODEFAULT else field.default
        notes.append(f"optional: `{msgspec.json.encode(default).decode()}`")
    return f"| `{field.encode_name}` | `{kind}` | {'; '.join(note for note in notes if note)} |"


def _limits(info: Type) -> str:
    """Return what limits the values of a type, if anything does."""
    match info:
        case IntType(ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case StrType(min_length=int(least), max_length=int(most)):
            return f"{least} to {most} characters"
        case StrType(max_length=int(most)):
            return f"up to {most} characters"
        case ListType(item_type=item, max_length=most):
            limits = [f"up to {most}"] if most is not None else []
            return "; ".join([*limits, *([f"each {found}"] if (found := _limits(item)) else [])])
        case UnionType(types=types):
            return "; ".join(found for member in types if (found := _limits(member)))
    return ""


def with_tables(page: str) -> str:
    """Return the text of docs/protocol.md with current tables."""
    before, begin, rest = page.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not begin or not end:
        raise ValueError(f"{PAGE} has no marks for the tables")
    return f"{before}{_BEGIN}\n{tables()}\n{_END}{after}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
