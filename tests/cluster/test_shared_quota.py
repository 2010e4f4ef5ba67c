"""Several server processes on one database are one service."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from acting import act, add_account
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.administration import AccountLimits, limit_account, make_key, suspend_account
from nonet.accounts.api_keys import list_keys, revoke_key
from nonet.database.connection import Database
from nonet.database.schema import upgrade
from server import LAYOUTS, Layout, Server, spend, three_processes

EMAIL = "ada@example.com"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Open a fresh database with one account."""
    opened = Database(database_url)
    opened.run_now(upgrade)
    add_account(opened, EMAIL, now_ms=0)
    yield opened
    opened.close_now()


def new_key(database: Database, seed: int) -> str:
    random = Random(seed)
    key, _ = act(database, make_key, EMAIL, name="test", random=random)
    return key


@pytest.mark.parametrize("layout", LAYOUTS)
def test_three_processes_on_one_database_share_exactly_60_requests_and_every_refusal(
    database: Database, database_url: str, layout: Layout, tmp_path: Path
) -> None:
    keys = [new_key(database, seed) for seed in (1, 2)]
    with three_processes(tmp_path, layout, database_url=database_url) as processes:

        def ask(number: int) -> int:
            return spend(processes[number % 3], keys[number // 3 % 2])

        with ThreadPoolExecutor(9) as clients:
            crowded = Counter(clients.map(ask, range(120)))
        own = AccountLimits(requests_per_minute=70)
        act(database, limit_account, EMAIL, own, by=COMMAND_LINE, now_ms=1)
        with ThreadPoolExecutor(9) as clients:
            widened = Counter(clients.map(ask, range(30)))
        first = database.run_now(list_keys, EMAIL)[0]
        act(database, revoke_key, first.id, now_ms=1)
        revoked = [ask(number) for number in range(12)]
        act(database, suspend_account, EMAIL, now_ms=1)
        suspended = [ask(number) for number in range(12)]

    assert crowded == {200: 60, 429: 60}
    assert widened == {200: 10, 429: 20}
    assert revoked == ([403] * 3 + [429] * 3) * 2
    assert suspended == [403] * 12


def test_servers_that_start_together_on_a_new_database_make_one_account_and_one_key(
    database_url: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [Server(tmp_path, database_url=database_url) for _ in range(3)]
        for server in servers:
            stack.enter_context(server)

    welcomes = [server.output.rest() for server in servers]
    assert sum("nonet_live_" in welcome for welcome in welcomes) == 1
    assert (tmp_path / "var" / "secret").stat().st_mode & 0o777 == 0o600
