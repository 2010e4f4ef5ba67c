"""Days of the calendar; all of them are UTC."""

from datetime import UTC, date, datetime

DAY_S = 86_400


def date_of(day: int) -> date:
    """Return the date of a day since 1970."""
    return datetime.fromtimestamp(day * DAY_S, UTC).date()
