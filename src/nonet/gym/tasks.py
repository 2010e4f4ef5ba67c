"""Tasks: a Sudoku as a prompt, with the answer that earns the full reward."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

import orjson

from nonet import engine
from nonet.grid import EMPTY, name_of
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words

Goal = Literal["blanks", "exact", "steps"]
"""The scoring rule: right digits, the complete solution only, or valid deductions."""
GOALS: tuple[Goal, ...] = get_args(Goal)

_TIERS = {one.slug: one.tier for one in engine.TECHNIQUES}


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle, its prompt, and the answer that earns the full reward.

    It unpacks as a pair: `prompt, answer = task`.
    """

    puzzle: str
    solution: str
    goal: Goal
    prompt: str
    band: engine.AnyLabel | None = None
    seed: int | None = None

    @property
    def answer(self) -> str:
        """The solution, or the solution path with one step a line."""
        return (
            self.solution
            if self.goal != "steps"
            else "\n".join(write_step(step) for step in engine.solve_iter(self.puzzle))
        )

    def __iter__(self) -> Iterator[str]:
        yield self.prompt
        yield self.answer


def task(
    seed: int | str,
    band: engine.AnyLabel = "beginner",
    *,
    goal: Goal = "blanks",
    words: Words | None = None,
) -> Task:
    """Return the task of a seed: the same on every machine for each engine version.

    The prompt is in the language of `words`, by default in English.

    Raises:
        ValueError: the band or goal is unknown, or the seed is out of range.
        GenerationLimitError: no puzzle was found; only the band `extreme` can raise this.
    """
    if band not in (*engine.LABELS, "extreme"):
        raise ValueError(f"expected a band, {', '.join(engine.LABELS)} or extreme, found {band!r}")
    made = engine.generate(band, seed=seed)
    return _task(made.puzzle, made.solution, goal, words, band=band, seed=made.seed)


def task_of(puzzle: str, *, goal: Goal = "blanks", words: Words | None = None) -> Task:
    """Return the task of a puzzle, such as one of a corpus.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: the puzzle has no empty cell, or the goal is unknown.
        NotUniqueError: the puzzle doesn't have exactly one solution.
    """
    solution = engine.solve(puzzle)
    if EMPTY not in (grid := engine.normalize(puzzle)):
        raise ValueError("expected a puzzle with empty cells")
    return _task(grid, solution, goal, words)


def _task(  # noqa: PLR0913 - the fields of a task
    puzzle: str,
    solution: str,
    goal: Goal,
    words: Words | None,
    *,
    band: engine.AnyLabel | None = None,
    seed: int | None = None,
) -> Task:
    if goal not in GOALS:
        raise ValueError(f"expected a goal, {', '.join(GOALS)}, found {goal!r}")
    asked = (words or english())(f"gym-ask-{goal}")
    prompt = f"{asked}\n\n{engine.Grid(puzzle):rows}"
    return Task(puzzle, solution, goal, prompt, band, seed)


def write_step(step: engine.Step) -> str:
    """Write a step as a line that `read_steps` reads: its pattern, or its whole evidence."""
    if _TIERS[step.technique] == "extreme":
        return orjson.dumps(step.to_dict()).decode()
    pattern = [*step.pattern.candidates, *step.pattern.fins]
    digits = "".join(map(str, sorted({digit for _, digit in pattern})))
    cells = " ".join(name_of(cell) for cell in sorted({cell for cell, _ in pattern}))
    follows = [f"{name_of(cell)}={digit}" for cell, digit in step.placements]
    follows += [f"{name_of(cell)}<>{digit}" for cell, digit in step.eliminations]
    said = " ".join(filter(None, (step.technique, digits, cells)))
    return f"{said} => {', '.join(follows)}"
