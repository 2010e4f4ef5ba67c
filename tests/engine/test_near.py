from itertools import combinations, islice
from random import Random

import pytest

from nonet import engine
from nonet.errors import NotUniqueError
from samples import HARD

# A puzzle with 24 givens, whose solution has more.
PUZZLE = engine.generate(seed=2026, symmetry="none", minimal=True).puzzle


def differences(one: str, other: str) -> tuple[int, int]:
    """Count the givens of each that the other lacks."""
    unlike = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    return sum(a != "-" for a, _ in unlike), sum(b != "-" for _, b in unlike)


@pytest.mark.parametrize("exchanged", [1, 2])
def test_neighbours_have_one_solution_and_as_many_other_givens(exchanged: int) -> None:
    found = list(islice(engine.neighbours(PUZZLE, exchanged=exchanged), 200))  # type: ignore[arg-type]

    assert len(set(found)) == len(found) > 20
    assert all(verdict.unique for verdict in engine.check_many(found))
    assert {differences(PUZZLE, one) for one in found} == {(exchanged, exchanged)}


def is_minimal(puzzle: str) -> bool:
    givens = [cell for cell, digit in enumerate(puzzle) if digit != "-"]
    thinned = [puzzle[:cell] + "-" + puzzle[cell + 1 :] for cell in givens]
    return not any(verdict.unique for verdict in engine.check_many(thinned))


def test_minimal_puzzles_equal_those_of_a_brute_force_search() -> None:
    expanded = next(engine.expansions(PUZZLE, added=3))

    found = list(engine.minimal_puzzles(expanded))

    givens = [cell for cell, digit in enumerate(expanded) if digit != "-"]
    expected = set()
    for count in range(5):
        for gone in combinations(givens, count):
            thinned = "".join("-" if cell in gone else expanded[cell] for cell in range(81))
            if engine.count_solutions(thinned).unique and is_minimal(thinned):
                expected.add(thinned)
    assert len(found) == len(set(found))
    assert {one for one in found if 81 - one.count("-") >= len(givens) - 4} == expected


def test_a_minimal_puzzle_contains_no_other() -> None:
    assert list(engine.minimal_puzzles(PUZZLE)) == [PUZZLE]


def test_expansions_have_more_givens_of_the_solution() -> None:
    found = list(engine.expansions(PUZZLE, added=2))

    empty = PUZZLE.count("-")
    assert len(set(found)) == len(found) == empty * (empty - 1) // 2
    assert {differences(PUZZLE, one) for one in found} == {(0, 2)}
    assert all(verdict.unique for verdict in engine.check_many(found))


def opened_by(puzzle: str, cells: tuple[tuple[int, int], ...]) -> str:
    digits = list(puzzle)
    for cell, digit in cells:
        digits[cell] = str(digit)
    return "".join(digits)


def test_backdoors_are_the_smallest_sets_after_which_singles_suffice() -> None:
    puzzles = [engine.generate("hard", seed=seed).puzzle for seed in range(5)]
    for puzzle in puzzles:
        found = engine.backdoors(puzzle, largest=3)

        size = len(found[0])
        solution = engine.solve(puzzle)
        candidates = [(cell, int(solution[cell])) for cell in range(81) if puzzle[cell] == "-"]
        chance = Random(puzzle)
        tried = [tuple(sorted(chance.sample(candidates, size))) for _ in range(100)]
        assert {len(one) for one in found} == {size}
        assert all(engine.analyze(opened_by(puzzle, one)).solved for one in found)
        for one in tried:
            assert engine.analyze(opened_by(puzzle, one)).solved == (one in found)


def test_easy_puzzles_have_one_empty_backdoor_and_the_hardest_none_of_one_cell() -> None:
    assert engine.backdoors(engine.generate("easy", seed=1).puzzle) == ((),)
    assert engine.backdoors(HARD, largest=0) == ()


@pytest.mark.parametrize("ask", [engine.backdoors, engine.minimal_puzzles, engine.expansions])
def test_grids_without_exactly_one_solution_are_rejected(ask: object) -> None:
    with pytest.raises(NotUniqueError):
        ask("." * 81)  # type: ignore[operator]


def test_other_numbers_of_exchanged_givens_are_rejected() -> None:
    with pytest.raises(ValueError, match="expected 1 or 2 exchanged givens, found 3"):
        engine.neighbours(HARD, exchanged=3)  # type: ignore[arg-type]
