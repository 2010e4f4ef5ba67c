"""POST /check/batch, /analyze/batch, /grade/batch and /rate/batch: a result for each grid."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import aclosing
from functools import partial
from typing import Annotated, Any, Generic, Literal, Protocol, TypeVar

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.errors import NonetError, NotUniqueError
from nonet.grid import CELLS, EMPTY
from nonet.puzzles import batch
from nonet.puzzles.batch import Checked, Found
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.grading import Graded, Rated
from nonet.puzzles.jobs import Report, as_reported
from nonet.server.api.endpoints.analyze import AnalysisObject, present_analysis
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.check import CheckResult
from nonet.server.api.endpoints.endpoint import (
    Charge,
    Endpoint,
    Lines,
    OpeningLine,
    Services,
    Stream,
)
from nonet.server.api.endpoints.grade import (
    GradeResult,
    Profile,
    RateResult,
    example_grade,
    example_rating,
    present_grade_result,
    present_rate_result,
)
from nonet.server.api.endpoints.language import DEFAULT_LANGUAGE, Language, words_in
from nonet.server.api.endpoints.steps import Uniqueness, WhichPath
from nonet.server.http.errors import ErrorObject, describe_item, without_default
from nonet.server.http.model import (
    EXAMPLE_ENDGAME,
    EXAMPLE_PUZZLE,
    CellIndex,
    Cells,
    Digit,
    EngineVersion,
    WeighedRequest,
    WireModel,
)

MOST_GRIDS = 190
"""The most grids that fit into a body of 16 KiB."""

# Such a field is omitted instead of null.
_OMITTED_IF_NONE: Any = {
    "exclude_if": lambda value: value is None,
    "json_schema_extra": without_default,
}
T = TypeVar("T")
Result = TypeVar("Result", bound=WireModel)
Response = TypeVar("Response", bound="BatchResponse[Any]")


class Work(Protocol[T]):
    """Process the grids of a request and report each result as soon as it is known."""

    def __call__(
        self, engine_context: EngineContext, *, report: Report[Found[T]] = ...
    ) -> Awaitable[list[T | NonetError]]: ...


BatchedGrids = Annotated[
    # An invalid grid gets an error in its place and doesn't affect the others.
    list[Annotated[str, Field(examples=[EXAMPLE_PUZZLE])]],
    Field(
        min_length=1,
        max_length=MOST_GRIDS,
        description="Grids of 81 characters. An invalid grid gets an error in its place.",
    ),
]


class BatchRequest(WeighedRequest):
    """Grids to process independently of each other."""

    puzzles: BatchedGrids

    @property
    def grids(self) -> int:
        """The number of grids."""
        return len(self.puzzles)


class CheckBatchRequest(BatchRequest):
    """Grids to check."""

    why: bool = Field(
        default=False,
        description="Whether to explain why a grid does not have exactly one solution.",
    )


class AnalyzeBatchRequest(BatchRequest):
    """Grids to analyze."""


class GradeBatchRequest(BatchRequest):
    """Grids to grade."""

    path: WhichPath = "full"
    uniqueness: Uniqueness = True
    language: Language = DEFAULT_LANGUAGE


class RateBatchRequest(BatchRequest):
    """Grids to rate."""

    profile: Profile = "explainer"


class WhyObject(WireModel):
    """The reason why a grid doesn't have exactly one solution; its fields depend on its `kind`."""

    kind: Literal["undecided", "clash"] = Field(
        description="`undecided`: two solutions differ in a cell; `clash`: a set of givens is "
        "contradictory, and leaving out any of them would remove the known contradiction."
    )
    index: CellIndex | SkipJsonSchema[None] = Field(
        None, **_OMITTED_IF_NONE, description="For `undecided`: the cell."
    )
    values: Annotated[list[Digit], Field(min_length=2, max_length=2)] | SkipJsonSchema[None] = (
        Field(
            None,
            **_OMITTED_IF_NONE,
            description="For `undecided`: two possible digits of the cell.",
        )
    )
    indexes: Annotated[Cells, Field(min_length=2)] | SkipJsonSchema[None] = Field(
        None, **_OMITTED_IF_NONE, description="For `clash`: the cells of the contradictory givens."
    )


