"""An account may have limits of its own: they hold from the next request on."""

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
def test_a_limit_holds_from_the_next_request_on_whatever_was_used(service: Service) -> None:
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
def test_what_is_told_and_what_a_batch_may_ask_go_by_the_own_limit(service: Service) -> None:
    limit(service, 100)
    answer = service.post("/check", {"puzzle": UNIQUE})
    batches = [service.post("/check/batch", {"puzzles": [SOLUTION] * 190}) for _ in range(10)]

    assert answer.headers["RateLimit-Policy"] == '"account";q=100;w=60'
    assert answer.headers["RateLimit"] == '"account";r=99;t=60'
    assert [batch.status_code for batch in batches] == [200] * 9 + [429]
    assert batches[-1].headers["RateLimit-Policy"] == '"account";q=100;w=60'
    assert batches[-1].headers["RateLimit"] == '"account";r=8;t=60'


def test_a_batch_fits_into_a_limit_that_is_smaller_than_it(service: Service) -> None:
    limit(service, 3)

    answer = service.post("/check/batch", {"puzzles": [SOLUTION] * 190})

    assert (answer.status_code, answer.headers["RateLimit"]) == (200, '"account";r=0;t=60')
    assert service.ask() == 429


@on_each_database
def test_keys_count_by_the_own_limit_and_those_that_there_are_stay(service: Service) -> None:
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


def test_it_is_written_down(service: Service) -> None:
    limit(service, 600)

    entry, *_ = service.database.run_now(list_audit)

    assert (entry.action, entry.account_email) == ("limit", EMAIL)
    assert entry.detail == {"kind": "limits", "requests": 600, "keys": None}


@pytest.mark.parametrize(
    "typed",
    [("0", ""), ("", "0"), ("-1", ""), ("1e3", ""), ("100001", ""), ("", "1001"), ("\u0663", "")],
)
def test_what_is_no_limit_is_refused(typed: tuple[str, str]) -> None:
    with pytest.raises(AccountLimitError):
        AccountLimits.read(*typed)


def test_nothing_means_as_all_have() -> None:
    assert AccountLimits.read(" ", "") == AccountLimits()
    assert AccountLimits.read(" 600 ", "1000") == AccountLimits(600, 1000)
