"""Steps of the technique ladder on the wire, as /grade and /explain share them."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from nonet import engine
from nonet.puzzles.spec_search import TECHNIQUES
from nonet.server.api.endpoints.board import UnitObject
from nonet.server.http.fault import Expected, Fault, InvalidRequestError
from nonet.server.http.model import CellIndex, Cells, Digit, WireModel

Method = Literal["ladder-v1"]
Tier = Literal["singles", "medium", "hard", "expert", "extreme"]
WhichPath = Annotated[
    engine.WhichPath,
    Field(description="`full`: the walk up the ladder; `shortest`: the steps that are needed."),
]
# Also taken as people write them, `X-Wing` or `x wing`.
TechniqueSlug = TypeAliasType(
    "TechniqueSlug",
    Annotated[str, Field(examples=["xy-wing"], json_schema_extra={"enum": [*TECHNIQUES]})],
)
Uniqueness = Annotated[bool, Field(description="Whether steps may rely on the one solution.")]


class CandidateObject(WireModel):
    """A digit in a cell."""

    index: CellIndex
    value: Digit = Field(description="The digit.")


class TechniqueObject(WireModel):
    """A technique of the ladder."""

    slug: str = Field(description="The stable name.", examples=["xy-wing"])
    name: str = Field(description="The name for people.", examples=["XY-wing"])
    tier: Tier = Field(description="How hard it is, in five tiers.")
    score: Annotated[int, Field(ge=0)] = Field(description="What one step adds to a score.")


class NodeObject(WireModel):
    """A digit in one cell, or in several cells of a house of which one holds it."""

    cells: Cells = Field(description="The cells of the node.")
    value: Digit = Field(description="Its digit.")


class LinkObject(WireModel):
    """What one node of a chain says about the next."""

    start: NodeObject
    end: NodeObject
    kind: Literal["strong", "weak"] = Field(
        description="`strong`: one of the two is true; `weak`: at most one of them is."
    )


class EvidenceObject(WireModel):
    """The pattern behind a step; what a technique does not use is empty."""

    units: list[UnitObject] = Field(description="The houses of the pattern.")
    candidates: list[CandidateObject] = Field(description="The candidates of the pattern.")
    fins: list[CandidateObject] = Field(description="The candidates that disturb a fish.")
    groups: list[Cells] = Field(description="Cells that act as one, such as almost locked sets.")
    links: list[LinkObject] = Field(description="The links of a chain, in order.")


def require_technique(name: str | None, path: str) -> str | None:
    """Return the stable name of a technique as people write it; None if none was named.

    Raises:
        InvalidRequestError: none is called so.
    """
    slug = None if name is None else engine.slug_of(name)
    if name is not None and slug is None:
        unknown = Expected("any-technique", suggestion=engine.nearest_slug(name) or "")
        raise InvalidRequestError([Fault(path, unknown)])
    return slug


def present_technique(slug: str) -> TechniqueObject:
    """Put the technique of a slug into wire form."""
    technique = engine.technique_of(slug)
    return TechniqueObject(
        slug=slug, name=technique.name, tier=technique.tier, score=technique.score
    )


def present_candidates(pairs: Iterable[tuple[int, int]]) -> list[CandidateObject]:
    """Put pairs of cell and digit into wire form."""
    return [_candidate(cell, digit) for cell, digit in pairs]


@cache
def _candidate(cell: int, digit: int) -> CandidateObject:
    # There are 729 of them; a batch of grades tells some twenty thousand.
    return CandidateObject(index=cell, value=digit)


def present_evidence(evidence: engine.Pattern) -> EvidenceObject:
    """Put the pattern behind a step into wire form."""
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
