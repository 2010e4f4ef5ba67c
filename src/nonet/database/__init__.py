"""The database: connections, tables, migrations, backups.

Start with `tables`. `Database` runs a function of a `Connection` as one short transaction, on
SQLite in a thread of its own and on PostgreSQL by asyncpg. Every call ends within a time limit, in
a result or in `UnavailableError`.
"""
