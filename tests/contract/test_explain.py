import re
from pathlib import Path
from typing import Any

import pytest

from nonet import engine
from nonet.puzzles.lessons import drawing
from refusals import Refusal, refusal
from samples import ATTRIBUTION, BEYOND, SOLUTION, UNIQUE, normal, put
from service import Service

pytestmark = pytest.mark.shared

# The letters for row and column depend on the language.
R1C3 = re.compile(r"\w1\w3")
XY_WING = engine.generate(technique="xy-wing", seed=1)


def explain(service: Service, puzzle: str, progress: str, **more: Any) -> dict[str, Any]:
    answer = service.post("/explain", {"puzzle": puzzle, "progress": progress, **more})
    assert answer.status_code == 200
    body: dict[str, Any] = answer.json()
    return body


@pytest.fixture(scope="module")
def wing() -> tuple[str, list[dict[str, int]], engine.Step]:
    """Give a board whose next step is an XY-wing, the earlier eliminations, and the step."""
    board, eliminated = list(XY_WING.puzzle), []
    for step in engine.solve_path(XY_WING.puzzle).steps:
        if step.technique == "xy-wing":
            break
        eliminated += [{"index": cell, "value": digit} for cell, digit in step.eliminations]
        for cell, digit in step.placements:
            board[cell] = str(digit)
    return "".join(board), eliminated, step


def test_an_explained_step_has_exactly_the_documented_fields(service: Service) -> None:
    # All of the solution but r1c3, so that the box's last cell is the only step.
    progress = put(SOLUTION, (2, "."))

    body = explain(service, UNIQUE, progress)

    assert {"1", "3"} <= set(re.findall(r"\d", body.pop("explanation")))
    step = body.pop("step")
    assert body == {
        "engineVersion": engine.VERSION,
        "puzzle": normal(UNIQUE),
        "progress": normal(progress),
        "valid": True,
        "complete": False,
        "remainingCells": 1,
        "changedGivens": [],
        "incorrectCells": [],
        "conflictCells": [],
        "method": "ladder-v1",
        "level": 3,
        "wrongEliminations": [],
        "status": "step",
        "next": {"progress": SOLUTION, "eliminated": []},
        "attribution": ATTRIBUTION,
    }
    assert step["technique"] == {
        "slug": "full-house",
        "name": "Full house",
        "tier": "singles",
        "score": 4,
    }
    assert step["placements"] == [{"index": 2, "value": 4}]
    assert step["eliminations"] == step["implications"] == []
    assert set(step["evidence"]) == {"units", "candidates", "fins", "groups", "links"}


def test_each_level_explains_more(
    service: Service, wing: tuple[str, list[dict[str, int]], engine.Step]
) -> None:
    board, eliminated, step = wing

    shown = [
        explain(service, XY_WING.puzzle, board, eliminated=eliminated, level=level)
        for level in (1, 2, 3)
    ]

    first, second, third = (one["step"] for one in shown)
    assert len({one["explanation"] for one in shown}) == 3
    assert first["technique"] is None
    assert second["technique"]["slug"] == third["technique"]["slug"] == "xy-wing"
    for early in (first, second):
        assert early["area"]
        assert early["evidence"] is None
        assert early["placements"] == early["eliminations"] == early["implications"] == []
    assert [(one["index"], one["value"]) for one in third["eliminations"]] == [*step.eliminations]
    assert len(third["evidence"]["candidates"]) == 6


def test_steps_repeated_with_their_eliminations_solve_the_puzzle(service: Service) -> None:
    board, techniques = XY_WING.puzzle, []
    eliminated: list[dict[str, int]] = []

    while (body := explain(service, XY_WING.puzzle, board, eliminated=eliminated))["step"]:
        step = body["step"]
        techniques.append(step["technique"]["slug"])
        eliminated += step["eliminations"]
        board = put(board, *((one["index"], str(one["value"])) for one in step["placements"]))

    assert body["status"] == "complete"
    assert board == XY_WING.solution
    assert techniques == [one.technique for one in engine.solve_path(XY_WING.puzzle).steps]


