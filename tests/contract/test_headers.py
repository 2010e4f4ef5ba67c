import re
from pathlib import Path

import pytest
from httpx2 import Response

from refusals import Refusal, refusal
from samples import EMPTY, INVALID, REQUESTS, UNIQUE
from service import Service


def rate_limit(answer: Response) -> tuple[str | None, str | None]:
    return answer.headers.get("RateLimit-Policy"), answer.headers.get("RateLimit")


POLICY = '"account";q=60;w=60'


def test_every_authenticated_response_has_the_quota(
    service: Service,
) -> None:
    bearer = {"Authorization": f"Bearer {service.key}"}
    answers = [
        service.post("/check", {"puzzle": UNIQUE}),
        service.post("/check", {"puzzle": "x"}),
        service.post("/analyze", {"puzzle": INVALID}),
        service.send("/check", b" " * 16_385),
        service.client.post("/api/v1/check", content=b"{}", headers=bearer),
    ]

    assert [answer.status_code for answer in answers] == [200, 400, 422, 413, 415]
    assert [rate_limit(answer) for answer in answers] == [
        (POLICY, f'"account";r={left};t=60') for left in (59, 58, 57, 56, 55)
    ]


def test_the_quota_includes_its_remaining_seconds(service: Service) -> None:
    service.ask()
    service.clock.advance(12.001)

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert rate_limit(answer) == (POLICY, '"account";r=58;t=48')


def test_a_response_beyond_the_quota_reports_the_quota(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=1) as service:
        service.ask()
        service.clock.advance(30)

        answer = service.post("/check", {"puzzle": UNIQUE})

    assert refusal(answer) == Refusal(429, "RATE_LIMITED")
    assert rate_limit(answer) == ('"account";q=1;w=60', '"account";r=0;t=30')
    assert answer.headers["Retry-After"] == "30"


def test_an_internal_error_after_authentication_still_has_the_quota(tmp_path: Path) -> None:
    def fail() -> int:
        raise ZeroDivisionError

    with Service(tmp_path, draw_seed=fail) as service:
        answer = service.post("/generate", {})

    assert refusal(answer) == Refusal(500, "INTERNAL_ERROR")
    assert rate_limit(answer) == (POLICY, '"account";r=59;t=60')


def test_unauthenticated_responses_have_no_quota(service: Service) -> None:
    bearer = {"Authorization": f"Bearer {service.key}"}
    answers = [
        service.client.post("/api/v1/check", json={"puzzle": UNIQUE}),
        service.client.get("/api/v1/check", headers=bearer),
        service.client.post("/api/v1/solve", headers=bearer),
        service.client.get("/api/v1/openapi.json", headers=bearer),
        service.client.get("/healthz", headers=bearer),
    ]

    assert [answer.status_code for answer in answers] == [401, 405, 404, 200, 200]
    assert [rate_limit(answer) for answer in answers] == [(None, None)] * 5


def test_public_paths_are_not_counted(service: Service) -> None:
    for path in ("/healthz", "/readyz", "/api/v1/openapi.json", "/nothing", "/api/v1/nothing"):
        service.client.get(path, headers={"Authorization": f"Bearer {service.key}"})

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert rate_limit(answer) == (POLICY, '"account";r=59;t=60')


def test_every_response_has_its_own_request_id(service: Service) -> None:
    asked = {"X-Request-Id": "mine"}
    answers = [
        *(service.post(path, body) for path, body in REQUESTS.items()),
        service.post("/check", {}),
        service.post("/analyze", {"puzzle": EMPTY}),
        service.client.post("/api/v1/check", headers=asked),
        service.client.get("/api/v1/check"),
        service.client.head("/api/v1/check"),
        service.client.get("/api/v1/nothing"),
        service.client.get("/api/v1/openapi.json"),
        service.client.get("/healthz"),
        service.client.get("/readyz"),
        service.client.get("/nothing"),
        service.client.post("/healthz"),
    ]

    ids = [answer.headers.get_list("X-Request-Id") for answer in answers]
    assert all(len(found) == 1 and re.fullmatch(r"[0-9a-f]{16}", found[0]) for found in ids)
    assert len({found[0] for found in ids}) == len(answers)


@pytest.mark.parametrize(
    "header",
    [
        None,
        "Bearer",
        "Bearer ",
        "Basic YTpi",
        "Token {key}",
        "{key}",
        "Bearer {key}x",
        "Bearer {key}\x1c",
        "Bearer \x1f{key}",
    ],
)
def test_a_missing_or_unknown_key_gets_a_bearer_challenge(
    service: Service, header: str | None
) -> None:
    headers = {} if header is None else {"Authorization": header.format(key=service.key)}

    answer = service.client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER", "Bearer  "])
def test_the_scheme_is_case_insensitive(service: Service, scheme: str) -> None:
    answer = service.client.post(
        "/api/v1/check",
        json={"puzzle": UNIQUE},
        headers={"Authorization": f"{scheme} {service.key}"},
    )

    assert answer.status_code == 200


def test_two_credentials_are_rejected(service: Service) -> None:
    bearer = ("Authorization", f"Bearer {service.key}")

    answer = service.client.post("/api/v1/check", json={}, headers=[bearer, bearer])

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")


def test_authenticated_responses_are_not_cached(service: Service) -> None:
    answers = [service.post("/check", {"puzzle": UNIQUE}), service.post("/check", {})]

    assert [answer.headers["Cache-Control"] for answer in answers] == ["no-store"] * 2
