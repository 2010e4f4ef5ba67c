"""After the clock was set back, nothing waits for a stored time in the future."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import Column, Connection, LargeBinary, Select, String, Table, insert, select

from acting import act, add_account
from nonet.accounts.access.principal import Principal
from nonet.accounts.email_change import begin_email_change, read_email_change
from nonet.accounts.passkeys.credentials import make_challenge, use_challenge
from nonet.accounts.personal_data import delete_expired
from nonet.accounts.sessions import begin_session, find_session
from nonet.accounts.sign_in import make_sign_in_link, read_sign_in_link
from nonet.accounts.work import UnitOfWork
from nonet.database.connection import Database
from nonet.database.tables import (
    accounts,
    api_keys,
    api_requests,
    audit_log,
    letter_windows,
    oauth_clients,
    sessions,
)
from nonet.errors import LinkExpiredError, PasskeyError

DAY_MS = 86_400_000
LATER_MS, NOW_MS = 100 * DAY_MS, 99 * DAY_MS
EMAIL = "ada@example.com"


def value_of(column: Column[Any]) -> object:
    """Return something that a column takes; of times one that lies ahead."""
    if column.name.endswith("at_ms"):
        return LATER_MS
    if isinstance(column.type, LargeBinary):
        return b"x"
    return "x" if isinstance(column.type, String) else 1


def fill(connection: Connection, table: Table) -> None:
    """Give a table a row."""
    connection.execute(insert(table).values({one.name: value_of(one) for one in table.columns}))


def scalars(connection: Connection, read: Select[Any]) -> list[Any]:
    """Return the one column of each row."""
    return list(connection.execute(read).scalars())


PAST = [
    api_keys.c.last_used_at_ms,
    oauth_clients.c.created_at_ms,
    oauth_clients.c.used_at_ms,
    sessions.c.created_at_ms,
    sessions.c.last_seen_at_ms,
    letter_windows.c.last_at_ms,
    letter_windows.c.hour_began_at_ms,
    letter_windows.c.day_began_at_ms,
    api_requests.c.at_ms,
    audit_log.c.at_ms,
]


def test_future_times_are_stored_as_now_in_all_tables(database: Database) -> None:
    tables = dict.fromkeys([accounts, *(column.table for column in PAST)])
    for table in tables:
        database.run_now(fill, table)

    database.run_now(delete_expired, now_ms=NOW_MS)

    for column in PAST:
        (stored,) = database.run_now(scalars, select(column))
        assert stored == NOW_MS, column


def test_a_session_from_the_future_stays_but_is_not_fresh(database: Database) -> None:
    account = add_account(database, EMAIL, now_ms=0)
    token = act(
        database, begin_session, account.id, way="link", agent="", random=Random(1), now_ms=LATER_MS
    )

    first, _ = database.run_now(find_session, token, now_ms=NOW_MS) or (None, None)
    again, _ = database.run_now(find_session, token, now_ms=NOW_MS + 1) or (None, None)

    assert first is not None
    assert again is not None
    assert (first.is_fresh(NOW_MS), again.is_fresh(NOW_MS + 1)) == (False, False)
    assert database.run_now(find_session, token, now_ms=NOW_MS + 8 * DAY_MS) is None


def test_setting_the_clock_back_does_not_extend_a_link(database: Database) -> None:
    account = add_account(database, EMAIL, now_ms=0)
    random = Random(1)
    token = act(database, make_sign_in_link, EMAIL, random=random, now_ms=LATER_MS)
    old, _ = act(
        database,
        begin_email_change,
        "b@example.com",
        by=Principal(account.id),
        random=random,
        now_ms=LATER_MS,
    )
    challenge = act(database, make_challenge, account_id=None, random=random, now_ms=LATER_MS)

    for read, held in ((read_sign_in_link, token), (read_email_change, old)):
        with pytest.raises(LinkExpiredError):
            database.run_now(read, held, now_ms=NOW_MS)
    with pytest.raises(PasskeyError):
        act(database, use_challenge, challenge, account_id=None, now_ms=NOW_MS)


def test_clocks_of_hosts_may_differ_a_little(database: Database) -> None:
    token = act(database, make_sign_in_link, EMAIL, random=Random(1), now_ms=NOW_MS + 4_000)

    assert database.run_now(read_sign_in_link, token, now_ms=NOW_MS) == EMAIL


def test_data_from_the_far_future_is_deleted_in_time(database: Database) -> None:
    by = Principal(None, None, "203.0.113.7")
    century_ms = 100 * 365 * DAY_MS
    act(database, UnitOfWork.record, "suspend", None, by=by, now_ms=NOW_MS + century_ms)

    database.run_now(delete_expired, now_ms=NOW_MS)
    database.run_now(delete_expired, now_ms=NOW_MS + 91 * DAY_MS)

    kept = select(audit_log.c.address)
    assert database.run_now(scalars, kept) == [None]
