"""Generate TypeScript: `python -m throneroom.protocol.typescript > web/src/lib/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    multi_type_info,
)

from throneroom.protocol import (
    advice,
    balance,
    base,
    coach,
    deal,
    from_client,
    from_server,
    kingdom,
    lab,
    message,
    rating,
    replay,
    table,
    view,
    workshop,
)

_MODULES: Final = (
    base,
    message,
    kingdom,
    rating,
    table,
    view,
    advice,
    from_client,
    from_server,
    replay,
    coach,
    balance,
    deal,
    lab,
    workshop,
)
_CONSTANTS: Final = (
    "PROTOCOL",
    "LONGEST_NAME",
    "LONGEST_CHAT",
    "LONGEST_STRATEGY",
    "LONGEST_CARD",
    "MOST_WRITTEN",
    "LARGEST_SEED",
    "WATCHING",
    "EVERYTHING",
)
_LITERALS: Final = (
    "Source",
    "Edition",
    "DrawnEdition",
    "WatchRule",
    "UndoRule",
    "AbsentChoice",
    "AdviceRule",
    "Unrated",
    "TableStatus",
    "Reason",
)
_UNIONS: Final = ("KingdomWish", "SeatWish", "PreparedSeat", "FromClient", "FromServer")
_HEADING: Final = "// Made from src/throneroom/protocol by `python -m throneroom.protocol.typescript`. Do not edit.\n"


def typescript() -> str:
    """Return the contents of protocol.ts."""
    parts = [_HEADING]
    parts += [f"export const {name} = {_named(name)};" for name in _CONSTANTS]
    parts.append("")
    parts += [f"export type {name} =\n  | {_quoted(_values(name))};" for name in _LITERALS]
    messages = structs()
    parts += [_interface(info) for info in multi_type_info(messages) if isinstance(info, StructType)]
    for name in _UNIONS:
        members = [member.__name__ for member in get_args(_named(name))]
        parts.append(f"\nexport type {name} =\n  | " + "\n  | ".join(members) + ";")
    return "\n".join(parts) + "\n"


def structs() -> list[type[Struct]]:
    """Return the messages, in the order of their modules."""
    bases = (Struct, base.Request, base.Answer)
    return [
        value
        for module in _MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value not in bases
        if value.__module__ == module.__name__
    ]


def literals() -> dict[str, list[str]]:
    """Return the words that each named type allows."""
    return {name: [f'"{value}"' for value in _values(name)] for name in _LITERALS}


def unions() -> dict[str, list[str]]:
    """Return the messages that each named type allows."""
    return {name: [member.__name__ for member in get_args(_named(name))] for name in _UNIONS}


def _named(name: str) -> object:
    return next(vars(module)[name] for module in _MODULES if name in vars(module))


def _interface(info: StructType) -> str:
    """Return a message as an interface. Only fields that a client may leave out are optional."""
    lines = ["", *_comment(info.cls.__doc__), f"export interface {info.cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    is_request = issubclass(info.cls, base.Request)
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if is_request and has_default else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join([*lines, "}"])


def _comment(text: str | None) -> list[str]:
    if not text or text.startswith("msgspec"):
        return []
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def type_text(info: Type) -> str:
    """Return a type as TypeScript writes it."""
    match info:
        case NoneType():
            return "null"
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case ListType(item_type=item):
            return f"{_grouped(item)}[]"
        case TupleType(item_types=items):
            return f"[{', '.join(map(type_text, items))}]"
        case DictType(key_type=key, value_type=value):
            return f"Record<{type_text(key)}, {type_text(value)}>"
        case LiteralType(values=values):
            return _alias(values) or _quoted(values)
        case StructType(cls=cls):
            return str(cls.__name__)
        case UnionType(types=types):
            return _union(types)
    raise TypeError(f"no TypeScript for {info}")


def _union(types: Iterable[Type]) -> str:
    names = [type_text(member) for member in types]
    for union in _UNIONS:
        members = {member.__name__ for member in get_args(_named(union))}
        if members == set(names):
            return union
    return " | ".join(names)


def _grouped(info: Type) -> str:
    text = type_text(info)
    return f"({text})" if " | " in text else text


def _values(name: str) -> tuple[object, ...]:
    return tuple(get_args(_named(name)))


def _alias(values: Iterable[object]) -> str | None:
    wanted = set(values)
    return next((name for name in _LITERALS if set(_values(name)) == wanted), None)


def _quoted(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    sys.stdout.write(typescript())
