"""POST /check."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.puzzles import verification
from nonet.puzzles.batch import Checked
from nonet.server.api.endpoints.endpoint import AttributionObject, Endpoint, Services
from nonet.server.http import model


class CheckRequest(model.WireModel):
    """A grid to check."""

    puzzle: model.InputGrid


class CheckResult(model.WireModel):
    """Whether a grid has no solution, one, or several."""

    puzzle: model.OutputGrid
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
    nodes: model.Count = Field(
        description="Number of guesses tried after propagation reached a fixed point."
    )
    solution: model.Solution | None = Field(
        description="The solution, if there is exactly one; otherwise null."
    )


class WhyObject(model.WireModel):
    """The reason why a grid doesn't have exactly one solution; its fields depend on its `kind`."""

    kind: Literal["undecided", "clash"] = Field(
        description="`undecided`: two solutions differ in a cell; `clash`: a set of givens is "
        "contradictory, and leaving out any of them would remove the known contradiction."
    )
    index: model.CellIndex | SkipJsonSchema[None] = model.omitted_if_none(
        description="For `undecided`: the cell."
    )
    values: (
        Annotated[list[model.Digit], Field(min_length=2, max_length=2)] | SkipJsonSchema[None]
    ) = model.omitted_if_none(description="For `undecided`: two possible digits of the cell.")
    indexes: Annotated[model.Cells, Field(min_length=2)] | SkipJsonSchema[None] = (
        model.omitted_if_none(description="For `clash`: the cells of the contradictory givens.")
    )


class CheckBatchResult(CheckResult):
    """The result of a check and, on request, the reason for no or several solutions."""

    why: WhyObject | SkipJsonSchema[None] = model.omitted_if_none(
        description="The reason, if requested and found: a cell with two possible digits, or "
        "contradictory givens."
    )


class CheckResponse(CheckResult):
    """The result of a check with its attribution."""

    attribution: AttributionObject


def present_checked(checked: Checked) -> CheckBatchResult:
    """Convert a check of a batch to its wire model."""
    return CheckBatchResult.of(checked.verdict, why=_present_why(checked.why))


def _present_why(why: engine.Undecided | engine.Clash | None) -> WhyObject | None:
    match why:
        case engine.Undecided(cell, digits):
            return WhyObject(kind="undecided", index=cell, values=list(digits))
        case engine.Clash(cells):
            return WhyObject(kind="clash", indexes=list(cells))
    return None


async def check(body: CheckRequest, services: Services) -> CheckResponse:
    """Check whether a grid has exactly one solution, and return that solution."""
    verdict = await verification.check(body.puzzle, services.engine_context)
    return CheckResponse.of(verdict, attribution=services.attribution)


CHECK = Endpoint(
    "/check",
    check,
    "Check uniqueness",
    "judging",
    CheckRequest(puzzle=model.EXAMPLE_PUZZLE),
    lambda services: CheckResponse.of(
        engine.count_solutions(model.EXAMPLE_PUZZLE), attribution=services.attribution
    ),
    scope="read",
)
