"""What `throneroom admin` gets from a server."""

from __future__ import annotations

from msgspec import Raw

from throneroom.protocol.base import Answer
from throneroom.protocol.table import TableInfo


class AdminTables(Answer):
    """GET /api/admin/tables: all tables, including unlisted ones, latest change first."""

    tables: list[TableInfo]


class TableExport(Answer):
    """GET /api/admin/tables/ID/export: everything that is stored about a table, entry by entry."""

    table: str
    entries: list[Raw]
    format: int = 1
