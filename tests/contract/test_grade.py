from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.lessons import drawing
from samples import ATTRIBUTION, BEYOND, SOLUTION, UNIQUE, normal
from service import Service

pytestmark = pytest.mark.shared

SVG = "{http://www.w3.org/2000/svg}"
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
    assert body.pop("hardestStep") == grade.hardest
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


def test_a_path_of_single_steps_has_its_own_hardest_step(service: Service) -> None:
    puzzle = "----875-9--4----68---4---7---51-6-2-4-------5-2-9-48---8---5---15----2--7-281----"
    bodies = [
        service.post("/grade", {"puzzle": puzzle, "path": path}).json()
        for path in ("full", "shortest")
    ]

    full, shortest = bodies
    techniques = [step["technique"] for step in shortest["path"]]
    assert full["hardest"] == shortest["hardest"]
    assert full["hardest"]["slug"] == full["hardestStep"]
    assert shortest["hardestStep"] in techniques
    assert shortest["hardest"]["slug"] not in techniques
    name = english()(f"name-{shortest['hardestStep']}")
    assert shortest["explanation"] == (
        f"{full['explanation']} The hardest step of its path is: {name}."
    )


def test_a_puzzle_beyond_the_labels_is_extreme(service: Service) -> None:
    escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

    body = service.post("/grade", {"puzzle": escargot}).json()

    assert body["label"] == "extreme"
    assert "extreme" in body["explanation"]
    assert "No label" not in body["explanation"]


def test_a_full_grid_has_an_empty_grade(service: Service) -> None:
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


def test_a_grade_can_exclude_uniqueness_techniques(service: Service) -> None:
    puzzle = engine.generate("hard", technique="unique-rectangle-1", seed=0).puzzle

    body = service.post("/grade", {"puzzle": puzzle, "uniqueness": False}).json()

    relying = {one.slug for one in engine.TECHNIQUES if one.relies_on_uniqueness}
    assert body["counts"] == engine.grade(puzzle, uniqueness=False).counts
    assert relying.isdisjoint(body["counts"])


def test_the_grid_of_a_response_is_normalized(service: Service) -> None:
    assert service.post("/grade", {"puzzle": UNIQUE}).json()["puzzle"] == normal(UNIQUE)


def test_the_shortest_path_has_only_necessary_steps(service: Service) -> None:
    puzzle = engine.generate("hard", seed=3).puzzle

    full, short = (
        service.post("/grade", {"puzzle": puzzle, "path": path}).json()
        for path in ("full", "shortest")
    )

    needed = engine.solve_path(puzzle, path="shortest").steps
    assert [step["technique"] for step in short["path"]] == [step.technique for step in needed]
    of_path = dict.fromkeys(("path", "hardestStep", "explanation"))
    assert {**short, **of_path} == {**full, **of_path}


@pytest.mark.parametrize("path", ["full", "shortest"])
def test_a_picture_draws_the_hardest_step_of_the_path(service: Service, path: str) -> None:
    body = service.post("/grade", {"puzzle": EXPERT, "path": path, "picture": "svg"}).json()

    board, removed = list(EXPERT), set[tuple[int, int]]()
    for step in body["path"]:
        if step["technique"] == body["hardestStep"]:
            break
        removed |= {(one["index"], one["value"]) for one in step["eliminations"]}
        for placed in step["placements"]:
            board[placed["index"]] = str(placed["value"])
    picture = ET.fromstring(body["picture"])  # noqa: S314 - a picture of our own
    given, entries = (
        "".join(one.text or "" for one in picture.iter(f"{SVG}text") if one.get("class") == kind)
        for kind in ("given", "entry")
    )
    assert given == EXPERT.replace("-", "")
    assert sorted(given + entries) == sorted("".join(board).replace("-", ""))
    assert picture.findtext(f"{SVG}title") == engine.technique_of(body["hardestStep"]).name
    position = engine.Position(EXPERT, "".join(board), removed)
    drawn = {
        drawing.draw(position, step, title="", description="").partition("</desc>")[2]
        for step in engine.find_steps(position, technique=body["hardestStep"])
    }
    assert body["picture"].partition("</desc>")[2] in drawn


def test_a_full_grid_has_no_picture(service: Service) -> None:
    body = service.post("/grade", {"puzzle": SOLUTION, "picture": "svg"}).json()

    assert "picture" not in body
