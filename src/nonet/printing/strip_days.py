"""Strips for newspapers, day by day: the same seed gives the same strip of a day, in any run."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from nonet import engine
from nonet.printing.worksheet import Sheet


@dataclass(frozen=True, slots=True)
class StripPuzzle:
    """A puzzle of a strip, and the line by which it is made again."""

    sheet: Sheet
    reference: str


@dataclass(frozen=True, slots=True)
class StripDay:
    """A day, its puzzles, and those of the day before."""

    day: date
    puzzles: tuple[StripPuzzle, ...]
    yesterday: tuple[StripPuzzle, ...]


def strip_days(
    labels: Sequence[engine.Label], first: date, count: int, *, seed: int, budget: int
) -> Iterator[StripDay]:
    """Yield so many days, each with a puzzle to each label.

    No puzzle comes twice, not even turned, shuffled or relabelled.

    Raises:
        GenerationLimitError: the budget of one of them ended.
    """
    known: set[str] = set()
    before = _puzzles_of(first - timedelta(days=1), labels, known, seed=seed, budget=budget)
    for step in range(count):
        day = first + timedelta(days=step)
        made = _puzzles_of(day, labels, known, seed=seed, budget=budget)
        yield StripDay(day, made, before)
        before = made


def _puzzles_of(
    day: date, labels: Sequence[engine.Label], known: set[str], *, seed: int, budget: int
) -> tuple[StripPuzzle, ...]:
    return tuple(
        _puzzle(label, day.toordinal() * len(labels) + place, known, seed=seed, budget=budget)
        for place, label in enumerate(labels)
    )


def _puzzle(
    label: engine.Label, index: int, known: set[str], *, seed: int, budget: int
) -> StripPuzzle:
    """Make the puzzle of an index; where it is known, one of another seed, always the same."""
    spec, own = engine.PuzzleSpec(label), seed
    made = engine.generate(spec, seed=own, index=index, budget=budget)
    while (form := engine.canonical(made.puzzle)) in known:
        own = (own + 1) % 2**engine.SEED_BITS
        made = engine.generate(spec, seed=own, index=index, budget=budget)
    known.add(form)
    sheet = Sheet(puzzle=made.puzzle, solution=made.solution, playable_url="", label=label)
    return StripPuzzle(sheet, engine.reference_of(spec, seed=own, index=index))
