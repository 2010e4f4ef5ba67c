"""Many grids in one request, each answered like a single one."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from nonet import engine
from refusals import refusal
from samples import ATTRIBUTION, BEYOND, EMPTY, HARD, INVALID, SOLUTION, UNIQUE, UNSOLVABLE, normal
from service import Service

pytestmark = pytest.mark.shared

EXPERT = engine.generate("expert", seed=8).puzzle
KINDS = ("check", "analyze", "grade", "rate")
ALL_SORTS = [UNIQUE, EMPTY, "12", UNSOLVABLE, HARD, INVALID, "x" * 81, SOLUTION, EXPERT, UNIQUE]
DUG = st.sets(st.integers(0, 80), max_size=60).map(
    lambda holes: "".join("0" if cell in holes else SOLUTION[cell] for cell in range(81))
)
RAW = st.text("123456789.0-x", min_size=80, max_size=82)


def alone(service: Service, kind: str, grid: str) -> Any:
    """Return the expected answer of a batch for a grid: that of a request for only this grid."""
    answer = service.post(f"/{kind}", {"puzzle": grid}).json()
    if "error" not in answer:
        assert answer.pop("attribution") == ATTRIBUTION
        return answer
    error = answer["error"]
    return {"error": {"code": error["code"], "message": error["issues"][0]["message"]}}


@pytest.mark.parametrize("kind", KINDS)
def test_each_grid_of_a_batch_gets_the_result_of_a_single_request(
    unlimited_service: Service, kind: str
) -> None:
    answer = unlimited_service.post(f"/{kind}/batch", {"puzzles": ALL_SORTS})

    assert answer.status_code == 200
    assert answer.json() == {
        "engineVersion": engine.VERSION,
        "results": [alone(unlimited_service, kind, grid) for grid in ALL_SORTS],
        "attribution": ATTRIBUTION,
    }


@settings(max_examples=30)
@given(kind=st.sampled_from(KINDS), grids=st.lists(DUG | RAW, min_size=1, max_size=4))
def test_any_batch_has_the_results_of_its_grids(
    unlimited_service: Service, kind: str, grids: list[str]
) -> None:
    answer = unlimited_service.post(f"/{kind}/batch", {"puzzles": grids})

    assert answer.json()["results"] == [alone(unlimited_service, kind, grid) for grid in grids]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("puzzles", [[], [UNIQUE] * 191, UNIQUE, [UNIQUE, 5], [None], {}])
def test_a_batch_has_1_to_190_texts(unlimited_service: Service, kind: str, puzzles: object) -> None:
    status, code, paths = refusal(unlimited_service.post(f"/{kind}/batch", {"puzzles": puzzles}))

    assert code in ("INVALID_REQUEST", "BODY_TOO_LARGE")
    assert status == (400 if code == "INVALID_REQUEST" else 413)
    assert all(path.startswith("puzzles") for path in paths or [])


def test_190_grids_fit_into_a_body_and_are_answered_in_order(unlimited_service: Service) -> None:
    shifted = ["".join(str(int(digit) % 9 + 1) for digit in SOLUTION), SOLUTION]
    grids = [shifted[number % 2] for number in range(190)]

    answer = unlimited_service.post("/check/batch", {"puzzles": grids})

    assert [result["solution"] for result in answer.json()["results"]] == grids


@pytest.mark.parametrize("grid", [EMPTY, UNIQUE.replace("5", ".", 2).replace("7", ".")])
def test_why_names_a_cell_with_two_digits_that_both_lead_to_a_solution(
    unlimited_service: Service, grid: str
) -> None:
    answer = unlimited_service.post("/check/batch", {"puzzles": [grid], "why": True})

    (result,) = answer.json()["results"]
    why = result.pop("why")
    assert result == alone(unlimited_service, "check", grid)
    assert (result["status"], why["kind"], len(set(why["values"]))) == ("multiple", "undecided", 2)
    for digit in why["values"]:
        filled = normal(grid)[: why["index"]] + str(digit) + normal(grid)[why["index"] + 1 :]
        assert engine.count_solutions(filled).solutions_found > 0


@pytest.mark.parametrize("grid", [UNSOLVABLE, INVALID, "6" + UNIQUE[1:], "9" + UNIQUE[1:]])
def test_why_names_contradictory_givens_and_no_others(
    unlimited_service: Service, grid: str
) -> None:
    answer = unlimited_service.post("/check/batch", {"puzzles": [grid], "why": True})

    why = answer.json()["results"][0]["why"]
    kept = {cell: grid[cell] for cell in why["indexes"]}
    assert why["kind"] == "clash"
    assert engine.count_solutions(grid_of(kept)).solutions_found == 0
    for cell in kept:
        without = {other: digit for other, digit in kept.items() if other != cell}
        assert engine.count_solutions(grid_of(without)).solutions_found > 0


def grid_of(givens: dict[int, str]) -> str:
    return "".join(givens.get(cell, "-") for cell in range(81))


def test_a_unique_grid_has_no_why(unlimited_service: Service) -> None:
    answer = unlimited_service.post("/check/batch", {"puzzles": [UNIQUE, HARD], "why": True})

    assert ["why" in result for result in answer.json()["results"]] == [False, False]


def test_grids_after_the_time_limit_are_unknown(tmp_path: Path) -> None:
    with Service(tmp_path, batch_processor_ms=0) as service:
        check, grade, rate = (
            service.post(f"/{kind}/batch", {"puzzles": [UNIQUE, BEYOND, EMPTY]}).json()["results"]
            for kind in ("check", "grade", "rate")
        )

    # Statuses that need no search are known nevertheless.
    assert [result["status"] for result in check] == ["unique", "unknown", "unknown"]
    assert [result["error"]["code"] for result in grade] == ["BATCH_LIMIT"] * 3
    assert (rate[0]["status"], rate[0]["er"]) == ("unknown", None)
    assert [result["error"]["code"] for result in rate[1:]] == ["SEARCH_LIMIT"] * 2


def test_the_time_limit_is_for_the_whole_batch(tmp_path: Path) -> None:
    with Service(tmp_path, batch_processor_ms=1) as service:
        answer = service.post("/rate/batch", {"puzzles": [UNIQUE, *[BEYOND] * 30]})

    statuses = [result.get("status") for result in answer.json()["results"]]
    assert statuses[0] == "rated"
    assert "rated" not in statuses[1:]
