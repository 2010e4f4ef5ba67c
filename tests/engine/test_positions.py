"""Boards in play: candidates, steps applied to them, and mistakes on them."""

import pickle

import pytest

from nonet import engine
from nonet.errors import GridFormatError

PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
SOLUTION = engine.solve(PUZZLE)


def test_following_the_steps_leads_to_the_solution() -> None:
    position = engine.Position(PUZZLE)
    for step in engine.solve_path(PUZZLE).steps:
        position = position.after(step)

    assert position.board == SOLUTION
    assert position.puzzle == PUZZLE
    assert len(position.placed) == PUZZLE.count("-")
    assert position.candidates == ((),) * 81
    assert position.compare(SOLUTION).complete


def test_eliminated_candidates_are_kept_until_their_cell_is_filled() -> None:
    before = engine.Position(PUZZLE)
    position = engine.Position(PUZZLE, eliminated=[(2, 1), (2, 1), (2, 2)])

    assert before.candidates[2] == (1, 2, 4)
    assert position.candidates[2] == (4,)
    assert position.eliminated == ((2, 1), (2, 2))
    (single,) = engine.find_steps(position, technique="naked-single")[:1]
    assert single.placements == ((2, 4),)
    assert position.after(single).eliminated == ()


def test_a_position_is_a_value() -> None:
    position = engine.Position(PUZZLE, SOLUTION[:9] + PUZZLE[9:], [(11, 2)])

    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own bytes
    assert len({position, engine.Position.from_dict(position.to_dict())}) == 1
    assert position != engine.Position(PUZZLE)


def test_a_comparison_names_each_kind_of_mistake() -> None:
    # r1c1 is a given that was changed, r1c3 is wrong, and both conflict with others.
    board = "43-5" + PUZZLE[4:]
    found = engine.Position(PUZZLE, board, [(2, 4), (10, 7), (10, 1)]).compare(SOLUTION)

    assert found.changed_givens == (0,)
    assert found.incorrect_cells == (3,)
    assert found.conflict_cells == (0, 3, 14, 36)
    assert found.wrong_eliminations == (2, 10)
    assert not found.valid
    assert found.remaining_cells == board.count("-")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("5",), GridFormatError),
        ((PUZZLE, "5"), GridFormatError),
        ((PUZZLE, PUZZLE, [(81, 1)]), ValueError),
        ((PUZZLE, PUZZLE, [(0, 10)]), ValueError),
    ],
)
def test_other_values_are_rejected(arguments: tuple[str, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        engine.Position(*arguments)  # type: ignore[arg-type]
