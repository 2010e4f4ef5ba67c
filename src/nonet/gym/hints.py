"""Hints explain the next step and cost as much as the step would earn."""

from dataclasses import dataclass

from nonet import engine
from nonet.grid import EMPTY
from nonet.gym.answers import read_answer
from nonet.gym.claims import StepClaim, read_steps
from nonet.gym.judging import judge_all, open_candidates, settled_by
from nonet.gym.tasks import Task, write_step
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide


@dataclass(frozen=True, slots=True)
class Hint:
    """The next step: `text` explains it, `line` claims it, and `price` is its cost."""

    text: str
    line: str
    price: float


def hint(task: Task, text: str = "", *, words: Words | None = None) -> Hint | None:
    """Return the next step after the correct part of a text, or None if there isn't one.

    `score(task, text, hints=[...])` subtracts its price.
    """
    position = engine.Position(task.puzzle)
    claims = [claim for claim in read_steps(text) if isinstance(claim, StepClaim)]
    if task.goal == "steps":
        _, position = judge_all(position, claims)
    else:
        entries = read_answer(text).entries
        right = (
            digit if entries.get(cell) == int(digit) else given
            for cell, (given, digit) in enumerate(zip(task.puzzle, task.solution, strict=True))
        )
        position = engine.Position(task.puzzle, "".join(right))
    step = engine.next_step(position)
    if step is None:
        return None
    guidance = guide(step, position, depth=3)
    line = write_step(step)
    return Hint((words or english()).render(guidance.sentence), line, _price(task, position, line))


def _price(task: Task, position: engine.Position, line: str) -> float:
    if task.goal != "steps":
        return 1 / task.puzzle.count(EMPTY)
    settled = sum(
        settled_by(claim, position) for claim in read_steps(line) if isinstance(claim, StepClaim)
    )
    return settled / len(open_candidates(engine.Position(task.puzzle)))
