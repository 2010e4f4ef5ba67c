"""The two statements behind every admission.

`spend` counts a request and checks its key in one go. It gives no row when the key is unknown,
no longer good, or out of requests: then nothing was written, and `look` tells which it is.
"""

from sqlalchemy import (
    BigInteger,
    ClauseElement,
    ColumnElement,
    Integer,
    LargeBinary,
    String,
    bindparam,
    case,
    func,
    literal_column,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import Dialect

from nonet.access.window import WINDOW_MS
from nonet.database.tables import accounts, api_keys, quota_windows

_NOW = bindparam("now_ms", type_=BigInteger)
_LANE = bindparam("lane", type_=String)
_LIMIT = bindparam("limit", type_=Integer)

# Whose request it is: the one with this key, or with a grant of this key.
BY_HASH = api_keys.c.hash == bindparam("hash", type_=LargeBinary)
BY_ID = (api_keys.c.id == bindparam("key_id", type_=Integer)) & (
    api_keys.c.account_id == bindparam("account_id", type_=Integer)
)
# Constants are part of the text: the statements are run by it, with the parameters alone.
_ZERO, _ONE = literal_column("0", Integer), literal_column("1", Integer)
_WINDOW = literal_column(str(WINDOW_MS), Integer)


def spend_statement(dialect: Dialect, whose: ColumnElement[bool]) -> ClauseElement:
    """Return account, key, start of the window and requests used in it, or no row.

    Parameters: `lane`, `limit`, `now_ms` and those of `whose`.
    """
    window = quota_windows.c
    # A window that starts in the future was written by a clock that has since been set right.
    is_over = or_(window.started_at_ms <= _NOW - _WINDOW, window.started_at_ms > _NOW + _WINDOW)
    good_key = (
        select(api_keys.c.account_id, _LANE, api_keys.c.id, _NOW, _ONE)
        .join_from(api_keys, accounts)
        .where(
            whose,
            api_keys.c.revoked_at_ms.is_(None),
            or_(api_keys.c.expires_at_ms.is_(None), api_keys.c.expires_at_ms > _NOW),
            accounts.c.suspended_at_ms.is_(None),
        )
    )
    columns = ["account_id", "lane", "key_id", "started_at_ms", "used"]
    insert: sqlite.Insert | postgresql.Insert
    if dialect.name == "sqlite":
        insert = sqlite.insert(quota_windows).from_select(columns, good_key)
    else:
        insert = postgresql.insert(quota_windows).from_select(columns, good_key)
    return insert.on_conflict_do_update(
        index_elements=["account_id", "lane"],
        set_={
            "key_id": insert.excluded.key_id,
            "used": case((is_over, _ONE), else_=window.used + _ONE),
            "started_at_ms": case((is_over, _NOW), else_=window.started_at_ms),
        },
        where=or_(window.used < _LIMIT, is_over),
    ).returning(window.account_id, window.key_id, window.started_at_ms, window.used)


def look_statement(whose: ColumnElement[bool]) -> ClauseElement:
    """Return account, key, when it was revoked, expires, was suspended, and its window.

    Parameters: `lane` and those of `whose`. The window's two columns are 0 where there is none.
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
        )
        .join_from(api_keys, accounts)
        .outerjoin(quota_windows, (window.account_id == accounts.c.id) & (window.lane == _LANE))
        .where(whose)
    )
