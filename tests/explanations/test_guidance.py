from nonet import engine
from nonet.explanations import guide

PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"


def test_the_first_step_names_a_house_and_nothing_of_the_placement() -> None:
    single = engine.next_single(PUZZLE)
    assert single is not None

    told = guide(single, PUZZLE, depth=1)

    assert told.sentence == "Look at the top middle box."
    assert told.area == (3, 4, 5, 12, 13, 14, 21, 22, 23)
    assert (told.reasons, told.target) == ((), None)


def test_the_second_step_names_the_technique_but_neither_cell_nor_digit() -> None:
    single = engine.next_single(PUZZLE)
    assert single is not None

    told = guide(single, PUZZLE, depth=2)

    assert told.sentence == (
        "A hidden single: in the top middle box, one digit has only one place left."
    )
    assert (told.reasons, told.target) == ((), None)


def test_the_third_step_shows_the_cell_and_the_digits_that_leave_only_it() -> None:
    single = engine.next_single(PUZZLE)
    assert single is not None

    told = guide(single, PUZZLE, depth=3)

    assert told.target == 5
    assert told.reasons == (20, 39, 76)
    assert told.sentence.startswith("In the top middle box, 8 fits only in row 1, column 6")


def test_every_step_of_a_whole_solve_points_at_a_house_that_holds_its_cell() -> None:
    board = PUZZLE

    while (single := engine.next_single(board)) is not None:
        area = guide(single, board, depth=1).area
        told = guide(single, board, depth=3)
        assert len(area) == 9
        assert told.target in area
        assert all(board[cell] != "-" for cell in told.reasons)
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]

    assert "-" not in board


def test_the_cell_of_a_naked_single_is_not_given_away_before_the_last_step() -> None:
    board = "-2345678-" + "-" * 9 + "-" * 9 + "9" + "-" * 53
    single = engine.next_single(board)
    assert single is not None
    assert single.technique in ("hidden-single", "naked-single")

    told = guide(single, board, depth=2)

    assert told.target is None
    assert len(told.area) == 9
