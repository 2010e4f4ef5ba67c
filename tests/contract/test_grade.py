from collections import Counter

import pytest

from nonet import engine
from samples import ATTRIBUTION, BEYOND, SOLUTION, UNIQUE, normal
from service import Service

SCORES = {technique.slug: technique.score for technique in engine.TECHNIQUES}
EXPERT = engine.generate("expert", seed=8).puzzle


def test_a_grade_has_exactly_the_documented_fields(service: Service) -> None:
    answer = service.post("/grade", {"puzzle": EXPERT})

    body, grade = answer.json(), engine.grade(EXPERT)
    rating = engine.rate(EXPERT)
    hardest = next(one for one in engine.TECHNIQUES if one.slug == grade.hardest)
    assert answer.status_code == 200
    assert body.pop("explanation")
    assert body.pop("path")
    assert body == {
        "puzzle": EXPERT,
        "engineVersion": engine.VERSION,
        "unique": True,
        "clueCount": 81 - EXPERT.count("-"),
        "method": "ladder-v1",
        "label": "expert",
        "tier": "expert",
        "score": grade.score,
        "hardest": {
            "slug": grade.hardest,
            "name": hardest.name,
            "tier": hardest.tier,
            "score": hardest.score,
        },
        "counts": grade.counts,
        "solved": True,
        "rating": {"er": rating.er, "ep": rating.ep, "ed": rating.ed, "atLeast": rating.at_least},
        "attribution": ATTRIBUTION,
    }


@pytest.mark.parametrize("puzzle", [UNIQUE, EXPERT])
def test_the_path_leads_to_the_solution_and_adds_up_to_the_score(
    service: Service, puzzle: str
) -> None:
    body = service.post("/grade", {"puzzle": puzzle}).json()

    board = list(puzzle)
    for step in body["path"]:
        assert set(step) == {"technique", "placements", "eliminations"}
        for placed in step["placements"]:
            board[placed["index"]] = str(placed["value"])
    assert "".join(board) == engine.solve(puzzle)
    counts = Counter(step["technique"] for step in body["path"])
    assert counts == body["counts"]
    assert body["score"] == sum(SCORES[slug] * count for slug, count in counts.items())


def test_a_full_grid_has_nothing_to_grade(service: Service) -> None:
    body = service.post("/grade", {"puzzle": SOLUTION}).json()

    found = (body["label"], body["tier"], body["score"], body["hardest"], body["path"])
    assert found == (None, "singles", 0, None, [])
    assert body["counts"] == {}
    assert body["explanation"]


def test_a_puzzle_that_the_ladder_does_not_solve_is_extreme(service: Service) -> None:
    body = service.post("/grade", {"puzzle": BEYOND}).json()

    assert (body["label"], body["tier"], body["solved"]) == ("extreme", "extreme", False)
    assert (body["score"], body["hardest"]) == (None, None)
    assert body["explanation"]


def test_a_grade_may_leave_out_what_relies_on_uniqueness(service: Service) -> None:
    puzzle = engine.generate("hard", technique="unique-rectangle-1", seed=0).puzzle

    body = service.post("/grade", {"puzzle": puzzle, "uniqueness": False}).json()

    relying = {one.slug for one in engine.TECHNIQUES if one.relies_on_uniqueness}
    assert body["counts"] == engine.grade(puzzle, uniqueness=False).counts
    assert relying.isdisjoint(body["counts"])


def test_the_wire_form_of_the_grid_is_normal(service: Service) -> None:
    assert service.post("/grade", {"puzzle": UNIQUE}).json()["puzzle"] == normal(UNIQUE)


def test_the_shortest_path_has_no_more_than_is_needed(service: Service) -> None:
    puzzle = engine.generate("hard", seed=3).puzzle

    full, short = (
        service.post("/grade", {"puzzle": puzzle, "path": path}).json()
        for path in ("full", "shortest")
    )

    needed = engine.solve_path(puzzle, path="shortest").steps
    assert [step["technique"] for step in short["path"]] == [step.technique for step in needed]
    assert {**short, "path": None} == {**full, "path": None}
