"""The wire models of steps that /grade and /explain share."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons.drawing import draw, draw_board, standalone
from nonet.puzzles.spec_search import TECHNIQUES
from nonet.puzzles.walk import Stage
from nonet.server.api.endpoints.hint import UnitObject
from nonet.server.http.error_responses import Fault, InvalidRequestError, did_you_mean
from nonet.server.http.model import CellIndex, Cells, Digit, WireModel, omitted_if_none

Method = Literal["ladder-v1"]
Tier = Literal["singles", "medium", "hard", "expert", "extreme"]
WhichPath = Annotated[
    engine.WhichPath,
    Field(
        description="`full`: at each point the step of the easiest technique; `shortest`: the path "
        "with the fewest steps beyond singles that was found."
    ),
]
# Other spellings, `X-Wing` or `x wing`, are also accepted.
TechniqueSlug = TypeAliasType(
    "TechniqueSlug",
    Annotated[str, Field(examples=["xy-wing"], json_schema_extra={"enum": [*TECHNIQUES]})],
)
Uniqueness = Annotated[bool, Field(description="Whether steps may assume a unique solution.")]


class CandidateObject(WireModel):
    """A digit in a cell."""

    index: CellIndex
    value: Digit = Field(description="The digit.")


class TechniqueObject(WireModel):
    """A solving technique."""

    slug: str = Field(description="The technique's stable name.", examples=["xy-wing"])
    name: str = Field(description="The technique's display name.", examples=["XY-wing"])
    tier: Tier = Field(description="The difficulty tier of the technique.")
    score: Annotated[int, Field(ge=0)] = Field(
        description="The score of one step of the technique."
    )


class NodeObject(WireModel):
    """A node of a chain: a digit in one cell, or in one of several cells of a house."""

    cells: Cells = Field(description="The cells of the node.")
    value: Digit = Field(description="The digit of the node.")


class LinkObject(WireModel):
    """A link between two consecutive nodes of a chain."""

    start: NodeObject
    end: NodeObject
    kind: Literal["strong", "weak"] = Field(
        description="`strong`: at least one of the two nodes is true; `weak`: at most one of them "
        "is true."
    )


class EvidenceObject(WireModel):
    """The pattern behind a step; parts that the technique doesn't use are empty."""

    units: list[UnitObject] = Field(description="The houses of the pattern.")
    candidates: list[CandidateObject] = Field(description="The candidates of the pattern.")
    fins: list[CandidateObject] = Field(description="The fins of a finned fish.")
    groups: list[Cells] = Field(description="Groups of cells, such as almost locked sets.")
    links: list[LinkObject] = Field(description="The links of a chain, in order.")


def require_technique(name: str | None, path: str) -> str | None:
    """Return the slug of a technique in any spelling, or None if there is no name.

    Raises:
        InvalidRequestError: no technique has this name.
    """
    slug = None if name is None else engine.slug_of(name)
    if name is not None and slug is None:
        meant = did_you_mean(engine.nearest_slug(name) or "")
        raise InvalidRequestError([Fault(path, f"a technique{meant}")])
    return slug


def present_technique(slug: str) -> TechniqueObject:
    """Convert the technique with this slug to its wire model."""
    technique = engine.technique_of(slug)
    return TechniqueObject(
        slug=slug, name=technique.name, tier=technique.tier, score=technique.score
    )


_CONCLUSIONS = ("placements", "eliminations")


def present_candidates(pairs: Iterable[tuple[int, int]]) -> list[CandidateObject]:
    """Convert pairs of cell and digit to wire models."""
    return [_candidate(cell, digit) for cell, digit in pairs]


def present_conclusions(step: Any) -> dict[str, list[CandidateObject]]:
    """Convert the placements and eliminations of a step or proof to wire models."""
    return {name: present_candidates(getattr(step, name)) for name in _CONCLUSIONS}


@cache
def _candidate(cell: int, digit: int) -> CandidateObject:
    # There are only 729, and a batch of grades contains about twenty thousand.
    return CandidateObject(index=cell, value=digit)


def present_evidence(evidence: engine.Pattern) -> EvidenceObject:
    """Convert the pattern behind a step to its wire model."""
    return EvidenceObject(
        units=[UnitObject(type=house.kind, index=house.index) for house in evidence.houses],
        candidates=present_candidates(evidence.candidates),
        fins=present_candidates(evidence.fins),
        groups=[list(group) for group in evidence.groups],
        links=[
            LinkObject(start=_node(link.start), end=_node(link.end), kind=link.kind)
            for link in evidence.links
        ],
    )


def _node(node: engine.Node) -> NodeObject:
    return NodeObject(cells=list(node.cells), value=node.digit)


LAST: Depth = 3

RequestedPicture = Annotated[
    Literal["svg"] | None, Field(description="Adds a picture of the step in this format.")
]
DrawnStep = Annotated[
    str | SkipJsonSchema[None],
    omitted_if_none(
        description="An SVG picture of the step, if requested.", examples=["<svg>...</svg>"]
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
