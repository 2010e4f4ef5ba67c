import json

from command import Command
from nonet import engine
from samples import BEYOND, EMPTY, UNIQUE

EXPERT = engine.generate("expert", seed=4)


def test_every_step_to_the_solution_is_told_with_its_reason(nonet: Command) -> None:
    outcome = nonet("explain", EXPERT.puzzle)

    steps = engine.solve_path(EXPERT.puzzle).steps
    assert (outcome.status, outcome.errors) == (0, "")
    headings = [line for line in outcome.output.splitlines() if line[:3].strip().isdigit()]
    assert len(headings) == len(steps)
    names = {technique.slug: technique.name for technique in engine.TECHNIQUES}
    assert headings[0] == f"  1. {names[steps[0].technique]}"
    assert "expert" in outcome.output.splitlines()[-1]


def test_steps_as_json_lead_to_the_solution(nonet: Command) -> None:
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


def test_lines_are_no_longer_than_a_terminal_is_wide(nonet: Command) -> None:
    lines = nonet("explain", UNIQUE).output.splitlines()

    assert max(map(len, lines)) <= 100


def test_a_puzzle_beyond_the_ladder_says_so(nonet: Command) -> None:
    outcome = nonet("explain", BEYOND)

    assert outcome.status == 0
    assert "extreme" in outcome.output


def test_only_a_proper_puzzle_is_explained(nonet: Command) -> None:
    refused, malformed = nonet("explain", EMPTY), nonet("explain", "xyz")

    assert (refused.status, refused.output) == (1, "")
    assert "GRID" in refused.errors
    assert (malformed.status, malformed.output) == (1, "")


def test_a_grid_may_begin_with_empty_cells_and_may_come_through_a_pipe(nonet: Command) -> None:
    drawn = engine.generate_many("medium", 60, seed=1)
    puzzle = next(one.puzzle for one in drawn if one.puzzle.startswith("--"))

    given, piped = nonet("explain", puzzle), nonet("explain", stdin=f"{puzzle}\n".encode())

    assert given == piped
    assert given.status == 0
    assert nonet("explain", puzzle, "--json").output.startswith("{")


def test_no_grid_at_all_is_refused(nonet: Command) -> None:
    assert nonet("explain", stdin=b"").status == 1
