"""Hints: the next step in words, at the price of what following it earns."""

from dataclasses import dataclass

from nonet.grid import EMPTY
from nonet.gym.answers import read_answer
from nonet.gym.claims import StepClaim, read_steps
from nonet.gym.judging import Position, judge_all
from nonet.gym.tasks import Task, write_step
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide


@dataclass(frozen=True, slots=True)
class Hint:
    """The next step: `text` explains it, a gym reads its `line`, and `price` is what it costs."""

    text: str
    line: str
    price: float


def hint(task: Task, text: str = "", *, words: Words | None = None) -> Hint | None:
    """Return the next step after what a text has right; None where there is none.

    `score(task, text, hints=[...])` takes its price off.
    """
    position = Position(task.puzzle)
    claims = [claim for claim in read_steps(text) if isinstance(claim, StepClaim)]
    if task.goal == "steps":
        list(judge_all(position, claims))
    else:
        entries = read_answer(text).entries.items()
        right = {(cell, digit) for cell, digit in entries if task.solution[cell] == str(digit)}
        position.enter([one for one in right if task.puzzle[one[0]] == EMPTY], ())
    step = position.next_step()
    if step is None:
        return None
    guidance = guide(step, position.grid, depth=3, removed=position.removed)
    line = write_step(step)
    return Hint((words or english()).render(guidance.sentence), line, _price(task, position, line))


def _price(task: Task, position: Position, line: str) -> float:
    if task.goal != "steps":
        return 1 / task.puzzle.count(EMPTY)
    settled = sum(
        position.settled_by(claim) for claim in read_steps(line) if isinstance(claim, StepClaim)
    )
    return settled / len(Position(task.puzzle).open_ones)
