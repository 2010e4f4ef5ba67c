"""How long the database may be waited for, and how many connections are kept to it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """What one process allows itself; all but `timeout_ms` concern PostgreSQL alone.

    `timeout_ms` covers everything that one call waits for: for a connection, for the lock of a
    file, for the answer.
    """

    timeout_ms: int = 1_500
    pool_size: int = 10
    people_pool_size: int = 5
    recycle_s: int = 1_800
    behind_pooler: bool = False

    @property
    def timeout_s(self) -> float:
        """The same in seconds."""
        return self.timeout_ms / 1000
