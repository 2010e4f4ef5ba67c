import re

import pytest

from nonet import engine
from refusals import Refusal, refusal
from samples import (
    ATTRIBUTION,
    EMPTY,
    HARD,
    INVALID,
    REQUESTS,
    SOLUTION,
    UNIQUE,
    UNSOLVABLE,
    normal,
)
from service import Service

pytestmark = pytest.mark.shared


def test_an_analysis_has_exactly_the_fields_of_the_contract(service: Service) -> None:
    answer = service.post("/analyze", {"puzzle": UNIQUE})

    body = answer.json()
    explanation = body.pop("explanation")
    counts = body.pop("techniques")
    assert answer.status_code == 200
    assert set(counts) == {"nakedSingles", "hiddenSingles"}
    assert 30 + counts["nakedSingles"] + counts["hiddenSingles"] == 81
    assert set(re.findall(r"\d+", explanation)) == {str(count) for count in counts.values()}
    assert body == {
        "puzzle": normal(UNIQUE),
        "engineVersion": engine.VERSION,
        "unique": True,
        "clueCount": 30,
        "rating": "beginner",
        "method": "singles-v1",
        "solvedWithSupportedTechniques": True,
        "remainingCells": 0,
        "attribution": ATTRIBUTION,
    }


def test_a_puzzle_beyond_singles_reports_its_remaining_cells(service: Service) -> None:
    body = service.post("/analyze", {"puzzle": HARD}).json()

    placed = sum(body["techniques"].values())
    assert body["rating"] == "beyond-singles"
    assert body["solvedWithSupportedTechniques"] is False
    assert body["remainingCells"] > 0
    assert body["clueCount"] + placed + body["remainingCells"] == 81
    assert str(body["remainingCells"]) in body["explanation"]


def test_a_full_grid_is_rated_complete(service: Service) -> None:
    body = service.post("/analyze", {"puzzle": SOLUTION}).json()

    assert body["rating"] == "complete"
    assert body["techniques"] == {"nakedSingles": 0, "hiddenSingles": 0}
    assert (body["clueCount"], body["remainingCells"]) == (81, 0)
    assert body["solvedWithSupportedTechniques"] is True


@pytest.mark.parametrize("grid", [EMPTY, UNSOLVABLE, INVALID])
@pytest.mark.parametrize(
    "endpoint", ["/analyze", "/validate", "/hint", "/grade", "/rate", "/explain"]
)
def test_a_grid_without_exactly_one_solution_is_rejected_by_name(
    unlimited_service: Service, endpoint: str, grid: str
) -> None:
    body = {"puzzle": grid}
    if "progress" in REQUESTS[endpoint]:
        body["progress"] = grid

    answer = unlimited_service.post(endpoint, body)

    assert refusal(answer) == Refusal(422, "NOT_UNIQUE", ["puzzle"])
