"""Answers of models are read in any form, and unreadable answers are reported."""

import pytest

from nonet import gym
from nonet.engine import Grid
from nonet.i18n.catalogue import english

TASK = gym.task(3, "hard")
SOLUTION = TASK.solution
ROWS = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]
SPACED = [" ".join(row) for row in ROWS]
LISTS = ",\n".join(f"[{','.join(row)}]" for row in ROWS)
TABLE = "\n".join(f"| {' | '.join(row)} |" for row in ROWS)
HEAD = f"|{'|'.join('123456789')}|\n|{'|'.join(['---'] * 9)}|\n"
NAMED = [(f"{cell // 9 + 1}", f"{cell % 9 + 1}", digit) for cell, digit in enumerate(SOLUTION)]

FORMS = {
    "a line": SOLUTION,
    "within a sentence": f"The answer is {SOLUTION}.",
    "in a box": f"$\\boxed{{{SOLUTION}}}$",
    "rows between words": "\n".join(["Here it is:", "", *ROWS, "Done."]),
    "rows in a fence": "\n".join(["Sure!", "```text", *SPACED, "```", "Bye."]),
    "borders": f"So:\n{Grid(SOLUTION):rows}",
    "labels of rows": "\n".join(f"Row {at}: {row}" for at, row in enumerate(SPACED, 1)),
    "a table": f"{HEAD}{TABLE}",
    "lists": f"Answer: [{LISTS}], as asked.",
    "JSON of lists": f'```json\n{{"grid": [{LISTS}]}}\n```',
    "JSON of a text": f'```json\n{{"solution": "{SOLUTION}"}}\n```',
    "entries": ", ".join(f"R{row}C{column} = {digit}" for row, column, digit in NAMED),
    "entries in words": "\n".join(f"Row {row}, column {column}: {it}" for row, column, it in NAMED),
    "entries in a list": "\n".join(f"- **r{row}c{column} → {it}**" for row, column, it in NAMED),
    "entries as JSON": str({f"r{row}c{column}": int(it) for row, column, it in NAMED}),
    "a tag": f"r1c1=9? No.\n{TASK.puzzle}\n<answer>{SOLUTION}</answer> <!-- end -->",
    "below the question": f"{TASK.prompt}\n\n" + "\n".join(SPACED),
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_a_solution_is_read_in_any_form(text: str) -> None:
    found = gym.score(TASK, text)

    assert (found.reward, found.exact, found.refusals) == (1.0, True, ())


@pytest.mark.english
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("I cannot solve this.", "Here is neither a grid nor an entry such as r4c5=7."),
        (SOLUTION[:-1], "The grid has 80 cells; expected 81."),
        (
            f"|{SOLUTION[:40]}|\n|{SOLUTION[40:80]}|\n|{SOLUTION[80]}|",
            "Here is neither a grid nor an entry such as r4c5=7.",
        ),
        ("7" * 300_000, "The text has more than 200,000 characters."),
        ("r1c5=1", "The given 8 in r1c5 was changed to 1, so the answer is for another puzzle."),
        (
            f"{SOLUTION[:4]}.{SOLUTION[5:]}",
            "The given 8 in r1c5 is missing, so the answer is for another puzzle.",
        ),
    ],
)
def test_unreadable_parts_are_reported(text: str, why: str) -> None:
    found = gym.score(TASK, text)

    assert (found.reward, found.explain()) == (0.0, (why,))


def test_the_last_entry_and_the_last_grid_count() -> None:
    blank = TASK.puzzle.index("-")
    name, right = f"r{blank // 9 + 1}c{blank % 9 + 1}", int(SOLUTION[blank])
    wrong = right % 9 + 1

    assert gym.score(TASK, f"{name}={wrong}, no: {name}={right}").right == 1
    assert gym.score(TASK, f"{TASK.puzzle}\n\n{SOLUTION}").exact


def test_every_message_of_the_gym_is_in_the_catalogue_with_its_values() -> None:
    named = english().entries("gym.ftl")

    assert {f"gym-ask-{goal}" for goal in gym.GOALS} <= set(named)
    for seed in range(3):
        texts = [
            "r1c1=1\nnaked-pair => r1c1<>1",
            "{}",
            "forcing-net-verity => r1c1<>1",
            "x\n=> r1c1=2",
        ]
        for text in (*texts, "(4)r1c2=(4)r1c3 => r5c5<>4", "xy-wing 12 r1c123 => r9c9<>1"):
            found = gym.score(gym.task(seed, "hard", goal="steps"), text)
            assert all("{" not in told for told in found.explain())
            assert found.explain()


def test_many_entries_between_fences_need_no_givens() -> None:
    entries = "\n".join(
        f"r{row}c{column}={digit}"
        for (row, column, digit), given in zip(NAMED, TASK.puzzle, strict=True)
        if given == "-"
    )

    answer = gym.read_answer(f"```\n{entries}\n```")

    assert not answer.is_grid
    assert gym.score(TASK, f"```\n{entries}\n```").reward == 1.0
