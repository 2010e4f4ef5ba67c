"""POST /generate/custom for grids of 4x4 and 6x6."""

import json
from typing import Any

import pytest

from nonet.engine import small
from service import Service

pytestmark = pytest.mark.shared


def generate(service: Service, **spec: Any) -> Any:
    """Ask for puzzles."""
    return service.post("/generate/custom", spec)


@pytest.mark.parametrize("size", small.SIZES)
@pytest.mark.parametrize("level", small.LEVELS)
def test_small_puzzles_have_one_solution_and_their_level(
    service: Service, size: small.Size, level: small.Level
) -> None:
    answer = generate(service, size=size, difficulty=level, count=5, seed="17")

    made = answer.json()["puzzles"]
    assert answer.status_code == 200
    assert len({item["puzzle"] for item in made}) == 5
    for item in made:
        verdict = small.check(item["puzzle"])
        assert (verdict.status, verdict.solution) == ("unique", item["solution"])
        assert (item["requestedDifficulty"], item["difficulty"]) == (level, level)
        assert small.level_of(item["puzzle"]) == level
        analysis, rating = item["analysis"], item["rating"]
        steps = analysis["techniques"]
        givens = size * size - item["puzzle"].count("-")
        assert (analysis["puzzle"], analysis["clueCount"]) == (item["puzzle"], givens)
        assert steps["nakedSingles"] + steps["hiddenSingles"] == size * size - givens
        assert (analysis["rating"], analysis["solvedWithSupportedTechniques"]) == ("beginner", True)
        assert rating["atLeast"] == rating["er"] >= rating["ep"] == rating["ed"] >= 1.0
        assert small.from_reference(item["reference"]).puzzle == item["puzzle"]


def test_small_puzzles_are_easy_by_default_and_repeated_by_their_seed(
    service: Service,
) -> None:
    first, second = (generate(service, size=4, seed="a").json() for _ in range(2))

    assert first == second
    assert first["puzzles"][0]["difficulty"] == "beginner"
    assert first["puzzles"][0]["requestedDifficulty"] is None
    assert first["puzzles"][0]["hardestTechnique"] == "full-house"


@pytest.mark.parametrize(
    ("spec", "path"),
    [
        ({"difficulty": "hard"}, "difficulty"),
        ({"minClues": 5}, "minClues"),
        ({"technique": "x-wing"}, "technique"),
        ({"symmetry": "none"}, "symmetry"),
    ],
)
def test_fields_for_9x9_are_rejected_for_small_grids(
    service: Service, spec: dict[str, Any], path: str
) -> None:
    answer = generate(service, size=6, **spec)

    assert answer.status_code == 400
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == [path]


@pytest.mark.parametrize("size", [5, 16, "4"])
def test_an_unknown_size_is_rejected(service: Service, size: object) -> None:
    answer = generate(service, size=size)

    assert answer.status_code == 400
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == ["size"]


@pytest.mark.parametrize(
    "endpoint", ["check", "analyze", "validate", "hint", "publish", "worksheets", "grade", "rate"]
)
def test_other_endpoints_reject_small_grids(service: Service, endpoint: str) -> None:
    grid = small.generate(4).puzzle
    body = {
        "check": {"puzzle": grid},
        "publish": {"puzzles": [grid]},
        "worksheets": {"puzzles": [grid]},
        "validate": {"puzzle": grid, "progress": grid},
        "hint": {"puzzle": grid, "progress": grid},
    }.get(endpoint, {"puzzle": grid})

    assert service.post(f"/{endpoint}", body).status_code == 400


def test_small_puzzles_are_also_streamed(service: Service) -> None:
    whole = generate(service, size=4, count=3, seed="7").json()

    spec = json.dumps({"size": 4, "count": 3, "seed": "7"}).encode()
    lines = service.send(
        "/generate/custom", spec, headers={"Accept": "application/x-ndjson"}
    ).text.splitlines()

    assert [json.loads(line)["puzzle"] for line in lines[1:]] == [
        item["puzzle"] for item in whole["puzzles"]
    ]
