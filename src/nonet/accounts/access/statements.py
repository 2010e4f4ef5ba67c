"""The two statements behind every admission.

`spend` counts a request and checks its key in one go. It gives no row when the key is unknown,
no longer good, or out of requests: then nothing was counted, and `look` tells which it is.

On PostgreSQL both read the clock of the server, which all hosts share. A SQLite file is shared by
the processes of one host, whose clock comes as a parameter.

A clock that is set back leaves windows that begin in the future. Such a window keeps its count
and begins anew, at the clock's now: nobody gets a request more, and nobody waits for longer than
a minute.
"""

from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ClauseElement,
    ColumnElement,
    Integer,
    LargeBinary,
    Select,
    String,
    bindparam,
    case,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.engine.interfaces import Dialect

from nonet.database.queries import CLOCK_SKEW_MS, upsert
from nonet.database.tables import accounts, api_keys, oauth_tokens, quota_windows

WINDOW_MS = 60_000

_HOST_NOW: ColumnElement[int] = bindparam("now_ms", type_=BigInteger)
# Not `now()`, which stands still from the beginning of a transaction.
_SERVER_NOW: ColumnElement[int] = literal_column(
    "CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)", BigInteger
)
_LANE = bindparam("lane", type_=String)
# Whether the reach of the key was looked at: it takes a look more, for keys that have one alone.
_IS_JUDGED = bindparam("judged", type_=Integer) == literal_column("1", Integer)
_REACHES_ALL = (api_keys.c.scope == literal_column("'all'", String)) & (
    api_keys.c.allowed_addresses.is_(None)
)
_LIMIT = bindparam("limit", type_=Integer)
_COUNTED = [
    quota_windows.c[name] for name in ("account_id", "key_id", "started_at_ms", "used", "allowed")
]
_ALLOWED = func.coalesce(accounts.c.requests_per_minute, _LIMIT)

# Whose request it is: the one with this key, or with a grant of this key; `by_token` is the third.
BY_HASH = api_keys.c.hash == bindparam("hash", type_=LargeBinary)
BY_ID = (api_keys.c.id == bindparam("key_id", type_=Integer)) & (
    api_keys.c.account_id == bindparam("account_id", type_=Integer)
)
_MORE = bindparam("more", type_=Integer)
_OF_ACCOUNT = (quota_windows.c.account_id == bindparam("account_id", type_=Integer)) & (
    quota_windows.c.lane == _LANE
)
# Constants are part of the text: the statements are run by it, with the parameters alone.
_ZERO, _ONE = literal_column("0", Integer), literal_column("1", Integer)
_WINDOW = literal_column(str(WINDOW_MS), Integer)
_SKEW = literal_column(str(CLOCK_SKEW_MS), Integer)


def now_of(dialect: Dialect) -> ColumnElement[int]:
    """Return the milliseconds since 1970, by the clock that a database's windows go by.

    Parameter on SQLite: `now_ms`.
    """
    return _HOST_NOW if dialect.name == "sqlite" else _SERVER_NOW


def by_token(dialect: Dialect) -> ColumnElement[bool]:
    """Find the connection of an access token that is good for a resource, and not too old.

    Parameters: `hash`, `resource`, and on SQLite `now_ms`.
    """
    return _by_token(now_of(dialect))


@cache
def _by_token(now: ColumnElement[int]) -> ColumnElement[bool]:
    tokens = oauth_tokens.c
    of_token = select(tokens.key_id).where(
        tokens.hash == bindparam("hash", type_=LargeBinary),
        tokens.kind == literal_column("'access'", String),
        tokens.resource == bindparam("resource", type_=String),
        tokens.expires_at_ms > now,
    )
    return api_keys.c.id == of_token.scalar_subquery()


