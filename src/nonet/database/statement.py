"""Statements: compiled once at start, of rows that are given, and the one that probes."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import (
    BigInteger,
    Column,
    Integer,
    String,
    Subquery,
    Table,
    bindparam,
    cast,
    literal_column,
    select,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.types import TypeEngine

from nonet.database.tables import probe

Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL text, and the names of its parameters in the order of their numbers."""

    sql: str
    names: tuple[str, ...]


_ROW = literal_column("1", Integer)
_NOW = bindparam("now_ms", type_=BigInteger)

# Both databases know this form of an insert.
_INSERT = postgresql.insert(probe).values(id=_ROW, written_at_ms=_NOW)
PROBE = _INSERT.on_conflict_do_update(
    index_elements=["id"], set_={"written_at_ms": _INSERT.excluded.written_at_ms}
)


_PARAMETER = "given_rows"

Rows = Iterable[Sequence[Any]]


class _Unfolded(GenericFunction[Any]):
    """A row for each member of a JSON array."""

    inherit_cache = True


@compiles(_Unfolded, "sqlite")
def _in_sqlite(element: _Unfolded, compiler: Any, **options: Any) -> str:
    return f"json_each({compiler.process(element.clauses, **options)})"


@compiles(_Unfolded, "postgresql")
def _in_postgresql(element: _Unfolded, compiler: Any, **options: Any) -> str:
    return f"json_array_elements(CAST({compiler.process(element.clauses, **options)} AS JSON))"


class _Member(GenericFunction[Any]):
    """The value at a place of a row."""

    inherit_cache = True


@compiles(_Member, "sqlite")
def _member_in_sqlite(element: _Member, compiler: Any, **options: Any) -> str:
    row, place = (compiler.process(clause, **options) for clause in element.clauses)
    return f"json_extract({row}, '$[{place}]')"


@compiles(_Member, "postgresql")
def _member_in_postgresql(element: _Member, compiler: Any, **options: Any) -> str:
    row, place = (compiler.process(clause, **options) for clause in element.clauses)
    return f"({row} ->> {place})"


def columns_for(row: type, table: Table) -> list[Column[Any]]:
    """Return the columns that the fields of a class are called as, in the order of the fields."""
    return [table.c[name] for name in row.__annotations__]


def given_rows(**types: type[TypeEngine[Any]]) -> Subquery:
    """Return a table of the rows that are given when the statement runs; names and their types."""
    row = _Unfolded(bindparam(_PARAMETER, type_=String)).table_valued("value").c.value
    columns = [
        cast(_Member(row, literal_column(str(place))), kind).label(name)
        for place, (name, kind) in enumerate(types.items())
    ]
    return select(*columns).subquery("given")


def give(rows: Rows) -> dict[str, str]:
    """Return the parameters of a statement with `given_rows`: each row's values in their order."""
    return {_PARAMETER: orjson.dumps([list(row) for row in rows]).decode()}