class CheckBatchResult(CheckResult):
    """The result of a check and, on request, the reason for no or several solutions."""

    why: WhyObject | SkipJsonSchema[None] = Field(
        None,
        **_OMITTED_IF_NONE,
        description="The reason, if requested and found: a cell with two possible digits, or "
        "contradictory givens.",
    )


class BatchResponse(WireModel, Generic[Result]):
    """One result for each grid of a batch."""

    engine_version: EngineVersion
    results: Annotated[
        list[Result | ErrorObject],
        Field(
            min_length=1,
            max_length=MOST_GRIDS,
            description="One result or error for each grid, in the order of the request.",
        ),
    ]
    attribution: AttributionObject


class CheckBatchResponse(BatchResponse[CheckBatchResult]):
    """The result of the check of each grid."""


class AnalyzeBatchResponse(BatchResponse[AnalysisObject]):
    """The analysis of each grid."""


class GradeBatchResponse(BatchResponse[GradeResult]):
    """The grade of each grid."""


class RateBatchResponse(BatchResponse[RateResult]):
    """The rating of each grid."""


class BatchLine(WireModel, Generic[Result]):
    """One result of a batch, sent as soon as it is known."""

    index: Annotated[int, Field(ge=0, lt=MOST_GRIDS)] = Field(
        description="Zero-based index of the grid in the request."
    )
    result: Result | ErrorObject = Field(description="The result of this grid, as in `results`.")


class CheckBatchLine(BatchLine[CheckBatchResult]):
    """The result of the check of one grid."""


class AnalyzeBatchLine(BatchLine[AnalysisObject]):
    """The analysis of one grid."""


class GradeBatchLine(BatchLine[GradeResult]):
    """The grade of one grid."""


class RateBatchLine(BatchLine[RateResult]):
    """The rating of one grid."""


def present_check_batch(
    found: Sequence[Checked | NonetError], attribution: AttributionObject
) -> CheckBatchResponse:
    """Convert the results of checks to their wire model."""
    return _present(CheckBatchResponse, found, _present_checked, attribution)


def _present(
    model: type[Response],
    found: Sequence[T | NonetError],
    present: Callable[[T], WireModel],
    attribution: AttributionObject,
) -> Response:
    results = [_present_one(one, present) for one in found]
    return model(engine_version=engine.VERSION, results=results, attribution=attribution)


def _present_one(found: T | NonetError, present: Callable[[T], WireModel]) -> WireModel:
    if isinstance(found, NonetError):
        return ErrorObject(error=describe_item(found))
    return present(found)


def _present_checked(checked: Checked) -> CheckBatchResult:
    return CheckBatchResult.of(checked.verdict, why=_present_why(checked.why))


def _present_why(why: engine.Undecided | engine.Clash | None) -> WhyObject | None:
    match why:
        case engine.Undecided(cell, digits):
            return WhyObject(kind="undecided", index=cell, values=list(digits))
        case engine.Clash(cells):
            return WhyObject(kind="clash", indexes=list(cells))
    return None


def _check(body: CheckBatchRequest) -> Work[Checked]:
    return partial(batch.check_batch, body.puzzles, why=body.why)


def _analyze(body: AnalyzeBatchRequest) -> Work[engine.Analysis]:
    return partial(batch.analyze_batch, body.puzzles)


def _grade(body: GradeBatchRequest) -> Work[Graded]:
    options: Any = {"uniqueness": body.uniqueness, "path": body.path}
    return partial(batch.grade_batch, body.puzzles, **options)


def _rate(body: RateBatchRequest) -> Work[Rated]:
    return partial(batch.rate_batch, body.puzzles, profile=body.profile)


async def check_batch(body: CheckBatchRequest, services: Services) -> CheckBatchResponse:
    """Check whether each grid has exactly one solution and, on request, explain why not."""
    return present_check_batch(
        await _check(body)(services.engine_context, report=services.report), services.attribution
    )


async def analyze_batch(body: AnalyzeBatchRequest, services: Services) -> AnalyzeBatchResponse:
    """Analyze how far naked and hidden singles solve each grid."""
    found = await _analyze(body)(services.engine_context, report=services.report)
    return _present(AnalyzeBatchResponse, found, present_analysis, services.attribution)


