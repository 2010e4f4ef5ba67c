"""Steps, boards and grades in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, Protocol

import orjson

from nonet import engine
from nonet.engine import small
from nonet.i18n.message import Argument, Message, Series, Text
from nonet.i18n.words import Words


def read_text(written: str) -> Text:
    """Parse sentences written as a JSON list of messages."""
    return as_text(orjson.loads(written))


def read_message(written: str) -> Message:
    """Parse one message in JSON."""
    return as_message(orjson.loads(written))


def as_text(shown: list[dict[str, Any]]) -> Text:
    """Return messages as a text."""
    return Text(tuple(map(as_message, shown)))


def as_message(shown: dict[str, Any]) -> Message:
    """Return a message with its arguments."""
    arguments = shown.get("arguments", {}).items()
    filled = tuple((name, _as_argument(value)) for name, value in arguments)
    return Message(shown["name"], filled)


def _as_argument(shown: Any) -> Argument:
    if isinstance(shown, str | int):
        return shown
    if "series" in shown:
        return Series(shown["series"], tuple(map(_as_argument, shown["items"])))
    return as_message(shown)


Depth = Literal[1, 2, 3]

# All singles and many rarer steps: some megabytes for a language.
REMEMBERED = 16_384


@dataclass(frozen=True, slots=True)
class Guidance:
    """One step of a hint: its sentences and the cells to look at, in ascending order.

    Only the last depth has the other fields: `reasons` are the cells that the deduction rests on,
    in ascending order; for a chain, `implications` are its steps in order, and `notation` is the
    chain in Eureka notation.
    """

    sentence: Text
    area: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    implications: tuple[Message, ...] = ()
    notation: str | None = None


def guide(step: engine.Step, position: engine.Position | str, *, depth: Depth) -> Guidance:
    """Explain a step to a depth, on the position or grid where it was found."""
    shown = orjson.loads(engine.explain_step(step, position, depth=depth))
    return Guidance(
        sentence=as_text(shown["sentence"]),
        area=tuple(shown["area"]),
        reasons=tuple(shown["reasons"]),
        implications=tuple(map(as_message, shown["implications"])),
        notation=shown.get("notation"),
    )


def explain_path(path: engine.Path, words: Words) -> tuple[str, ...]:
    """Return the whole deduction of every step of a path in a language.

    Most steps of a path are singles, which are usually cached.
    """
    return tuple(_rendered(words, written) for written in engine.explain_path(path))


@lru_cache(REMEMBERED)
def _rendered(words: Words, written: str) -> str:
    return words.render(read_text(written))


def explain_mistakes(
    changed_givens: Sequence[int], incorrect_cells: Sequence[int], conflict_cells: Sequence[int]
) -> Text:
    """Name the wrong cells, with a sentence for each kind of mistake."""
    return read_text(engine.explain_mistakes(changed_givens, incorrect_cells, conflict_cells))


def explain_missing_notes(cells: Sequence[int]) -> Message:
    """Name the cells, at least one, whose notes lack the right digit."""
    return read_message(engine.explain_missing_notes(cells))


def explain_end(status: Literal["complete", "unsupported"]) -> Message:
    """Explain why a board without mistakes gets no hint."""
    return Message.of(f"answer-{status}")


def explain_stuck() -> Message:
    """Explain that no technique of the ladder finds a step."""
    return Message.of("hint-unsupported")


def explain_single(single: engine.Single, board: str) -> Message:
    """Explain a placement on the board where it was found, in one or two sentences."""
    return read_message(engine.explain_single(single, board))


def explain_grade(grade: engine.Grade) -> Message:
    """Name the hardest technique that a puzzle needs, and its label if it has one.

    If the grade has a path whose hardest step is another technique, that is named too.
    """
    meaning, hardest = _explain(grade), hardest_step(grade)
    if hardest == grade.hardest or hardest is None:
        return meaning
    return Message.of("grade-path", grade=meaning, technique=Message.of(f"name-{hardest}"))


def explain_stopped_grade() -> Message:
    """Explain that grading stopped before it was finished."""
    return Message.of("grade-stopped")


def hardest_step(grade: engine.Grade) -> str | None:
    """Return the technique of the hardest step in a grade's path."""
    if not grade.path:
        return grade.hardest
    return max(grade.path, key=lambda step: step.rating).technique


def _explain(grade: engine.Grade) -> Message:
    if not grade.solved:
        return Message.of("grade-beyond" if grade.techniques is None else "grade-choice")
    if grade.hardest is None:
        return Message.of("grade-full")
    name, tier = Message.of(f"name-{grade.hardest}"), Message.of(f"tier-{grade.tier}")
    needs = Message.of("grade-needs", technique=name, tier=tier)
    if grade.label is None or grade.label == "extreme":
        return Message.of("grade-extreme", needs=needs)
    return Message.of("grade-labelled", needs=needs, label=Message.of(f"label-{grade.label}"))


class Counts(Protocol):
    """The counts of an analysis of a grid of any size."""

    @property
    def naked_singles(self) -> int: ...
    @property
    def hidden_singles(self) -> int: ...
    @property
    def remaining_cells(self) -> int: ...


def explain_analysis(analysis: Counts) -> Message:
    """Give the counts of an analysis and the remaining cells, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return Message.of("analysis-complete")
    counts = {
        "naked": Message.of("analysis-naked", count=naked),
        "hidden": Message.of("analysis-hidden", count=hidden),
    }
    if analysis.remaining_cells == 0:
        return Message.of("analysis-solved", **counts)
    return Message.of("analysis-beyond", count=analysis.remaining_cells, **counts)


def look_at_small(
    puzzle: str, board: str, *, depth: int | None, marks: small.Marks
) -> tuple[small.SmallLook, Message]:
    """Report the mistakes on a board of a puzzle, or else its easiest single at a depth.

    Raises:
        ValueError: the board has another size than the puzzle.
        NotUniqueError: the puzzle has no solution or several.
    """
    seen = small.look(puzzle, board, depth=depth, marks=marks)
    return seen, read_message(seen.message)


def explain_small(board: str, *, depth: int, marks: small.Marks = "digits") -> Message | None:
    """Explain the easiest single of a board; None if there isn't one."""
    written = small.explain_next_single(board, depth=depth, marks=marks)
    return None if written is None else read_message(written)
