"""Where the logs of tables are kept: SQLite on one machine, PostgreSQL for several processes or machines."""
