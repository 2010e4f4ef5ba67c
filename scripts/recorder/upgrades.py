"""Databases of old versions: the result of an upgrade, and whether their data is still usable."""

import sqlite3
from pathlib import Path

from recorder.grids import KNOWN
from recorder.product import Command, Product
from recorder.records import Records

AREA = "upgrades"
_DATABASES = Path(__file__).with_name("databases")
# The databases have the hashes of this key, which works nowhere else, and of the session.
_KEY = f"nonet_live_{'k' * 30}1EpiOw"
_SESSION = "s" * 43
_PAGES = ["", "/account", "/keys/3", "/sessions", "/journal", "/usage", "/requests"]
_PAGES += ["/administration", "/administration/accounts/8", "/administration/audit"]


def record_upgrades(records: Records, folder: Path) -> None:
    """Record a new database and the old ones, before and after."""
    for file in [None, *sorted(_DATABASES.glob("*.sql"))]:
        name = file.stem if file else "new"
        _record(records, folder / name, file.read_text("utf-8") if file else "", name)


def _record(records: Records, folder: Path, old: str, name: str) -> None:
    command, database = Command(folder), folder / "var" / "nonet.db"
    if old:
        database.parent.mkdir()
        _load(database, old)
        records.add(AREA, f"{name} keys before", command("keys", "list", "ada@example.com"))
    for time in ("first", "second"):
        records.add(AREA, f"{name} {time} upgrade", command("db", "upgrade"))
    for table, lines in _dump(database).items():
        records.add(AREA, f"{name} table {table}", lines)
    if old:
        with Product(folder) as product:
            _visit(records, product, name)
        for words in ("accounts about bob@example.com", "audit", "usage"):
            records.add(AREA, f"{name} {words}", command(*words.split()))


def _visit(records: Records, product: Product, name: str) -> None:
    headers = {"Authorization": f"Bearer {_KEY}"}
    asked = product.ask("POST", "/api/v1/check", json={"puzzle": KNOWN[0]}, headers=headers)
    records.add_response(AREA, f"{name} check", asked)
    cookie = {"Cookie": f"__Host-nonet-session={_SESSION}"}
    for page in _PAGES:
        path = f"/developers{page}"
        records.add_response(AREA, f"{name} {path}", product.ask("GET", path, headers=cookie))


def _load(database: Path, sql: str) -> None:
    connection = sqlite3.connect(database)
    connection.executescript(sql)
    connection.close()


def _dump(database: Path) -> dict[str, list[str]]:
    """Return the SQL of each table, its indexes and its rows."""
    connection = sqlite3.connect(database)
    tables: dict[str, list[str]] = {}
    for name, sql in connection.execute("SELECT tbl_name, sql FROM sqlite_master WHERE sql != ''"):
        tables.setdefault(name, []).append(sql)
    for name in tables:
        rows = connection.execute(f'SELECT * FROM "{name}"')  # noqa: S608 - the table's own name
        tables[name] += sorted(map(str, rows))
    connection.close()
    return tables
