"""Written grids are read again in every form, and so are the forms that people type by hand."""

import base64
import json
import zlib

import pytest
from hypothesis import given, strategies as st

from nonet.engine import read_grids
from nonet.errors import TextFormError
from nonet.puzzles.forms import FORMS, Form, write_grids

GRID = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
OTHER = GRID[::-1]
ROWS = [GRID[start : start + 9] for start in range(0, 81, 9)]
# As forums write it: a cell with one candidate has that digit.
CANDIDATES = "\n".join(
    [
        "*-----------------*-----------------*-----------------*",
        *(
            "| "
            + " | ".join(
                " ".join(c if c != "-" else "159" for c in r[n : n + 3]) for n in (0, 3, 6)
            )
            + " |"
            for r in ROWS
        ),
        "*-----------------*-----------------*-----------------*",
    ]
)


def packed_by_coach(**game: object) -> str:
    """Pack a game as sudoku.coach does: JSON by zlib, in base 32."""
    packed = zlib.compress(json.dumps({"gridSize": 9, "colours": [], **game}).encode())
    return "SCv7_32_" + base64.b32hexencode(packed).decode().rstrip("=").lower()


GAME = packed_by_coach(givenDigits=GRID.replace("-", "0"), userDigits="0" * 81)
grids = st.lists(
    st.text("-123456789", min_size=81, max_size=81).filter(lambda grid: grid.strip("-")),
    min_size=1,
    max_size=5,
)


@pytest.mark.parametrize("form", FORMS)
@given(grids=grids)
def test_written_grids_are_read_again(form: Form, grids: list[str]) -> None:
    if form == "brf":  # a row of only hyphens would be a border elsewhere
        grids = [grid for grid in grids if all(grid[n : n + 9].strip("-") for n in range(0, 81, 9))]
        grids = grids or [GRID]

    assert read_grids(write_grids(grids, form)) == grids


def test_braille_has_at_most_40_cells_a_line_and_25_lines_a_page() -> None:
    text = write_grids([GRID] * 12, "brf")

    pages = text.split("\f")
    assert len(pages) == 12
    assert all(len(page.splitlines()) <= 25 for page in pages)
    assert all(len(line) <= 40 for page in pages for line in page.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "#A somebody\n#D a comment\n" + "\n".join(ROWS),
        "[Puzzle]\n" + "\n".join(ROWS) + "\n[State]\n" + "\n".join("1" * 9 for _ in range(9)),
        "Puzzle 1\n\n" + "\n".join(ROWS).replace("-", "."),
        "\n".join(" ".join(row) for row in ROWS).replace("-", "0"),
        "\n".join(f"{label} | {row}" for label, row in zip("ABCDEFGHI", ROWS, strict=True)),
        "+---+---+---+\n"
        + "\n".join(f"|{r[:3]}|{r[3:6]}|{r[6:]}|" for r in ROWS).replace("-", ".")
        + "\n+---+---+---+",
        "\n".join(",".join(row).replace("-", "") for row in ROWS),
        "puzzle,solution\n" + GRID.replace("-", "0") + "," + "1" * 81,
        "https://nonet.example/puzzles/v1-" + GRID.replace("-", "0"),
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + GRID.replace("-", "0"),
        "I am stuck: https://sudokuexchange.com/play/?s=" + GRID.replace("-", ".") + "&x=1",
        "https://sudoku.coach/en/play/" + GRID.replace("-", "0"),
        "https://sudoku.coach/en/play/" + GAME,
        "https://sudoku.coach/en/play/" + GAME + "v" * (-len(GAME) % 8),
        GAME,
        CANDIDATES,
        f'{{"puzzles": [{{"puzzle": "{GRID}"}}]}}',
        str([[0 if cell == "-" else int(cell) for cell in row] for row in ROWS]),
        json.dumps(ROWS),
        json.dumps([[None if cell == "-" else cell for cell in row] for row in ROWS]),
        json.dumps([[cell.strip("-") for cell in row] for row in ROWS]),
        '<opensudoku><folder name="a"><game data="'
        + GRID.replace("-", "0")
        + '"/></folder></opensudoku>',
        f"\ufeff{GRID}\r\n",
    ],
)
def test_files_of_others_are_read(text: str) -> None:
    assert read_grids(text) == [GRID]


