import json

import pytest

from command_line import CommandLine
from nonet import engine
from samples import EMPTY, HARD, INVALID, SOLUTION, UNIQUE, UNSOLVABLE

GRIDS = [UNIQUE, EMPTY, "no grid", UNSOLVABLE, INVALID, SOLUTION]
LINES = "".join(f"{grid}\n" for grid in GRIDS).encode()
VERDICTS = [
    [UNIQUE, "unique", SOLUTION],
    [EMPTY, "multiple", "-"],
    ["no", "malformed", "-"],
    [UNSOLVABLE, "unsolvable", "-"],
    [INVALID, "invalid", "-"],
    [SOLUTION, "unique", SOLUTION],
]


def rows(text: str) -> list[list[str]]:
    return [line.split("\t") for line in text.splitlines()]


@pytest.mark.parametrize("file", [["grids.txt"], ["-"], []])
def test_malformed_lines_do_not_stop_the_check(nonet: CommandLine, file: list[str]) -> None:
    (nonet.folder / "grids.txt").write_bytes(LINES)

    outcome = nonet("check", *file, stdin=LINES)

    assert (outcome.status, outcome.errors) == (1, "")
    assert rows(outcome.output) == VERDICTS


def test_why_adds_a_column_after_the_solution(nonet: CommandLine) -> None:
    outcome = nonet("check", "--why", stdin=LINES)

    shown = [row[3] for row in rows(outcome.output)]
    assert shown == ["-", "r1c1=1|2", "-", "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c9", "r1c1 r1c2", "-"]


def test_why_as_json_has_the_form_of_the_api(nonet: CommandLine) -> None:
    outcome = nonet("check", "--why", "--json", stdin=f"{UNIQUE}\n{EMPTY}\n{INVALID}\n".encode())

    assert [json.loads(line)["why"] for line in outcome.output.splitlines()] == [
        None,
        {"kind": "undecided", "index": 0, "values": [1, 2]},
        {"kind": "clash", "indexes": [0, 1]},
    ]


def test_verdicts_as_json_are_one_object_per_line(nonet: CommandLine) -> None:
    outcome = nonet("check", "--json", stdin=f"{UNIQUE}\nx\n{EMPTY}\n".encode())

    found = [json.loads(line) for line in outcome.output.splitlines()]
    nodes = engine.count_solutions(EMPTY).nodes
    assert found == [
        {"puzzle": UNIQUE, "status": "unique", "solution": SOLUTION, "nodes": 0},
        {"puzzle": "x", "status": "malformed", "solution": None, "nodes": 0},
        {"puzzle": EMPTY, "status": "multiple", "solution": None, "nodes": nodes},
    ]


def test_analyze_prints_rating_counts_and_remaining_cells(nonet: CommandLine) -> None:
    outcome = nonet("analyze", stdin=f"{UNIQUE}\n{HARD}\nx\n{EMPTY}\n{SOLUTION}\n".encode())

    easy, hard = engine.analyze(UNIQUE), engine.analyze(HARD)
    assert (outcome.status, outcome.errors) == (1, "")
    assert rows(outcome.output) == [
        [UNIQUE, "beginner", str(easy.naked_singles), str(easy.hidden_singles), "0"],
        [
            HARD,
            "beyond-singles",
            str(hard.naked_singles),
            str(hard.hidden_singles),
            str(hard.remaining_cells),
        ],
        ["x", "malformed", "-", "-", "-"],
        [EMPTY, "multiple", "-", "-", "-"],
        [SOLUTION, "complete", "0", "0", "0"],
    ]


def test_analyses_as_json_are_one_object_per_line(nonet: CommandLine) -> None:
    outcome = nonet("analyze", "--json", stdin=f"{UNIQUE}\nx\n{EMPTY}\n".encode())

    analysis = engine.analyze(UNIQUE)
    assert [json.loads(line) for line in outcome.output.splitlines()] == [
        {
            "puzzle": UNIQUE,
            "status": "unique",
            "rating": "beginner",
            "clueCount": 30,
            "nakedSingles": analysis.naked_singles,
            "hiddenSingles": analysis.hidden_singles,
            "remainingCells": 0,
        },
        {"puzzle": "x", "status": "malformed"},
        {"puzzle": EMPTY, "status": "multiple"},
    ]


@pytest.mark.parametrize("command", ["check", "analyze"])
@pytest.mark.parametrize("content", [b"", b"\n", b"\r\n \t\n"])
def test_empty_input_gives_empty_output(nonet: CommandLine, command: str, content: bytes) -> None:
    assert nonet(command, stdin=content) == (0, "", "")


@pytest.mark.parametrize("command", ["check", "analyze"])
@pytest.mark.parametrize(
    "line",
    [b"\xff\xfe\x00", b"\xc3(", "é".encode() * 81, UNIQUE.encode("utf-16-le"), b"\x00" * 81],
)
def test_binary_input_is_one_malformed_line(nonet: CommandLine, command: str, line: bytes) -> None:
    outcome = nonet(command, stdin=line + b"\n" + UNIQUE.encode() + b"\n")

    found = rows(outcome.output)
    assert (outcome.status, outcome.errors) == (1, "")
    assert found[0][1] == "malformed"
    assert found[-1][0] == UNIQUE


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n", b"\tunique\tmore\n", b" comment\n"])
def test_words_after_the_grid_are_ignored(nonet: CommandLine, ending: bytes) -> None:
    outcome = nonet("check", stdin=UNIQUE.encode() + ending)

    assert rows(outcome.output) == [[UNIQUE, "unique", SOLUTION]]


def test_several_batches_keep_the_order_of_lines(nonet: CommandLine) -> None:
    grids = [UNIQUE, "x", SOLUTION, EMPTY] * 1_500

    outcome = nonet("check", stdin="\n".join(grids).encode())

    assert [row[0] for row in rows(outcome.output)] == grids


@pytest.mark.parametrize("command", ["check", "analyze"])
def test_a_grid_beyond_the_search_budget_is_unknown(nonet: CommandLine, command: str) -> None:
    outcome = CommandLine(nonet.folder, search_node_budget=1)(command, stdin=HARD.encode())

    assert rows(outcome.output)[0][:2] == [HARD, "unknown"]


@pytest.mark.parametrize("command", ["check", "analyze"])
@pytest.mark.parametrize("file", ["missing.txt", "."])
def test_an_unreadable_file_has_exit_status_2(nonet: CommandLine, command: str, file: str) -> None:
    outcome = nonet(command, file)

    assert (outcome.status, outcome.output) == (2, "")
