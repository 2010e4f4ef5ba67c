"""Hosts whose clocks differ use the clock of their shared database."""

from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from nonet.server.app import compose
from nonet.server.state import RuntimeDependencies
from postgres import PostgreSQLServer
from refusals import Refusal, refusal
from samples import UNIQUE
from service import Clock, Service

pytestmark = pytest.mark.slow

HOUR_S = 3_600


@pytest.mark.parametrize("ahead_s", [61, HOUR_S, -HOUR_S])
def test_two_hosts_whose_clocks_differ_share_exactly_60_requests(
    tmp_path: Path, postgresql: PostgreSQLServer, ahead_s: int
) -> None:
    with Service(tmp_path, database_url=postgresql.new_database()) as one:
        clock = Clock(one.clock.now + ahead_s)
        nature = RuntimeDependencies(clock=clock, elapsed=clock.elapsed)
        with TestClient(compose(one.settings, nature)) as other:

            def ask(number: int) -> int:
                return asked(one.client if number % 2 else other, one.key).status_code

            statuses = [ask(number) for number in range(100)]
            one.clock.advance(17.5)
            clock.advance(17.5)
            refused = [asked(client, one.key) for client in (one.client, other)]
            one.clock.advance(42.5)
            clock.advance(42.5)
            again = [ask(number) for number in range(100)]

    assert sorted(statuses) == sorted(again) == [200] * 60 + [429] * 40
    assert {refusal(answer) for answer in refused} == {Refusal(429, "RATE_LIMITED")}
    assert {answer.headers["Retry-After"] for answer in refused} == {"43"}


def test_a_key_expires_by_the_clock_of_the_database(
    tmp_path: Path, postgresql: PostgreSQLServer
) -> None:
    with Service(tmp_path, database_url=postgresql.new_database()) as service:
        key = service.new_key(expires_at_ms=service.now_ms + 5_000)
        # The host's own clock goes wrong by an hour; the server's does not.
        service.clock.now += HOUR_S
        before = service.ask(key=key)
        service.clock.now -= HOUR_S
        service.clock.advance(5)

        assert (before, service.ask(key=key)) == (200, 403)


def asked(client: TestClient, key: str) -> Response:
    headers = {"Authorization": f"Bearer {key}"}
    return client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)
