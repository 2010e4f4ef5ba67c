"""Sessions, stored on the server so that each can be listed and ended.

This module also knows everything that can grant access to an account. Each table is in one of
three groups, and a test finds any table that isn't. Pending credentials (`BEGUN`) grant access for
a while and aren't listed, so they end with anything that may have created them. Lasting ones
(`STAYING`) are listed for their owner, who revokes them one by one. The rest grants no access.
"""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, Table, and_, false, not_, or_, select, true

from nonet.accounts.access.keys import bytes_hash, make_token, token_hash
from nonet.accounts.account import IDS, Account
from nonet.accounts.api_keys import end_trial_keys
from nonet.accounts.email import spellings
from nonet.accounts.work import UnitOfWork
from nonet.database import queries, tables
from nonet.database.tables import accounts, sessions

_DAY_MS = 24 * 60 * 60 * 1000
SESSION_LIFETIME_MS = 30 * _DAY_MS
IDLE_LIFETIME_MS = 7 * _DAY_MS
# Sensitive actions require a sign-in within this time.
FRESH_MS = 10 * 60 * 1000
# The last use is stored at most once a minute, so that most pages only read.
SEEN_EVERY_MS = 60 * 1000
MAX_AGENT_LENGTH = 80
# The method of a sign-in.
Way = Literal["link", "provider", "passkey", "recovery code"]


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in browser; times are milliseconds since 1970 in UTC."""

    id: int
    account_id: int
    agent: str
    created_at_ms: int
    last_seen_at_ms: int
    way: Way
    is_stale: int = 0

    @property
    def is_strong(self) -> bool:
        """Whether the sign-in proved more than access to a mailbox."""
        return self.way in ("passkey", "recovery code")

    def is_fresh(self, now_ms: int) -> bool:
        """Return whether the sign-in is recent enough for sensitive actions."""
        return not self.is_stale and self.created_at_ms <= now_ms <= self.created_at_ms + FRESH_MS


_COLUMNS = queries.columns_for(Session, sessions)


def begin_session(
    work: UnitOfWork, account_id: int, *, way: Way, agent: str, begun_by: bytes | None = None
) -> str:
    """Begin a session and return the token for its cookie; delete expired sessions."""
    token = make_token(work.random)
    queries.delete_rows(work.connection, sessions, not_(_is_alive(work.now_ms)))
    queries.insert_row(
        work.connection,
        sessions,
        account_id=account_id,
        hash=token_hash(token),
        agent=agent[:MAX_AGENT_LENGTH],
        created_at_ms=work.now_ms,
        last_seen_at_ms=work.now_ms,
        way=way,
        begun_by=begun_by,
    )
    return token


def find_session(
    connection: Connection, token: str, *, now_ms: int
) -> tuple[Session, Account] | None:
    """Return a token's session and account, and store the time of use; None if it's invalid."""
    found = (
        select(*_COLUMNS, *(column.label(f"account_{column.name}") for column in accounts.c))
        .join_from(sessions, accounts)
        .where(sessions.c.hash == token_hash(token), _is_alive(now_ms))
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    session = Session(*row[: len(_COLUMNS)])
    latest_ms = now_ms + queries.CLOCK_SKEW_MS
    if session.created_at_ms > latest_ms:
        age_future_sessions(connection, now_ms=now_ms)
    if not now_ms - SEEN_EVERY_MS < session.last_seen_at_ms <= latest_ms:
        queries.update_rows(
            connection, sessions, sessions.c.id == session.id, last_seen_at_ms=now_ms
        )
    return session, Account(*row[len(_COLUMNS) :])


def list_sessions(connection: Connection, account_id: int, *, now_ms: int) -> list[Session]:
    """Return an account's sessions, the most recently used first."""
    found = (
        select(*_COLUMNS)
        .where(sessions.c.account_id == account_id, _is_alive(now_ms))
        .order_by(sessions.c.last_seen_at_ms.desc(), sessions.c.id.desc())
    )
    return queries.fetch_all(connection, found, Session)


