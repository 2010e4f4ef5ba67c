"""`nonet convert`, and other commands on files in any form."""

import subprocess
import sys
from pathlib import Path

import pytest

from nonet.content.forms import FORMS
from samples import OTHER, SOLUTION, UNIQUE

NONET = Path(sys.executable).with_name("nonet")


def nonet(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [NONET, *arguments], input=stdin, capture_output=True, text=True, check=False
    )


def test_puzzles_go_through_another_form_and_come_back() -> None:
    grids = f"{UNIQUE}\n{OTHER.replace('0', '.')}\n"

    there = nonet("convert", "--to", "ss", stdin=grids)
    back = nonet("convert", "--to", "line", stdin=there.stdout)

    assert "-----------\n" in there.stdout
    assert (back.returncode, back.stdout, back.stderr) == (0, grids, "")


def test_other_commands_read_the_same_forms() -> None:
    rows = nonet("convert", "--to", "rows", stdin=UNIQUE).stdout

    checked = nonet("check", stdin=rows)

    assert checked.stdout == nonet("check", stdin=UNIQUE.replace(".", "-")).stdout
    assert "unique" in checked.stdout


def test_a_file_in_no_form_is_refused_with_its_line() -> None:
    done = nonet("convert", stdin="# a comment\n53..7....\n6..195\n")

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "nonet: line 3: found 6 cells in '6..195'; expected 9 or 81\n"


@pytest.mark.parametrize("first", ["Two of them:", "", "# a list"])
def test_lines_between_grids_are_left_out_and_counted(first: str) -> None:
    rows = nonet("convert", "--to", "rows", stdin=UNIQUE).stdout

    for grid in (f"{UNIQUE}\n", rows):
        done = nonet("convert", stdin=f"{first}\n{grid}\nThe next is hard\n\n{grid}\nbye\n")

        number = 1 if first.startswith("T") else grid.count("\n") + 3
        count = 3 if number == 1 else 2
        assert (done.returncode, done.stdout) == (0, f"{UNIQUE}\n" * 2)
        assert done.stderr == (
            f"nonet: left out {count} lines without a grid, "
            f"the first at standard input, line {number}\n"
        )


def test_what_belongs_to_a_form_is_not_told_as_left_out() -> None:
    for form in FORMS:
        text = nonet("convert", "--to", form, stdin=f"{UNIQUE}\n{UNIQUE}\n").stdout

        assert nonet("convert", stdin=text).stderr == "", form


def test_answers_are_written_alone_or_behind_the_puzzles() -> None:
    grids = f"{UNIQUE}\n{OTHER.replace('0', '.')}\n"

    answers = nonet("convert", "--show", "answer", stdin=grids).stdout.split()
    both = nonet("convert", "--show", "both", "--to", "brf", stdin=grids).stdout

    assert answers[0] == SOLUTION
    assert [page.split("\n")[0] for page in both.split("\f")] == [
        *(",sudoku #a", ",sudoku #b"),
        *(",answer #a", ",answer #b"),
    ]
    assert nonet("convert", stdin=both).stdout.split() == [*grids.split(), *answers]
    assert nonet("convert", "--show", "answer", stdin="1" * 81).returncode == 1