def test_sending_next_back_follows_the_path_to_its_end(service: Service) -> None:
    following: dict[str, Any] = {"progress": XY_WING.puzzle, "eliminated": []}
    techniques = []

    while (body := explain(service, XY_WING.puzzle, **following))["next"]:
        techniques.append(body["step"]["technique"]["slug"])
        following = body["next"]

    assert (body["status"], following) == (
        "complete",
        {"progress": XY_WING.solution, "eliminated": []},
    )
    assert techniques == [one.technique for one in engine.solve_path(XY_WING.puzzle).steps]


def test_next_keeps_earlier_eliminations_and_adds_those_of_the_step(
    service: Service, wing: tuple[str, list[dict[str, int]], engine.Step]
) -> None:
    board, eliminated, step = wing

    body = explain(service, XY_WING.puzzle, board, eliminated=eliminated)

    ruled_out = {(one["index"], one["value"]) for one in eliminated} | set(step.eliminations)
    found = [(one["index"], one["value"]) for one in body["next"]["eliminated"]]
    assert body["next"]["progress"] == normal(board)
    assert found == sorted(each for each in ruled_out if board[each[0]] in ".-")


@pytest.mark.parametrize("level", [1, 2])
def test_next_is_absent_below_level_3(service: Service, level: int) -> None:
    assert explain(service, UNIQUE, UNIQUE, level=level)["next"] is None


def test_a_mistake_is_named_instead_of_a_step(service: Service) -> None:
    body = explain(service, UNIQUE, put(UNIQUE, (2, "1")))

    assert (body["status"], body["step"]) == ("invalid-progress", None)
    assert body["incorrectCells"] == [2]
    assert R1C3.search(body["explanation"])


def test_an_eliminated_correct_digit_is_reported_only_by_its_cell(service: Service) -> None:
    eliminated = [{"index": 2, "value": 4}, {"index": 2, "value": 1}]

    body = explain(service, UNIQUE, UNIQUE, eliminated=eliminated, level=2)

    assert (body["status"], body["step"]) == ("invalid-progress", None)
    assert (body["valid"], body["wrongEliminations"]) == (True, [2])
    assert R1C3.search(body["explanation"])
    assert "4" not in body["explanation"]


def test_eliminations_in_filled_cells_are_ignored(service: Service) -> None:
    # The given of r1c1, and an entry's own digit.
    eliminated = [{"index": 0, "value": 5}, {"index": 2, "value": 4}]

    body = explain(service, UNIQUE, put(UNIQUE, (2, "4")), eliminated=eliminated)

    assert (body["status"], body["wrongEliminations"]) == ("step", [])


def test_a_full_board_is_complete(service: Service) -> None:
    body = explain(service, UNIQUE, SOLUTION)

    assert (body["status"], body["step"]) == ("complete", None)


def test_a_board_that_no_technique_advances_is_unsupported(service: Service) -> None:
    board, eliminated = list(BEYOND), []
    for step in engine.solve_path(BEYOND).steps:
        eliminated += [{"index": cell, "value": digit} for cell, digit in step.eliminations]
        for cell, digit in step.placements:
            board[cell] = str(digit)

    body = explain(service, BEYOND, "".join(board), eliminated=eliminated, level=1)

    assert (body["status"], body["step"], body["valid"]) == ("unsupported", None, True)
    assert body["explanation"]


def test_a_step_can_exclude_uniqueness_techniques(service: Service) -> None:
    puzzle = engine.generate(technique="unique-rectangle-1", seed=0).puzzle
    board, eliminated = list(puzzle), []
    for step in engine.solve_path(puzzle).steps:
        if step.technique == "unique-rectangle-1":
            break
        eliminated += [{"index": cell, "value": digit} for cell, digit in step.eliminations]
        for cell, digit in step.placements:
            board[cell] = str(digit)

    def shown(*, uniqueness: bool) -> str:
        body = explain(
            service, puzzle, "".join(board), eliminated=eliminated, uniqueness=uniqueness
        )
        slug: str = body["step"]["technique"]["slug"]
        return slug

    assert shown(uniqueness=True) == "unique-rectangle-1"
    assert not engine.technique_of(shown(uniqueness=False)).relies_on_uniqueness


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"uniqueness": "no"}, "uniqueness"),
        ({"level": 0}, "level"),
        ({"level": 4}, "level"),
        ({"level": "1"}, "level"),
        ({"level": True}, "level"),
        ({"eliminated": {}}, "eliminated"),
        ({"eliminated": [{"index": 81, "value": 1}]}, "eliminated[0].index"),
        ({"eliminated": [{"index": 0, "value": 0}]}, "eliminated[0].value"),
        ({"eliminated": [{"index": 0}]}, "eliminated[0].value"),
        ({"eliminated": [{"index": 0, "value": 1, "x": 1}]}, "eliminated[0].x"),
    ],
)
def test_invalid_levels_and_candidates_are_rejected(
    service: Service, more: dict[str, Any], path: str
) -> None:
    answer = service.post("/explain", {"puzzle": UNIQUE, "progress": UNIQUE, **more})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [path])