def end_session(connection: Connection, account_id: int, session_id: int) -> bool:
    """End one session of an account; return whether it existed."""
    own = (sessions.c.id == session_id) & (sessions.c.account_id == account_id)
    return session_id in IDS and queries.delete_rows(connection, sessions, own) > 0


def end_session_of(connection: Connection, token: str) -> None:
    """End the session of a token, if there is one."""
    queries.delete_rows(connection, sessions, sessions.c.hash == token_hash(token))


def age_future_sessions(connection: Connection, *, now_ms: int) -> None:
    """Let sessions that began in the future, by a clock set back since, begin now and be stale."""
    future = sessions.c.created_at_ms > now_ms + queries.CLOCK_SKEW_MS
    queries.update_rows(connection, sessions, future, created_at_ms=now_ms, is_stale=1)


def make_stale(connection: Connection, session_id: int) -> None:
    """Require a new sign-in of a session before sensitive actions."""
    queries.update_rows(connection, sessions, sessions.c.id == session_id, is_stale=1)


def _is_alive(now_ms: int) -> ColumnElement[bool]:
    return and_(
        sessions.c.created_at_ms > now_ms - SESSION_LIFETIME_MS,
        sessions.c.last_seen_at_ms > now_ms - IDLE_LIFETIME_MS,
    )


# The order of deletion: what starts sessions, then sessions, then what sessions start, so that a
# concurrent request leaves nothing behind.
_BEGINS_SESSIONS = (tables.sign_in_links, tables.identity_joins)
_BEGUN_BY_SESSIONS = (tables.email_changes, tables.passkey_challenges, tables.oauth_codes)
BEGUN = (*_BEGINS_SESSIONS, tables.sessions, *_BEGUN_BY_SESSIONS)
# Except for trial keys of pages, which end with what a session began.
STAYING = (
    *(tables.passkeys, tables.recovery_codes, tables.oidc_identities),
    *(tables.api_keys, tables.oauth_tokens),
)
HARMLESS = (
    *(tables.accounts, tables.api_requests, tables.audit_log, tables.kept_suspensions),
    *(tables.letter_windows, tables.quota_windows, tables.usage_days),
)

# Conditions for the sessions to end.
EVERY: ColumnElement[bool] = true()
NONE: ColumnElement[bool] = false()
BY_PASSKEY_OR_CODE = sessions.c.way.in_(("passkey", "recovery code"))
# A link that joined an identity began a session too.
BY_ANY_IDENTITY = (sessions.c.way == "provider") | (
    (sessions.c.way == "link") & sessions.c.begun_by.is_not(None)
)


def cancel_pending(work: UnitOfWork, account: Account, *, ending: ColumnElement[bool]) -> None:
    """Delete an account's pending credentials and matching sessions, and end its trial keys."""
    for table in _BEGINS_SESSIONS:
        queries.delete_rows(work.connection, table, _is_of(table, account))
    queries.delete_rows(work.connection, sessions, sessions.c.account_id == account.id, ending)
    for table in _BEGUN_BY_SESSIONS:
        queries.delete_rows(work.connection, table, _is_of(table, account))
    end_trial_keys(work, account.id)


def by_passkey(credential_id: bytes) -> bytes:
    """Return the value of `begun_by` for sessions that a passkey began."""
    return bytes_hash(b"passkey " + credential_id)


def by_identity(issuer: str, subject: str) -> bytes:
    """Return the value of `begun_by` for sessions that an identity at a provider began."""
    return bytes_hash(f"identity {issuer}\0{subject}".encode())


def begun(way: Way, by: bytes) -> ColumnElement[bool]:
    """Match the sessions that one passkey or identity began.

    Older sessions don't have this information, so all that used the same method match too.
    """
    unknown = (sessions.c.way == way) & sessions.c.begun_by.is_(None)
    return or_(sessions.c.begun_by == by, unknown)


def _is_of(table: Table, account: Account) -> ColumnElement[bool]:
    """Match the rows of an account; sign-in links belong to an address instead.

    An old account has its address as typed, and its links have the canonical spelling.
    """
    if table is tables.sign_in_links:
        return tables.sign_in_links.c.email.in_(spellings(account.email))
    return table.c.account_id == account.id
