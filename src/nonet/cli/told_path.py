"""The path of a puzzle, told step by step, with runs of singles as one."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.catalogue import Words
from nonet.explanations import Guidance, guide
from nonet.grid import name_of
from nonet.lessons import Position

_SINGLES = {technique.slug for technique in engine.TECHNIQUES if technique.tier == "singles"}


@dataclass(frozen=True, slots=True)
class ToldStep:
    """A step with its number and words, in the position that it is found in."""

    number: int
    step: engine.Step
    position: Position

    @property
    def guidance(self) -> Guidance:
        """The whole deduction."""
        return guide(self.step, self.position.board, depth=3, removed=self.position.removed)


@dataclass(frozen=True, slots=True)
class Run:
    """Singles that follow each other, and the position at their end."""

    number: int
    steps: tuple[engine.Step, ...]
    position: Position

    def told(self, words: Words) -> str:
        """Say what is written where."""
        placed = ", ".join(
            f"{name_of(cell)}={digit}" for step in self.steps for cell, digit in step.placements
        )
        return f"{words('notebook-singles', count=len(self.steps))}: {placed}"


def tell_path(puzzle: str, *, uniqueness: bool, folded: bool) -> Iterator[ToldStep | Run]:
    """Yield the steps of a path; folded, two singles or more that follow each other are a run."""
    position = Position(puzzle, puzzle)
    waiting: list[ToldStep] = []
    for number, step in enumerate(engine.solve_path(puzzle, uniqueness=uniqueness).steps, 1):
        told = ToldStep(number, step, position)
        if not folded or step.technique not in _SINGLES:
            yield from _folded(waiting, position)
            waiting = []
            yield told
        else:
            waiting.append(told)
        position = position.after(step)
    yield from _folded(waiting, position)


def _folded(singles: list[ToldStep], position: Position) -> list[ToldStep | Run]:
    if len(singles) < 2:  # noqa: PLR2004 - one single is told as any other step
        return list(singles)
    return [Run(singles[0].number, tuple(told.step for told in singles), position)]
