"""The answer to a request with a wrong base URL names the right one."""

import pytest

from refusals import Refusal, refusal
from service import Service

BASE_URL = "https://nonet.example/api/v1"


@pytest.mark.parametrize(
    ("path", "endpoint"),
    [
        ("/api/v1/api/v1/check", "/check"),
        ("/api/v1/v1/check", "/check"),
        ("/api/v1//grade/batch", "/grade/batch"),
        ("/api/v1/check/", "/check"),
        ("/api/check", "/check"),
        ("/v1/check", "/check"),
        ("/v1/api/generate/custom", "/generate/custom"),
        ("/check", "/check"),
        ("/v1/openapi.json", "/openapi.json"),
        ("/worksheets/v1-123", "/worksheets/{id}"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_wrong_base_url_is_recognized(
    unlimited_service: Service, method: str, path: str, endpoint: str
) -> None:
    answer = unlimited_service.client.request(method, path)

    assert refusal(answer) == Refusal(404, "NOT_FOUND")
    assert f"{BASE_URL}{endpoint}?" in answer.json()["error"]["message"]


@pytest.mark.parametrize("path", ["/api/v1/solve", "/api/v1", "/api/v1/healthz", "/v1/solve"])
def test_other_unknown_paths_are_only_not_found(unlimited_service: Service, path: str) -> None:
    answer = unlimited_service.client.post(path)

    assert answer.status_code == 404
    assert BASE_URL not in answer.text


@pytest.mark.parametrize("given", ["v1-123", "v2-" + "0" * 81, "x", "v1-" + "0" * 82])
def test_a_malformed_collection_is_reported_as_malformed(
    unlimited_service: Service, given: str
) -> None:
    api = unlimited_service.client.get(f"/api/v1/worksheets/{given}")
    public = unlimited_service.client.get(f"/collections/{given}.json")

    for answer in (api, public):
        assert refusal(answer) == Refusal(404, "NOT_FOUND")
        assert "malformed collection id" in answer.json()["error"]["message"]
