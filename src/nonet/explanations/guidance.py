"""A hint in three steps: where to look, which technique, and the whole deduction."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.catalogue import Message, Told
from nonet.explanations.explainers import explain
from nonet.explanations.state import State
from nonet.explanations.view import View

Depth = Literal[1, 2, 3]


@dataclass(frozen=True, slots=True)
class Guidance:
    """One step of a hint: a sentence or more, and the cells to look at, ascending.

    `reasons` are the cells that the deduction rests on, ascending, and `implications` its steps
    where it is a chain, in order. Both are known at the last depth alone.
    """

    sentence: Told
    area: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    implications: tuple[Message, ...] = ()


def guide(
    step: engine.Step,
    board: str,
    *,
    depth: Depth,
    removed: Collection[tuple[int, int]] = (),
) -> Guidance:
    """Tell as much about a step as `depth` allows.

    The step is one that the engine finds on the normalized board when the candidates `removed`,
    pairs of cell and digit, were ruled out before.
    """
    explanation = explain(View(step, State(board, removed)))
    area = explanation.place.area
    if depth == 1:
        return Guidance(explanation.place.look, area)
    if depth == 2:  # noqa: PLR2004 - the second of three
        return Guidance(explanation.idea, area)
    return Guidance(explanation.deduction, area, explanation.pattern, explanation.implications)
