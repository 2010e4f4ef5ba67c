from collections.abc import Callable
from typing import Any

import pytest

from nonet import engine
from nonet.engine import small

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SMALL = "1234" + "." * 12


def _told(depth: int) -> object:
    step = engine.next_step(PUZZLE)
    assert step is not None
    return engine.explain_step(step, PUZZLE, depth=depth)


NUMBERS: dict[str, Callable[[Any], object]] = {
    "limit": lambda number: engine.count_solutions(PUZZLE, limit=number),
    "node_budget": lambda number: engine.solve(PUZZLE, node_budget=number),
    "node_budget of one": lambda number: engine.count_solutions(PUZZLE, node_budget=number),
    "node_budget of many": lambda number: engine.check_many([PUZZLE], node_budget=number),
    "node_budget of lines": lambda number: engine.check_lines(b"", node_budget=number),
    "node_budget of grades": lambda number: engine.grade_many([PUZZLE], node_budget=number),
    "work": lambda number: engine.rate(PUZZLE, work=number),
    "work of many": lambda number: engine.rate_many([PUZZLE], work=number),
    "work of slices": lambda number: engine.begin_rating(
        engine.Rater(PUZZLE, "explainer", trace=False), work=number
    ),
    "budget": lambda number: engine.find_all_steps(PUZZLE, budget=number),
    "budget of one": lambda number: engine.generate(budget=number),
    "count": lambda number: engine.generate_many("easy", number),
    "depth": _told,
    "depth of children": lambda number: small.explain_next_single(SMALL, depth=number),
    "depth of a look": lambda number: small.look(SMALL, SMALL, depth=number),
    "limit of small ones": lambda number: small.count_solutions(SMALL, limit=number),
    "seed of small ones": lambda number: small.generate(4, seed=number),
    "index of small ones": lambda number: small.generate(4, index=number),
    "size of small ones": small.generate,
    "threads": lambda number: engine.check_many([PUZZLE], threads=number),
}
CELLS: dict[str, Callable[[Any], object]] = {
    "removed": lambda number: engine.next_step(PUZZLE, removed=[(number, 1)]),
    "removed digit": lambda number: engine.find_all_steps(PUZZLE, removed=[(0, number)]),
    "placed": lambda number: engine.find_steps(PUZZLE, placed=[number], technique="x-wing"),
    "wrong": lambda number: engine.explain_mistakes([number], [], []),
    "missing": lambda number: engine.explain_missing_notes([number]),
}


@pytest.mark.parametrize("number", [-1, 2**64])
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_out_of_range_is_rejected_by_its_name(name: str, number: int) -> None:
    word = name.split(maxsplit=1)[0].rstrip("s")
    with pytest.raises(ValueError, match=rf"\b{word}.* found {number}$"):
        NUMBERS[name](number)


@pytest.mark.parametrize("number", [-1, 2**64])
@pytest.mark.parametrize("name", CELLS)
def test_a_cell_or_digit_out_of_range_is_rejected(name: str, number: int) -> None:
    with pytest.raises(ValueError, match=rf"expected a (cell|digit), .* found {number}$"):
        CELLS[name](number)
