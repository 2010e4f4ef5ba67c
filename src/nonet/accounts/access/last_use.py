"""When each key was last used, gathered in memory and written in batches."""

from sqlalchemy import BigInteger, Connection, Integer, or_, select, update

from nonet.database.statement import give, given_rows
from nonet.database.tables import api_keys

_GIVEN = given_rows(key=Integer, used_at_ms=BigInteger)
# In order of id, so that two processes never wait for each other.
_LOCK = (
    select(api_keys.c.id)
    .where(api_keys.c.id.in_(select(_GIVEN.c.key)))
    .order_by(api_keys.c.id)
    .with_for_update()
)
_WRITE = (
    update(api_keys)
    .where(
        api_keys.c.id == _GIVEN.c.key,
        or_(
            api_keys.c.last_used_at_ms.is_(None),
            api_keys.c.last_used_at_ms < _GIVEN.c.used_at_ms,
        ),
    )
    .values(last_used_at_ms=_GIVEN.c.used_at_ms)
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
    given = give(used_at_ms.items())
    connection.execute(_LOCK, given)
    connection.execute(_WRITE, given)
