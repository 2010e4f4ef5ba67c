"""Links of f-puzzles and SudokuPad: read and written without asking anybody."""

import json
from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import given, strategies as st

from nonet.engine import read_boards, read_grids
from nonet.engine.grids import pack
from nonet.errors import TextFormError
from nonet.puzzles.forms import write_grids

GRID = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
CELLS = [
    [{} if cell == "-" else {"value": int(cell), "given": True} for cell in GRID[at : at + 9]]
    for at in range(0, 81, 9)
]
# As lz-string 1.5 for JavaScript writes them.
KNOWN = [
    ("", "Q==="),
    ("a", "IZA="),
    ("aaaa", "IY5A"),
    ("hello hello hello", "BYUwNmD2AEoTcpA="),
    (
        '{"size":9,"grid":[[{"value":5,"given":true},{}]]}',
        "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZYLgXX5cgA==",
    ),
    ("Größe 数独 ☃", "OIJwbw+wpgBIDqaBunGhgMiA"),
]
# The same of a whole grid, without its white space.
PACKED_GRID = (
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1"
    "AOwimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIG"
    "uITo2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/n"
    "pmdPwAEyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noM"
    "fj1/EsQZdfsCXmldLouEA==="
)


def link(puzzle: object, start: str = "https://www.f-puzzles.com/?load=") -> str:
    return start + quote(pack(json.dumps(puzzle)), safe="")


@pytest.mark.parametrize(("text", "packed"), KNOWN)
def test_texts_are_packed_as_lz_string_packs_them(text: str, packed: str) -> None:
    assert pack(text) == packed


@given(st.text("ABCDEFGHIJKLMNOPabcdefghijklm0123456789+/=", max_size=300))
def test_any_packed_text_is_read_within_the_bound_or_refused(packed: str) -> None:
    with suppress(TextFormError):
        read_grids("https://sudokupad.app/fpuz" + packed)


def test_data_that_expands_beyond_its_bound_is_not_read_to_the_end() -> None:
    packed = pack("a" * 1_000_000)

    assert len(packed) < 4000
    shown = "in the link, the packed data holds more than 262144 characters"
    with pytest.raises(TextFormError, match=shown):
        read_grids("https://sudokupad.app/fpuz" + packed)


@pytest.mark.parametrize(
    "text",
    [
        link({"size": 9, "grid": CELLS}),
        link({"size": 9, "title": "A", "author": "B", "grid": CELLS, "arrow": [], "king": False}),
        link({"size": 9, "grid": CELLS, "cage": None, "rules": {}}),
        link({"grid": CELLS}, "https://sudokupad.app/fpuz"),
        link({"grid": CELLS}, "https://sudokupad.app/?puzzleid=fpuzzles"),
        link({"grid": CELLS}, "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz"),
        "Look: " + link({"grid": CELLS}) + " by me",
    ],
)
def test_a_link_that_carries_its_grid_is_read(text: str) -> None:
    assert read_grids(text) == [GRID]


def test_digits_that_a_player_filled_in_are_not_givens() -> None:
    filled = [[cell or {"value": 1, "given": False} for cell in row] for row in CELLS]

    assert read_grids(link({"grid": filled})) == [GRID]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (link({"grid": CELLS, "arrow": [1]}), "not a plain Sudoku: it has arrow"),
        (link({"grid": CELLS, "cage": {"cells": 2}}), "not a plain Sudoku: it has cage"),
        (link({"grid": CELLS[:8]}), "a grid of another size"),
        (link({"size": 6, "grid": CELLS}), "a grid of another size"),
        (link({"grid": 5}), "holds no grid"),
        (link([CELLS]), "holds no puzzle"),
        ("https://sudokupad.app/fpuzAAAA", "the link"),
        ("https://sudokupad.app/fpuz" + "A" * 70_000, "more than 65,536 characters"),
    ],
)
def test_a_link_without_a_plain_grid_is_refused_with_the_reason(text: str, shown: str) -> None:
    with pytest.raises(TextFormError, match="line 2") as refusal:
        read_grids(f"{GRID}\n{text}\n")

    assert shown in str(refusal.value)


@pytest.mark.parametrize(
    "link", ["https://f-puzzles.com/?id=y8a7hmz5", "https://sudokupad.app/j9bFpFrTgM"]
)
def test_a_link_without_its_grid_is_skipped_beside_a_grid(link: str) -> None:
    reading = read_boards(f"{GRID}\n{link}\n")

    assert ([board.grid for board in reading.boards], reading.skipped_lines) == ([GRID], [2])
    with pytest.raises(TextFormError, match="doesn't contain its grid"):
        read_boards(link)


def test_links_are_written_for_both_sites() -> None:
    assert write_grids([GRID], "f-puzzles").startswith("https://www.f-puzzles.com/?load=N4Ig")
    assert write_grids([GRID], "sudokupad").startswith("https://sudokupad.app/?puzzleid=fpuzN4Ig")


def test_a_grid_is_packed_to_the_letter_as_lz_string_for_javascript_packs_it() -> None:
    packed = quote(PACKED_GRID, safe="")

    assert write_grids([GRID], "f-puzzles") == f"https://www.f-puzzles.com/?load={packed}\n"
    assert write_grids([GRID], "sudokupad") == f"https://sudokupad.app/?puzzleid=fpuz{packed}\n"
    assert read_grids(f"https://www.f-puzzles.com/?load={PACKED_GRID}") == [GRID]
