"""Generated puzzles, label by label, graded again by the reference.

Run as a program it prints the tables of `docs/explanation/grading.md` as Markdown:

    .venv/bin/python tests/support/label_comparison.py
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from hodoku_grader import TIERS, opinions
from machine import LISTS
from nonet import engine
from singles_oracle import next_step_in_boxes

SEED = 1
COUNT = 1000
FOLDER = LISTS / "techniques"
RATED = FOLDER / "random-minimal-rated.tsv"


class Pair(NamedTuple):
    """The label asked for or found here, and the reference's label of the same puzzle."""

    puzzle: str
    ours: str
    theirs: str
    techniques: tuple[str, ...]

    @property
    def agree(self) -> bool:
        """Return whether both labels are the same."""
        return self.ours == self.theirs


def compare_label(label: engine.Label, count: int) -> list[Pair]:
    """Generate puzzles of a label, always the same, and let the reference label them."""
    made = engine.generate_many(label, count, seed=SEED)
    puzzles = [one.puzzle for one in made]
    return _pairs(puzzles, [label] * count, _label)


def compare_tiers(puzzles: list[str]) -> list[Pair]:
    """Grade known puzzles here and there."""
    ours = [grade.tier for grade in engine.grade_many(puzzles)]
    return _pairs(puzzles, ours, lambda _, tier: tier)


def rated_puzzles() -> list[str]:
    """Read the published list of random minimal puzzles."""
    return [line.split("\t")[0] for line in RATED.read_text(encoding="ascii").splitlines()]


def _pairs(puzzles: list[str], ours: Iterable[str], name: Callable[[str, str], str]) -> list[Pair]:
    return [
        Pair(puzzle, own, name(puzzle, opinion.tier), opinion.techniques)
        for puzzle, own, opinion in zip(puzzles, ours, opinions(puzzles), strict=True)
    ]


def _label(puzzle: str, tier: str) -> str:
    """Name a tier's label; the reference has no beginner level, so the oracle splits off easy."""
    if tier == "singles":
        return "beginner" if _boxes_suffice(puzzle) else "easy"
    return tier


def _boxes_suffice(board: str) -> bool:
    while step := next_step_in_boxes(board):
        board = f"{board[: step.cell]}{step.digit}{board[step.cell + 1 :]}"
    return "-" not in board


def _table(pairs: list[Pair], rows: Sequence[str], columns: Sequence[str]) -> Iterator[str]:
    counts = Counter((pair.ours, pair.theirs) for pair in pairs)
    yield f"| | {' | '.join(columns)} |"
    yield f"|---|{'---:|' * len(columns)}"
    for row in rows:
        yield f"| {row} | {' | '.join(str(counts[row, column]) for column in columns)} |"


def _differences(pairs: list[Pair]) -> Iterator[str]:
    yield "\n| Nonet | reference | by | puzzle |\n|---|---|---|---|"
    for pair in pairs:
        if not pair.agree:
            techniques = ", ".join(pair.techniques)
            yield f"| {pair.ours} | {pair.theirs} | {techniques} | `{pair.puzzle}` |"
    yield ""


def tables() -> Iterator[str]:
    """Write both tables, each with the puzzles on which the two differ."""
    labelled = [pair for label in engine.LABELS for pair in compare_label(label, COUNT)]
    yield from _table(labelled, engine.LABELS, (*engine.LABELS, "extreme"))
    yield from _differences(labelled)
    if RATED.exists():
        rated = compare_tiers(rated_puzzles())
        yield from _table(rated, TIERS, TIERS)
        yield from _differences(rated)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in tables())
