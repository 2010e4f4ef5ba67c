"""POST /check."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.wire import Count, InputGrid, OutputGrid, Solution, WireModel


class CheckRequest(WireModel):
    """A grid to check."""

    puzzle: InputGrid


class CheckResponse(WireModel):
    """How many solutions a grid has: none, one, or more than one."""

    puzzle: OutputGrid
    status: Literal["unique", "multiple", "unsolvable", "invalid", "unknown"] = Field(
        description="`invalid`: equal givens share a house; `unknown`: the search budget ended."
    )
    unique: bool | None = Field(description="Null when the status is `unknown`.")
    solutions_found: Annotated[int, Field(ge=0, le=2)]
    search_complete: bool
    nodes: Count = Field(description="Guesses tried after propagation reached a fixed point.")
    solution: Solution | None = Field(description="The solution when there is exactly one.")
    attribution: AttributionObject


def present_check(verdict: engine.Verdict, attribution: AttributionObject) -> CheckResponse:
    """Put a verdict into wire form."""
    return CheckResponse(
        puzzle=verdict.puzzle,
        status=verdict.status,
        unique=verdict.unique,
        solutions_found=verdict.solutions_found,
        search_complete=verdict.search_complete,
        nodes=verdict.nodes,
        solution=verdict.solution,
        attribution=attribution,
    )
