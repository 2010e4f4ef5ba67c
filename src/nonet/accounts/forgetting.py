"""What is kept for a stated time only, and its end."""

from sqlalchemy import Connection, delete, not_

from nonet.accounts.audit import forget_addresses
from nonet.accounts.letters import forget_letters
from nonet.accounts.passkey import forget_challenges
from nonet.accounts.requests import forget_requests
from nonet.database.tables import identity_joins, kept_suspensions
from nonet.database.times import bring_all_back, holds


def forget_old(connection: Connection, *, now_ms: int) -> None:
    """Delete whatever its stated time is over of."""
    bring_all_back(connection, now_ms=now_ms)
    forget_addresses(connection, now_ms=now_ms)
    forget_letters(connection, now_ms=now_ms)
    forget_requests(connection, now_ms=now_ms)
    forget_challenges(connection, now_ms=now_ms)
    connection.execute(
        delete(identity_joins).where(not_(holds(identity_joins.c.expires_at_ms, now_ms)))
    )
    connection.execute(delete(kept_suspensions).where(kept_suspensions.c.ends_at_ms <= now_ms))
