"""Grids as arguments, in files and from a pipe, in every format."""

import re
from pathlib import Path

import pytest

from command_line import CommandLine
from nonet import engine
from nonet.puzzles.forms import FORMS

PUZZLE = next(
    one.puzzle for one in engine.generate_many("easy", 40, seed=1) if one.puzzle.startswith("-")
)
JUDGES = ("check", "analyze", "grade", "rate", "canonical", "convert")
FORMS_OF_TEXT = [format(engine.Grid(PUZZLE), form) for form in FORMS]


@pytest.mark.parametrize("command", JUDGES)
def test_a_grid_can_be_an_argument_a_file_or_piped(
    nonet: CommandLine, tmp_path: Path, command: str
) -> None:
    (tmp_path / "one.txt").write_text(PUZZLE, "utf-8")

    given = nonet(command, PUZZLE)

    assert given.status == 0
    assert given.output
    assert given == nonet(command, "one.txt") == nonet(command, stdin=PUZZLE.encode())
    twice = nonet(command, PUZZLE, "one.txt")
    assert twice.output == 2 * given.output


@pytest.mark.parametrize("text", FORMS_OF_TEXT, ids=FORMS)
def test_a_grid_is_read_in_every_format(nonet: CommandLine, tmp_path: Path, text: str) -> None:
    (tmp_path / "one").write_text(text, "utf-8")
    solution = engine.solve(PUZZLE)

    for outcome in (
        nonet("check", text),
        nonet("check", "one"),
        nonet("check", stdin=text.encode()),
    ):
        assert outcome.status == 0
        assert outcome.output.split("\t")[1:] == ["unique", f"{solution}\n"]


@pytest.mark.parametrize("command", [*JUDGES, "hint"])
def test_a_grid_longer_than_a_file_name_is_accepted(nonet: CommandLine, command: str) -> None:
    drawn = re.sub("([1-9-])", r"|  \1  ", format(engine.Grid(PUZZLE), "rows"))

    outcome = nonet(command, drawn)

    assert len(drawn) > 255
    assert (outcome.status, outcome.errors) == (0, "")
    assert outcome == nonet(command, PUZZLE)


@pytest.mark.parametrize("command", ["hint", "validate"])
def test_a_board_is_read_in_every_format(nonet: CommandLine, tmp_path: Path, command: str) -> None:
    (tmp_path / "board.sdk").write_text(format(engine.Grid(PUZZLE), "sdk"), "utf-8")

    given = nonet(command, PUZZLE, PUZZLE)

    assert given.status == 0
    assert given == nonet(command, format(engine.Grid(PUZZLE), "rows"), "board.sdk")


@pytest.mark.parametrize(
    "arguments",
    [
        ("hint", "-"),
        ("hint", "-", PUZZLE),
        ("hint", PUZZLE, "-"),
        ("validate", PUZZLE, "-"),
        ("prove", "-", "r1c1=5"),
        ("prove", PUZZLE, "r1c1=5", "--board=-"),
    ],
)
def test_a_dash_reads_the_puzzle_or_the_board_from_a_pipe(
    nonet: CommandLine, arguments: tuple[str, ...]
) -> None:
    outcome = nonet(*arguments, stdin=f"\ufeff{PUZZLE}\n".encode())

    written = (one.replace("=-", f"={PUZZLE}") if one != "-" else PUZZLE for one in arguments)
    assert outcome.output
    assert outcome == nonet(*written)


def test_a_pipe_must_contain_one_grid_of_any_size(nonet: CommandLine) -> None:
    grid = "1..." + "..1." + ".1.." + "...1"

    assert nonet("hint", "-", stdin=f"{grid}\n".encode()) == nonet("hint", grid)
    assert nonet("hint", "-", stdin=f"{PUZZLE}\n{PUZZLE}\n".encode()).status == 2
    assert nonet("hint", "-", stdin=b"").status == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("check", "nowhere.txt"), "'nowhere.txt' is neither a file nor a grid"),
        (("check", "--lenint"), "did you mean --lenient?"),
        (("chek",), "Did you mean"),
        (("generate", "--difficulty", "esy"), "did you mean easy?"),
        (("generate", "--technique", "x-wng"), "did you mean x-wing?"),
        (("generate", "--dificulty", "easy"), "--difficulty"),
        (("generate", "--difficulty", "Easy"), "Invalid value for '--difficulty': 'Easy' is not"),
        (("convert", "--to", "xml"), "Invalid value for '--to': 'xml' is not one of 'line'"),
        (("generate", "--count", "few"), "Invalid value for '--count': should be a valid integer"),
        (("check", "/tmp"), "'/tmp' is a folder"),  # noqa: S108 - nothing is written there
        (("check", ""), "'' is neither a file nor a grid"),
        (("convert", "--json", "--to", "csv", PUZZLE), "can't be combined"),
    ],
)
def test_misspelt_options_get_a_suggestion(
    nonet: CommandLine, arguments: tuple[str, ...], expected: str
) -> None:
    outcome = nonet(*arguments)

    assert (outcome.status, outcome.output) == (2, "")
    assert expected in " ".join(outcome.errors.replace("\u2502", " ").split())


def test_input_is_quoted_unchanged(nonet: CommandLine, tmp_path: Path) -> None:
    line = "root:x:0:0:[bold]root[/bold]"
    (tmp_path / "accounts").write_text(f"{line}\n", "utf-8")

    outcome = nonet("convert", "accounts")

    assert (outcome.status, outcome.output) == (1, "")
    assert line in outcome.errors


