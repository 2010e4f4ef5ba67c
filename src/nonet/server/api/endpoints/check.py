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
    """Whether a grid has no solution, one, or several."""

    puzzle: OutputGrid
    status: Literal["unique", "multiple", "unsolvable", "invalid", "unknown"] = Field(
        description="`invalid`: equal givens share a house; `unknown`: the search budget is "
        "exhausted."
    )
    unique: bool | None = Field(
        description="Whether there is exactly one solution; null if `status` is `unknown`."
    )
    solutions_found: Annotated[int, Field(ge=0, le=2)] = Field(
        description="Number of solutions found; the search stops at the second."
    )
    search_complete: bool = Field(description="Whether the search was completed within its budget.")
    nodes: Count = Field(
        description="Number of guesses tried after propagation reached a fixed point."
    )
    solution: Solution | None = Field(
        description="The solution, if there is exactly one; otherwise null."
    )


class CheckResponse(CheckResult):
    """The result of a check with its attribution."""

    attribution: AttributionObject


async def check(body: CheckRequest, services: Services) -> CheckResponse:
    """Check whether a grid has exactly one solution, and return that solution."""
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
