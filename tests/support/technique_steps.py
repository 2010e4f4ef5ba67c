"""Steps of techniques: states in which they are found, whether they are sound, their English."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import Guidance
from nonet.puzzles.lessons.lesson import read_examples
from regression_cases import CASES

STEPS_PER_CASE = 6
STEPS_PER_STATE = 25

Pairs = frozenset[tuple[int, int]]


class Found(NamedTuple):
    """A step, the normalized board, earlier eliminations and placements, and the solution."""

    step: engine.Step
    board: str
    removed: Pairs
    solution: str
    placed: tuple[int, ...] = ()


def found_in_library(slug: str) -> Iterator[Found]:
    """Yield some steps of each case that the library has of a technique."""
    for case in CASES.get(slug, []):
        state = {"removed": case.removed, "placed": case.placed, "technique": slug}
        steps = [] if case.excluded else engine.find_steps(case.grid, **state)  # type: ignore[arg-type]
        for step in steps[:STEPS_PER_CASE]:
            board = engine.normalize(case.grid)
            solution = engine.solve(case.grid)
            yield Found(step, board, frozenset(case.removed), solution, tuple(case.placed))


def found_in_lessons(slug: str) -> Iterator[Found]:
    """Yield the steps of a technique on the board of its lesson."""
    position = read_examples()[slug].position
    solution = engine.solve(position.puzzle)
    for step in engine.find_steps(position, technique=slug)[:STEPS_PER_STATE]:
        yield Found(step, position.board, frozenset(position.eliminated), solution, position.placed)


def found_on_path(puzzle: str) -> Iterator[Found]:
    """Yield the steps of a puzzle's path, each in the state in which it is taken."""
    board, removed = engine.normalize(puzzle), set[tuple[int, int]]()
    solution = engine.solve(puzzle)
    for step in engine.solve_path(puzzle).steps:
        yield Found(step, board, frozenset(removed), solution)
        for cell, digit in step.placements:
            board = f"{board[:cell]}{digit}{board[cell + 1 :]}"
        removed.update(step.eliminations)


def found_beyond_chains(slug: str) -> Iterator[Found]:
    """Yield some steps of a technique where puzzles of our own need an expert one, or more."""
    for puzzle in engine.generate_many("expert", 4, seed=5):
        for board, removed in _starts(puzzle.puzzle):
            steps = engine.find_steps(board, removed=removed, technique=slug)
            for step in steps[:STEPS_PER_STATE]:
                yield Found(step, board, removed, puzzle.solution)


def _starts(puzzle: str) -> list[tuple[str, Pairs]]:
    """Return the bare puzzle, where singles are left, and the state where its path gets hard."""
    tiers = {technique.slug: technique.tier for technique in engine.TECHNIQUES}
    hard = next(found for found in found_on_path(puzzle) if tiers[found.step.technique] == "expert")
    return [(engine.normalize(puzzle), frozenset()), (hard.board, hard.removed)]


def contradicts(step: engine.Step, solution: str) -> bool:
    wrong = any(solution[cell] != str(digit) for cell, digit in step.placements)
    return wrong or any(solution[cell] == str(digit) for cell, digit in step.eliminations)


@dataclass(frozen=True)
class EnglishGuidance:
    """A guidance whose sentences are text."""

    sentence: str
    area: tuple[int, ...]
    reasons: tuple[int, ...]
    implications: tuple[str, ...]
    notation: str | None


def in_english(shown: Guidance) -> EnglishGuidance:
    return EnglishGuidance(
        english().render(shown.sentence),
        shown.area,
        shown.reasons,
        english().render_all(shown.implications),
        shown.notation,
    )
