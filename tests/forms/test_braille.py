"""Braille as liblouis reads it, which screen readers and embossers go by."""

import shutil
import subprocess

import pytest

from nonet.puzzles.forms import write_grids

GRID = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ENGLISH = "en-ueb-g1.ctb"


def louis(text: str, *arguments: str) -> list[str]:
    """Translate line by line into Braille; with `-b`, back."""
    program = shutil.which("lou_translate")
    if program is None:
        pytest.skip("needs lou_translate, of the Debian package liblouis-bin")
    done = subprocess.run(
        [program, *arguments, ENGLISH], input=text, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\n")


@pytest.mark.parametrize(("grid", "word"), [(GRID, "Sudoku"), (ANSWER, "Answer")])
def test_a_page_is_read_back_as_heading_legend_and_letters_that_stand_for_digits(
    grid: str, word: str
) -> None:
    page = write_grids([grid] * 12, "brf").split("\f")[-1]

    heading, *legend, blank, _ = louis("\n".join(page.split("\n")[:4]) + "\n", "-b")
    rows = louis("\n".join(page.split("\n")[4:]), "-b")

    assert heading == f"{word} 12"
    named = dict(zip(*[iter(" ".join(legend).split())] * 2, strict=True))
    assert (named, blank) == (dict(zip("abcdefghi", "123456789", strict=True)), "")
    cells = "".join(rows).replace(" ", "")
    assert cells.translate(str.maketrans(named)) == grid


def test_liblouis_writes_the_heading_as_we_do() -> None:
    page = write_grids([GRID] * 10, "brf").split("\f")[-1]

    assert louis("Sudoku 10\n")[0] == page.split("\n")[0]
