"""POST /generate/custom: puzzles as wished, and again by seed and reference."""

from pathlib import Path
from typing import Any

import pytest

from command_line import CommandLine
from nonet import engine
from refusals import Refusal, refusal
from samples import ATTRIBUTION
from service import Service

pytestmark = pytest.mark.shared

WISH = {"technique": "xy-wing", "symmetry": "diagonal", "seed": "a rainy sunday", "count": 2}


def ask(service: Service, spec: dict[str, Any]) -> Any:
    answer = service.post("/generate/custom", spec)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_puzzle_has_exactly_the_documented_fields(service: Service) -> None:
    body = ask(service, WISH | {"count": 1})

    (item,) = body.pop("puzzles")
    assert body == {
        "engineVersion": engine.VERSION,
        "seed": "a rainy sunday",
        "attribution": ATTRIBUTION,
    }
    puzzle = item["puzzle"]
    rating = engine.rate(puzzle)
    analyzed = service.post("/analyze", {"puzzle": puzzle}).json()
    assert analyzed.pop("attribution") == ATTRIBUTION
    wished = engine.PuzzleSpec(technique="xy-wing", symmetry="diagonal")
    seed = engine.seed_of("a rainy sunday")
    assert item == {
        "attribution": ATTRIBUTION,
        "puzzle": puzzle,
        "solution": engine.solve(puzzle),
        "requestedDifficulty": None,
        "difficulty": "hard",
        "analysis": analyzed,
        "rating": {
            "er": rating.er,
            "ep": rating.ep,
            "ed": rating.ed,
            "atLeast": rating.er,
        },
        "hardestTechnique": "xy-wing",
        "reference": engine.reference_of(wished, seed=seed, index=0),
    }


def test_the_same_spec_and_seed_give_the_same_puzzles_everywhere(
    service: Service, tmp_path: Path
) -> None:
    items = ask(service, WISH)["puzzles"]

    options = ["--technique", "xy-wing", "--symmetry", "diagonal", "--seed", "a rainy sunday"]
    lines = CommandLine(tmp_path)("generate", *options, "--count", "2").output.splitlines()
    again = [engine.from_reference(item["reference"]) for item in items]
    assert len(items) == 2
    assert [item["puzzle"] for item in items] == lines == [puzzle.puzzle for puzzle in again]
    assert ask(service, WISH)["puzzles"] == items


def test_a_random_seed_is_reported_and_reproduces_the_puzzles(service: Service) -> None:
    first = ask(service, {"count": 3})

    assert first["seed"].isdigit()
    assert ask(service, {"count": 3, "seed": first["seed"]}) == first


@pytest.mark.parametrize("label", [*engine.LABELS, "extreme"])
def test_a_puzzle_has_the_requested_label(unlimited_service: Service, label: str) -> None:
    body = ask(unlimited_service, {"difficulty": label, "seed": "1"})

    (item,) = body["puzzles"]
    assert (item["requestedDifficulty"], item["difficulty"]) == (label, label)
    assert engine.grade(item["puzzle"]).label == label
    assert label != "extreme" or item["rating"]["atLeast"] >= 8.0


def test_puzzles_meet_their_spec(unlimited_service: Service) -> None:
    body = ask(
        unlimited_service,
        {
            "count": 3,
            "minRating": 3.0,
            "maxRating": 4.5,
            "minClues": 23,
            "maxClues": 26,
            "symmetry": "none",
            "minimal": True,
            "avoidEmptyHouses": True,
            "seed": "3",
        },
    )

    for item in body["puzzles"]:
        puzzle = item["puzzle"]
        givens = [cell for cell in range(81) if puzzle[cell] != "-"]
        thinner = [puzzle[:cell] + "-" + puzzle[cell + 1 :] for cell in givens]
        assert 3.0 <= item["rating"]["er"] <= 4.5
        assert 23 <= len(givens) <= 26
        assert not any(verdict.unique for verdict in engine.check_many(thinner))
        assert len({cell // 9 for cell in givens}) == len({cell % 9 for cell in givens}) == 9


def test_a_full_batch_has_no_two_images_of_one_puzzle(unlimited_service: Service) -> None:
    body = ask(unlimited_service, {"count": 20, "maxTechnique": "naked-pair"})

    assert len({engine.canonical(item["puzzle"]) for item in body["puzzles"]}) == 20


@pytest.mark.parametrize(
    ("spec", "field", "rule"),
    [
        ({"technique": "xy-wing", "maxTechnique": "naked-pair"}, "technique", "harder than"),
        ({"technique": "xy-wing", "difficulty": "medium"}, "technique", "label medium"),
        ({"maxTechnique": "x-wing", "difficulty": "expert"}, "maxTechnique", "need more"),
        ({"minRating": 5, "maxRating": 4.9}, "minRating", "more than 4.9"),
        ({"minRating": 3, "difficulty": "easy"}, "minRating", "rated 2.3 at most"),
        ({"maxRating": 7.9, "difficulty": "extreme"}, "maxRating", "rated 8.0 at least"),
        ({"minClues": 30, "maxClues": 29}, "minClues", "more than 29"),
        ({"maxClues": 17}, "maxClues", "has the symmetry half-turn"),
        ({"maxClues": 16}, "maxClues", "fewer than 17"),
        ({"technique": "guessing"}, "technique", "no technique is called"),
    ],
)
def test_a_contradictory_spec_is_rejected_with_the_broken_rule(
    unlimited_service: Service, spec: dict[str, object], field: str, rule: str
) -> None:
    answer = unlimited_service.post("/generate/custom", spec)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [field])
    assert rule in answer.json()["error"]["issues"][0]["message"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("count", 21),
        ("difficulty", "devilish"),
        ("minRating", 0.9),
        ("maxRating", "7"),
        ("minClues", 20.5),
        ("symmetry", "round"),
        ("minimal", "yes"),
        ("avoidEmptyHouses", None),
        ("seed", "s" * 65),
        ("seed", 7),
    ],
)
def test_an_unknown_field_of_a_spec_is_named(
    unlimited_service: Service, field: str, value: object
) -> None:
    answer = unlimited_service.post("/generate/custom", {field: value})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [field])


