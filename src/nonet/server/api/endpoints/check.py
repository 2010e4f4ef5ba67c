"""POST /check."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.puzzles import verification
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.endpoint import Endpoint, Services
from nonet.server.http.model import (
    EXAMPLE_PUZZLE,
    Count,
    InputGrid,
    OutputGrid,
    Solution,
    WireModel,
)


class CheckRequest(WireModel):
    """A grid to check."""

    puzzle: InputGrid


class CheckResult(WireModel):
    """How many solutions a grid has: none, one, or more than one."""

    puzzle: OutputGrid
    status: Literal["unique", "multiple", "unsolvable", "invalid", "unknown"] = Field(
        description="`invalid`: equal givens share a house; `unknown`: the search budget ended."
    )
    unique: bool | None = Field(description="Null when the status is `unknown`.")
    solutions_found: Annotated[int, Field(ge=0, le=2)] = Field(
        description="How many were found; the search ends with the second."
    )
    search_complete: bool = Field(description="Whether the search came to its end.")
    nodes: Count = Field(description="Guesses tried after propagation reached a fixed point.")
    solution: Solution | None = Field(description="The solution when there is exactly one.")


class CheckResponse(CheckResult):
    """A verdict with the credit."""

    attribution: AttributionObject


async def check(body: CheckRequest, services: Services) -> CheckResponse:
    """Tell whether a grid has exactly one solution, and which."""
    verdict = await verification.check(body.puzzle, services.engine_context)
    return CheckResponse.of(verdict, attribution=services.attribution)


CHECK = Endpoint(
    "/check",
    check,
    "Check uniqueness",
    "judging",
    CheckRequest(puzzle=EXAMPLE_PUZZLE),
    lambda services: CheckResponse.of(
        engine.count_solutions(EXAMPLE_PUZZLE), attribution=services.attribution
    ),
    scope="read",
)
