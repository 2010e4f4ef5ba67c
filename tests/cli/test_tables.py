"""Grids in a column of CSV, or in JSON Lines."""

import json
from collections.abc import Callable

import pytest

from command_line import CommandLine
from nonet import engine

PUZZLES = [puzzle.puzzle.replace("-", ".") for puzzle in engine.generate_many("easy", 3, seed=1)]
ANSWERS = [engine.solve(puzzle) for puzzle in PUZZLES]
JUDGES = ("check", "analyze", "grade", "rate", "canonical", "convert")


def rows(delimiter: str, *columns: list[str]) -> str:
    return "".join(f"{delimiter.join(row)}\n" for row in zip(*columns, strict=True))


SOURCES = ["puzzles0_kaggle", "puzzles1_unbiased", "a, b"]
QUOTED = [f'"{source}"' for source in SOURCES]
TABLES = {
    "sudoku-extreme": "source,question,answer,rating\n"
    + rows(",", QUOTED, PUZZLES, ANSWERS, ["7"] * 3),
    "Kaggle": "quizzes,solutions\n" + rows(",", PUZZLES, ANSWERS),
    "with numbers": "id,puzzle,solution\n" + rows(",", ["1", "2", "3"], PUZZLES, ANSWERS),
    "of pandas": ",Puzzle\n" + rows(",", ["0", "1", "2"], PUZZLES),
    "quoted": '"rating","grid"\n' + rows(",", ["1"] * 3, [f'"{one}"' for one in PUZZLES]),
    "lines within quotes": "note,puzzle\n" + rows(",", ['"a\nb"', '"c ""d"""', "e"], PUZZLES),
    "semicolons": "rating;puzzle\n" + rows(";", ["1,5"] * 3, PUZZLES),
    "tabs": "rating\tpuzzle\n" + rows("\t", ["1"] * 3, PUZZLES),
    "one column": "sudoku\n" + rows(",", PUZZLES),
    "no header": rows(",", ["1"] * 3, PUZZLES, ANSWERS),
    "of Windows": "\ufeffname,puzzle\r\n"
    + rows(",", ["a", "b", "c"], PUZZLES).replace("\n", "\r\n"),
    "blank lines": "name,puzzle\n\n" + rows(",", ["a"] * 3, PUZZLES) + "\n\n",
    "lines within grids": "n,puzzle\n"
    + rows(",", ["1"] * 3, [f'"{chr(10).join(engine.Grid(one).rows)}"' for one in PUZZLES]),
    "spaces within grids": "n,puzzle\n" + rows(",", ["1"] * 3, [" ".join(one) for one in PUZZLES]),
    "words behind grids": "n,puzzle\n" + rows(",", ["1"] * 3, [f"{one} easy" for one in PUZZLES]),
    "lines within names": 'id,"my\n\n""notes""","puzzle"\n' + rows(",", QUOTED, QUOTED, PUZZLES),
    "lines within the first name": '"a\r\nnote";puzzle\r\n'
    + rows(";", ["a"] * 3, PUZZLES).replace("\n", "\r\n"),
    "a long name": 'n,"' + "x\n" * 300_000 + '",puzzle\n' + rows(",", QUOTED, QUOTED, PUZZLES),
    "a long note": "note,puzzle\n" + rows(",", [f'"{"x" * 200_000}"'] * 3, PUZZLES),
    "JSON objects": "".join(json.dumps({"n": 1, "puzzle": one}) + "\n" for one in PUZZLES),
    "JSON questions": "".join(json.dumps({"question": one}) + "\n\n" for one in PUZZLES),
    "JSON texts": "".join(json.dumps(one) + "\n" for one in PUZZLES),
    "JSON numbers": "".join(
        json.dumps({"grid": engine.to_numpy([one])[0].tolist()}) + "\n" for one in PUZZLES
    ),
    "JSON rows": "".join(json.dumps({"grid": engine.Grid(one).rows}) + "\n" for one in PUZZLES),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_the_column_with_grids_is_detected(nonet: CommandLine, table: str) -> None:
    outcome = nonet("check", stdin=table.encode())

    assert (outcome.status, outcome.errors) == (0, "")
    shown = [line.split("\t") for line in outcome.output.splitlines()]
    assert [(status, answer) for _, status, answer in shown] == [("unique", one) for one in ANSWERS]


@pytest.mark.parametrize("command", JUDGES)
def test_commands_read_tables_like_lists(nonet: CommandLine, command: str) -> None:
    lines = nonet(command, stdin=rows(",", PUZZLES).encode())

    assert nonet(command, stdin=TABLES["sudoku-extreme"].encode()) == lines
    assert nonet(command, stdin=TABLES["JSON objects"].encode()) == lines


@pytest.mark.parametrize("command", JUDGES)
@pytest.mark.parametrize(
    "table",
    [
        "puzzle,mine\n" + rows(",", ANSWERS, PUZZLES),
        "".join(json.dumps({"puzzle": "?", "mine": one}) + "\n" for one in PUZZLES),
    ],
)
def test_the_column_can_be_named(nonet: CommandLine, command: str, table: str) -> None:
    outcome = nonet(command, "--column", "mine", stdin=table.encode())

    assert outcome == nonet(command, stdin=rows(",", PUZZLES).encode())


def test_a_missing_column_is_reported_with_the_existing_ones(nonet: CommandLine) -> None:
    outcome = nonet("check", "--column", "mine", stdin=TABLES["Kaggle"].encode())

    assert (outcome.status, outcome.output) == (1, "")
    assert "there is no column 'mine'; found 'quizzes,solutions'" in outcome.errors


def test_a_row_without_a_grid_is_malformed(nonet: CommandLine) -> None:
    table = f"name,puzzle\na,{PUZZLES[0]}\nb,\nc\nd,12\ne,{PUZZLES[1]}\n"
    objects = f'{{"puzzle":"{PUZZLES[0]}"}}\n{{"puzzle":null}}\n[1]\nx\n"{PUZZLES[1]}"\n'

    for text in (table, objects):
        outcome = nonet("check", stdin=text.encode())

        statuses = [line.split("\t")[1] for line in outcome.output.splitlines()]
        assert statuses == ["unique", *["malformed"] * 3, "unique"]
        assert outcome.status == 1


@pytest.mark.parametrize("held", [f"{'[' * 300}{']' * 300}", json.dumps("123456789\n" * 8 + "1")])
def test_a_json_line_without_a_grid_is_one_malformed_row(nonet: CommandLine, held: str) -> None:
    good = json.dumps({"puzzle": PUZZLES[0]})

    outcome = nonet("check", stdin=f'{good}\n{{"puzzle":{held}}}\n{good}\n'.encode())

    statuses = [line.split("\t")[1] for line in outcome.output.splitlines()]
    assert statuses == ["unique", "malformed", "unique"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [("x" * 200_000, "found 200000 cells"), (f"id,puzzle\r1,{PUZZLES[0]}\r", "\tunique\t")],
    ids=["a long line", "lines of an old Mac"],
)
def test_errors_in_other_text_are_reported_as_usual(
    nonet: CommandLine, text: str, shown: str
) -> None:
    outcome = nonet("check", stdin=text.encode())

    assert shown in outcome.output + outcome.errors


def test_an_unclosed_quote_is_rejected(nonet: CommandLine) -> None:
    outcome = nonet("check", stdin=b'name,puzzle\n"a,' + PUZZLES[0].encode())

    assert outcome.status == 1
    assert "a quote of the table is not closed" in outcome.errors


def test_an_unclosed_quote_in_the_header_is_not_read_as_a_table(nonet: CommandLine) -> None:
    outcome = nonet("check", stdin=b'name,"puz\nzle\n' + PUZZLES[0].encode())

    # It is read like any other text, which may contain grids.
    assert outcome.output == nonet("check", engine.normalize(PUZZLES[0])).output
    assert "left out 2 lines without a grid" in outcome.errors


@pytest.mark.parametrize(
    "table_of",
    [
        lambda many: "source,question,answer\n" + rows(",", ["a"] * len(many), many, many),
        lambda many: "".join(f'{{"puzzle":"{one}"}}\n' for one in many),
    ],
)
def test_a_table_can_be_longer_than_other_texts(
    nonet: CommandLine, table_of: Callable[[list[str]], str]
) -> None:
    many = PUZZLES[:1] * 120_000

    outcome = nonet("check", stdin=table_of(many).encode())

    assert outcome.status == 0
    assert outcome.output == f"{PUZZLES[0]}\tunique\t{ANSWERS[0]}\n" * 120_000