@pytest.mark.parametrize(
    ("asked", "advice", "retry_after"),
    [
        ({}, "Retry. Among", "1"),
        ({"count": 2}, "Retry, or ask for fewer puzzles. Among", "1"),
        ({"seed": "x"}, "Retry with another seed or fewer restrictions. Among", None),
        (
            {"seed": "x", "count": 2},
            "Retry with another seed or fewer restrictions, or for fewer puzzles. Among",
            None,
        ),
    ],
)
def test_a_spec_beyond_the_budget_gets_advice(
    tmp_path: Path, asked: dict[str, object], advice: str, retry_after: str | None
) -> None:
    with Service(tmp_path, generation_budget=20) as service:
        answer = service.post("/generate/custom", {"minimal": True, "minClues": 40, **asked})

    message = answer.json()["error"]["message"]
    assert message.startswith(f"The generation budget is exhausted. {advice}")
    assert answer.headers.get("Retry-After") == retry_after


def test_a_spec_beyond_the_budget_reports_the_nearest_candidate(tmp_path: Path) -> None:
    with Service(tmp_path, generation_budget=20) as service:
        answer = service.post("/generate/custom", {"technique": "template-set", "seed": "1"})

    assert refusal(answer) == Refusal(503, "GENERATION_LIMIT")
    assert "Among 20 candidates the nearest missed" in answer.json()["error"]["message"]
    assert "Retry-After" not in answer.headers


@pytest.mark.parametrize(
    "spec",
    [
        WISH,
        {"difficulty": "medium", "minimal": True, "seed": "7", "count": 2},
        {"minRating": 2.5, "maxRating": 3.4, "maxClues": 30, "symmetry": "none", "seed": "8"},
    ],
)
def test_a_reference_reproduces_its_puzzle(service: Service, spec: dict[str, Any]) -> None:
    made = ask(service, spec)["puzzles"][-1]

    again = ask(service, {"reference": made["reference"]})

    (puzzle,) = again["puzzles"]
    assert puzzle == {**made, "requestedDifficulty": None}
    assert puzzle["puzzle"] == engine.from_reference(made["reference"]).puzzle
    assert again["seed"] == made["reference"].split("seed=")[1].split("~")[0]


@pytest.mark.parametrize("size", [4, 6])
def test_a_reference_reproduces_a_small_puzzle(service: Service, size: int) -> None:
    made = ask(service, {"size": size, "difficulty": "easy", "seed": "5", "count": 2})["puzzles"]

    (again,) = ask(service, {"reference": made[1]["reference"]})["puzzles"]

    assert again == {**made[1], "requestedDifficulty": None}


@pytest.mark.parametrize(
    "fields",
    [
        {"reference": "nonsense"},
        {"reference": ""},
        {"reference": f"{engine.VERSION}~seed=1"},
        {"reference": f"{engine.VERSION}~seed=-1~index=0"},
        {"reference": f"{engine.VERSION}~seed=1~index={2**64}"},
        {"reference": f"{engine.VERSION}~technique=guessing~seed=1~index=0"},
        {"reference": f"{engine.VERSION}~label=easy~technique=x-wing~seed=1~index=0"},
        {"reference": "0.0.1~seed=1~index=0"},
        {"reference": f"{engine.VERSION}~seed=1~index=0", "count": 2},
        {"reference": f"{engine.VERSION}~seed=1~index=0", "difficulty": "easy"},
        {"reference": f"{engine.VERSION}~seed=1~index=0", "seed": "1"},
    ],
)
def test_invalid_references_and_further_fields_are_rejected(
    service: Service, fields: dict[str, object]
) -> None:
    answer = service.post("/generate/custom", fields)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["reference"])


def test_a_reference_beyond_the_budget_ends_with_an_error(tmp_path: Path) -> None:
    rare = f"{engine.VERSION}~technique=template-set~seed=1~index=0"

    with Service(tmp_path, generation_budget=20) as service:
        answer = service.post("/generate/custom", {"reference": rare})

    assert refusal(answer) == Refusal(503, "GENERATION_LIMIT")
    assert "Retry-After" not in answer.headers