def spend_statement(dialect: Dialect, whose: ColumnElement[bool]) -> ClauseElement:
    """Return account, key, start of the window, requests used in it and allowed, and the time.

    No row where the request is refused. More requests used than allowed: this one was refused too,
    and the window begins anew with it, for the clock was set back.

    No row either for a key that does not reach everything, until `judged` is 1.

    Parameters: `lane`, `limit` for accounts without one of their own, `judged`, those of `whose`,
    and on SQLite `now_ms`.
    """
    window, good_key = quota_windows.c, _good_key(dialect, whose)
    columns = ["account_id", "lane", "key_id", "started_at_ms", "used", "allowed"]
    insert = upsert(quota_windows).from_select(columns, good_key)
    # One reading of the clock decides on everything.
    begins_now, allowed = insert.excluded.started_at_ms, insert.excluded.allowed
    is_over = window.started_at_ms <= begins_now - _WINDOW
    is_ahead = window.started_at_ms > begins_now + _SKEW
    return insert.on_conflict_do_update(
        index_elements=["account_id", "lane"],
        set_={
            "key_id": insert.excluded.key_id,
            "used": case(
                (is_over, _ONE), (window.used > allowed, window.used), else_=window.used + _ONE
            ),
            "started_at_ms": case((or_(is_over, is_ahead), begins_now), else_=window.started_at_ms),
            "allowed": allowed,
        },
        where=or_(window.used < allowed, is_over, is_ahead),
    ).returning(*_COUNTED, now_of(dialect))


def _good_key(dialect: Dialect, whose: ColumnElement[bool]) -> Select[Any]:
    """Find a key that may spend: the row that begins a window."""
    now = now_of(dialect)
    return (
        select(api_keys.c.account_id, _LANE, api_keys.c.id, now, _ONE, _ALLOWED)
        .join_from(api_keys, accounts)
        .where(
            whose,
            api_keys.c.revoked_at_ms.is_(None),
            or_(api_keys.c.expires_at_ms.is_(None), api_keys.c.expires_at_ms > now),
            accounts.c.suspended_at_ms.is_(None),
            or_(_REACHES_ALL, _IS_JUDGED),
        )
    )


def spend_more_statement(dialect: Dialect) -> ClauseElement:
    """Return the window after `more` requests were counted in it; no row where that is too many.

    It follows `spend`, in whose window it counts even when that has just ended: whoever holds a
    request back until then gains nothing, for each window has its limit.

    Parameters: `account_id`, `lane`, `limit`, `more`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return (
        update(quota_windows)
        .where(_OF_ACCOUNT, window.used + _MORE <= _LIMIT)
        .values(used=window.used + _MORE)
        .returning(window.started_at_ms, window.used, now_of(dialect))
    )


def window_statement(dialect: Dialect) -> ClauseElement:
    """Return the window of an account.

    Parameters: `account_id`, `lane`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return select(window.started_at_ms, window.used, now_of(dialect)).where(_OF_ACCOUNT)


def look_statement(dialect: Dialect, whose: ColumnElement[bool]) -> ClauseElement:
    """Return all that decides on a key, in this order.

    Account, key, when it was revoked, expires, was suspended, its window, the time, its reach, its
    account's limit.

    Parameters: `lane`, `limit` for accounts without one of their own, those of `whose`, and on
    SQLite `now_ms`. The window's two columns are 0 where there is none.
    """
    window = quota_windows.c
    return (
        select(
            accounts.c.id,
            api_keys.c.id,
            api_keys.c.revoked_at_ms,
            api_keys.c.expires_at_ms,
            accounts.c.suspended_at_ms,
            func.coalesce(window.started_at_ms, _ZERO),
            func.coalesce(window.used, _ZERO),
            now_of(dialect),
            api_keys.c.scope,
            api_keys.c.allowed_addresses,
            _ALLOWED,
        )
        .join_from(api_keys, accounts)
        .outerjoin(quota_windows, (window.account_id == accounts.c.id) & (window.lane == _LANE))
        .where(whose)
    )
