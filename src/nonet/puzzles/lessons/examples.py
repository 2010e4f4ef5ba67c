"""One example of every technique: a position of an original puzzle, and the step to show on it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from nonet import engine
from nonet.grid import cell_named, name_of

FILE = Path(__file__).with_name("examples.tsv")
_LOST = re.compile(r"(r[1-9]c[1-9])<>([1-9]+)")


@dataclass(frozen=True)
class Example:
    """The step that a lesson shows: number `index` of those that the engine finds."""

    slug: str
    position: engine.Position
    index: int

    @cached_property
    def step(self) -> engine.Step:
        """The step, computed from the position."""
        return engine.find_steps(self.position, technique=self.slug)[self.index]


@cache
def read_examples() -> dict[str, Example]:
    """Return the example of every technique by its slug, read once."""
    lines = FILE.read_text("utf-8").splitlines()
    return {example.slug: example for example in map(_read, lines)}


def write_examples(found: Iterable[Example]) -> None:
    """Save examples, a line each: slug, puzzle, board, index and eliminated candidates."""
    FILE.write_text("".join(f"{_line(example)}\n" for example in found), "utf-8")


def _line(example: Example) -> str:
    position = example.position
    before = engine.Position(position.puzzle, position.board).candidates
    lost: dict[int, str] = {}
    for cell, digit in position.eliminated:
        if digit in before[cell]:
            lost[cell] = lost.get(cell, "") + str(digit)
    named = (f"{name_of(cell)}<>{digits}" for cell, digits in lost.items())
    parts = (example.slug, position.puzzle, position.board, str(example.index), " ".join(named))
    return "\t".join(parts)


def _read(line: str) -> Example:
    slug, puzzle, board, index, lost = line.split("\t")
    eliminated = (
        (cell_named(name), int(digit)) for name, digits in _LOST.findall(lost) for digit in digits
    )
    return Example(slug, engine.Position(puzzle, board, eliminated), int(index))
