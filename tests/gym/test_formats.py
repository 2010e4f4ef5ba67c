"""Answers earn the same in every format that models write them in, and wrong ones earn nothing."""

import json
import random
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from nonet import gym
from nonet.engine import Grid

TASK = gym.task(3, "hard", goal="exact")
BLANKS = [cell for cell, sign in enumerate(TASK.puzzle) if sign == "-"]
LETTERS = "ABCDEFGHI"
WORDS = ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
RULE = "|".join(["---"] * 10)
BORDER = "------+-------+------"
# Each has nine signs that could be empty cells.
BORDERS = (
    *("---+---+---", "+---+---+---+", "--- --- ---", "--- + --- + ---", "---|---|---"),
    *("|---|---|---|", "---------", "- - - - - - - - -", "*********", "* * * * * * * * *"),
)

Format = Callable[[str], str]


def rows(grid: str) -> list[str]:
    return [grid[start : start + 9] for start in range(0, 81, 9)]


def lines(write: Callable[[int, str], str]) -> Format:
    """Return a format that writes each row, with its index, on a line."""
    return lambda grid: "\n".join(write(at, row) for at, row in enumerate(rows(grid)))


def entries(write: Callable[[int, int, str], str], between: str = "\n") -> Format:
    """Return a format that writes the digit of each cell, by its row and column from 1."""
    return lambda grid: between.join(
        write(cell // 9 + 1, cell % 9 + 1, digit) for cell, digit in enumerate(grid)
    )


def filled_in(write: Callable[[int, int, str], str], between: str = "\n") -> Format:
    """Return a format that restates the puzzle and writes the digits of its empty cells."""
    return lambda grid: (
        f"{Grid(TASK.puzzle):rows}\n\n"
        + between.join(write(cell // 9 + 1, cell % 9 + 1, grid[cell]) for cell in BLANKS)
    )


def blanks(write: Callable[[int, int, str], str], between: str = "\n", base: int = 1) -> Format:
    """Return a format that writes the digits of the empty cells, by their row and column."""
    return lambda grid: between.join(
        write(cell // 9 + base, cell % 9 + base, grid[cell]) for cell in BLANKS
    )


def triples(base: int, indent: int | None = None) -> Format:
    return lambda grid: json.dumps(
        [[cell // 9 + base, cell % 9 + base, int(grid[cell])] for cell in BLANKS], indent=indent
    )


def with_digits(first: int) -> Format:
    """Return a format that writes digits with other signs, of which this is the 1."""
    return lambda grid: "\n".join(
        " ".join(chr(first + int(digit) - 1) for digit in row) for row in rows(grid)
    )


def given_row(at: int, empty: str) -> str:
    return rows(TASK.puzzle)[at].replace("-", empty)


def boxed_row(row: str) -> str:
    return " | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6))


def bordered(border: str, grid: str) -> str:
    drawn = [boxed_row(row) for row in rows(grid)]
    return f"\n{border}\n".join("\n".join(drawn[at : at + 3]) for at in (0, 3, 6))


def table(head: str, write: Callable[[int, str], str]) -> Format:
    return lambda grid: f"{head}{lines(write)(grid)}"


def latex(environment: str, columns: str = "") -> Format:
    return lambda grid: (
        f"\\[\n\\begin{{{environment}}}{columns}\n\\hline\n"
        + " \\\\ \\hline\n".join(" & ".join(row) for row in rows(grid))
        + f"\n\\end{{{environment}}}\n\\]"
    )


def as_lists(grid: str) -> list[list[int]]:
    return [list(map(int, row)) for row in rows(grid)]


NUMBERS = "| " + " | ".join("123456789") + " |\n"
FORMATS: dict[str, Format] = {
    "81 digits": str,
    "81 digits in a sentence": "The final answer is {}.".format,
    "81 digits before a word": "{} is the solution.".format,
    "rows": lines(lambda _, row: row),
    "spaced rows": lines(lambda _, row: " ".join(row)),
    "rows with commas": lines(lambda _, row: ", ".join(row) + ","),
    "rows in quotes": lines(lambda _, row: f'"{row}",'),
    "rows in boxes": partial(bordered, BORDER),
    **{f"rows in boxes with {border}": partial(bordered, border) for border in BORDERS},
    "rows in a sentence": lambda grid: f"The rows are {', '.join(rows(grid))}.",
    "rows parted by slashes": lambda grid: "/".join(rows(grid)),
    "rows parted by empty lines": lines(lambda at, row: " ".join(row) + "\n" * (at % 3 == 2)),
    "labels": lines(lambda at, row: f"Row {at + 1}: {' '.join(row)}"),
    "labels and lists": lines(lambda at, row: f"Row {at + 1}: [{', '.join(row)}]"),
    "labels on a line": lambda grid: ", ".join(
        f"Row {at}: {row}" for at, row in enumerate(rows(grid), 1)
    ),
    "bold labels": lines(lambda at, row: f"- **Row {at + 1}:** {' '.join(row)}"),
    "ordinals": lines(lambda at, row: f"{at + 1}th row: {row}"),
    "short labels": lines(lambda at, row: f"R{at + 1} | {boxed_row(row)}"),
    "short labels and borders": lines(
        lambda at, row: f"R{at + 1} | {boxed_row(row)}" + f"\n{BORDERS[0]}" * (at in {2, 5})
    ),
    "letters": lines(lambda at, row: f"{LETTERS[at]}: {' '.join(row)}"),
    "letters and columns": table(
        "    1 2 3   4 5 6   7 8 9\n", lambda at, row: f"{LETTERS[at]}   {boxed_row(row)}"
    ),
    "labels in words": lines(lambda at, row: f"Row {WORDS[at]}: {row}"),
    "headings": lines(lambda at, row: f"### Row {at + 1}\n{' '.join(row)}\n"),
    "bold headings": lines(lambda at, row: f"**Row {at + 1}**\n\n{row}\n"),
    "headings from 0": lines(lambda at, row: f"Row {at}:\n{row}"),
    "rows before and after": lines(lambda at, row: f"Row {at + 1}: {given_row(at, '0')} -> {row}"),
    "spaced rows before and after": lines(
        lambda at, row: f"{' '.join(given_row(at, '.'))}  →  {' '.join(row)}"
    ),
    "a table of rows before and after": table(
        "| Row | Before | After |\n|---|---|---|\n",
        lambda at, row: f"| {at + 1} | {given_row(at, '.')} | {row} |",
    ),
    "circled digits": with_digits(0x2460),
    "full-width digits": with_digits(0xFF11),
    "Arabic digits": with_digits(0x661),
    "coloured digits": lines(lambda _, row: " ".join(f"\x1b[1;32m{one}\x1b[0m" for one in row)),
    "wrapped digits": lambda grid: f"{grid[:40]}\n{grid[40:80]}\n{grid[80:]}",
    "a digit a line": "\n".join,
    "labels from 0": lines(lambda at, row: f"Row {at}: {' '.join(row)}"),
    "short labels from 0": lines(lambda at, row: f"r{at}: [{', '.join(row)}]"),
    "rows with checks": lines(lambda at, row: f"Row {at + 1}: {' '.join(row)} ✓ (1-9)"),
    "rows with sums": lines(lambda at, row: f"Row {at + 1}: {' '.join(row)} (sum 45)"),
    "rows with totals": lines(lambda at, row: f"Row {at + 1}: {' '.join(row)} = 45"),
    "a table of rows with totals": table(
        "| Row | Digits | Sum |\n|---|---|---|\n",
        lambda at, row: f"| {at + 1} | {' '.join(row)} | 45 |",
    ),
    "rows in labelled boxes": lambda grid: (
        "  123456789\n"
        + lines(lambda at, row: f"{LETTERS[at]} {row}" + f"\n  {BORDERS[0]}" * (at in {2, 5}))(grid)
    ),
    "rows with comments": lines(lambda at, row: f"{' '.join(row)}   # row {at + 1}"),
    "rows with numbers behind": lines(lambda at, row: f"{row} # {at + 1}"),
    "bullets": lines(lambda _, row: f"- {' '.join(row)}"),
    "stars": lines(lambda _, row: f"* {' '.join(row)}"),
    "numbers": lines(lambda at, row: f"{at + 1}. {' '.join(row)}"),
    "numbers and rows": lines(lambda at, row: f"{at + 1}) {row}"),
    "bold digits": lines(lambda _, row: " ".join(f"**{digit}**" for digit in row)),
    "italic digits": lines(lambda _, row: " ".join(f"*{digit}*" for digit in row)),
    "bold rows": lines(lambda _, row: f"**{row}**"),
    "a table": table(f"{NUMBERS}|{RULE[4:]}|\n", lambda _, row: f"| {' | '.join(row)} |"),
    "a table without a head": lines(lambda _, row: f"| {' | '.join(row)} |"),
    "a bold table": lines(lambda _, row: f"| {' | '.join(f'**{digit}**' for digit in row)} |"),
    "a numbered table": table(
        f"|   {NUMBERS}|{RULE}|\n", lambda at, row: f"| **{at + 1}** | {' | '.join(row)} |"
    ),
    "a table with letters": table(
        f"| | {' | '.join(LETTERS)} |\n|{RULE}|\n",
        lambda at, row: f"| {at + 1} | {' | '.join(row)} |",
    ),
    "a table of rows": table(
        f"| Row {NUMBERS}|{RULE}|\n", lambda at, row: f"| R{at + 1} | {' | '.join(row)} |"
    ),
    "a table in HTML": lambda grid: (
        "<table>"
        + "".join(
            "<tr>\n" + "".join(f"  <td>{digit}</td>\n" for digit in row) + "</tr>\n"
            for row in rows(grid)
        )
        + "</table>"
    ),
    "a box": "$\\boxed{{{}}}$".format,
    "rows in a box": lambda grid: f"\\boxed{{{lines(lambda _, row: row)(grid)}}}",
    "an array": latex("array", "{|ccc|ccc|ccc|}"),
    "a matrix": latex("bmatrix"),
    "lists": lambda grid: json.dumps(as_lists(grid)),
    "lists on lines": lambda grid: json.dumps(as_lists(grid), indent=2),
    "an array of Python": lambda grid: f"grid = {as_lists(grid)}",
    "texts in a list": lambda grid: str(rows(grid)),
    "JSON": lambda grid: json.dumps({"puzzle": TASK.puzzle, "solution": grid}),
    "JSON of a drawing": lambda grid: json.dumps({"solution": "\n".join(rows(grid))}),
    "JSON by rows": lambda grid: json.dumps(
        {f"row{at}": row for at, row in enumerate(as_lists(grid), 1)}
    ),
    "JSON by letters": lambda grid: json.dumps(dict(zip(LETTERS, rows(grid), strict=True))),
    "JSON of numbered rows": lambda grid: json.dumps(
        {"rows": [{"row": at, "values": row} for at, row in enumerate(as_lists(grid), 1)]}
    ),
    "entries": entries("R{}C{} = {}".format, ", "),
    "entries with arrows": entries("- **r{}c{} → {}**".format),
    "entries with commas": entries("(r{}, c{}) = {}".format),
    "entries in words": entries("Row {}, Column {}: {}".format),
    "entries by pairs": entries("({},{})={}".format, ", "),
    "entries by letters": entries(lambda row, column, it: f"{LETTERS[row - 1]}{column}={it}", ", "),
    "entries by columns": entries(lambda row, column, it: f"{LETTERS[column - 1]}{row}: {it}"),
    "entries as JSON": lambda grid: json.dumps(
        {f"r{cell // 9 + 1}c{cell % 9 + 1}": int(digit) for cell, digit in enumerate(grid)}
    ),
    "entries as objects": entries('{{"row": {}, "column": {}, "value": {}}},'.format),
    "entries in a table": entries("| r{}c{} | {} |".format),
    "a table with its first row as the head": lines(
        lambda at, row: f"| {' | '.join(row)} |" + f"\n|{RULE[4:]}|" * (at == 0)
    ),
    "an array with comments": lambda grid: (
        "solution = [\n"
        + lines(lambda at, row: f"    [{', '.join(row)}],  # row {at + 1}")(grid)
        + "\n]\nprint(solution)"
    ),
    "entries by rows": lines(
        lambda at, row: (
            f"Row {at + 1}: "
            + ", ".join(f"c{column}={digit}" for column, digit in enumerate(row, 1))
        )
    ),
    "entries in sentences": blanks("r{}c{} is {}.".format),
    "entries in long sentences": blanks("- Row {}, column {} is **{}**.".format),
    "orders": blanks(lambda row, column, it: f"Place {it} in row {row}, column {column}."),
    "numbered orders": blanks(lambda row, column, it: f"{row}. Put {it} in R{row}C{column}"),
    "orders by pairs": blanks(lambda row, column, it: f"Place {it} at ({row}, {column})"),
    "orders by letters": blanks(
        lambda row, column, it: f"- Place **{it}** in {LETTERS[row - 1]}{column}."
    ),
    "entries as code": blanks("grid[{}][{}] = {}".format, base=0),
    "entries from 0": blanks("r{}c{}={}".format, ", ", 0),
    "pairs from 0": blanks("({}, {}): {}".format, base=0),
    "entries as triples": triples(1),
    "entries as triples from 0": triples(0),
    "entries as triples on lines": triples(1, indent=1),
    "entries below the puzzle": filled_in("r{}c{}={}".format),
    "pairs below the puzzle": filled_in("({}, {}) = {}".format, "; "),
    "letters below the puzzle": filled_in(
        lambda row, column, it: f"{LETTERS[row - 1]}{column} = {it}", ", "
    ),
}


def columns(grid: str) -> str:
    return "\n".join(f"Column {at + 1}: {' '.join(grid[at::9])} ✓" for at in range(9))


CHECKS = "\n".join(f"- Row {at}: {{{', '.join('123456789')}}} ✓" for at in range(1, 10))
CHECKED_ROW = rows(TASK.solution)[4]


def each_line(write: Callable[[str], str]) -> Format:
    return lambda text: "\n".join(
        write(line) if line.strip() else line for line in text.split("\n")
    )


def changed(grid: str) -> str:
    return grid[: BLANKS[0]] + grid[BLANKS[1]] + grid[BLANKS[0] + 1 :]


WRONG = TASK.solution[::-1]
DECORATIONS: dict[str, Format] = {
    "nothing": str,
    "words": "Sure! Here it is:\n\n{}\n\nEach row has 1, 2, 3, 4, 5, 6, 7, 8, 9.".format,
    "a fence": "The solution:\n```text\n{}\n```\nDone.".format,
    "a fence of the puzzle": lambda text: f"```\n{Grid(TASK.puzzle):rows}\n```\nSo:\n\n{text}",
    "a tag": "r1c1=9? No.\n<think>\nHm.\n</think>\n<answer>\n{}\n</answer>".format,
    "a tag that is named before": "I use <answer> tags.\n<Answer>{}</Answer>".format,
    "the question": lambda text: f"{TASK.prompt}\n\nSolution:\n{text}",
    "the puzzle after it": lambda text: f"{text}\n\nIt was:\n{Grid(TASK.puzzle):rows}",
    "a wrong attempt": lambda text: f"```\n{Grid(WRONG):rows}\n```\nNo, wrong. Again:\n{text}",
    "columns after it": lambda text: f"{text}\n\nCheck:\n{columns(TASK.solution)}",
    "checks after it": lambda text: f"{text}\n\n**Verification**\n{CHECKS}",
    "a checked row after it": lambda text: f"{text}\nRow 5 is {CHECKED_ROW}, so it has all.",
    "a checked first row after it": lambda text: f"{text}\nSee: row 1 is {TASK.solution[:9]}.",
    "a quotation": each_line("> {}".format),
    "an indent": each_line("    {}".format),
    "bold lines": each_line("**{}**".format),
    "ends of lines of Windows": lambda text: text.replace("\n", "\r\n"),
}
# Nobody marks the lines of these as bold.
MARKUP = {
    *("a table in HTML", "an array", "a matrix", "lists on lines"),
    *("wrapped digits", "a digit a line", "entries as triples on lines"),
}
EVERY = [
    pair
    for pair in product(FORMATS, DECORATIONS)
    if pair[0] not in MARKUP or pair[1] != "bold lines"
]


@pytest.mark.parametrize("form", FORMATS)
def test_the_solution_earns_everything_in_every_format_and_decoration(form: str) -> None:
    missed = [
        decoration
        for one, decoration in EVERY
        if one == form
        and gym.score(TASK, DECORATIONS[decoration](FORMATS[form](TASK.solution))).reward != 1.0
    ]

    assert missed == []


def with_another_digit(chance: random.Random) -> str:
    cell = chance.choice(BLANKS)
    other = chance.choice("123456789".replace(TASK.solution[cell], ""))
    return TASK.solution[:cell] + other + TASK.solution[cell + 1 :]


def with_rows_swapped(chance: random.Random) -> str:
    swapped = rows(TASK.solution)
    first, second = chance.sample(range(9), 2)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    return "".join(swapped)


def with_columns_swapped(chance: random.Random) -> str:
    first, second = chance.sample(range(9), 2)
    order = [*range(9)]
    order[first], order[second] = second, first
    return "".join(row[column] for row in rows(TASK.solution) for column in order)


WRONGS = (with_another_digit, with_rows_swapped, with_columns_swapped)


def mutation(chance: random.Random) -> str:
    """Return an answer that is wrong, or whose last of two answers is, or the puzzle restated."""
    form, decoration = chance.choice(EVERY)
    wrong = FORMATS[form](chance.choice(WRONGS)(chance))
    kind = chance.choice(("wrong", "last wrong", "restated"))
    if kind == "restated":
        return DECORATIONS[decoration](f"{Grid(TASK.puzzle):rows}")
    if kind == "last wrong":
        right = FORMATS[chance.choice([*FORMATS])](TASK.solution)
        wrong = f"{right}\n\nNo, this is it:\n\n{wrong}"
    return DECORATIONS[decoration](wrong)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("count", [1_500, pytest.param(10_000, marks=pytest.mark.thorough)])
def test_wrong_answers_earn_nothing_in_any_format(count: int) -> None:
    chance = random.Random(1)

    paid = [
        text
        for text in (mutation(chance) for _ in range(count))
        if gym.score(TASK, text).reward > 0
    ]

    assert paid[:1] == []
