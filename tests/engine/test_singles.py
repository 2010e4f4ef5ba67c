from hypothesis import given, strategies as st

from nonet import engine

SOLUTION = "982714635735692148146358729351846972497523816628971354264187593573469281819235467"
HARD = "98.7..6..7.5.......4..5....3..8..9......2..1......13.42...8..93.7....2....92...6."
EMPTIED = st.sets(st.integers(0, 80), max_size=60)


def without(cells: set[int]) -> str:
    return "".join("-" if cell in cells else digit for cell, digit in enumerate(SOLUTION))


def write(board: str, single: engine.Single) -> str:
    return board[: single.cell] + str(single.digit) + board[single.cell + 1 :]


def test_the_last_cell_of_a_box_is_a_full_house() -> None:
    single = engine.next_single(without({0, 40}))

    assert single is not None
    assert (single.technique, single.cell, single.digit) == ("full-house", 0, 9)
    assert single.house is not None
    assert (single.house.kind, single.house.index) == ("box", 0)
    assert single.candidates == (9,)


def test_a_hidden_single_lists_all_candidates_of_its_cell() -> None:
    ones = {12, 24, 28, 56}
    single = engine.next_single("".join("1" if cell in ones else "." for cell in range(81)))

    assert single is not None
    assert (single.technique, single.cell, single.digit) == ("hidden-single", 0, 1)
    assert single.candidates == (1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_a_naked_single_has_no_house() -> None:
    digits = {3: 1, 6: 2, 27: 3, 54: 4, 10: 5, 20: 6, 8: 7, 72: 8}
    single = engine.next_single("".join(str(digits.get(cell, ".")) for cell in range(81)))

    assert single is not None
    assert (single.technique, single.cell, single.digit) == ("naked-single", 0, 9)
    assert single.house is None
    assert single.candidates == (9,)


def test_a_full_grid_has_no_single_and_is_complete() -> None:
    analysis = engine.analyze(SOLUTION)

    assert engine.next_single(SOLUTION) is None
    assert (analysis.rating, analysis.solved, analysis.steps) == ("complete", True, ())
    assert analysis.clue_count == 81


def test_a_hard_puzzle_is_beyond_singles() -> None:
    analysis = engine.analyze(HARD)

    assert (analysis.rating, analysis.solved) == ("beyond-singles", False)
    assert analysis.puzzle == engine.normalize(HARD)


@given(EMPTIED)
def test_the_counts_of_an_analysis_add_up_to_all_cells(emptied: set[int]) -> None:
    analysis = engine.analyze(without(emptied))

    found = analysis.naked_singles + analysis.hidden_singles
    assert analysis.clue_count + found + analysis.remaining_cells == 81
    assert len(analysis.steps) == found
    assert analysis.solved == (analysis.remaining_cells == 0)


@given(EMPTIED)
def test_repeating_the_next_single_gives_the_analysis(emptied: set[int]) -> None:
    board = without(emptied)
    analysis = engine.analyze(board)
    repeated = []

    while (single := engine.next_single(board)) is not None:
        repeated.append(single)
        board = write(board, single)

    assert tuple(repeated) == analysis.steps
    assert board.count("-") == analysis.remaining_cells


@given(st.text("123456789.", min_size=81, max_size=81))
def test_a_board_that_breaks_the_rules_is_analyzed_without_an_error(board: str) -> None:
    assert engine.analyze(board).remaining_cells <= board.count(".")
