"""Contents of links, for programs of any site."""

from typing import Any

import pytest

from nonet import engine
from nonet.engine import read_grids
from samples import ATTRIBUTION, EMPTY, HARD, SOLUTION, UNIQUE, normal
from service import Service

SITE = "https://nonet.example"
ONE = "v1-" + UNIQUE.replace(".", "0")
TWO = ONE + HARD.replace(".", "0")
PATHS = [f"/{kind}/{ONE}.{form}" for kind in ("puzzles", "collections") for form in ("json", "txt")]


def item(grid: str) -> dict[str, Any]:
    identifier = "v1-" + grid.replace(".", "0")
    return {
        "attribution": ATTRIBUTION,
        "puzzle": normal(grid),
        "id": identifier,
        "playableUrl": f"{SITE}/puzzles/{identifier}",
    }


def test_the_json_of_a_puzzle_has_its_link_and_the_credit(service: Service) -> None:
    answer = service.client.get(f"/puzzles/{ONE}.json")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == item(UNIQUE) | {"engineVersion": engine.VERSION}


def test_the_json_of_a_collection_equals_the_publish_response(service: Service) -> None:
    published = service.post("/publish", {"puzzles": [UNIQUE, HARD]}).json()

    answer = service.client.get(f"/collections/{TWO}.json")

    assert answer.json() == published
    assert [puzzle["puzzle"] for puzzle in published["puzzles"]] == [normal(UNIQUE), normal(HARD)]


@pytest.mark.parametrize(
    ("path", "grids"),
    [(f"/puzzles/{ONE}.txt", [UNIQUE]), (f"/collections/{TWO}.txt", [UNIQUE, HARD])],
)
def test_lines_of_text_are_read_by_the_commands_and_hold_the_credit(
    service: Service, path: str, grids: list[str]
) -> None:
    answer = service.client.get(path)

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.splitlines()[:2] == [
        f"# {ATTRIBUTION['offlineText']}",
        f"# {SITE}{path.removesuffix('.txt')}",
    ]
    assert read_grids(answer.text) == [normal(grid) for grid in grids]


@pytest.mark.parametrize("path", PATHS)
def test_reads_allow_all_origins_and_revalidate(service: Service, path: str) -> None:
    answer = service.client.get(path)
    again = service.client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    head = service.client.head(path)

    for one in (answer, again, head):
        assert one.headers["access-control-allow-origin"] == "*"
        assert one.headers["cache-control"] == "public, max-age=3600, must-revalidate"
        assert one.headers["etag"].removeprefix("W/") == answer.headers["etag"].removeprefix("W/")
    assert (again.status_code, again.content) == (304, b"")
    assert (head.status_code, head.content) == (200, b"")
    assert SOLUTION not in answer.text


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("v1-" + EMPTY.replace(".", "0"), 422, "NOT_UNIQUE"),
        ("v1-123", 404, "NOT_FOUND"),
    ],
)
@pytest.mark.parametrize("form", ["json", "txt"])
def test_invalid_puzzles_are_rejected_with_the_error_object(
    service: Service, name: str, status: int, code: str, form: str
) -> None:
    for kind in ("puzzles", "collections"):
        answer = service.client.get(f"/{kind}/{name}.{form}")

        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert answer.headers["access-control-allow-origin"] == "*"


def test_reads_are_bounded_per_client_address(tmp_path: Any) -> None:
    with Service(tmp_path, page_requests_per_minute=2) as service:
        statuses = [service.client.get(path).status_code for path in PATHS[:3]]

    assert statuses == [200, 200, 429]
