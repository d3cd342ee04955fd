"""Databases that keep the logs of tables: SQLite for one server process, PostgreSQL for several.

What an entry of a log means is up to `tables`; here entries are bytes.
"""
