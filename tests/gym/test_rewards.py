"""Copying, tricks and chance earn nothing; right parts earn their share, and no text raises."""

import json
import random

import pytest
from hypothesis import given, settings, strategies as st

from nonet import engine, gym
from nonet.grid import name_of

BANDS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
TASKS = {(band, goal): gym.task(11, band, goal=goal) for band in BANDS for goal in gym.GOALS}
SAID = (
    *("r1c1=1", "R4C5 = 7", "r12c3<>45", "=>", "naked-pair", "hidden single", "37", "r1c12", "\n"),
    *("(4)r1c2=(4-7)r1c8=(7)r3c9", "{", "}", '"technique":', "[[0,1]]", "```", "<answer>", "-"),
    *("</answer>", "row 3, column 4", "loop", "\\", "|", ",1. ", "e", "\ud800", "\0", "٣", "²"),
)


@pytest.mark.parametrize("goal", gym.GOALS)
@pytest.mark.parametrize("band", BANDS)
def test_the_answer_of_a_task_earns_everything_and_a_copy_nothing(
    band: engine.AnyLabel, goal: gym.Goal
) -> None:
    task = gym.task(5, band, goal=goal)
    prompt, answer = task

    assert gym.score(task, answer).reward == 1.0
    assert gym.score(task, answer).exact
    for copied in (prompt, task.puzzle, "", f"<answer>{prompt}</answer>"):
        assert gym.score(task, copied).reward == 0.0


@settings(max_examples=150)
@given(
    st.sampled_from(sorted(TASKS)),
    st.one_of(st.text(), st.lists(st.sampled_from(SAID)).map(" ".join)),
)
def test_no_text_raises_or_earns_more_than_everything(
    which: tuple[engine.AnyLabel, gym.Goal], text: str
) -> None:
    found = gym.score(TASKS[which], text)

    assert -1 <= found.reward <= 1
    assert isinstance(found.explain(), tuple)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(SAID),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["steps", "technique", "cells", "digits", "placements", "eliminations", "evidence"]
            ),
            inner,
        )
    ),
)


@settings(max_examples=150)
@given(json_values)
def test_no_json_raises(value: object) -> None:
    step = gym.write_step(next(engine.solve_iter(TASKS["hard", "steps"].puzzle)))

    for text in (json.dumps(value), json.dumps({"steps": value}), f"{json.dumps(value)}\n{step}"):
        assert gym.score(TASKS["hard", "steps"], text).reward <= 1


@settings(max_examples=50)
@given(st.sampled_from(BANDS), st.data())
def test_an_answer_to_another_puzzle_earns_nothing(
    band: engine.AnyLabel, data: st.DataObject
) -> None:
    task = TASKS[band, "blanks"]
    given_cells = [cell for cell, sign in enumerate(task.puzzle) if sign != "-"]
    cell = data.draw(st.sampled_from(given_cells))
    other = data.draw(st.sampled_from("123456789-".replace(task.puzzle[cell], "")))

    found = gym.score(task, task.solution[:cell] + other + task.solution[cell + 1 :])

    assert (found.reward, found.right, len(found.refusals)) == (0.0, 0, 1)


@pytest.mark.parametrize("goal", ["blanks", "exact"])
@pytest.mark.parametrize("band", BANDS)
def test_random_entries_earn_nothing_on_average(band: engine.AnyLabel, goal: gym.Goal) -> None:
    chance = random.Random(1)
    tasks = [gym.task(seed, band, goal=goal) for seed in range(10)]

    rewards = [gym.score(task, filled(task, chance)).reward for task in tasks for _ in range(20)]

    assert sum(rewards) / len(rewards) <= 0


def filled(task: gym.Task, chance: random.Random) -> str:
    """Return a puzzle filled with candidates by chance: the best that guessing can do."""
    candidates = engine.Grid(task.puzzle).candidates
    pairs = zip(task.puzzle, candidates, strict=True)
    return "".join(sign if sign != "-" else str(chance.choice(list(own))) for sign, own in pairs)


@pytest.mark.parametrize("band", BANDS)
def test_random_deductions_earn_nothing_on_average(band: engine.AnyLabel) -> None:
    chance = random.Random(2)
    tasks = [gym.task(seed, band, goal="steps") for seed in range(5)]

    rewards = [gym.score(task, claimed(task, chance)).reward for task in tasks for _ in range(4)]

    assert sum(rewards) / len(rewards) <= 0


