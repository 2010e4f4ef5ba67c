"""Generated grids of 4x4 and 6x6 are unique, solved by singles, and explained in words."""

import re

import pytest

from nonet import engine
from nonet.engine import small
from nonet.errors import NotUniqueError, ReferenceFormatError, ReferenceVersionError

WISHES = [(size, level) for size in small.SIZES for level in small.LEVELS]


@pytest.mark.sample("4-|6-easy")
@pytest.mark.parametrize(("size", "level"), WISHES)
def test_a_new_puzzle_has_one_solution_and_the_requested_level(
    size: small.Size, level: small.Level
) -> None:
    made = [small.generate(size, level, seed=17, index=index) for index in range(20)]

    for puzzle in made:
        assert len(puzzle.puzzle) == size * size
        assert small.check(puzzle.puzzle) == small.SmallVerdict(
            puzzle.puzzle, "unique", puzzle.solution
        )
        assert small.level_of(puzzle.puzzle) == level
        assert puzzle.puzzle == puzzle.puzzle.translate({ord("."): "-"})


@pytest.mark.parametrize("size", small.SIZES)
def test_harder_levels_have_fewer_givens(size: small.Size) -> None:
    def givens(level: small.Level) -> set[int]:
        made = (small.generate(size, level, seed=seed).puzzle for seed in range(20))
        return {len(grid) - grid.count("-") for grid in made}

    beginner, easy, medium = map(givens, small.LEVELS)

    assert min(beginner) > max(easy)
    assert min(easy) >= max(medium)


@pytest.mark.parametrize(("size", "level"), WISHES)
def test_singles_solve_every_puzzle(size: small.Size, level: small.Level) -> None:
    puzzle = small.generate(size, level, seed=3)
    board = puzzle.puzzle

    while single := small.next_single(board):
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]

    assert board == puzzle.solution


def test_there_are_288_full_grids_of_4x4() -> None:
    assert small.count_solutions("." * 16, limit=1_000) == 288


def test_puzzles_of_a_seed_are_all_different() -> None:
    made = small.generate_iter(4, "medium", seed=1)

    grids = [next(made).puzzle for _ in range(60)]

    assert len(set(grids)) == 60


def test_a_reference_reproduces_the_puzzle() -> None:
    puzzle = small.generate(6, "medium", seed=2**64 - 1, index=4)

    assert small.from_reference(puzzle.reference) == puzzle


@pytest.mark.parametrize(
    ("reference", "refused"),
    [
        ("0.0.1~size=4~level=easy~seed=1~index=0", ReferenceVersionError),
        (f"{engine.VERSION}~size=4~level=hard~seed=1~index=0", ReferenceFormatError),
        (f"{engine.VERSION}~size=9~level=easy~seed=1~index=0", ReferenceFormatError),
        (f"{engine.VERSION}~size=4~level=easy~seed={2**64}~index=0", ReferenceFormatError),
        ("", ReferenceFormatError),
    ],
)
def test_invalid_references_are_rejected(reference: str, refused: type[Exception]) -> None:
    with pytest.raises(refused):
        small.from_reference(reference)


@pytest.mark.parametrize(
    ("grid", "status"),
    [
        ("." * 16, "multiple"),
        ("11" + "." * 34, "invalid"),
        ("123.." + "." * 2 + "4" + "." * 8, "unsolvable"),
    ],
)
def test_grids_without_exactly_one_solution_are_reported(grid: str, status: str) -> None:
    assert small.check(grid).status == status
    with pytest.raises(NotUniqueError):
        small.solve(grid)


@pytest.mark.parametrize("text", ["", "." * 81, "5" + "." * 15, "7" + "." * 35, "é" * 16])
def test_texts_other_than_small_grids_are_rejected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        small.normalize(text)
    assert not small.is_grid(text)


def test_unknown_sizes_and_levels_are_rejected() -> None:
    with pytest.raises(ValueError, match="expected a size of 4 or 6, found 9"):
        small.generate(9)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected beginner, easy or medium, found hard"):
        small.generate(4, "hard")  # type: ignore[arg-type]


def test_hints_reveal_a_single_step_by_step() -> None:
    board = small.generate(4, "beginner", seed=5).puzzle
    single = small.next_single(board)
    assert single is not None

    said = [small.explain_next_single(board, depth=depth) or "" for depth in (1, 2, 3)]

    names = [re.findall(r'"name":"(small-(?:look|ask|tell)[a-z-]*)"', each) for each in said]
    assert names == [["small-look"], [f"small-ask-{single.kind}"], [f"small-tell-{single.kind}"]]
    assert f'"mark":"{single.digit}"' in said[2]
