"""Find the likely slips behind mistakes on a board: patterns that one candidate prevents."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from nonet import engine
from nonet.grid import CELLS, EMPTY, box_of, column_of, row_of
from nonet.i18n.message import Message
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.explanations.claims import explain_elimination, explain_entry
from nonet.puzzles.hints import Candidate

Place = Literal["box", "row", "column", "cell"]

_HOUSES: tuple[tuple[Place, Callable[[int], int]], ...] = (
    ("box", box_of),
    ("row", row_of),
    ("column", column_of),
)
# Techniques of one digit and of several digits, the easiest first.
_OF_ONE_DIGIT = (
    "locked-pointing",
    "locked-claiming",
    "x-wing",
    "swordfish",
    "skyscraper",
    "two-string-kite",
)
_OF_SEVERAL = ("naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "xy-wing")
_EASIEST_FIRST = [one.slug for one in engine.TECHNIQUES]
# The most slips explained, and the most candidates overlooked in one slip.
MOST_TOLD = 3
_MOST_OVERLOOKED = 2
# Searches in a slice, which take a few milliseconds.
_SLICE = 200


@dataclass(frozen=True, slots=True)
class WrongElimination:
    """A wrong elimination, the step that would justify it, and the overlooked candidates."""

    candidate: Candidate
    step: engine.Step
    overlooked: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class WrongEntry:
    """A wrong digit, and the kind of house where it seemed to be the only cell.

    The kind is `cell` if it seemed to be the only digit. The `overlooked` candidates are the other
    cells for the digit, or the other digits of the cell.
    """

    candidate: Candidate
    place: Place
    overlooked: tuple[Candidate, ...]


Slip = WrongElimination | WrongEntry


async def find_slips(board: engine.Comparison, engine_context: EngineContext) -> tuple[Slip, ...]:
    """Find the likely slips behind the first few mistakes and wrong eliminations of a board.

    Raises:
        OverloadedError.
    """
    [found] = await engine_context.pool.run_jobs([_find(board)])
    return found


def _find(board: engine.Comparison) -> Generator[None, None, tuple[Slip, ...]]:
    if board.changed_givens:
        return ()
    solution = engine.solve(board.puzzle)
    entries = [(cell, int(board.progress[cell])) for cell in board.incorrect_cells]
    eliminated = board.position.eliminated
    wrong = [one for one in eliminated if solution[one[0]] == str(one[1])]
    right = "".join(
        EMPTY if cell in board.incorrect_cells else digit
        for cell, digit in enumerate(board.progress)
    )
    here = _Candidates(engine.Position(board.puzzle, right, set(eliminated).difference(wrong)))
    slips: list[Slip] = [
        slip for one in entries[:MOST_TOLD] if (slip := here.slip_of_entry(one)) is not None
    ]
    for one in wrong[: MOST_TOLD - len(slips)]:
        likely = yield from here.slip_of_elimination(one)
        slips += [] if likely is None else [likely]
    return tuple(slips)


def explain_slip(slip: Slip) -> Message:
    """Explain the likely cause of a mistake."""
    if isinstance(slip, WrongEntry):
        return explain_entry(slip.candidate, slip.place, slip.overlooked)
    return explain_elimination(slip.candidate, slip.step, slip.overlooked)


class _Candidates:
    """The candidates of a board without its mistakes."""

    def __init__(self, position: engine.Position) -> None:
        self._position = position
        self._open = position.candidates

    def slip_of_entry(self, entry: Candidate) -> WrongEntry | None:
        """Find the candidates that were overlooked when a digit was written as a single.

        Return None if a house already has the digit, since that mistake is obvious.
        """
        cell, digit = entry
        if digit not in self._open[cell]:
            return None
        others = [each for each in CELLS if each != cell and digit in self._open[each]]
        seen: dict[Place, list[Candidate]] = {
            kind: [(each, digit) for each in others if index_of(each) == index_of(cell)]
            for kind, index_of in _HOUSES
        }
        seen["cell"] = [(cell, other) for other in self._open[cell] if other != digit]
        near = [kind for kind in seen if 0 < len(seen[kind]) <= _MOST_OVERLOOKED]
        if not near:
            return None
        place = min(near, key=lambda kind: len(seen[kind]))
        return WrongEntry(entry, place, tuple(seen[place]))

    def slip_of_elimination(
        self, lost: Candidate
    ) -> Generator[None, None, WrongElimination | None]:
        """Find the easiest pattern that as few overlooked candidates as possible prevent."""
        looks = 0
        for several in (self._single(lost), self._pairs(lost)):
            found: list[WrongElimination] = []
            for overlooked, techniques in several:
                found += self._without(lost, overlooked, techniques)
                looks += len(techniques)
                if looks >= _SLICE:
                    looks = 0
                    yield
            if found:
                return min(found, key=lambda one: _EASIEST_FIRST.index(one.step.technique))
        return None

    def _single(self, lost: Candidate) -> Iterator[tuple[tuple[Candidate, ...], tuple[str, ...]]]:
        for cell in CELLS:
            for digit in self._open[cell]:
                if (cell, digit) != lost:
                    own = _OF_ONE_DIGIT if digit == lost[1] else ()
                    yield ((cell, digit),), (*own, *_OF_SEVERAL)

    def _pairs(self, lost: Candidate) -> Iterator[tuple[tuple[Candidate, ...], tuple[str, ...]]]:
        """Yield pairs of candidates for the digit, and pairs of candidates in a cell."""
        digit = lost[1]
        places = [(cell, digit) for cell in CELLS if digit in self._open[cell] and cell != lost[0]]
        for two in combinations(places, _MOST_OVERLOOKED):
            yield two, _OF_ONE_DIGIT
        for cell in CELLS:
            if cell != lost[0]:
                for pair in combinations(self._open[cell], _MOST_OVERLOOKED):
                    yield tuple((cell, one) for one in pair), _OF_SEVERAL

    def _without(
        self, lost: Candidate, overlooked: tuple[Candidate, ...], techniques: tuple[str, ...]
    ) -> Iterator[WrongElimination]:
        for slug in techniques:
            steps = engine.find_steps(self._position, removed=overlooked, technique=slug)
            for step in steps:
                if lost in step.eliminations:
                    yield WrongElimination(lost, step, overlooked)
                    break
