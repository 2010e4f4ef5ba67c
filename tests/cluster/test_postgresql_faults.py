"""PostgreSQL in trouble under a server that runs: nobody hangs, nobody is lied to, and it heals."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from acting import act, add_account
from database_faults import (
    ask,
    assert_all_are_refused,
    assert_falls_and_stands_up,
    assert_logged_once,
    crowd,
    hurried_server,
    is_ready,
)
from nonet.accounts.administration import make_key
from postgres import MISSING, PostgreSQLServer, find_programs, postgresql_server
from waiting import eventually, open_patiently

EMAIL = "ada@example.com"


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgreSQLServer]:
    """Start a server that tests may stop."""
    programs = find_programs()
    if programs is None:
        pytest.skip(MISSING)
    with postgresql_server(programs) as server:
        yield server


@pytest.fixture
def url(own_server: PostgreSQLServer) -> str:
    """Give a fresh database on it."""
    return own_server.new_database()


@pytest.fixture
def key(url: str) -> str:
    """Make an account and its key."""
    database = open_patiently(url)
    add_account(database, EMAIL, now_ms=0)
    made, _ = act(database, make_key, EMAIL, name="test", random=Random(1))
    return made


def test_a_server_that_stops_refuses_at_once_and_comes_back(
    own_server: PostgreSQLServer, url: str, key: str, tmp_path: Path
) -> None:
    with hurried_server(tmp_path, database_url=url) as server:
        before = ask(server, key).status_code
        own_server.stop()
        try:
            assert_all_are_refused(server, key)
            eventually(lambda: not is_ready(server))
            assert_all_are_refused(server, key)
        finally:
            own_server.start()
        eventually(lambda: is_ready(server))
        after = ask(server, key).status_code

    assert (before, after) == (200, 200)
    assert_logged_once(server)


def test_a_server_that_stands_still_hangs_nobody(
    own_server: PostgreSQLServer, url: str, key: str, tmp_path: Path
) -> None:
    with hurried_server(tmp_path, database_url=url) as server:
        before = ask(server, key).status_code
        with ExitStack() as stack:
            stack.enter_context(own_server.frozen())
            assert_falls_and_stands_up(server, key, stack.close)

    assert before == 200
    assert_logged_once(server)


def test_a_server_that_is_restarted_while_nobody_asks_costs_no_request(
    own_server: PostgreSQLServer, url: str, key: str, tmp_path: Path
) -> None:
    with hurried_server(tmp_path, database_url=url) as server:
        before = ask(server, key).status_code
        own_server.stop()
        own_server.start()
        eventually(lambda: is_ready(server))

        assert [before, ask(server, key).status_code] == [200, 200]


def test_a_server_that_only_reads_is_not_ready(
    own_server: PostgreSQLServer, url: str, key: str, tmp_path: Path
) -> None:
    def set_read_only(mode: str) -> None:
        own_server.set("default_transaction_read_only", mode)

    with hurried_server(tmp_path, database_url=url) as server:
        set_read_only("on")
        # Sessions that are there already hear of it a moment later, each by itself.
        eventually(lambda: {answer.status_code for answer in crowd(server, key)} == {503})
        try:
            assert_falls_and_stands_up(server, key, lambda: set_read_only("off"))
        finally:
            set_read_only("off")
    assert_logged_once(server)


def test_a_table_that_another_session_locks_is_waited_for_no_longer_than_allowed(
    url: str, key: str, tmp_path: Path
) -> None:
    database = open_patiently(url)
    with hurried_server(tmp_path, database_url=url) as server:
        before = ask(server, key).status_code

        def ask_meanwhile(connection: Connection) -> None:
            connection.execute(text("LOCK TABLE quota_windows, probe"))
            assert_all_are_refused(server, key)
            eventually(lambda: not is_ready(server))

        database.run_now(ask_meanwhile)
        eventually(lambda: is_ready(server))

        assert [before, ask(server, key).status_code] == [200, 200]
    assert_logged_once(server)
