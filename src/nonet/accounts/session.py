"""Sessions: kept on the server, so each can be seen and ended."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, not_, select, update

from nonet.accounts.access.keys import make_token, token_hash
from nonet.accounts.account import IDS, Account, hold_account
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import CLOCK_SKEW_MS, columns_for
from nonet.database.tables import accounts, sessions
from nonet.errors import AccountNotFoundError, AccountSuspendedError

_DAY_MS = 24 * 60 * 60 * 1000
# A session ends by itself, and sooner when it was not used for so long.
SESSION_LIFETIME_MS = 30 * _DAY_MS
IDLE_LIFETIME_MS = 7 * _DAY_MS
# What could be turned against the owner wants a sign-in within so long.
FRESH_MS = 10 * 60 * 1000
# The last use is known to the minute, so that a page costs a read and seldom a write.
SEEN_EVERY_MS = 60 * 1000
MAX_AGENT_LENGTH = 80
# How somebody signs in; a provider is a name that its operator chose.
Way = Literal["link", "provider", "passkey", "recovery code"]


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in; times are milliseconds since 1970 in UTC."""

    id: int
    account_id: int
    agent: str
    created_at_ms: int
    last_seen_at_ms: int
    way: Way
    is_stale: int = 0

    @property
    def is_strong(self) -> bool:
        """Tell whether its person proved to have more than a mailbox."""
        return self.way in ("passkey", "recovery code")

    def is_fresh(self, now_ms: int) -> bool:
        """Tell whether its person signed in a moment ago, by what has not ended since."""
        return not self.is_stale and self.created_at_ms <= now_ms <= self.created_at_ms + FRESH_MS


_SHOWN = columns_for(Session, sessions)


def begin_session(
    work: UnitOfWork, account_id: int, *, way: Way, agent: str, begun_by: bytes | None = None
) -> str:
    """Begin a session and return the token that its cookie carries; forget those that ran out."""
    token = make_token(work.random)
    work.connection.execute(delete(sessions).where(not_(_is_alive(work.now_ms))))
    work.connection.execute(
        insert(sessions).values(
            account_id=account_id,
            hash=token_hash(token),
            agent=agent[:MAX_AGENT_LENGTH],
            created_at_ms=work.now_ms,
            last_seen_at_ms=work.now_ms,
            way=way,
            begun_by=begun_by,
        )
    )
    return token


def find_session(
    connection: Connection, token: str, *, now_ms: int
) -> tuple[Session, Account] | None:
    """Return a token's session and its account and note that it was seen; None without one."""
    found = (
        select(*_SHOWN, *(column.label(f"account_{column.name}") for column in accounts.c))
        .join_from(sessions, accounts)
        .where(sessions.c.hash == token_hash(token), _is_alive(now_ms))
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    session = Session(*row[: len(_SHOWN)])
    latest_ms = now_ms + CLOCK_SKEW_MS
    if session.created_at_ms > latest_ms:
        age_future_sessions(connection, now_ms=now_ms)
    if not now_ms - SEEN_EVERY_MS < session.last_seen_at_ms <= latest_ms:
        connection.execute(
            update(sessions).where(sessions.c.id == session.id).values(last_seen_at_ms=now_ms)
        )
    return session, Account(*row[len(_SHOWN) :])


def list_sessions(connection: Connection, account_id: int, *, now_ms: int) -> list[Session]:
    """Return an account's sessions, the one seen last first."""
    rows = connection.execute(
        select(*_SHOWN)
        .where(sessions.c.account_id == account_id, _is_alive(now_ms))
        .order_by(sessions.c.last_seen_at_ms.desc(), sessions.c.id.desc())
    )
    return [Session(*row) for row in rows]


def end_session(connection: Connection, account_id: int, session_id: int) -> bool:
    """End one session of an account, another account's stays; tell whether there was one."""
    ending = delete(sessions).where(
        sessions.c.id == session_id, sessions.c.account_id == account_id
    )
    return session_id in IDS and connection.execute(ending).rowcount > 0


def end_session_of(connection: Connection, token: str) -> None:
    """End the session of a token, if it is one."""
    connection.execute(delete(sessions).where(sessions.c.hash == token_hash(token)))


def acting_account(work: UnitOfWork) -> Account:
    """Return the account that acts; whoever is suspended, or signed out meanwhile, changes nothing.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is None:
        raise AccountNotFoundError("there is no such account any more")
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    # The session was found before, in a transaction of its own: it may have been ended meanwhile.
    own = (sessions.c.id == work.by.session_id) & (sessions.c.account_id == account.id)
    if work.by.session_id is not None and not work.connection.scalar(select(exists().where(own))):
        raise AccountNotFoundError("the session has ended")
    return account


def age_future_sessions(connection: Connection, *, now_ms: int) -> None:
    """Store sessions from before the clock was set back as begun now, and none of them as fresh."""
    connection.execute(
        update(sessions)
        .where(sessions.c.created_at_ms > now_ms + CLOCK_SKEW_MS)
        .values(created_at_ms=now_ms, is_stale=1)
    )


def make_stale(connection: Connection, session_id: int) -> None:
    """Let a session go on, but for what wants a sign-in a moment ago."""
    connection.execute(update(sessions).where(sessions.c.id == session_id).values(is_stale=1))


def _is_alive(now_ms: int) -> ColumnElement[bool]:
    return and_(
        sessions.c.created_at_ms > now_ms - SESSION_LIFETIME_MS,
        sessions.c.last_seen_at_ms > now_ms - IDLE_LIFETIME_MS,
    )
