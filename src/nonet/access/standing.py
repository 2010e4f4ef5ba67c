"""What is left of an account's requests at this moment, for people to see."""

from sqlalchemy import Connection, select

from nonet.access.admission import LANE
from nonet.access.window import WINDOW_MS, Window, seconds_until
from nonet.database.tables import quota_windows


def read_window(connection: Connection, account_id: int, *, limit: int, now_ms: int) -> Window:
    """Return the window of an account's requests; a full one where none is open."""
    found = select(quota_windows.c.started_at_ms, quota_windows.c.used).where(
        quota_windows.c.account_id == account_id, quota_windows.c.lane == LANE
    )
    row = connection.execute(found).first()
    if row is None or not row.started_at_ms <= now_ms < row.started_at_ms + WINDOW_MS:
        return Window(limit, limit, WINDOW_MS // 1000)
    reset_s = seconds_until(row.started_at_ms + WINDOW_MS, now_ms=now_ms)
    return Window(limit, max(0, limit - row.used), reset_s)
