"""Several server processes on one database are one service."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from nonet.accounts import create_account, create_key, list_keys, revoke_key, suspend_account
from nonet.database import Database, upgrade
from samples import UNIQUE
from server import Server

EMAIL = "ada@example.com"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Open a fresh database with one account."""
    opened = Database(database_url)
    opened.run_now(upgrade)
    opened.run_now(create_account, EMAIL, now_ms=0)
    yield opened
    opened.close_now()


def new_key(database: Database, seed: int) -> str:
    random = Random(seed)
    key, _ = database.run_now(create_key, EMAIL, name="test", random=random, now_ms=0)
    return key


def test_two_servers_on_one_database_share_exactly_60_requests_and_every_refusal(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    keys = [new_key(database, seed) for seed in (1, 2)]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(tmp_path, database_url=database_url)) for _ in range(2)
        ]

        def ask(number: int) -> int:
            server, key = servers[number % 2], keys[number // 2 % 2]
            return server.post("/check", {"puzzle": UNIQUE}, key=key).status_code

        with ThreadPoolExecutor(8) as clients:
            crowded = Counter(clients.map(ask, range(100)))
        first = database.run_now(list_keys, EMAIL)[0]
        database.run_now(revoke_key, first.id, now_ms=1)
        revoked = [ask(number) for number in range(8)]
        database.run_now(suspend_account, EMAIL, now_ms=1)
        suspended = [ask(number) for number in range(8)]

    assert crowded == {200: 60, 429: 40}
    assert revoked == [403, 403, 429, 429] * 2
    assert suspended == [403] * 8


def test_servers_that_start_together_on_a_new_folder_make_one_account_and_one_key(
    tmp_path: Path,
) -> None:
    with ExitStack() as stack:
        servers = [Server(tmp_path) for _ in range(3)]
        for server in servers:
            stack.enter_context(server)

    welcomes = [server.output.rest() for server in servers]
    assert sum("API key" in welcome for welcome in welcomes) == 1
    assert (tmp_path / "var" / "secret").stat().st_mode & 0o777 == 0o600
