"""Times as people read them; all of them are UTC."""

from datetime import UTC, datetime

DAY_S = 86_400


def moment(time_ms: int) -> str:
    """Return a time to the minute."""
    return datetime.fromtimestamp(time_ms // 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def date_of(day: int) -> str:
    """Return the date of a day since 1970."""
    return datetime.fromtimestamp(day * DAY_S, UTC).strftime("%Y-%m-%d")
