from typing import cast

import pytest
from hypothesis import given, strategies as st

from nonet import engine
from nonet.errors import GridFormatError
from samples import EMPTY, GOLDEN_NUGGET, SOLUTION, UNIQUE

EXPERT = engine.generate("expert", seed=1).puzzle
SEEDS = st.integers(0, 2**64 - 1)
FOUR_LINKS = ".........9.1...7.2...241....1..9..8..2.....9....7.5...19..7..2636.....787..3.2..1"
RELABELLED = str.maketrans("123456789", "213456789")


def test_a_full_grid_needs_no_step() -> None:
    rating = engine.rate(SOLUTION)

    assert (rating.er, rating.ep, rating.ed, rating.hardest_step) == (0.0, 0.0, 0.0, None)


@pytest.mark.parametrize(
    ("label", "lowest", "highest"), [("beginner", 1.0, 1.2), ("easy", 1.2, 2.3)]
)
def test_singles_have_the_ratings_of_the_explainer(
    label: engine.Label, lowest: float, highest: float
) -> None:
    ratings = engine.rate_many(puzzle.puzzle for puzzle in engine.generate_many(label, 50, seed=1))

    assert all(rating.er is not None and lowest <= rating.er <= highest for rating in ratings)


def test_isomorphic_puzzles_hardly_ever_differ_in_rating() -> None:
    puzzles = [puzzle.puzzle for puzzle in engine.generate_many("hard", 150, seed=1)]
    relabelled = [puzzle.translate(RELABELLED) for puzzle in puzzles]
    transposed = ["".join(puzzle[column::9] for column in range(9)) for puzzle in puzzles]

    own = [rating.er for rating in engine.rate_many(puzzles)] * 2
    of_images = [rating.er for rating in engine.rate_many(relabelled + transposed)]

    # Of equally hard steps, the Explainer takes the first that it finds.
    same = [one == other for one, other in zip(own, of_images, strict=True)]
    assert same.count(False) <= len(same) // 100


def test_a_trace_has_the_steps_of_the_rating() -> None:
    rating = engine.rate(EXPERT, trace=True)

    assert rating.trace is not None
    assert engine.rate(EXPERT).trace is None
    assert max(step.er for step in rating.trace) == rating.er == engine.rate(EXPERT).er
    assert rating.trace[0].er == rating.ed
    placed = {cell: digit for step in rating.trace for cell, digit in step.placements}
    solution = engine.solve(EXPERT)
    assert placed == {
        cell: int(solution[cell]) for cell in range(81) if EXPERT[cell] not in "123456789"
    }


def test_many_are_rated_by_a_profile_with_their_steps() -> None:
    puzzles = [FOUR_LINKS, EXPERT]

    ratings = engine.rate_many(puzzles, profile="exchange", trace=True)

    assert list(ratings) == [engine.rate(one, profile="exchange", trace=True) for one in puzzles]
    assert (ratings[0].er, engine.rate(FOUR_LINKS).er) == (7.9, 6.1)


def test_an_unknown_profile_is_rejected() -> None:
    with pytest.raises(ValueError, match="profile"):
        engine.rate(EXPERT, profile=cast("engine.Profile", "hodoku"))


def test_a_puzzle_generated_for_a_minimum_rating_has_it() -> None:
    made = engine.generate("hard", seed=0, index=111, min_rating=4.3, budget=20_000)

    assert made.rating is not None
    assert made.rating.er is not None
    assert made.rating.er >= 4.3


@given(SEEDS)
def test_a_path_is_at_least_as_hard_as_its_beginning(seed: int) -> None:
    rating = engine.rate(engine.generate("expert", seed=seed).puzzle)

    assert rating.er is not None
    assert rating.ep is not None
    assert rating.ed is not None
    assert rating.er >= rating.ep >= rating.ed >= 1.0
    assert rating.at_least == rating.er


def test_without_work_only_a_lower_bound_is_known() -> None:
    rating = engine.rate(EXPERT, work=1)

    assert (rating.er, rating.ep, rating.ed, rating.hardest_step) == (None, None, None, None)
    assert rating.at_least <= (engine.rate(EXPERT).er or 0.0)


def test_an_interrupted_rating_continues() -> None:
    rater = engine.Rater(EXPERT)
    while not rater.advance(1_000):
        pass

    assert rater.rating == engine.rate(EXPERT)


def test_an_unsolvable_grid_has_no_rating() -> None:
    assert engine.rate(EMPTY).er is None


def test_many_puzzles_are_rated_in_order_on_any_number_of_threads() -> None:
    assert (
        engine.rate_many([UNIQUE, EXPERT] * 20, threads=2)
        == [
            engine.rate(UNIQUE),
            engine.rate(EXPERT),
        ]
        * 20
    )


def test_texts_other_than_grids_are_rejected() -> None:
    with pytest.raises(GridFormatError):
        engine.rate("123")


@pytest.mark.slow
@pytest.mark.thorough
def test_golden_nugget_has_its_known_rating() -> None:
    rating = engine.rate(GOLDEN_NUGGET, work=10**9)

    assert (rating.er, rating.ep, rating.ed) == (11.9, 11.9, 11.3)
