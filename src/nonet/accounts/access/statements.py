"""The SQL statements of admission.

`spend` checks a key and counts a request at once. It returns no row if the key is unknown, no
longer valid, or has no requests left; then nothing was counted, and `look` finds the reason.

On PostgreSQL both read the server's clock, which all hosts share. A SQLite file is shared by the
processes of one host, whose time is a parameter.

After a clock was set back, windows may begin in the future. Such a window keeps its count and
begins again now, so an account gets no extra requests and waits for a minute at most.
"""

from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import Dialect

from nonet.database.queries import CLOCK_SKEW_MS, upsert
from nonet.database.tables import accounts, api_keys, oauth_tokens, quota_windows

WINDOW_MS = 60_000

_HOST_NOW: sa.ColumnElement[int] = sa.bindparam("now_ms", type_=sa.BigInteger)
# `now()` would return the start of the transaction.
_SERVER_NOW: sa.ColumnElement[int] = sa.literal_column(
    "CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)", sa.BigInteger
)
_LANE = sa.bindparam("lane", type_=sa.String)
# Whether permissions were checked; only keys with limited permissions need this extra statement.
_IS_JUDGED = sa.bindparam("judged", type_=sa.Integer) == sa.literal_column("1", sa.Integer)
_REACHES_ALL = (api_keys.c.scope == sa.literal_column("'all'", sa.String)) & (
    api_keys.c.allowed_addresses.is_(None)
)
_LIMIT = sa.bindparam("limit", type_=sa.Integer)
_COUNTED = [
    quota_windows.c[name] for name in ("account_id", "key_id", "started_at_ms", "used", "allowed")
]
_ALLOWED = sa.func.coalesce(accounts.c.requests_per_minute, _LIMIT)

# Conditions that find the key: by itself, or by a grant. `by_token` is the third.
BY_HASH = api_keys.c.hash == sa.bindparam("hash", type_=sa.LargeBinary)
BY_ID = (api_keys.c.id == sa.bindparam("key_id", type_=sa.Integer)) & (
    api_keys.c.account_id == sa.bindparam("account_id", type_=sa.Integer)
)
_MORE = sa.bindparam("more", type_=sa.Integer)
_OF_ACCOUNT = (quota_windows.c.account_id == sa.bindparam("account_id", type_=sa.Integer)) & (
    quota_windows.c.lane == _LANE
)
# Constants are literals, since the compiled text is run with the named parameters only.
_ZERO, _ONE = sa.literal_column("0", sa.Integer), sa.literal_column("1", sa.Integer)
_WINDOW = sa.literal_column(str(WINDOW_MS), sa.Integer)
_SKEW = sa.literal_column(str(CLOCK_SKEW_MS), sa.Integer)


def now_of(dialect: Dialect) -> sa.ColumnElement[int]:
    """Return the time of a database's windows in milliseconds since 1970.

    Parameter on SQLite: `now_ms`.
    """
    return _HOST_NOW if dialect.name == "sqlite" else _SERVER_NOW


def by_token(dialect: Dialect) -> sa.ColumnElement[bool]:
    """Match the connection of a valid access token for a resource.

    Parameters: `hash`, `resource`, and on SQLite `now_ms`.
    """
    return _by_token(now_of(dialect))


@cache
def _by_token(now: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    tokens = oauth_tokens.c
    of_token = sa.select(tokens.key_id).where(
        tokens.hash == sa.bindparam("hash", type_=sa.LargeBinary),
        tokens.kind == sa.literal_column("'access'", sa.String),
        tokens.resource == sa.bindparam("resource", type_=sa.String),
        tokens.expires_at_ms > now,
    )
    return api_keys.c.id == of_token.scalar_subquery()


def spend_statement(dialect: Dialect, whose: sa.ColumnElement[bool]) -> sa.ClauseElement:
    """Return account, key, start of the window, requests used and allowed, and the time.

    There is no row for a rejected request, or for a key with limited permissions unless `judged`
    is 1. If more requests are used than allowed, the request is rejected too: the clock was set
    back, and the window begins again.

    Parameters: `lane`, `limit` for accounts without their own, `judged`, those of `whose`, and on
    SQLite `now_ms`.
    """
    window, good_key = quota_windows.c, _good_key(dialect, whose)
    columns = ["account_id", "lane", "key_id", "started_at_ms", "used", "allowed"]
    insert = upsert(quota_windows).from_select(columns, good_key)
    # Read the clock only once.
    begins_now, allowed = insert.excluded.started_at_ms, insert.excluded.allowed
    is_over = window.started_at_ms <= begins_now - _WINDOW
    is_ahead = window.started_at_ms > begins_now + _SKEW
    return insert.on_conflict_do_update(
        index_elements=["account_id", "lane"],
        set_={
            "key_id": insert.excluded.key_id,
            "used": sa.case(
                (is_over, _ONE), (window.used > allowed, window.used), else_=window.used + _ONE
            ),
            "started_at_ms": sa.case(
                (sa.or_(is_over, is_ahead), begins_now), else_=window.started_at_ms
            ),
            "allowed": allowed,
        },
        where=sa.or_(window.used < allowed, is_over, is_ahead),
    ).returning(*_COUNTED, now_of(dialect))


def _good_key(dialect: Dialect, whose: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Select a valid key, as the first row of a window."""
    now = now_of(dialect)
    return (
        sa.select(api_keys.c.account_id, _LANE, api_keys.c.id, now, _ONE, _ALLOWED)
        .join_from(api_keys, accounts)
        .where(
            whose,
            api_keys.c.revoked_at_ms.is_(None),
            sa.or_(api_keys.c.expires_at_ms.is_(None), api_keys.c.expires_at_ms > now),
            accounts.c.suspended_at_ms.is_(None),
            sa.or_(_REACHES_ALL, _IS_JUDGED),
        )
    )


def spend_more_statement(dialect: Dialect) -> sa.ClauseElement:
    """Return the window after counting `more` requests; no row if these are too many.

    It runs after `spend` and counts in the same window, even if that has just ended. Delaying a
    request gains nothing, because each window has its limit.

    Parameters: `account_id`, `lane`, `limit`, `more`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return (
        sa.update(quota_windows)
        .where(_OF_ACCOUNT, window.used + _MORE <= _LIMIT)
        .values(used=window.used + _MORE)
        .returning(window.started_at_ms, window.used, now_of(dialect))
    )


def window_statement(dialect: Dialect) -> sa.ClauseElement:
    """Return the window of an account.

    Parameters: `account_id`, `lane`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return sa.select(window.started_at_ms, window.used, now_of(dialect)).where(_OF_ACCOUNT)


def look_statement(dialect: Dialect, whose: sa.ColumnElement[bool]) -> sa.ClauseElement:
    """Return the state of a key, in the order of `_KeyState`.

    Parameters: `lane`, `limit` for accounts without their own, those of `whose`, and on SQLite
    `now_ms`. The window's two columns are 0 if there is none.
    """
    window = quota_windows.c
    return (
        sa.select(
            accounts.c.id,
            api_keys.c.id,
            api_keys.c.revoked_at_ms,
            api_keys.c.expires_at_ms,
            accounts.c.suspended_at_ms,
            sa.func.coalesce(window.started_at_ms, _ZERO),
            sa.func.coalesce(window.used, _ZERO),
            now_of(dialect),
            api_keys.c.scope,
            api_keys.c.allowed_addresses,
            _ALLOWED,
        )
        .join_from(api_keys, accounts)
        .outerjoin(quota_windows, (window.account_id == accounts.c.id) & (window.lane == _LANE))
        .where(whose)
    )
