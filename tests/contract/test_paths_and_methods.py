import pytest

from refusals import Refusal, refusal
from samples import REQUESTS, UNIQUE
from service import Service

POSTS = sorted(REQUESTS)
BESIDE = [
    "/api/v1",
    "/api/v1/",
    "/api/v1/solve",
    "/api/v1/check/",
    "/api/v1/check/1",
    "/api/v1//check",
    "/api/v1/Check",
    "/api/v1/check%20",
    "/api/v1/docs",
    "/api/v1/healthz",
]


@pytest.mark.parametrize("path", BESIDE)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_unknown_path_has_the_error_object(
    unlimited_service: Service, method: str, path: str
) -> None:
    answer = unlimited_service.client.request(method, path)

    assert refusal(answer) == Refusal(404, "NOT_FOUND")


@pytest.mark.parametrize(
    ("path", "method"),
    [
        *((path, "GET") for path in POSTS),
        *(("/check", method) for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")),
    ],
)
def test_an_endpoint_supports_only_post(unlimited_service: Service, method: str, path: str) -> None:
    answer = unlimited_service.client.request(method, f"/api/v1{path}")

    assert refusal(answer) == Refusal(405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "POST"
    assert "Access-Control-Allow-Origin" not in answer.headers


def test_head_is_rejected_with_the_supported_method(unlimited_service: Service) -> None:
    answer = unlimited_service.client.head("/api/v1/check")

    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")


def test_a_preflight_from_another_site_is_rejected(
    unlimited_service: Service,
) -> None:
    answer = unlimited_service.client.options(
        "/api/v1/check",
        headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
    )

    assert refusal(answer) == Refusal(405, "METHOD_NOT_ALLOWED")
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_the_document_is_read_only(unlimited_service: Service, method: str) -> None:
    answer = unlimited_service.client.request(method, "/api/v1/openapi.json")

    assert refusal(answer) == Refusal(405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "GET, HEAD, OPTIONS"


def test_the_document_is_public_and_has_the_interface_version(
    unlimited_service: Service,
) -> None:
    answer = unlimited_service.client.get("/api/v1/openapi.json")

    assert answer.status_code == 200
    assert answer.json()["info"]["version"] == "1.0.0"
    assert "RateLimit" not in answer.headers


def test_a_query_string_is_ignored(unlimited_service: Service) -> None:
    plain = unlimited_service.post("/check", {"puzzle": UNIQUE})
    queried = unlimited_service.post("/check?puzzle=x&puzzle=y&;=%0A", {"puzzle": UNIQUE})

    assert queried.status_code == 200
    assert queried.json() == plain.json()


def test_a_key_in_the_query_is_not_a_credential(unlimited_service: Service) -> None:
    answer = unlimited_service.client.post(
        f"/api/v1/check?key={unlimited_service.key}&download={unlimited_service.key}",
        json={"puzzle": UNIQUE},
    )

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")