@pytest.mark.parametrize(
    "text",
    [
        "https://sudoku.coach/en/play/" + GAME[:-40],
        "https://sudoku.coach/en/play/SCv9_64_abc",
        packed_by_coach(gridSize=6, givenDigits="0" * 36),
        packed_by_coach(givenDigits=["1"]),
        packed_by_coach(givenDigits="0" * (1 << 18)),
        "SCv7_32_" + "0" * (1 << 17),
        "SCv7_32_",
        "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + "0" * 243,
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + "zz" * 81,
    ],
)
def test_unsupported_links_are_rejected_with_advice(text: str) -> None:
    with pytest.raises(TextFormError, match=r"copy .*the 81 digits"):
        read_grids(text)


def test_a_hodoku_line_distinguishes_placed_digits_from_givens() -> None:
    placed = GRID.replace("-", ".").replace("53.", "53+4", 1)

    assert read_grids(f":0000:x:{placed}:::\n") == [GRID]


def test_a_collection_is_all_of_its_grids() -> None:
    link = "https://nonet.example/collections/v1-" + (GRID + OTHER).replace("-", "0")

    assert read_grids(link) == [GRID, OTHER]


@pytest.mark.parametrize(
    "text",
    [
        f"Easy\n{GRID}\nHard\n{OTHER}\n",
        f"{GRID}\n# a comment\n\n-----\n{OTHER}\n",
        f"puzzle\n{GRID}\n{OTHER}\n",
        "Grid 01\n" + "\n".join(ROWS) + "\nGrid 02\n" + OTHER,
        "\n".join(ROWS) + "\nand another\n" + OTHER + "\nthese were two\n",
    ],
)
def test_headings_stand_between_grids_where_the_text_does_not_begin_with_a_line_of_one(
    text: str,
) -> None:
    assert read_grids(text) == [GRID, OTHER]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello", 1),
        ("", 1),
        (GRID + "\n" + GRID[:-1], 2),
        ("\n".join(ROWS[:-1]), 8),
        (json.dumps([*ROWS[:8], 9]), 1),
        ("\n".join([*ROWS[:4], "12345678", *ROWS[5:]]), 5),
        ("\n".join([*ROWS[:4], "what is this", *ROWS[5:]]), 5),
        ("{", 1),
        ('["abc"]', 1),
        ('{"a": 1}', 1),
        ("[]", 1),
        ('[1, "53--7----"]', 1),
        (ROWS[0] + "\n" + GRID, 2),
        (":a:b:nothing:c\n", 1),
        ("[" * 100_000, 1),
        ("<a>", 1),
        ('<!DOCTYPE a [<!ENTITY b "c">]>\n<a/>', 1),
        ('<opensudoku>\n<game data="123"/></opensudoku>', 2),
        ("<html/>", 1),
        ("<a></b>", 1),
        ("<a", 1),
        ("\n<a>\n" + "".join(f"<a xmlns:a{at}='b'>" for at in range(3_000)), 3),
        ("<a " + "".join(f"a{at}='b' " for at in range(3_000)) + "/>", 1),
        (f"<opensudoku>\n\n<game data='{GRID}&#49;'/></opensudoku>", 3),
    ],
)
def test_a_text_in_no_known_form_is_refused_with_the_line(text: str, line: int) -> None:
    with pytest.raises(TextFormError) as refusal:
        read_grids(text)

    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"line {line}")


def test_a_text_that_is_too_long_is_refused_without_a_line() -> None:
    with pytest.raises(TextFormError) as refusal:
        read_grids(f"{GRID}\n" + "#" * 10_000_000)

    assert refusal.value.line is None
    assert str(refusal.value) == "the text is too long; expected 10,000,000 bytes at most"
