"""The import page without scripts: candidates travel on, and errors quote the typed text."""

import pytest

from nonet.engine import Grid
from nonet.puzzles.forms import write_boards
from samples import PUZZLE, PUZZLE_ID
from service import Service

CANDIDATES = Grid(PUZZLE).candidates


def import_text(service: Service, text: str) -> tuple[int, str, str]:
    """Return the status, the address that the answer leads to, and the page."""
    headers = {"Sec-Fetch-Site": "same-origin"}
    form = {"puzzle": text}
    answer = service.client.post("/import", data=form, headers=headers, follow_redirects=False)
    return answer.status_code, answer.headers.get("location", ""), answer.text


def test_candidates_travel_to_the_board_in_the_fragment(service: Service) -> None:
    fewer = [digits[:-1] if len(digits) > 1 else digits for digits in CANDIDATES]

    status, address, _ = import_text(service, write_boards([(PUZZLE, fewer)], "opensudoku"))

    path, _, notes = address.partition("#n1")
    cells = [int(notes[at : at + 2], 36) for at in range(0, len(notes), 2)]
    assert (status, path) == (303, f"/puzzles/{PUZZLE_ID}")
    assert cells == [sum(1 << digit - 1 for digit in digits) for digits in fewer]


def test_a_grid_without_candidates_has_no_fragment(service: Service) -> None:
    assert import_text(service, PUZZLE)[1] == f"/puzzles/{PUZZLE_ID}"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Grüße\n  12345678", "Line 2, column 3: “12345678”. This line has 8 cells."),
        (
            "see\nhttps://www.nytimes.com/puzzles/sudoku",
            "This link to nytimes.com does not contain",
        ),
        (
            "\n".join(["1.......9"] * 8),
            "Line 8, column 1: “1.......9”. The grid that ends there has",
        ),
        ("123456789\n" + "\n".join(["1.......9"] * 8), "or the numbers of the columns"),
        ("Über mich", "Line 1, column 1: “Über mich”. We could not read a puzzle here."),
        (" \n", "We could not read a puzzle here."),
    ],
)
def test_an_error_quotes_the_text_with_its_place(service: Service, text: str, shown: str) -> None:
    status, _, page = import_text(service, text)

    assert status == 400
    assert shown in page


@pytest.mark.parametrize("skipped", ["Hello", "https://sudokupad.app/abcdef"])
def test_skipped_lines_are_listed_beside_a_link_to_the_puzzle(
    service: Service, skipped: str
) -> None:
    status, address, page = import_text(service, f"{PUZZLE}\n\n{skipped}\n")

    assert (status, address) == (200, "")
    assert "1 puzzle found. Line 3 has no puzzle and was skipped." in page
    assert f'<a href="/puzzles/{PUZZLE_ID}">' in page


def test_the_first_of_many_skipped_lines_are_listed(service: Service) -> None:
    _, _, page = import_text(service, f"{PUZZLE}\n" + "Hello\n" * 20)

    assert "20 lines have no puzzle and were skipped: 2, 3, 4, 5, 6, 7, 8, 9, …." in page
