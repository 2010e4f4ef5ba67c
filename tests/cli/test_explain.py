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
def test_every_step_to_the_solution_is_explained(nonet: CommandLine) -> None:
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


def test_lines_fit_the_width_of_the_terminal(nonet: CommandLine) -> None:
    lines = nonet("explain", UNIQUE).output.splitlines()

    assert max(map(len, lines)) <= 100


@pytest.mark.english
def test_a_puzzle_beyond_the_ladder_is_reported(nonet: CommandLine) -> None:
    outcome = nonet("explain", BEYOND)

    assert outcome.status == 0
    assert "extreme" in outcome.output


def test_only_a_puzzle_with_a_unique_solution_is_explained(nonet: CommandLine) -> None:
    refused, malformed = nonet("explain", EMPTY), nonet("explain", "xyz")

    assert (refused.status, refused.output) == (1, "")
    assert f"{EMPTY} is multiple" in refused.errors
    assert (malformed.status, malformed.output) == (2, "")


def test_a_grid_can_begin_with_hyphens_and_be_piped(nonet: CommandLine) -> None:
    drawn = engine.generate_many("medium", 60, seed=1)
    puzzle = next(one.puzzle for one in drawn if one.puzzle.startswith("--"))

    given, piped = nonet("explain", puzzle), nonet("explain", stdin=f"{puzzle}\n".encode())

    assert given == piped
    assert given.status == 0
    assert nonet("explain", puzzle, "--json").output.startswith("{")


def test_empty_input_is_rejected(nonet: CommandLine) -> None:
    assert nonet("explain", stdin=b"").status == 1


@pytest.mark.english
def test_consecutive_singles_are_one_line(nonet: CommandLine) -> None:
    lines = nonet("explain", EASY).output.splitlines()

    empty = EASY.count("-")
    assert lines[0].startswith(f"  1. {empty} singles: ")
    assert " ".join(lines).count("=") == empty


@pytest.mark.english
def test_grids_of_arguments_files_and_pipes_are_explained(
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


def test_a_path_is_written_as_an_animated_svg(nonet: CommandLine, tmp_path: Path) -> None:
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
def test_by_key_waits_after_each_step_until_quit(tmp_path: Path, end: bytes) -> None:
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
