"""Sessions: kept on the server, so each can be seen and ended."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    false,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)

from nonet.accounts.access.keys import bytes_hash, make_token, token_hash
from nonet.accounts.account import IDS, Account
from nonet.accounts.api_keys import end_trial_keys
from nonet.accounts.email import spellings
from nonet.accounts.work import UnitOfWork
from nonet.database import tables
from nonet.database.queries import CLOCK_SKEW_MS, columns_for
from nonet.database.tables import accounts, sessions

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


# Deleted in this order: what starts sessions, then sessions, then what sessions start, so that a
# concurrent request leaves nothing behind.
_BEGINS_SESSIONS = (tables.sign_in_links, tables.identity_joins)
_BEGUN_BY_SESSIONS = (tables.email_changes, tables.passkey_challenges, tables.oauth_codes)
BEGUN = (*_BEGINS_SESSIONS, tables.sessions, *_BEGUN_BY_SESSIONS)
# Except for the keys that a page makes for ten minutes, which are begun by a session.
STAYING = (
    tables.passkeys,
    tables.recovery_codes,
    tables.oidc_identities,
    tables.api_keys,
    tables.oauth_tokens,
)
HARMLESS = (
    tables.accounts,
    tables.api_requests,
    tables.audit_log,
    tables.kept_suspensions,
    tables.letter_windows,
    tables.quota_windows,
    tables.usage_days,
)

# Which sessions end.
EVERY: ColumnElement[bool] = true()
NONE: ColumnElement[bool] = false()
BY_PASSKEY_OR_CODE = tables.sessions.c.way.in_(("passkey", "recovery code"))
# The link that joined an identity signed in as well.
BY_ANY_IDENTITY = (tables.sessions.c.way == "provider") | (
    (tables.sessions.c.way == "link") & tables.sessions.c.begun_by.is_not(None)
)


def cancel_pending(work: UnitOfWork, account: Account, *, ending: ColumnElement[bool]) -> None:
    """End all that was begun for an account, and those of its sessions that match `ending`."""
    for table in _BEGINS_SESSIONS:
        work.connection.execute(delete(table).where(_is_of(table, account)))
    work.connection.execute(
        delete(tables.sessions).where(tables.sessions.c.account_id == account.id, ending)
    )
    for table in _BEGUN_BY_SESSIONS:
        work.connection.execute(delete(table).where(_is_of(table, account)))
    end_trial_keys(work, account.id)


def by_passkey(credential_id: bytes) -> bytes:
    """Return the mark of sessions that a passkey began, as stored in `begun_by`."""
    return bytes_hash(b"passkey " + credential_id)


def by_identity(issuer: str, subject: str) -> bytes:
    """Return the mark of sessions that an identity at a provider began."""
    return bytes_hash(f"identity {issuer}\0{subject}".encode())


def begun(way: Way, by: bytes) -> ColumnElement[bool]:
    """Match the sessions that one passkey or identity began.

    Older ones of the same way, for which this was not recorded, match too: any may be one of them.
    """
    unknown = (tables.sessions.c.way == way) & tables.sessions.c.begun_by.is_(None)
    return or_(tables.sessions.c.begun_by == by, unknown)


def _is_of(table: Table, account: Account) -> ColumnElement[bool]:
    """Match the rows of an account; a link belongs to an address, which may have none yet.

    An older account has its address as it was typed; its links have the canonical spelling.
    """
    if table is tables.sign_in_links:
        return tables.sign_in_links.c.email.in_(spellings(account.email))
    return table.c.account_id == account.id
