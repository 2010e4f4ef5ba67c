"""When each key was last used, gathered in memory and written in batches."""

from sqlalchemy import BigInteger, Connection, Integer, bindparam, or_, update

from nonet.database.tables import api_keys

_USED_AT = bindparam("used_at_ms", type_=BigInteger)
_WRITE = (
    update(api_keys)
    .where(
        api_keys.c.id == bindparam("key_id", type_=Integer),
        or_(api_keys.c.last_used_at_ms.is_(None), api_keys.c.last_used_at_ms < _USED_AT),
    )
    .values(last_used_at_ms=_USED_AT)
)


class LastUse:
    """The uses since the last flush, the newest of each key."""

    def __init__(self) -> None:
        self._used_at_ms: dict[int, int] = {}

    def note(self, key_id: int, now_ms: int) -> None:
        """Remember that a key was used."""
        self._used_at_ms[key_id] = now_ms

    def take(self) -> dict[int, int]:
        """Return what was gathered, by key id, and start anew."""
        taken, self._used_at_ms = self._used_at_ms, {}
        return taken

    def give_back(self, used_at_ms: dict[int, int]) -> None:
        """Remember again what could not be written, where nothing newer is known."""
        self._used_at_ms = {**used_at_ms, **self._used_at_ms}


def write_last_use(connection: Connection, used_at_ms: dict[int, int]) -> None:
    """Store the time of last use of each key; a later one that is there already stays."""
    # In order of id, so that two processes never deadlock.
    rows = [{"key_id": key, "used_at_ms": used_at_ms[key]} for key in sorted(used_at_ms)]
    connection.execute(_WRITE, rows)
