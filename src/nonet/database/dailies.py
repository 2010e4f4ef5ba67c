"""What was drawn for a day stays, whatever later engines would draw."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from nonet.database.tables import daily_puzzles

_START = datetime.fromtimestamp(0, UTC).date()


def find_day(connection: Connection, day: date) -> dict[str, str]:
    """Return the puzzles of a day by their labels; none where none were drawn."""
    found = select(daily_puzzles.c.label, daily_puzzles.c.puzzle).where(
        daily_puzzles.c.day == _number_of(day)
    )
    return {row.label: row.puzzle for row in connection.execute(found)}


def keep_day(connection: Connection, day: date, drawn: Mapping[str, str]) -> dict[str, str]:
    """Keep what was drawn for a day, and return what is kept: somebody may have been faster."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    number = _number_of(day)
    rows = [{"day": number, "label": label, "puzzle": drawn[label]} for label in sorted(drawn)]
    connection.execute(insert(daily_puzzles).on_conflict_do_nothing(), rows)
    return find_day(connection, day)


def first_day(connection: Connection) -> date | None:
    """Return the first day that puzzles were drawn for, if there is one."""
    number = connection.execute(select(func.min(daily_puzzles.c.day))).scalar()
    return None if number is None else _START + timedelta(days=number)


def _number_of(day: date) -> int:
    return (day - _START).days
