import json
import os
import pty
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from command_line import CommandLine, press, read_until
from nonet import engine
from processes import child_process
from samples import BEYOND, EMPTY, UNIQUE

EXPERT = engine.generate("expert", seed=4)
EASY = engine.generate("easy", seed=4).puzzle
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.english
def test_every_step_to_the_solution_is_told_with_its_reason(nonet: CommandLine) -> None:
    outcome = nonet("explain", EXPERT.puzzle, "--every-step")

    steps = engine.solve_path(EXPERT.puzzle).steps
    assert (outcome.status, outcome.errors) == (0, "")
    headings = [line for line in outcome.output.splitlines() if line[:3].strip().isdigit()]
    assert len(headings) == len(steps)
    names = {technique.slug: technique.name for technique in engine.TECHNIQUES}
    assert headings[0] == f"  1. {names[steps[0].technique]}"
    assert "expert" in outcome.output.splitlines()[-1]


def test_steps_as_json_lead_to_the_solution(nonet: CommandLine) -> None:
    outcome = nonet("explain", EXPERT.puzzle, "--json")

    steps = [json.loads(line) for line in outcome.output.splitlines()]
    board = list(EXPERT.puzzle)
    for step in steps:
        assert step["board"] == "".join(board)
        assert step["explanation"]
        for placed in step["placements"]:
            board[placed["index"]] = str(placed["value"])
    assert "".join(board) == EXPERT.solution
    assert [step["technique"] for step in steps] == [
        step.technique for step in engine.solve_path(EXPERT.puzzle).steps
    ]


def test_lines_are_no_longer_than_a_terminal_is_wide(nonet: CommandLine) -> None:
    lines = nonet("explain", UNIQUE).output.splitlines()

    assert max(map(len, lines)) <= 100


@pytest.mark.english
def test_a_puzzle_beyond_the_ladder_says_so(nonet: CommandLine) -> None:
    outcome = nonet("explain", BEYOND)

    assert outcome.status == 0
    assert "extreme" in outcome.output


def test_only_a_proper_puzzle_is_explained(nonet: CommandLine) -> None:
    refused, malformed = nonet("explain", EMPTY), nonet("explain", "xyz")

    assert (refused.status, refused.output) == (1, "")
    assert f"{EMPTY} is multiple" in refused.errors
    assert (malformed.status, malformed.output) == (2, "")


def test_a_grid_may_begin_with_empty_cells_and_may_come_through_a_pipe(nonet: CommandLine) -> None:
    drawn = engine.generate_many("medium", 60, seed=1)
    puzzle = next(one.puzzle for one in drawn if one.puzzle.startswith("--"))

    given, piped = nonet("explain", puzzle), nonet("explain", stdin=f"{puzzle}\n".encode())

    assert given == piped
    assert given.status == 0
    assert nonet("explain", puzzle, "--json").output.startswith("{")


def test_no_grid_at_all_is_refused(nonet: CommandLine) -> None:
    assert nonet("explain", stdin=b"").status == 1


@pytest.mark.english
def test_singles_that_follow_each_other_are_one_line(nonet: CommandLine) -> None:
    lines = nonet("explain", EASY).output.splitlines()

    empty = EASY.count("-")
    assert lines[0].startswith(f"  1. {empty} singles: ")
    assert " ".join(lines).count("=") == empty


@pytest.mark.english
def test_every_grid_is_explained_from_arguments_files_and_a_pipe_alike(
    nonet: CommandLine, tmp_path: Path
) -> None:
    grids = f"{EASY}\n{EXPERT.puzzle}\n"
    (tmp_path / "two.txt").write_text(grids, "utf-8")

    given = nonet("explain", EASY, EXPERT.puzzle)

    assert given.status == 0
    assert given.output.count("this puzzle needs") == 2
    assert given == nonet("explain", "two.txt") == nonet("explain", stdin=grids.encode())


def test_the_board_shows_candidates_before_each_step(nonet: CommandLine) -> None:
    output = nonet("explain", EXPERT.puzzle, "--board").output

    boards = output.split("\u250f")[1:]
    assert len(boards) > 3
    frame = ("\u250f" + boards[0]).splitlines()
    assert len(frame[0]) == len(frame[30]) == 67
    assert frame[1].startswith("\u2503")


def test_a_path_is_written_as_a_moving_picture(nonet: CommandLine, tmp_path: Path) -> None:
    outcome = nonet("explain", EXPERT.puzzle, "-o", "path.svg")

    assert (outcome.status, outcome.output) == (0, "path.svg\n")
    picture = ET.parse(tmp_path / "path.svg").getroot()  # noqa: S314 - our own
    turns = [turn.get("keyTimes", "") for turn in picture.iter(f"{SVG}animate")]
    assert len(turns) > 3
    ends = [turn.split(";")[2] for turn in turns]
    assert [turn.split(";")[1] for turn in turns] == ["0.000000", *ends[:-1]]
    assert ends[-1] == "1.000000"


def test_a_path_is_written_as_a_pdf(nonet: CommandLine, tmp_path: Path) -> None:
    assert nonet("explain", EASY, "--output", "path.pdf").status == 0
    assert (tmp_path / "path.pdf").read_bytes().startswith(b"%PDF")
    assert nonet("explain", EASY, "--output", "path.gif").status == 2


@pytest.mark.sample("Escape")
@pytest.mark.slow
@pytest.mark.parametrize("end", [b"q", b"\x04", b"\x1b"], ids=["q", "Ctrl-D", "Escape"])
def test_step_after_step_comes_by_a_key_until_one_ends_it(tmp_path: Path, end: bytes) -> None:
    ours, theirs = pty.openpty()

    command = [sys.executable, "-m", "nonet", "explain", "--by-key", "--every-step", "--no-board"]
    with child_process(
        [*command, EXPERT.puzzle], stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path
    ) as running:
        press(ours, b" ")
        shown = read_until(ours, b"  2. ")
        press(ours, end)
        status = running.wait()
        os.close(theirs)
        shown += read_until(ours, None)
    os.close(ours)

    assert status == 0
    assert [number for number in range(1, 81) if f" {number}. " in shown] == [1, 2]
    assert "this puzzle needs" not in shown
