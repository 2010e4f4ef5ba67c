"""Candidates in texts, links that hold their grid, and skipped lines of a text."""

import re

import pytest

from nonet import engine
from nonet.engine import read_boards, read_grids
from nonet.errors import TextFormError
from nonet.grid import DIGITS, EMPTY

GRID = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
SOLUTION = engine.solve(GRID)
NOTED = {cell: {int(SOLUTION[cell]), 1, 9} for cell in range(81) if GRID[cell] == EMPTY}
ALL = set(DIGITS)


def rows(cells: list[str], between: str = " ") -> str:
    return "\n".join(between.join(cells[start : start + 9]) for start in range(0, 81, 9))


def lists(mark: str = "") -> list[str]:
    return [
        "".join(map(str, sorted(NOTED[cell]))) + mark if cell in NOTED else GRID[cell]
        for cell in range(81)
    ]


def bits(cell: int) -> int:
    return sum(1 << digit - 1 for digit in NOTED.get(cell, ()))


def base36(value: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[value // 36] + digits[value % 36]


TEXTS = {
    "drawn": rows(lists()),
    "framed": "\n".join(f"| {row} |" for row in rows(lists(), "  ").split("\n")),
    "marked": rows(lists("*")),
    "lettered": rows(lists("a")),
    "729 characters": "".join(
        "".join(
            str(digit) if digit in NOTED.get(cell, {int(SOLUTION[cell])}) else "."
            for digit in DIGITS
        )
        for cell in range(81)
    ),
    "OpenSudoku 1": '<opensudoku><game data="version: 1&#10;'
    + "".join(
        f"{GRID[cell].replace('-', '0')}|"
        f"{''.join(f'{digit},' for digit in sorted(NOTED.get(cell, ()))) or '-'}|"
        f"{int(cell in NOTED)}|"
        for cell in range(81)
    )
    + '"/></opensudoku>',
    "OpenSudoku 4": '<opensudoku><game data="version: 4\n'
    + "".join(
        f"{GRID[cell].replace('-', '0')}|{bits(cell)}|0|{int(cell in NOTED)}|" for cell in range(81)
    )
    + '"/></opensudoku>',
    "SudokuWiki": "S9B"
    + "".join(base36(18 + bits(cell) if cell in NOTED else int(GRID[cell])) for cell in range(81)),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_candidates_are_read(text: str) -> None:
    (board,) = read_boards(text).boards

    singles = {cell for cell, digits in NOTED.items() if len(digits) == 1}
    assert not singles
    assert board.grid == GRID
    assert board.candidates is not None
    assert [set(digits) for digits in board.candidates] == [
        NOTED.get(cell, set()) for cell in range(81)
    ]


def test_deleted_candidates_of_hodoku_are_left_out_of_those_that_are_open() -> None:
    (board,) = read_boards(f":0000:x:{GRID.replace('-', '.')}:113 413::").boards

    open_digits = engine.Grid(GRID).candidates
    assert board.candidates is not None
    assert set(board.candidates[2]) == set(open_digits[2]) - {1, 4}
    assert board.candidates[3:] == open_digits[3:]


def test_entries_of_a_player_are_candidates_and_no_givens() -> None:
    cells = [cell.replace("-", "129") for cell in GRID]
    cells[2] = "u4"

    (board,) = read_boards(rows(cells)).boards

    assert (board.grid, board.candidates and board.candidates[2]) == (GRID, (4,))


def test_a_published_board_of_sudokuwiki_is_read_with_its_candidates() -> None:
    start = "500001024020060090001700000000203006090000010200607000000009600040050030170800009"
    board = (
        "S9B050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g0636093616"
        "4a4i0o010o02474u067n07bu4q4i464i0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609"
    )

    (read,) = read_boards(f"[Load](https://www.sudokuwiki.org/sudoku.htm?bd={board})").boards

    solution = engine.solve(start)
    assert read.grid == engine.normalize(start)
    assert read.candidates is not None
    assert all(
        int(solution[cell]) in digits for cell, digits in enumerate(read.candidates) if digits
    )


def packed(grid: str) -> str:
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
    runs = re.findall("[0-9]0{0,5}", grid.replace(EMPTY, "0"))
    return "".join(signs[int(run[0]) + 10 * (len(run) - 1)] for run in runs)


@pytest.mark.parametrize(
    "address",
    [
        "https://sudokupad.app/",
        "sudokupad.app/?puzzleid=",
        "https://sudokuexchange.com/play/?d=3&s=",
    ],
)
def test_a_link_with_runs_of_empty_cells_holds_its_grid(address: str) -> None:
    assert read_grids(f"look: <{address}{packed(GRID)}>") == [GRID]


def test_two_links_in_a_line_are_two_grids() -> None:
    link = f"https://sudokupad.app/{packed(GRID)}"

    assert read_grids(f"{link} and {link[:22]}{packed(GRID[::-1])}") == [GRID, GRID[::-1]]


def test_skipped_lines_are_counted_and_grids_know_their_lines() -> None:
    reading = read_boards(f"Look at this\n\n{GRID}\n# a comment\nand at that:\n{GRID[::-1]}\n")

    assert reading.skipped_lines == [1, 5]
    assert [board.line for board in reading.boards] == [3, 6]


def test_an_error_quotes_the_text_as_typed_with_line_and_column() -> None:
    with pytest.raises(TextFormError) as error:
        read_grids("Look at this\n  **٥٣·|7····**\n")

    assert (error.value.line, error.value.column) == (2, 3)
    assert "'**٥٣·|7····**'" in str(error.value)
