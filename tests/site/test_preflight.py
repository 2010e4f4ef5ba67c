"""Pages of all origins may read public contents, with headers of their own."""

import pytest

from samples import UNIQUE
from service import Service

IDENTIFIER = "v1-" + UNIQUE.replace(".", "0").replace("-", "0")
PATHS = (
    f"/puzzles/{IDENTIFIER}.json",
    f"/collections/{IDENTIFIER}.json",
    f"/puzzles/s4-{'0' * 16}.json",
    "/daily.json",
    "/techniques.json",
    f"/oembed?url=https%3A%2F%2Fnonet.example%2Fpuzzles%2F{IDENTIFIER}",
    "/api/v1/openapi.json",
)


@pytest.mark.parametrize("path", PATHS)
def test_a_preflight_request_allows_reading(service: Service, path: str) -> None:
    asked = {
        "Origin": "https://elsewhere.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "content-type, if-none-match",
    }

    answer = service.client.options(path, headers=asked)

    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD"
    assert answer.headers["Access-Control-Allow-Headers"] == "*"