async def grade_batch(body: GradeBatchRequest, services: Services) -> GradeBatchResponse:
    """Grade each grid: its hardest technique, label, score and solving path."""
    present = _present_grades(body, services)
    found = await _grade(body)(services.engine_context, report=services.report)
    return _present(GradeBatchResponse, found, present, services.attribution)


async def rate_batch(body: RateBatchRequest, services: Services) -> RateBatchResponse:
    """Rate each grid by ER, EP and ED; grids after the time limit have the status `unknown`."""
    found = await _rate(body)(services.engine_context, report=services.report)
    return _present(RateBatchResponse, found, present_rate_result, services.attribution)


def _present_grades(body: GradeBatchRequest, services: Services) -> Callable[[Graded], GradeResult]:
    return partial(present_grade_result, words=words_in(body.language, services))


def _stream(
    begin: Callable[[Any], Work[T]],
    line: type[BatchLine[Any]],
    choose: Callable[[Any, Services], Callable[[T], WireModel]],
) -> Stream:
    async def lines(body: Any, services: Services, _caller: Any, _charge: Charge) -> Lines:
        present = choose(body, services)
        yield OpeningLine.of(attribution=services.attribution)
        work = begin(body)

        def judge(report: Report[Found[T]]) -> Awaitable[object]:
            return work(services.engine_context, report=report)

        async with aclosing(as_reported(judge)) as found:
            async for one in found:
                # The last item is the list of all results.
                if isinstance(one, tuple):
                    place, result = one
                    yield line(index=place, result=_present_one(result, present))

    return Stream(lines, (line,))


# The examples contain a grid with several solutions, to show an error in its place.
_AMBIGUOUS = EMPTY * len(CELLS)
_GRIDS = [EXAMPLE_PUZZLE, _AMBIGUOUS]
_REFUSED = NotUniqueError({"puzzle": "multiple"})


def _example(
    model: type[Response], found: Callable[[], T], present: Callable[[T], WireModel]
) -> Callable[[Services], Response]:
    def show(services: Services) -> Response:
        both: list[T | NonetError] = [found(), _REFUSED]
        return _present(model, both, present, services.attribution)

    return show


def _check_example(services: Services) -> CheckBatchResponse:
    why = engine.why_not_unique(_AMBIGUOUS)
    found = [
        Checked(engine.count_solutions(EXAMPLE_PUZZLE)),
        Checked(engine.count_solutions(_AMBIGUOUS), why),
    ]
    return present_check_batch(found, services.attribution)


BATCHES = (
    Endpoint(
        "/check/batch",
        check_batch,
        "Check the uniqueness of many grids",
        "judging",
        CheckBatchRequest(puzzles=_GRIDS, why=True),
        _check_example,
        scope="read",
        stream=_stream(_check, CheckBatchLine, lambda _body, _services: _present_checked),
    ),
    Endpoint(
        "/analyze/batch",
        analyze_batch,
        "Analyze the solving techniques of many grids",
        "judging",
        AnalyzeBatchRequest(puzzles=_GRIDS),
        _example(AnalyzeBatchResponse, lambda: engine.analyze(EXAMPLE_PUZZLE), present_analysis),
        scope="read",
        stream=_stream(_analyze, AnalyzeBatchLine, lambda _body, _services: present_analysis),
    ),
    Endpoint(
        "/grade/batch",
        grade_batch,
        "Grade many grids by human techniques",
        "judging",
        GradeBatchRequest(puzzles=[EXAMPLE_ENDGAME, *_GRIDS[1:]]),
        _example(GradeBatchResponse, example_grade, present_grade_result),
        scope="read",
        stream=_stream(_grade, GradeBatchLine, _present_grades),
    ),
    Endpoint(
        "/rate/batch",
        rate_batch,
        "Rate many grids on the Sudoku Explainer scale",
        "judging",
        RateBatchRequest(puzzles=_GRIDS),
        _example(RateBatchResponse, example_rating, present_rate_result),
        scope="read",
        stream=_stream(_rate, RateBatchLine, lambda _body, _services: present_rate_result),
    ),
)
