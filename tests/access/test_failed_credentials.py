from pathlib import Path

from nonet.accounts.access.keys import make_key
from refusals import Refusal, refusal
from samples import UNIQUE
from service import EMAIL, Service


def knock(service: Service, key: str = "wrong") -> int:
    return service.ask(key=key)


def test_an_address_has_300_failed_credentials_a_minute(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        statuses = [knock(service) for _ in range(300)]
        service.clock.advance(20)
        refused = service.post("/check", {"puzzle": UNIQUE}, key="wrong")
        good = service.post("/check", {"puzzle": UNIQUE})

    assert statuses == [401] * 300
    assert refusal(refused) == Refusal(429, "RATE_LIMITED")
    assert refused.headers["Retry-After"] == "40"
    assert "RateLimit" not in refused.headers
    # A good key passes where others failed too often, and its account pays nothing for them.
    assert good.status_code == 200
    assert good.headers["RateLimit"] == '"account";r=59;t=60'


def test_unknown_and_malformed_keys_count_alike(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=3) as service:
        unknown = make_key(service.random)

        statuses = [knock(service, key) for key in (unknown, "wrong", unknown, unknown, "wrong")]

    assert statuses == [401, 401, 401, 429, 429]


def test_a_revoked_key_is_never_throttled(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=1) as service:
        service.execute("UPDATE api_keys SET revoked_at_ms = 1")

        assert [service.ask() for _ in range(3)] == [403] * 3


def test_waiting_for_retry_after_suffices(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=1) as service:
        knock(service)
        service.clock.advance(1.5)
        refused = service.post("/check", {}, key="wrong")
        service.clock.advance(int(refused.headers["Retry-After"]))

        assert (refused.status_code, knock(service)) == (429, 401)


def test_a_deleted_accounts_key_counts_as_a_failure(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=1) as service:
        service.execute(f"DELETE FROM accounts WHERE email = '{EMAIL}'")  # noqa: S608

        assert [service.ask(), service.ask()] == [401, 429]
