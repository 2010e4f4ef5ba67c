"""A key that is no longer valid is rejected at the next request, even in a used-up window."""

from collections.abc import Callable

import pytest

from acting import act
from nonet.accounts.access.keys import Secret
from nonet.accounts.administration import delete_account, restore_account, suspend_account
from nonet.accounts.api_keys import list_keys, revoke_key
from refusals import Refusal, refusal
from samples import UNIQUE
from service import EMAIL, Service


def revoke(service: Service) -> None:
    record = service.database.run_now(list_keys, EMAIL)[0]
    act(service.database, revoke_key, record.id, now_ms=service.now_ms)


def suspend(service: Service) -> None:
    act(service.database, suspend_account, EMAIL, now_ms=service.now_ms)


def delete(service: Service) -> None:
    act(service.database, delete_account, EMAIL, secret=Secret(b"test"))


def expire(service: Service) -> None:
    service.execute(f"UPDATE api_keys SET expires_at_ms = {service.now_ms}")  # noqa: S608


CHANGES = [
    (revoke, Refusal(403, "KEY_REVOKED")),
    (suspend, Refusal(403, "ACCOUNT_SUSPENDED")),
    (expire, Refusal(403, "KEY_EXPIRED")),
    (delete, Refusal(401, "UNAUTHORIZED")),
]


@pytest.mark.parametrize("requests_before", [1, 60, 61], ids=["fresh", "spent", "refused"])
@pytest.mark.parametrize(("change", "expected"), CHANGES)
def test_the_next_request_after_a_change_is_rejected(
    service: Service, change: Callable[[Service], None], expected: Refusal, requests_before: int
) -> None:
    for _ in range(requests_before):
        service.ask()
    change(service)

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert refusal(answer) == expected
    assert "RateLimit" not in answer.headers
    assert "Retry-After" not in answer.headers
    assert ("WWW-Authenticate" in answer.headers) == (expected.status == 401)


def test_a_rejected_key_uses_no_requests_of_its_account(service: Service) -> None:
    good = service.new_key()
    revoke(service)
    for _ in range(10):
        service.ask()

    answer = service.post("/check", {"puzzle": UNIQUE}, key=good)

    assert answer.headers["RateLimit"] == '"account";r=59;t=60'


def test_a_restored_account_is_admitted_at_the_next_request(service: Service) -> None:
    suspend(service)
    refused = service.ask()
    act(service.database, restore_account, EMAIL, secret=Secret(b"test"))

    assert [refused, service.ask()] == [403, 200]


def test_a_suspension_does_not_reset_the_window(service: Service) -> None:
    for _ in range(61):
        service.ask()
    suspend(service)
    refused = service.ask()
    act(service.database, restore_account, EMAIL, secret=Secret(b"test"))

    assert [refused, service.ask()] == [403, 429]


def test_a_key_works_until_the_moment_it_expires(service: Service) -> None:
    key = service.new_key(expires_at_ms=service.now_ms + 5_000)
    service.clock.advance(4.999)
    before = service.ask(key=key)
    service.clock.advance(0.001)

    answer = service.post("/check", {"puzzle": UNIQUE}, key=key)

    assert before == 200
    assert refusal(answer) == Refusal(403, "KEY_EXPIRED")


def test_a_revoked_key_of_a_suspended_account_is_reported_as_revoked(service: Service) -> None:
    revoke(service)
    suspend(service)

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert refusal(answer) == Refusal(403, "KEY_REVOKED")
