"""`nonet convert`, and other commands on files in any format."""

from pathlib import Path

import pytest

from command_line import CommandLine, Outcome
from nonet.puzzles.forms import FORMS
from samples import OTHER, SOLUTION, UNIQUE


def nonet(*arguments: str, stdin: str = "") -> Outcome:
    return CommandLine(Path())(*arguments, stdin=stdin.encode())


def test_puzzles_survive_a_round_trip_through_each_format() -> None:
    grids = f"{UNIQUE}\n{OTHER.replace('0', '.')}\n"

    there = nonet("convert", "--to", "ss", stdin=grids)
    back = nonet("convert", "--to", "line", stdin=there.output)

    assert "-----------\n" in there.output
    assert (back.status, back.output, back.errors) == (0, grids, "")


def test_other_commands_read_the_same_formats() -> None:
    rows = nonet("convert", "--to", "rows", stdin=UNIQUE).output

    checked = nonet("check", stdin=rows)

    assert checked.output == nonet("check", stdin=UNIQUE.replace(".", "-")).output
    assert "unique" in checked.output


def test_a_file_in_an_unknown_format_is_rejected_with_its_line() -> None:
    done = nonet("convert", stdin="# a comment\n53..7....\n6..195\n")

    assert (done.status, done.output) == (1, "")
    assert done.errors == (
        "nonet: standard input: line 3, column 1: found 6 cells in '6..195'; expected 9 or 81\n"
    )


@pytest.mark.parametrize("first", ["Two of them:", "", "# a list"])
def test_lines_between_grids_are_skipped_and_counted(first: str) -> None:
    rows = nonet("convert", "--to", "rows", stdin=UNIQUE).output

    for grid in (f"{UNIQUE}\n", rows):
        done = nonet("convert", stdin=f"{first}\n{grid}\nThe next is hard\n\n{grid}\nbye\n")

        number = 1 if first.startswith("T") else grid.count("\n") + 3
        count = 3 if number == 1 else 2
        assert (done.status, done.output) == (0, f"{UNIQUE}\n" * 2)
        assert done.errors == (
            f"nonet: left out {count} lines without a grid, "
            f"the first at standard input, line {number}\n"
        )


def test_lines_of_a_format_are_not_reported_as_skipped() -> None:
    for form in FORMS:
        text = nonet("convert", "--to", form, stdin=f"{UNIQUE}\n{UNIQUE}\n").output

        assert nonet("convert", stdin=text).errors == "", form


def test_answers_can_replace_or_follow_the_puzzles() -> None:
    grids = f"{UNIQUE}\n{OTHER.replace('0', '.')}\n"

    answers = nonet("convert", "--show", "answer", stdin=grids).output.split()
    both = nonet("convert", "--show", "both", "--to", "brf", stdin=grids).output

    assert answers[0] == SOLUTION
    assert [page.split("\n")[0] for page in both.split("\f")] == [
        *(",sudoku #a", ",sudoku #b"),
        *(",answer #a", ",answer #b"),
    ]
    assert nonet("convert", stdin=both).output.split() == [*grids.split(), *answers]
    assert nonet("convert", "--show", "answer", stdin="1" * 81).status == 1
