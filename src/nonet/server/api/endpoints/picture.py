"""Pictures of steps as standalone SVGs, in the style of the lessons."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons.drawing import draw, draw_board, standalone
from nonet.puzzles.walk import Stage
from nonet.server.http.errors import without_default

LAST: Depth = 3

RequestedPicture = Annotated[
    Literal["svg"] | None, Field(description="Adds a picture of the step in this format.")
]
DrawnStep = Annotated[
    str | SkipJsonSchema[None],
    Field(
        exclude_if=lambda picture: picture is None,
        json_schema_extra=without_default,
        description="An SVG picture of the step, if requested.",
        examples=["<svg>...</svg>"],
    ),
]


def draw_stage(stage: Stage, words: Words, level: Depth = LAST) -> str:
    """Draw a step in the requested detail: below level 3 only its area."""
    step, position = stage.step, stage.position
    shown = guide(step, position, depth=level)
    sentence = words.render(shown.sentence)
    if level < LAST:
        return draw_board(position, title=sentence, area=shown.area)
    drawn = draw(
        position,
        step,
        title=words(f"name-{step.technique}"),
        description=" ".join((sentence, *words.render_all(shown.implications))),
        reasons=shown.reasons,
    )
    return standalone(drawn)


def draw_first(puzzle: str, step: engine.Step | None, *, size: int, credit: str) -> str:
    """Draw the first step on the givens of a normalized puzzle, without the digits that it places.

    Without a step, draw only the givens.
    """
    here = engine.Position(puzzle)
    if step is None:
        return draw_board(here, title=credit, size=size)
    words, shown = english(), guide(step, puzzle, depth=3)
    drawn = draw(
        here,
        step,
        title=words.render(guide(step, puzzle, depth=2).sentence),
        description=credit,
        reasons=shown.reasons,
        with_answer=False,
    )
    return standalone(drawn, size=size)
