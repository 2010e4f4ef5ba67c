"""POST /check/batch, /analyze/batch, /grade/batch and /rate/batch: a result for each grid."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.contract.analyze import AnalysisObject, present_analysis
from nonet.contract.attribution import AttributionObject
from nonet.contract.check import CheckResult, check_fields
from nonet.contract.error import ErrorObject, describe_item, without_default
from nonet.contract.grade import GradeResult, present_grade_result
from nonet.contract.hint import Digit
from nonet.contract.rate import RateResult, present_rate_result
from nonet.contract.steps import Uniqueness, WhichPath
from nonet.contract.weight import WeighedRequest
from nonet.contract.wire import EXAMPLE_PUZZLE, CellIndex, EngineVersion, WireModel
from nonet.errors import NonetError
from nonet.puzzles import Checked, Graded, Rated

MOST_GRIDS = 190
"""As many as fit a body of 16 KiB."""

T = TypeVar("T")
Result = TypeVar("Result", bound=WireModel)


class BatchRequest(WeighedRequest):
    """Grids, each judged alone."""

    puzzles: Annotated[
        # What is no grid is told in its place, and spoils no other.
        list[Annotated[str, Field(examples=[EXAMPLE_PUZZLE])]],
        Field(
            min_length=1,
            max_length=MOST_GRIDS,
            description="Grids of 81 characters in row-major order: `1`-`9`, or one of `.`, `0`, "
            "`-` for an empty cell. A text that is none is refused in its place.",
        ),
    ]

    @property
    def grids(self) -> int:
        """How many grids are asked about."""
        return len(self.puzzles)


class CheckBatchRequest(BatchRequest):
    """Grids to check."""

    why: bool = Field(
        default=False, description="Whether to tell why a grid does not have exactly one solution."
    )


class AnalyzeBatchRequest(BatchRequest):
    """Grids to analyze."""


class GradeBatchRequest(BatchRequest):
    """Grids to grade."""

    path: WhichPath = "full"
    uniqueness: Uniqueness = True


class RateBatchRequest(BatchRequest):
    """Grids to rate."""


class UndecidedObject(WireModel):
    """A cell that holds another digit in another solution."""

    kind: Literal["undecided"] = Field(
        default="undecided", description="Which of the two reasons it is."
    )
    index: CellIndex
    values: Annotated[list[Digit], Field(min_length=2, max_length=2)] = Field(
        description="Two digits that the cell can hold."
    )


class ClashObject(WireModel):
    """Givens that contradict each other; without any one of them that is no longer known."""

    kind: Literal["clash"] = Field(default="clash", description="Which of the two reasons it is.")
    indexes: Annotated[list[CellIndex], Field(min_length=2)] = Field(
        description="The cells of the givens."
    )


WhyObject = Annotated[UndecidedObject | ClashObject, Field(discriminator="kind")]


class CheckBatchResult(CheckResult):
    """A verdict, and why a grid does not have exactly one solution where that was asked."""

    why: WhyObject | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda why: why is None,
        json_schema_extra=without_default,
        description="Only when asked for and found: `undecided` is a cell and two digits that it "
        "can hold, `clash` a small set of givens that contradict each other.",
    )


class BatchResponse(WireModel, Generic[Result]):
    """A result for each grid of a batch."""

    engine_version: EngineVersion
    results: Annotated[
        list[Result | ErrorObject],
        Field(
            min_length=1,
            max_length=MOST_GRIDS,
            description="In the order of the grids: the answer that the grid alone would get, "
            "without the attribution, or why it gets none.",
        ),
    ]
    attribution: AttributionObject


class CheckBatchResponse(BatchResponse[CheckBatchResult]):
    """The verdict on each grid."""


class AnalyzeBatchResponse(BatchResponse[AnalysisObject]):
    """The analysis of each grid."""


class GradeBatchResponse(BatchResponse[GradeResult]):
    """The grade of each grid."""


class RateBatchResponse(BatchResponse[RateResult]):
    """The rating of each grid."""


def present_check_batch(
    found: Sequence[Checked | NonetError], attribution: AttributionObject
) -> CheckBatchResponse:
    """Put verdicts into wire form."""
    return CheckBatchResponse(**_fields(found, _present_checked, attribution))


def present_analyze_batch(
    found: Sequence[engine.Analysis | NonetError], attribution: AttributionObject
) -> AnalyzeBatchResponse:
    """Put analyses into wire form."""
    return AnalyzeBatchResponse(**_fields(found, present_analysis, attribution))


def present_grade_batch(
    found: Sequence[Graded | NonetError], attribution: AttributionObject
) -> GradeBatchResponse:
    """Put grades into wire form."""
    return GradeBatchResponse(**_fields(found, present_grade_result, attribution))


def present_rate_batch(
    found: Sequence[Rated | NonetError], attribution: AttributionObject
) -> RateBatchResponse:
    """Put ratings into wire form."""
    return RateBatchResponse(**_fields(found, present_rate_result, attribution))


def _fields(
    found: Sequence[T | NonetError],
    present: Callable[[T], WireModel],
    attribution: AttributionObject,
) -> dict[str, Any]:
    results = [
        ErrorObject(error=describe_item(one)) if isinstance(one, NonetError) else present(one)
        for one in found
    ]
    return {
        "engine_version": engine.VERSION,
        "results": results,
        "attribution": attribution,
    }


def _present_checked(checked: Checked) -> CheckBatchResult:
    return CheckBatchResult(**check_fields(checked.verdict), why=_present_why(checked.why))


def _present_why(why: engine.Undecided | engine.Clash | None) -> WhyObject | None:
    match why:
        case engine.Undecided(cell, digits):
            return UndecidedObject(index=cell, values=list(digits))
        case engine.Clash(cells):
            return ClashObject(indexes=list(cells))
    return None