def claimed(task: gym.Task, chance: random.Random) -> str:
    """Return deductions by chance, of techniques that the puzzle's candidates have."""
    candidates = [
        (cell, digit)
        for cell, digits in enumerate(engine.Grid(task.puzzle).candidates)
        for digit in digits
    ]
    lines = []
    for _ in range(20):
        cell, digit = chance.choice(candidates)
        technique = chance.choice(["hidden-single", "naked-single", "naked-pair", "x-wing"])
        pattern = " ".join(name_of(one) for one, _ in chance.sample(candidates, 2))
        sign = "=" if "single" in technique else "<>"
        lines.append(f"{technique} {digit} {pattern} => {name_of(cell)}{sign}{digit}")
    return "\n".join(lines)


def test_a_repeated_or_divided_deduction_counts_once() -> None:
    task = TASKS["hard", "steps"]
    lines = task.answer.splitlines()
    whole = next(at for at, line in enumerate(lines) if line.count("<>") > 1)
    pattern, follows = lines[whole].split(" => ")
    parts = [f"{pattern} => {one}" for one in follows.split(", ")]

    once = gym.score(task, "\n".join(lines[: whole + 1]))
    split = gym.score(task, "\n".join([*lines[:whole], *parts]))
    again = gym.score(task, "\n".join([*lines[: whole + 1], *lines[: whole + 1]]))

    assert split.reward == once.reward > again.reward


def test_agreement_with_the_solution_is_not_enough() -> None:
    task = TASKS["expert", "steps"]
    position, solution = engine.Grid(task.puzzle), task.solution
    guessed = [
        f"{technique} => {name_of(cell)}={solution[cell]}"
        for cell, digits in enumerate(position.candidates)
        if len(digits) > 3
        for technique in ("naked-single", "full-house")
    ]

    found = gym.score(task, "\n".join(guessed))

    assert not any(step.holds for step in found.steps)
    assert found.reward < 0


def test_evidence_of_the_whole_board_earns_nothing() -> None:
    task = TASKS["hard", "steps"]
    blank = task.puzzle.index("-")
    placed = [[blank, int(task.solution[blank])]]
    houses = [{"kind": kind, "index": at} for kind in ("row", "column", "box") for at in range(9)]
    cells = [cell for cell, sign in enumerate(task.puzzle) if sign == "-"]
    wrong = [
        [cell, digit]
        for cell in cells
        for digit in engine.Grid(task.puzzle).candidates[cell]
        if str(digit) != task.solution[cell]
    ]
    premises = [{"kind": "cells", "cells": [cell]} for cell in cells]
    subset = {"kind": "Subset", "houses": houses, "cells": cells, "digits": [*range(1, 10)]}
    step = {"technique": "naked-pair", "placements": [], "eliminations": wrong, "rating": 3.0}

    for said in (
        {"premises": premises, "placements": placed},
        {"technique": "hidden-pair", "premises": premises, "placements": placed},
        {**step, "evidence": {**subset, "candidates": wrong}},
    ):
        assert gym.score(task, json.dumps(said)).reward <= 0


@pytest.mark.parametrize("goal", gym.GOALS)
def test_an_answer_of_hints_earns_nothing(goal: gym.Goal) -> None:
    task = gym.task(2, "easy", goal=goal)
    text, taken = "", list[gym.Hint]()

    while hint := gym.hint(task, text):
        taken.append(hint)
        text += f"{hint.line}\n"

    found = gym.score(task, text, hints=taken)
    assert (found.exact, gym.score(task, text).reward) == (True, 1.0)
    assert found.reward == pytest.approx(0, abs=1e-12)
    assert all(hint.text and hint.price > 0 for hint in taken)


def test_an_unsolvable_task_is_rejected() -> None:
    for refused in ({"band": "simple"}, {"goal": "style"}, {"seed": -1}):
        with pytest.raises(ValueError, match=r"expected|range"):
            gym.task(**{"seed": 1, "band": "easy", **refused})  # type: ignore[arg-type] # wrong
    with pytest.raises(ValueError, match="empty"):
        gym.task_of(TASKS["easy", "blanks"].solution)
    assert gym.task_of(TASKS["easy", "exact"].puzzle, goal="exact").answer
