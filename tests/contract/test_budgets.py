from pathlib import Path

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from refusals import Refusal, refusal
from samples import ATTRIBUTION, EMPTY, HARD, INVALID, SOLUTION, UNIQUE, normal
from service import Service


@pytest.fixture
def hasty(tmp_path: Path) -> Service:
    """Give a service that searches one node per grid."""
    return Service(tmp_path, search_node_budget=1)


def test_an_exhausted_search_is_unknown_and_spends_its_whole_budget(hasty: Service) -> None:
    with hasty:
        answer = hasty.post("/check", {"puzzle": HARD})

    assert answer.status_code == 200
    assert answer.json() == {
        "puzzle": normal(HARD),
        "status": "unknown",
        "unique": None,
        "solutionsFound": 0,
        "searchComplete": False,
        "nodes": 1,
        "solution": None,
        "attribution": ATTRIBUTION,
    }


def test_a_solution_found_before_the_budget_ended_is_counted_but_not_returned(
    tmp_path: Path,
) -> None:
    with Service(tmp_path, search_node_budget=20) as service:
        body = service.post("/check", {"puzzle": HARD}).json()

    found = (body["status"], body["solutionsFound"], body["nodes"], body["solution"])
    assert found == ("unknown", 1, 20, None)
    assert body["unique"] is None


def test_a_grade_beyond_the_budget_is_not_solved_and_explains_why(tmp_path: Path) -> None:
    with Service(tmp_path, grading_budget_ms=0) as service:
        full = service.post("/grade", {"puzzle": HARD}).json()
        shortest = service.post("/grade", {"puzzle": HARD, "path": "shortest"}).json()

    for body in (full, shortest):
        shown = [body[name] for name in ("solved", "hardest", "score", "label")]
        assert shown == [False, None, None, "extreme"]
        assert body["explanation"] == english()("grade-stopped")


@pytest.mark.parametrize("until", [None, "end"])
def test_an_explanation_stopped_before_its_first_step_is_rejected(
    tmp_path: Path, until: str | None
) -> None:
    asked = {"puzzle": HARD, "progress": _after_singles(HARD), "until": until}
    with Service(tmp_path, explaining_budget_ms=0) as service:
        answer = service.post("/explain", asked)

    assert refusal(answer) == Refusal(422, "SEARCH_LIMIT", ["progress"])


# Golden Nugget: a hundred of its steps are nested nets, each of which takes ten milliseconds.
LONGEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


def test_stopped_steps_end_with_budget(tmp_path: Path) -> None:
    asked = {"puzzle": LONGEST, "progress": LONGEST, "until": "end"}
    with Service(tmp_path, explaining_budget_ms=1) as service:
        body = service.post("/explain", asked).json()

    # On a slow machine not even the first step is found in time.
    ended = body["ended"] if "ended" in body else body["error"]["code"]
    assert ended in {"budget", "SEARCH_LIMIT"}


def test_a_rating_beyond_the_budget_is_unknown_with_its_lower_bound(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1) as service:
        body = service.post("/rate", {"puzzle": HARD}).json()

    assert (body["status"], body["er"], body["hardestStep"]) == ("unknown", None, None)
    assert body["atLeast"] > 0


def _after_singles(puzzle: str) -> str:
    board = list(normal(puzzle))
    for single in engine.analyze(puzzle).steps:
        board[single.cell] = str(single.digit)
    return "".join(board)


@pytest.mark.parametrize(
    ("endpoint", "body"),
    [
        ("/analyze", {"puzzle": HARD}),
        ("/validate", {"puzzle": HARD, "progress": EMPTY}),
        ("/hint", {"puzzle": HARD, "progress": EMPTY}),
        ("/grade", {"puzzle": HARD}),
        ("/rate", {"puzzle": HARD}),
        ("/explain", {"puzzle": HARD, "progress": EMPTY}),
    ],
)
def test_an_exhausted_search_is_rejected_where_a_unique_grid_is_required(
    hasty: Service, endpoint: str, body: dict[str, str]
) -> None:
    with hasty:
        answer = hasty.post(endpoint, body)

    assert refusal(answer) == Refusal(422, "SEARCH_LIMIT", ["puzzle"])


def test_grids_without_a_search_are_decided_within_any_budget(hasty: Service) -> None:
    with hasty:
        answers = [hasty.post("/check", {"puzzle": grid}) for grid in (UNIQUE, SOLUTION, INVALID)]

    assert [answer.json()["status"] for answer in answers] == ["unique", "unique", "invalid"]


@pytest.mark.parametrize(
    ("count", "advice"), [(1, "Retry."), (20, "Retry, or ask for fewer puzzles.")]
)
def test_an_exhausted_generation_returns_no_partial_result(
    tmp_path: Path, count: int, advice: str
) -> None:
    with Service(tmp_path, generation_budget=0) as service:
        answer = service.post("/generate", {"count": count, "difficulty": "hard"})

    assert refusal(answer) == Refusal(503, "GENERATION_LIMIT")
    message = answer.json()["error"]["message"]
    assert message == f"The generation budget is exhausted. {advice}"
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.headers["RateLimit"] == '"account";r=59;t=60'
