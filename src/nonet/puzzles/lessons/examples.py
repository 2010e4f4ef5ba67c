"""One example of every technique: a position of a puzzle of our own, and the step to show there."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from nonet import engine
from nonet.grid import CELLS, DIGITS, EMPTY, PEERS, cell_named, name_of

FILE = Path(__file__).with_name("examples.tsv")
_LOST = re.compile(r"(r[1-9]c[1-9])<>([1-9]+)")


@dataclass(frozen=True)
class Position:
    """A puzzle that someone has begun: its board, and the candidates that were ruled out before."""

    puzzle: str
    board: str
    removed: frozenset[tuple[int, int]] = frozenset()

    @property
    def placed(self) -> tuple[int, ...]:
        """The cells that were filled since the start, ascending."""
        return tuple(cell for cell in CELLS if self.board[cell] != self.puzzle[cell])

    @cached_property
    def candidates(self) -> tuple[tuple[int, ...], ...]:
        """The candidates of each cell, ascending; a filled cell has none."""
        return tuple(map(self._candidates_of, CELLS))

    def _candidates_of(self, cell: int) -> tuple[int, ...]:
        if self.board[cell] != EMPTY:
            return ()
        return tuple(
            digit
            for digit in DIGITS
            if (cell, digit) not in self.removed and not _sees(self.board, cell, digit)
        )

    def find_steps(self, slug: str) -> tuple[engine.Step, ...]:
        """Find all steps of a technique."""
        return engine.find_steps(
            self.board, removed=sorted(self.removed), placed=self.placed, technique=slug
        )

    def after(self, step: engine.Step) -> "Position":
        """Return the position once a step is carried out."""
        board = list(self.board)
        for cell, digit in step.placements:
            board[cell] = str(digit)
        return Position(self.puzzle, "".join(board), self.removed | set(step.eliminations))


@dataclass(frozen=True)
class Example:
    """The step that a lesson shows: the one at `index` of those that the engine finds."""

    slug: str
    position: Position
    index: int

    @cached_property
    def step(self) -> engine.Step:
        """The step, found again."""
        return self.position.find_steps(self.slug)[self.index]


@cache
def read_examples() -> dict[str, Example]:
    """Return the example of every technique by its slug, read once."""
    lines = FILE.read_text("utf-8").splitlines()
    return {example.slug: example for example in map(_read, lines)}


def write_examples(found: Iterable[Example]) -> None:
    """Keep examples, a line each: slug, puzzle, board, index, and what was ruled out."""
    FILE.write_text("".join(f"{_line(example)}\n" for example in found), "utf-8")


def _line(example: Example) -> str:
    position = example.position
    lost: dict[int, str] = {}
    for cell, digit in sorted(position.removed):
        if position.board[cell] == EMPTY and not _sees(position.board, cell, digit):
            lost[cell] = lost.get(cell, "") + str(digit)
    named = (f"{name_of(cell)}<>{digits}" for cell, digits in lost.items())
    parts = (example.slug, position.puzzle, position.board, str(example.index), " ".join(named))
    return "\t".join(parts)


def _read(line: str) -> Example:
    slug, puzzle, board, index, lost = line.split("\t")
    removed = frozenset(
        (cell_named(name), int(digit)) for name, digits in _LOST.findall(lost) for digit in digits
    )
    return Example(slug, Position(puzzle, board, removed), int(index))


def _sees(board: str, cell: int, digit: int) -> bool:
    return any(board[peer] == str(digit) for peer in PEERS[cell])
