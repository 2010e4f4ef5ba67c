import pytest
from hypothesis import given, strategies as st

from nonet import engine
from nonet.errors import GridFormatError, NotUniqueError, SearchLimitError

HARD = "98.7..6..7.5.......4..5....3..8..9......2..1......13.42...8..93.7....2....92...6."
SOLUTION = "982714635735692148146358729351846972497523816628971354264187593573469281819235467"
EMPTY = "." * 81
CONTRADICTORY = "11" + "." * 79
GRIDS = st.text("123456789.0-", min_size=81, max_size=81)


def facts(verdict: engine.Verdict) -> dict[str, object]:
    return {
        "status": verdict.status,
        "unique": verdict.unique,
        "solutions_found": verdict.solutions_found,
        "search_complete": verdict.search_complete,
        "solution": verdict.solution,
    }


def test_a_unique_grid_comes_with_its_solution() -> None:
    verdict = engine.count_solutions(HARD)

    assert verdict.puzzle == HARD.replace(".", "-")
    assert verdict.nodes > 0
    assert facts(verdict) == {
        "status": "unique",
        "unique": True,
        "solutions_found": 1,
        "search_complete": True,
        "solution": SOLUTION,
    }


def test_an_empty_grid_has_several_solutions_and_returns_none() -> None:
    assert facts(engine.count_solutions(EMPTY)) == {
        "status": "multiple",
        "unique": False,
        "solutions_found": 2,
        "search_complete": True,
        "solution": None,
    }


def test_equal_givens_in_a_house_are_invalid_without_a_search() -> None:
    verdict = engine.count_solutions(CONTRADICTORY)

    assert verdict.nodes == 0
    assert facts(verdict) == {
        "status": "invalid",
        "unique": False,
        "solutions_found": 0,
        "search_complete": True,
        "solution": None,
    }


def test_an_exhausted_budget_gives_unknown() -> None:
    verdict = engine.count_solutions(HARD, node_budget=1)

    assert verdict.nodes == 1
    assert facts(verdict) == {
        "status": "unknown",
        "unique": None,
        "solutions_found": 0,
        "search_complete": False,
        "solution": None,
    }


def test_a_larger_limit_counts_more_solutions() -> None:
    assert engine.count_solutions(EMPTY, limit=50).solutions_found == 50


def test_a_limit_that_cannot_prove_uniqueness_is_rejected() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        engine.count_solutions(EMPTY, limit=1)


@pytest.mark.parametrize("threads", [1, 2, 7, None])
def test_a_batch_keeps_its_order(threads: int | None) -> None:
    grids = [HARD, EMPTY, CONTRADICTORY, SOLUTION] * 50

    verdicts = engine.check_many(grids, threads=threads)

    expected = [facts(engine.count_solutions(grid)) for grid in grids]
    assert [facts(verdict) for verdict in verdicts] == expected


def test_an_empty_batch_has_no_verdicts() -> None:
    assert engine.check_many([]) == []


def test_a_malformed_text_of_a_batch_is_named() -> None:
    with pytest.raises(GridFormatError) as caught:
        engine.check_many([HARD, HARD[:80]])

    assert (caught.value.index, caught.value.length) == (1, 80)


def test_solve_returns_the_only_solution() -> None:
    assert engine.solve(HARD) == SOLUTION


@pytest.mark.parametrize(("grid", "status"), [(EMPTY, "multiple"), (CONTRADICTORY, "invalid")])
def test_solve_rejects_a_grid_without_exactly_one_solution(grid: str, status: str) -> None:
    with pytest.raises(NotUniqueError) as caught:
        engine.solve(grid)

    assert caught.value.statuses == {"grid": status}


def test_solve_fails_when_its_budget_is_exhausted() -> None:
    with pytest.raises(SearchLimitError) as caught:
        engine.solve(HARD, node_budget=0)

    assert caught.value.paths == ("grid",)


@given(GRIDS)
def test_any_81_characters_get_a_verdict(grid: str) -> None:
    verdict = engine.count_solutions(grid)

    assert verdict.unique == (verdict.status == "unique")
    assert verdict.puzzle == engine.normalize(grid)


@given(st.sets(st.integers(0, 80), max_size=60), st.permutations("123456789"))
def test_symmetric_images_get_the_same_verdict(emptied: set[int], names: list[str]) -> None:
    grid = "".join("." if cell in emptied else digit for cell, digit in enumerate(SOLUTION))
    transposed = "".join(grid[9 * (cell % 9) + cell // 9] for cell in range(81))
    relabelled = grid.translate(str.maketrans("123456789", "".join(names)))

    verdicts = engine.check_many([grid, grid[::-1], transposed, relabelled])

    assert len({(verdict.status, verdict.solutions_found) for verdict in verdicts}) == 1
