from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from acting import add_account
from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service

OTHER = "grace@example.com"


def test_an_account_has_exactly_60_requests_a_minute_over_all_its_keys(service: Service) -> None:
    keys = [service.key, service.new_key(), service.new_key()]

    statuses = [service.ask(key=keys[number % 3]) for number in range(63)]

    assert statuses == [200] * 60 + [429] * 3


def test_another_account_has_requests_of_its_own(service: Service) -> None:
    add_account(service.database, OTHER, now_ms=service.now_ms)
    other = service.new_key(OTHER)
    statuses = [service.ask() for _ in range(61)]

    assert statuses[-1] == 429
    assert service.ask(key=other) == 200


def test_an_account_over_its_limit_is_rejected_until_the_next_window(service: Service) -> None:
    add_account(service.database, OTHER, now_ms=service.now_ms)
    keys = (service.key, service.new_key(OTHER))
    for key in keys * 2:
        assert [service.ask(key=key) for _ in range(61)] == [200] * 60 + [429]
        service.clock.advance(60)


def test_retry_after_is_exact_to_the_second(service: Service) -> None:
    service.ask()
    service.clock.advance(17.25)
    for _ in range(59):
        service.ask()

    refused = service.post("/check", {"puzzle": UNIQUE})
    wait = int(refused.headers["Retry-After"])
    service.clock.advance(wait - 1)
    one_second_early = service.ask()
    service.clock.advance(1)

    assert refusal(refused) == Refusal(429, "RATE_LIMITED")
    assert (wait, one_second_early, service.ask()) == (43, 429, 200)


def test_the_window_is_fixed_from_the_first_request_on(service: Service) -> None:
    service.ask()
    service.clock.advance(59.999)
    within = [service.ask() for _ in range(60)]
    service.clock.advance(0.001)
    after = [service.ask() for _ in range(61)]

    assert within == [200] * 59 + [429]
    assert after == [200] * 60 + [429]


def test_a_window_begins_with_a_request_not_with_the_end_of_the_last_one(service: Service) -> None:
    service.ask()
    service.clock.advance(90)
    service.ask()
    service.clock.advance(59)

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert answer.headers["RateLimit"] == '"account";r=58;t=1'


def test_rejected_bodies_count(service: Service) -> None:
    spent = [
        service.post("/check", {}),
        service.send("/check", b"{"),
        service.send("/check", b" " * 20_000),
        service.send("/check", b"{}", headers={"Content-Type": "text/plain"}),
        service.post("/analyze", {"puzzle": "." * 81}),
    ]
    statuses = [service.ask() for _ in range(56)]

    assert [answer.status_code for answer in spent] == [400, 400, 413, 415, 422]
    assert statuses == [200] * 55 + [429]


def test_requests_rejected_before_the_rate_limit_do_not_count(service: Service) -> None:
    bearer = {"Authorization": f"Bearer {service.key}"}
    for _ in range(20):
        service.client.post("/api/v1/check", json={"puzzle": UNIQUE})
        service.client.get("/api/v1/check", headers=bearer)
        service.client.post("/api/v1/solve", headers=bearer)

    assert [service.ask() for _ in range(61)] == [200] * 60 + [429]


def test_rejected_requests_do_not_extend_the_wait(service: Service) -> None:
    for _ in range(60):
        service.ask()
    waits = []
    for _ in range(3):
        service.clock.advance(10)
        waits.append(service.post("/check", {}).headers["Retry-After"])

    assert waits == ["50", "40", "30"]


def test_a_new_key_shares_the_used_up_window(service: Service) -> None:
    for _ in range(60):
        service.ask()

    assert service.ask(key=service.new_key()) == 429


def test_setting_the_clock_back_neither_adds_requests_nor_locks_out(
    service: Service,
) -> None:
    used = [service.ask() for _ in range(30)]
    service.clock.set(service.clock.now - 3_600)
    rest = [service.ask() for _ in range(31)]
    refused = service.post("/check", {"puzzle": UNIQUE})
    service.clock.advance(59)
    early = service.ask()
    service.clock.advance(1)

    assert (used, rest) == ([200] * 30, [200] * 30 + [429])
    assert (refused.headers["Retry-After"], early, service.ask()) == ("60", 429, 200)


def test_retry_after_is_exact_after_the_clock_was_set_back(
    service: Service,
) -> None:
    for _ in range(61):
        service.ask()
    service.clock.advance(10)
    service.clock.set(service.clock.now - 3_600)
    waits = []
    for _ in range(2):
        waits.append(service.post("/check", {"puzzle": UNIQUE}).headers["Retry-After"])
        service.clock.advance(20)
    service.clock.advance(20)

    assert (waits, service.ask()) == (["60", "40"], 200)


def test_setting_the_clock_forward_begins_a_window(service: Service) -> None:
    for _ in range(61):
        service.ask()
    service.clock.set(service.clock.now + 3_600)

    # This process remembers that the window is spent, and asks the clock that opened it.
    assert [service.ask() for _ in range(61)] == [200] * 60 + [429]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service with three requests a minute."""
    with Service(tmp_path_factory.mktemp("narrow"), rate_limit_per_minute=3) as narrow_one:
        yield narrow_one


@given(pauses_ms=st.lists(st.integers(0, 70_000), min_size=1, max_size=12))
def test_any_sequence_of_requests_is_counted_in_fixed_windows(
    narrow: Service, pauses_ms: list[int]
) -> None:
    narrow.clock.advance(60)
    now_ms, window_ends_ms, used = narrow.now_ms, 0, 0
    for pause_ms in pauses_ms:
        now_ms += pause_ms
        narrow.clock.advance((now_ms + 0.5) / 1000 - narrow.clock.now)
        if now_ms >= window_ends_ms:
            window_ends_ms, used = now_ms + 60_000, 0
        used += 1

        answer = narrow.post("/check", {"puzzle": UNIQUE})

        seconds = -((now_ms - window_ends_ms) // 1000)
        left = max(0, 3 - used)
        assert answer.status_code == (200 if used <= 3 else 429)
        assert answer.headers["RateLimit"] == f'"account";r={left};t={seconds}'
        assert answer.headers.get("Retry-After") == (None if used <= 3 else str(seconds))


def test_the_limit_is_a_setting(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=2) as service:
        assert [service.ask() for _ in range(3)] == [200, 200, 429]