def path_of(puzzle: str) -> list[str]:
    return [step.technique for step in engine.solve_path(puzzle).steps]


def tiers_of(puzzle: str) -> list[str]:
    return [engine.technique_of(slug).tier for slug in path_of(puzzle)]


def slugs(body: Any) -> list[str]:
    return [taken["step"]["technique"]["slug"] for taken in body["steps"]]


def test_until_returns_all_steps_and_the_board_after_them(service: Service) -> None:
    body = explain(service, XY_WING.puzzle, XY_WING.puzzle, until="end")

    assert slugs(body) == path_of(XY_WING.puzzle)
    assert (body["ended"], body["status"]) == ("complete", "step")
    assert body["step"] == body["steps"][0]["step"]
    assert body["next"] == {"progress": XY_WING.solution, "eliminated": []}
    boards = [taken["progress"] for taken in body["steps"]]
    assert boards == sorted(boards, key=lambda board: -board.count("-"))
    assert all(taken["explanation"] for taken in body["steps"])


@pytest.mark.parametrize(
    ("until", "count"),
    [
        ({"steps": 3}, 3),
        ({"technique": "XY-Wing"}, 1 + path_of(XY_WING.puzzle).index("xy-wing")),
        ({"tier": "hard"}, 1 + tiers_of(XY_WING.puzzle).index("hard")),
    ],
)
def test_a_path_ends_at_until_and_can_be_continued(
    service: Service, until: Any, count: int
) -> None:
    first = explain(service, XY_WING.puzzle, XY_WING.puzzle, until=until)
    rest = explain(service, XY_WING.puzzle, **first["next"], until="end")

    assert (first["ended"], len(first["steps"])) == ("until", count)
    assert slugs(first) + slugs(rest) == path_of(XY_WING.puzzle)


def test_candidates_are_the_remaining_ones(
    service: Service, wing: tuple[str, list[dict[str, int]], engine.Step]
) -> None:
    board, eliminated, step = wing
    asked = {"eliminated": eliminated, "candidates": True}

    one = explain(service, XY_WING.puzzle, board, **asked)["next"]["candidates"]
    several = explain(service, XY_WING.puzzle, board, **asked, until={"steps": 1})

    assert one == several["next"]["candidates"]
    assert len(one) == 81
    for cell, digit in step.eliminations:
        assert digit not in one[cell]
    assert all(
        (not digits) == (cell != "-") for cell, digits in zip(normal(board), one, strict=True)
    )


def test_every_twenty_steps_count_as_one_request(tmp_path: Path) -> None:
    body = {"puzzle": XY_WING.puzzle, "progress": XY_WING.puzzle, "until": "end"}
    with Service(tmp_path) as service:
        answer = service.post("/explain", body)

    weight = -(-len(answer.json()["steps"]) // 20)
    assert weight > 1
    assert f"r={60 - weight};" in answer.headers["ratelimit"]


def test_a_path_ends_with_the_quota_and_can_be_continued(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=2) as service:
        first = explain(service, XY_WING.puzzle, XY_WING.puzzle, until="end")
        spent = service.post("/explain", {"puzzle": UNIQUE, "progress": UNIQUE}).status_code
        service.clock.advance(60)
        rest = explain(service, XY_WING.puzzle, **first["next"], until="end")

    assert (len(first["steps"]), first["ended"], spent) == (40, "budget", 429)
    assert (rest["ended"], rest["next"]["progress"]) == ("complete", XY_WING.solution)


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"until": {}}, "until"),
        ({"until": {"steps": 1, "tier": "hard"}}, "until"),
        ({"until": {"technique": "guessing"}}, "until.technique"),
    ],
)
def test_an_until_without_a_value_is_rejected(service: Service, fields: Any, path: str) -> None:
    answer = service.post("/explain", {"puzzle": UNIQUE, "progress": UNIQUE, **fields})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [path])


