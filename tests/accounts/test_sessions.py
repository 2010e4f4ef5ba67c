from random import Random

import pytest

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account
from nonet.accounts.administration import delete_account
from nonet.accounts.sessions import (
    begin_session,
    end_session,
    end_session_of,
    find_session,
    list_sessions,
)
from nonet.accounts.sign_in import end_own_sessions
from nonet.database.connection import Database

DAY_MS = 24 * 60 * 60 * 1000
WEEK_MS = 7 * DAY_MS
MINUTE_MS = 60_000


@pytest.fixture
def ada(database: Database) -> Account:
    return add_account(database, "ada@example.com", now_ms=0)


def begin(database: Database, account: Account, *, seed: int = 1, now_ms: int = 0) -> str:
    random = Random(seed)
    return act(
        database, begin_session, account.id, way="link", agent="Test", random=random, now_ms=now_ms
    )


def test_a_token_finds_its_session_and_account(database: Database, ada: Account) -> None:
    token = begin(database, ada, now_ms=7)

    found = database.run_now(find_session, token, now_ms=8)

    assert found is not None
    session, account = found
    assert account == ada
    assert (session.agent, session.created_at_ms, session.last_seen_at_ms) == ("Test", 7, 7)
    assert database.run_now(find_session, token + "x", now_ms=8) is None


def test_the_last_use_is_noted_once_a_minute(database: Database, ada: Account) -> None:
    token = begin(database, ada)
    seen = []
    for now_ms in (MINUTE_MS - 1, MINUTE_MS, MINUTE_MS + 5):
        database.run_now(find_session, token, now_ms=now_ms)
        seen += database.run_now(list_sessions, ada.id, now_ms=now_ms)

    assert [session.last_seen_at_ms for session in seen] == [0, MINUTE_MS, MINUTE_MS]


def test_a_session_ends_a_week_after_its_last_use(database: Database, ada: Account) -> None:
    token = begin(database, ada)
    alive = database.run_now(find_session, token, now_ms=WEEK_MS - 1)

    assert alive is not None
    assert database.run_now(find_session, token, now_ms=2 * WEEK_MS - 1) is None
    assert database.run_now(list_sessions, ada.id, now_ms=2 * WEEK_MS - 1) == []


def test_a_session_ends_after_a_month_even_if_used(database: Database, ada: Account) -> None:
    token = begin(database, ada)
    days = range(1, 31)
    alive = [database.run_now(find_session, token, now_ms=day * DAY_MS) is not None for day in days]

    assert alive == [True] * 29 + [False]


def test_a_session_is_ended_only_by_its_own_account(database: Database, ada: Account) -> None:
    bob = add_account(database, "bob@example.com", now_ms=0)
    token = begin(database, ada)
    (session,) = database.run_now(list_sessions, ada.id, now_ms=1)
    database.run_now(end_session, bob.id, session.id)
    after_bob = database.run_now(find_session, token, now_ms=1)
    database.run_now(end_session, ada.id, session.id)

    assert after_bob is not None
    assert database.run_now(find_session, token, now_ms=1) is None


def test_signing_out_everywhere_ends_all_sessions_of_one_account(
    database: Database, ada: Account
) -> None:
    bob = add_account(database, "bob@example.com", now_ms=0)
    tokens = [begin(database, ada, seed=seed) for seed in (1, 2)]
    others = begin(database, bob, seed=3)

    act(database, end_own_sessions, by=Principal(ada.id), now_ms=1)

    assert [database.run_now(find_session, token, now_ms=1) for token in tokens] == [None, None]
    assert database.run_now(find_session, others, now_ms=1) is not None


def test_a_token_ends_its_session_and_a_deletion_ends_all(database: Database, ada: Account) -> None:
    first, second = begin(database, ada, seed=1), begin(database, ada, seed=2)
    database.run_now(end_session_of, first)
    left = database.run_now(list_sessions, ada.id, now_ms=1)
    act(database, delete_account, ada.email, secret=Secret(b"test"))

    assert len(left) == 1
    assert database.run_now(find_session, second, now_ms=1) is None
