"""A request that breaks two rules gets the error of the check that runs first."""

from pathlib import Path

from refusals import Refusal, refusal
from samples import INVALID
from service import EMAIL, Service

TOO_LARGE = b"{" + b" " * 16_384
JSON = {"Content-Type": "application/json"}
TEXT = {"Content-Type": "text/plain"}


def test_a_wrong_path_outranks_a_wrong_method(service: Service) -> None:
    answer = service.client.get("/api/v1/solve")

    assert refusal(answer) == Refusal(404, "NOT_FOUND")


def test_a_wrong_method_outranks_a_missing_credential(service: Service) -> None:
    answer = service.client.get("/api/v1/check")

    assert refusal(answer) == Refusal(405, "METHOD_NOT_ALLOWED")


def test_a_missing_credential_outranks_the_content_type(service: Service) -> None:
    answer = service.client.post("/api/v1/check", content=TOO_LARGE, headers=TEXT)

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")


def test_a_revoked_key_outranks_a_spent_window(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=1) as service:
        assert [service.ask(), service.ask()] == [200, 429]
        service.execute("UPDATE api_keys SET revoked_at_ms = 1")

        answer = service.send("/check", TOO_LARGE, headers=TEXT)

    assert refusal(answer) == Refusal(403, "KEY_REVOKED")


def test_a_suspended_account_outranks_a_spent_window(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=1) as service:
        assert [service.ask(), service.ask()] == [200, 429]
        service.execute(f"UPDATE accounts SET suspended_at_ms = 1 WHERE email = '{EMAIL}'")  # noqa: S608

        answer = service.send("/check", TOO_LARGE, headers=TEXT)

    assert refusal(answer) == Refusal(403, "ACCOUNT_SUSPENDED")


def test_a_spent_window_outranks_the_content_type(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=1) as service:
        service.ask()

        answer = service.send("/check", b"{}", headers=TEXT)

    assert refusal(answer) == Refusal(429, "RATE_LIMITED")


def test_the_content_type_outranks_the_size(service: Service) -> None:
    answer = service.send("/check", TOO_LARGE, headers=TEXT)

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")


def test_the_size_outranks_malformed_json(service: Service) -> None:
    answer = service.send("/check", TOO_LARGE)

    assert refusal(answer) == Refusal(413, "BODY_TOO_LARGE")


def test_an_invalid_body_outranks_a_grid_that_is_not_unique(service: Service) -> None:
    answer = service.post("/analyze", {"puzzle": INVALID, "more": 1})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["more"])


def test_an_invalid_body_outranks_an_exhausted_generation_budget(tmp_path: Path) -> None:
    with Service(tmp_path, generation_budget=0) as service:
        answer = service.post("/generate", {"count": 21})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["count"])


def test_a_malformed_board_outranks_a_puzzle_that_is_not_unique(service: Service) -> None:
    answer = service.post("/hint", {"puzzle": INVALID, "progress": "?"})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["progress"])
