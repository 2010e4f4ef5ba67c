"""What is left of an account's requests at this moment, for people to see."""

from sqlalchemy import Connection, select

from nonet.access.admission import LANE
from nonet.access.statements import now_of
from nonet.access.window import WINDOW_MS, Window, seconds_until
from nonet.database.tables import quota_windows


def read_window(connection: Connection, account_id: int, *, limit: int, now_ms: int) -> Window:
    """Return the window of an account's requests; a full one where none is open.

    `now_ms` is the host's time, which counts on SQLite alone.
    """
    now = now_of(connection.dialect).label("now_ms")
    found = select(quota_windows.c.started_at_ms, quota_windows.c.used, now).where(
        quota_windows.c.account_id == account_id, quota_windows.c.lane == LANE
    )
    row = connection.execute(found, {"now_ms": now_ms}).first()
    if row is None or row.now_ms >= row.started_at_ms + WINDOW_MS:
        return Window(limit, limit, WINDOW_MS // 1000)
    # What began in the future, by a clock that was set back since, will begin anew.
    began_at_ms = min(row.started_at_ms, row.now_ms)
    reset_s = seconds_until(began_at_ms + WINDOW_MS, now_ms=row.now_ms)
    return Window(limit, max(0, limit - row.used), reset_s)