@pytest.mark.parametrize("command", [("explain",), ("convert", "--show", "answer")])
def test_errors_name_the_file_and_line_or_the_grid(
    nonet: CommandLine, tmp_path: Path, command: tuple[str, ...]
) -> None:
    empty = "-" * 81
    (tmp_path / "lines").write_text(f"\n{PUZZLE}\n{PUZZLE[:40]}\n{PUZZLE}\n", "utf-8")
    (tmp_path / "list.csv").write_text(f"id,puzzle\n1,{PUZZLE}\n2,{empty}\n", "utf-8")
    (tmp_path / "rows").write_text("123456789\n12345\n", "utf-8")

    lines = nonet(*command, PUZZLE, "lines").errors
    assert lines.startswith(("nonet: lines, line 3: ", "nonet: lines: line 3, column 1: "))
    assert ": list.csv, puzzle 2 is multiple" in nonet(*command, "list.csv").errors
    assert "nonet: rows: line 2, column 1: " in nonet(*command, "rows").errors
    assert f": {empty} is multiple" in nonet(*command, PUZZLE, empty, PUZZLE).errors
    piped = nonet(*command, stdin=f"{PUZZLE}\n{'.' * 81}\n".encode())
    assert ": standard input, line 2 is multiple" in piped.errors


def test_a_table_row_without_a_grid_is_an_error(nonet: CommandLine) -> None:
    outcome = nonet("convert", stdin=f"id,puzzle\n1,{PUZZLE}\n2,\n3,{PUZZLE}\n".encode())

    assert (outcome.status, outcome.output) == (1, "")
    assert "standard input, puzzle 2: " in outcome.errors


def test_a_grid_can_be_between_an_id_and_a_rating(nonet: CommandLine, tmp_path: Path) -> None:
    other, zeros = PUZZLE[::-1], PUZZLE.replace("-", "0")
    lines = [f"000ad59f2fc5 {zeros} 2.5", other, f" b\t{PUZZLE.replace('-', '.')}", "an id"]
    twice = f"id {PUZZLE} {other}"
    (tmp_path / "rated").write_text("\n".join([*lines, twice]) + "\n", "utf-8")
    (tmp_path / "alone").write_text(f"{zeros}\n{other}\n{PUZZLE.replace('-', '.')}\nan\nid\n")

    for command in ("check", "rate", "grade", "analyze"):
        assert nonet(command, "rated") == nonet(command, "alone")


def test_grids_in_comments_are_ignored(nonet: CommandLine) -> None:
    outcome = nonet("convert", stdin=f"{PUZZLE}\n# {PUZZLE[::-1]} 2.5\n".encode())

    assert outcome.output == nonet("convert", PUZZLE).output
    assert "left out 1 line without a grid, the first at standard input, line 2" in outcome.errors


@pytest.mark.parametrize("order", ["le", "be"])
def test_files_in_utf_16_are_read(nonet: CommandLine, tmp_path: Path, order: str) -> None:
    texts = {"lines": f"{PUZZLE}\r\n{PUZZLE[::-1]}\r\n", "list.csv": f"id,puzzle\n1,{PUZZLE}\n"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8", newline="")
        (tmp_path / f"wide-{name}").write_bytes(f"\ufeff{text}".encode(f"utf-16-{order}"))
    (tmp_path / "one").write_bytes(f"\ufeff{PUZZLE}\r\n".encode(f"utf-16-{order}"))

    for command in JUDGES:
        for name in texts:
            piped = nonet(command, stdin=(tmp_path / f"wide-{name}").read_bytes())
            assert nonet(command, f"wide-{name}") == piped == nonet(command, name)
    assert nonet("hint", "one") == nonet("hint", PUZZLE)


def as_rows(grid: str) -> str:
    return "\n".join(grid[start : start + 9] for start in range(0, 81, 9)).replace("-", ".")


@pytest.mark.parametrize("command", JUDGES)
def test_a_list_can_continue_in_another_format(
    nonet: CommandLine, tmp_path: Path, command: str
) -> None:
    other = PUZZLE[::-1]
    (tmp_path / "mixed").write_text(f"{PUZZLE}\n\nAnd rows:\n{as_rows(other)}\n", "utf-8")

    outcome = nonet(command, "mixed")

    assert outcome.output == nonet(command, PUZZLE, other).output
    assert "left out 1 line without a grid, the first at mixed, line 3" in outcome.errors


def test_lines_before_a_long_list_are_skipped_and_counted(
    nonet: CommandLine, tmp_path: Path
) -> None:
    lines = f"{PUZZLE}\n12345\n" * 1_000
    (tmp_path / "headed").write_text(f"# Puzzles\nof mine\n\n{lines}", "utf-8")
    (tmp_path / "list").write_text(lines, "utf-8")

    outcome = nonet("check", "headed")

    assert outcome.output == nonet("check", "list").output
    assert "left out 1 line without a grid, the first at headed, line 2" in outcome.errors


def test_a_line_of_a_list_without_a_grid_is_malformed(nonet: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "list").write_text(f"{PUZZLE}\nno grid\n{PUZZLE[:80]}\n", "utf-8")

    assert nonet("check", "list").output.count("malformed") == 2
