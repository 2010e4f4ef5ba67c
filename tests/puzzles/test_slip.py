"""The likely slips behind mistakes on a board."""

import asyncio
import re
from collections.abc import Iterator

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.slip import Slip, WrongElimination, WrongEntry, explain_slip, find_slips
from nonet.runtime.workpool import WorkPool
from samples import put
from service import small_workbench

BUSY = (
    "-216---------4----6-4---725-862------7-----5------816-945---3-7----7---------158-",
    "-216-7-------426-16-418-725-8621--7-17--6--5----7-816-945826317-1--7---6-6---158-",
)
NEAR_X_WING = (
    "65-2----981--3-2-74---5-6----2--3---------------7--4----5-1---41-6-9--257----2-63",
    "653271849819436257427-5-6319-2--35--5-----3--3-17-549-2356179841-639-72579-5-2163",
)
NEAR_XY_WING = (
    "---5---7--368-----7-4-13---35---8--4-6--2--3-4--9---15---38-6-1-----192--1---9---",
    "---5---7-5368-71-27-4-13---359178264-6-425-394--936-15---38-6-1-----192--1---9---",
)
NEAR_KITE = (
    "---2-4-----9-5-2-6--2--3-5--2-1----717-----293----2-1--3-8--5--5-6-3-1-----5-1---",
    "-532-479-4197582367-2--345--2-1--34717-3---293---72-15-318--5-45-6-3-1-2--75-19-3",
)
MEDIUM = [engine.generate("medium", seed=seed).puzzle for seed in range(6)]


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkPool]:
    pool = WorkPool(threads=1, queue=1, share=1)
    yield pool
    pool.close()


def slips_of(
    pool: WorkPool, puzzle: str, progress: str, *eliminated: tuple[int, int]
) -> tuple[Slip, ...]:
    board = engine.Position(puzzle, progress, eliminated).compare(engine.solve(puzzle))
    return asyncio.run(find_slips(board, small_workbench(pool)))


@pytest.mark.english
@pytest.mark.parametrize(
    ("board", "lost", "sentence"),
    [
        (
            BUSY,
            (6, 4),
            (
                "You removed 4 from r1c7, apparently using a naked pair in r4c7 and r8c7, "
                "but r8c7 can hold 2 too."
            ),
        ),
        (
            BUSY,
            (10, 5),
            (
                "You removed 5 from r2c2, apparently using a skyscraper of rows 1 and 6, "
                "but r6c1 can hold 5 too."
            ),
        ),
        (
            NEAR_X_WING,
            (35, 6),
            (
                "You removed 6 from r4c9, apparently using an X-wing of columns 2 and 5, "
                "but r5c2 and r5c5 can hold 6 too."
            ),
        ),
        (
            NEAR_XY_WING,
            (21, 6),
            (
                "You removed 6 from r3c4, apparently using an XY-wing of r3c9, r8c4 and r8c9, "
                "but r8c9 can hold 3 too."
            ),
        ),
        (
            NEAR_KITE,
            (42, 6),
            (
                "You removed 6 from r5c7, apparently using a two-string kite of "
                "column 6 and row 6, but r6c2 and r7c6 can hold 6 too."
            ),
        ),
    ],
)
def test_a_wrong_elimination_is_traced_to_the_pattern_that_is_nearly_there(
    pool: WorkPool, board: tuple[str, str], lost: tuple[int, int], sentence: str
) -> None:
    (slip,) = slips_of(pool, *board, lost)

    assert english().render(explain_slip(slip)) == sentence


@pytest.mark.parametrize("puzzle", MEDIUM)
def test_the_pattern_exists_only_without_the_overlooked_candidates(
    pool: WorkPool, puzzle: str
) -> None:
    solution, found = engine.solve(puzzle), 0
    empty = [cell for cell in range(81) if puzzle[cell] == "-"]

    for cell in empty[::7]:
        lost = (cell, int(solution[cell]))
        for slip in slips_of(pool, puzzle, puzzle, lost):
            found += 1
            assert isinstance(slip, WrongElimination)
            slug, open_digits = slip.step.technique, engine.Grid(puzzle).candidates
            assert all(digit in open_digits[where] for where, digit in slip.overlooked)
            near, there = (
                engine.find_steps(puzzle, removed=removed, technique=slug)
                for removed in (slip.overlooked, ())
            )
            assert slip.step in near
            assert lost in slip.step.eliminations
            assert all(lost not in step.eliminations for step in there)

    assert found


@pytest.mark.english
@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (
            (0, "5"),
            (
                "You entered 5 in r1c1, apparently as a hidden single in row 1, "
                "but r1c5 can hold 5 too."
            ),
        ),
        (
            (6, "9"),
            "You entered 9 in r1c7, apparently as the only digit left there, but there is another.",
        ),
    ],
)
def test_a_wrong_entry_is_traced_to_overlooked_candidates(
    pool: WorkPool, entry: tuple[int, str], sentence: str
) -> None:
    puzzle, progress = BUSY

    (slip,) = slips_of(pool, puzzle, put(progress, entry))

    assert english().render(explain_slip(slip)) == sentence


def test_the_other_digits_of_a_wrong_cell_are_not_named(pool: WorkPool) -> None:
    named = 0

    for puzzle in MEDIUM[:1]:
        solution = engine.solve(puzzle)
        for cell in range(81):
            for digit in set("123456789") - {solution[cell]} if puzzle[cell] == "-" else ():
                for slip in slips_of(pool, puzzle, put(puzzle, (cell, digit))):
                    assert isinstance(slip, WrongEntry)
                    if slip.place == "cell":
                        named += 1
                        said = english().render(explain_slip(slip))
                        assert re.findall(r"(?<![rc])[0-9]", said) == [digit]

    assert named


def test_a_few_mistakes_are_explained_and_a_board_of_other_givens_is_not(pool: WorkPool) -> None:
    puzzle = MEDIUM[0]
    solution = engine.solve(puzzle)
    empty = [cell for cell in range(81) if puzzle[cell] == "-"]
    lost = [(cell, int(solution[cell])) for cell in empty]

    assert len(slips_of(pool, puzzle, puzzle, *lost)) <= 3
    given = next(cell for cell in range(81) if puzzle[cell] != "-")
    assert slips_of(pool, puzzle, put(puzzle, (given, "-")), *lost) == ()
