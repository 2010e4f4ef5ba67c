"""Grids of 4x4 and 6x6 in a text."""

import pytest

from nonet.engine import read_grids_of_all_sizes, small
from nonet.errors import TextFormError
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import PUZZLE

FOUR = small.generate(4, "easy", seed=1).puzzle
SIX = small.generate(6, "easy", seed=1).puzzle
ROWS = "\n".join(SIX[at : at + 6].replace("-", ".") for at in range(0, 36, 6))
BORDERED = "\n".join(
    [
        "+---+---+",
        *(f"|{SIX[at : at + 3]}|{SIX[at + 3 : at + 6]}|".replace("-", "0") for at in (0, 6)),
        "+---+---+",
        *(f"|{SIX[at : at + 3]}|{SIX[at + 3 : at + 6]}|".replace("-", "0") for at in (12, 18)),
        "+---+---+",
        *(f"|{SIX[at : at + 3]}|{SIX[at + 3 : at + 6]}|".replace("-", "0") for at in (24, 30)),
        "+---+---+",
    ]
)


@pytest.mark.parametrize(
    ("text", "grids"),
    [
        (FOUR, [FOUR]),
        (f" {SIX.replace('-', '0')} \n\n{FOUR.replace('-', '.')}\n", [SIX, FOUR]),
        (ROWS, [SIX]),
        (f"{ROWS}\n\n{ROWS}", [SIX, SIX]),
        (BORDERED, [SIX]),
        ("\n".join(" ".join(FOUR[at : at + 4]) for at in (0, 4, 8, 12)), [FOUR]),
        (f"https://nonet.example/puzzles/{small_puzzle_id(SIX)}?marks=shapes", [SIX]),
        (small_puzzle_id(FOUR), [FOUR]),
        (f"{FOUR}\n{PUZZLE}\n{SIX}", [FOUR, PUZZLE, SIX]),
        (PUZZLE, [PUZZLE]),
    ],
)
def test_small_grids_are_read_in_the_forms_that_people_write(text: str, grids: list[str]) -> None:
    assert read_grids_of_all_sizes(text) == grids


@pytest.mark.parametrize(
    "text",
    [FOUR[:15], f"{FOUR}5", FOUR.replace("-", "7"), f"{FOUR}\nhello", "s4-1234", f"{ROWS}\n123456"],
)
def test_invalid_small_grids_are_refused(text: str) -> None:
    with pytest.raises(TextFormError):
        read_grids_of_all_sizes(text)