def test_a_mistake_ends_a_path_before_its_first_step(service: Service) -> None:
    body = explain(service, UNIQUE, put(UNIQUE, (2, "9")), until="end")

    assert (body["status"], body["steps"], body["next"]) == ("invalid-progress", [], None)
    assert "ended" not in body


def test_a_path_that_no_technique_advances_ends_at_once(service: Service) -> None:
    body = explain(service, BEYOND, BEYOND, until="end")

    assert body["ended"] == "unsupported"
    assert body["status"] == ("step" if body["steps"] else "unsupported")


def test_steps_are_explained_at_their_level(service: Service) -> None:
    body = explain(service, UNIQUE, UNIQUE, until={"steps": 2}, level=1)

    assert [taken["step"]["technique"] for taken in body["steps"]] == [None, None]
    assert [taken["step"]["placements"] for taken in body["steps"]] == [[], []]
    assert body["next"] is None


def test_a_picture_draws_the_step_like_the_lessons(
    service: Service, wing: tuple[str, list[dict[str, int]], engine.Step]
) -> None:
    board, eliminated, step = wing

    told = explain(service, XY_WING.puzzle, board, eliminated=eliminated, picture="svg")["step"]

    out = [(one["index"], one["value"]) for one in eliminated]
    position = engine.Position(XY_WING.puzzle, board, out)
    drawn = drawing.draw(position, step, title="", description="", reasons=told["reasons"])
    assert told["picture"].partition("</desc>")[2] == drawn.partition("</desc>")[2]
    assert drawing.STYLE.read_text("utf-8") in told["picture"]


def test_a_picture_shows_only_the_detail_of_its_level(
    service: Service, wing: tuple[str, list[dict[str, int]], engine.Step]
) -> None:
    board, eliminated, _ = wing
    asked = {"eliminated": eliminated, "picture": "svg"}

    pictures = [
        explain(service, XY_WING.puzzle, board, level=level, **asked)["step"]["picture"]
        for level in (1, 2, 3)
    ]

    shown = [picture.partition("</style>")[2] for picture in pictures]
    assert ['class="strike"' in one for one in shown] == [False, False, True]
    assert all('class="group a"' in one for one in shown)


def test_each_step_has_its_picture_only_on_request(service: Service) -> None:
    drawn = explain(service, UNIQUE, UNIQUE, until={"steps": 3}, picture="svg")
    plain = explain(service, UNIQUE, UNIQUE, until={"steps": 3})

    assert len({taken["step"]["picture"] for taken in drawn["steps"]}) == 3
    assert drawn["step"]["picture"] == drawn["steps"][0]["step"]["picture"]
    assert all("picture" not in taken["step"] for taken in plain["steps"])


def test_an_unknown_picture_format_is_rejected(service: Service) -> None:
    asked = {"puzzle": UNIQUE, "progress": UNIQUE, "picture": "png"}

    assert refusal(service.post("/explain", asked)) == Refusal(400, "INVALID_REQUEST", ["picture"])


@pytest.mark.english
@pytest.mark.parametrize("fields", [{}, {"until": "end"}])
def test_mistakes_come_with_their_likely_cause(service: Service, fields: Any) -> None:
    puzzle, board = (
        "-216---------4----6-4---725-862------7-----5------816-945---3-7----7---------158-",
        "-216-7-------426-16-418-725-8621--7-17--6--5----7-816-945826317-1--7---6-6---158-",
    )
    eliminated = [{"index": 6, "value": 4}]

    body = explain(service, puzzle, board, eliminated=eliminated, **fields)

    assert body["wrongEliminations"] == [6]
    assert body["explanation"] == (
        "The notes of r1c7 are missing the correct digit. You removed 4 from r1c7, apparently "
        "using a naked pair in r4c7 and r8c7, but r8c7 can hold 2 too."
    )
