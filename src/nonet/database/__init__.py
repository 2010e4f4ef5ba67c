"""People's data: the connection, the tables and how they change.

Start with `tables`. `Database` runs a use case as one short transaction, on SQLite in a thread of
its own and on PostgreSQL by asyncpg; every call ends within a bound, in a result or in
`UnavailableError`. `migrations` change the tables, and only ever add for the version before. Of
the other folders it imports `foundation` and `errors`; `people` and `web` call it.
"""
