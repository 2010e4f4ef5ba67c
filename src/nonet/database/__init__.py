"""The database: connections, tables, migrations, backups.

Start with `tables`. `Database` runs a function with a `Connection` as one short transaction: on
SQLite in a separate thread, on PostgreSQL through asyncpg. Every call has a time limit, and ends
with a result or an `UnavailableError`.
"""
