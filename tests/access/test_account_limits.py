"""Limits of single accounts apply from the next request on."""

import pytest

from acting import act
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.administration import AccountLimits, limit_account, make_key
from nonet.accounts.audit import list_audit
from nonet.errors import AccountLimitError, KeyLimitError
from postgres import on_each_database
from samples import SOLUTION, UNIQUE
from service import EMAIL, Service


def limit(service: Service, requests: int | None = None, keys: int | None = None) -> None:
    limits = AccountLimits(requests, keys)
    act(service.database, limit_account, EMAIL, limits, by=COMMAND_LINE, now_ms=service.now_ms)


@on_each_database
def test_an_own_limit_applies_from_the_next_request_on(service: Service) -> None:
    other = service.new_account("grace@example.com")
    limit(service, 3)
    narrow = [service.ask() for _ in range(5)]
    limit(service, 5)
    wider = [service.ask() for _ in range(3)]
    limit(service)
    standard = [service.ask() for _ in range(56)]
    limit(service, 10)

    assert narrow == [200] * 3 + [429] * 2
    assert wider == [200] * 2 + [429]
    assert standard == [200] * 55 + [429]
    assert service.ask() == 429
    assert [service.ask(key=other) for _ in range(61)] == [200] * 60 + [429]
    service.clock.advance(60)
    assert [service.ask() for _ in range(11)] == [200] * 10 + [429]


@on_each_database
def test_headers_and_batches_use_the_own_limit(service: Service) -> None:
    limit(service, 100)
    answer = service.post("/check", {"puzzle": UNIQUE})
    batches = [service.post("/check/batch", {"puzzles": [SOLUTION] * 190}) for _ in range(10)]

    assert answer.headers["RateLimit-Policy"] == '"account";q=100;w=60'
    assert answer.headers["RateLimit"] == '"account";r=99;t=60'
    assert [batch.status_code for batch in batches] == [200] * 9 + [429]
    assert batches[-1].headers["RateLimit-Policy"] == '"account";q=100;w=60'
    assert batches[-1].headers["RateLimit"] == '"account";r=8;t=60'


def test_a_batch_larger_than_the_limit_uses_a_whole_window(service: Service) -> None:
    limit(service, 3)

    answer = service.post("/check/batch", {"puzzles": [SOLUTION] * 190})

    assert (answer.status_code, answer.headers["RateLimit"]) == (200, '"account";r=0;t=60')
    assert service.ask() == 429


@on_each_database
def test_an_own_key_limit_keeps_existing_keys(service: Service) -> None:
    service.new_key()
    limit(service, keys=1)
    with pytest.raises(KeyLimitError):
        service.new_key()
    kept = service.ask()
    limit(service, keys=60)
    for _ in range(58):
        service.new_key()

    assert kept == 200
    with pytest.raises(KeyLimitError):
        act(
            service.database,
            make_key,
            EMAIL,
            name="one more",
            random=service.random,
            now_ms=service.now_ms,
        )


def test_a_changed_limit_is_recorded(service: Service) -> None:
    limit(service, 600)

    entry, *_ = service.database.run_now(list_audit)

    assert (entry.action, entry.account_email) == ("limit", EMAIL)
    assert entry.detail == {"kind": "limits", "requests": 600, "keys": None}


@pytest.mark.parametrize(
    "typed",
    [("0", ""), ("", "0"), ("-1", ""), ("1e3", ""), ("100001", ""), ("", "1001"), ("\u0663", "")],
)
def test_invalid_limits_are_rejected(typed: tuple[str, str]) -> None:
    with pytest.raises(AccountLimitError):
        AccountLimits.read(*typed)


def test_an_empty_limit_means_the_default() -> None:
    assert AccountLimits.read(" ", "") == AccountLimits()
    assert AccountLimits.read(" 600 ", "1000") == AccountLimits(600, 1000)
