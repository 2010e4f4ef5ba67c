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
from nonet.puzzles.reporting import Report, as_reported
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
from nonet.server.http.error_object import ErrorObject, describe_item, without_default
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
"""As many as fit a body of 16 KiB."""

# Such a member is omitted instead of null.
_OMITTED_IF_NONE: Any = {
    "exclude_if": lambda value: value is None,
    "json_schema_extra": without_default,
}
T = TypeVar("T")
Result = TypeVar("Result", bound=WireModel)
Response = TypeVar("Response", bound="BatchResponse[Any]")


class Work(Protocol[T]):
    """Judges the grids of a request, and tells each result as soon as it is known."""

    def __call__(
        self, engine_context: EngineContext, *, report: Report[Found[T]] = ...
    ) -> Awaitable[list[T | NonetError]]: ...


BatchedGrids = Annotated[
    # What is no grid is told in its place, and spoils no other.
    list[Annotated[str, Field(examples=[EXAMPLE_PUZZLE])]],
    Field(
        min_length=1,
        max_length=MOST_GRIDS,
        description="Grids of 81 characters. A text that is none is refused in its place.",
    ),
]


class BatchRequest(WeighedRequest):
    """Grids, each judged alone."""

    puzzles: BatchedGrids

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
    language: Language = DEFAULT_LANGUAGE


class RateBatchRequest(BatchRequest):
    """Grids to rate."""

    profile: Profile = "explainer"


class WhyObject(WireModel):
    """Why a grid does not have exactly one solution: by its kind, with the members of this."""

    kind: Literal["undecided", "clash"] = Field(
        description="`undecided`: a cell holds another digit in another solution; `clash`: givens "
        "contradict each other, and without any one of them that is no longer known."
    )
    index: CellIndex | SkipJsonSchema[None] = Field(
        None, **_OMITTED_IF_NONE, description="Of `undecided`: the cell."
    )
    values: Annotated[list[Digit], Field(min_length=2, max_length=2)] | SkipJsonSchema[None] = (
        Field(None, **_OMITTED_IF_NONE, description="Of `undecided`: two digits that it can hold.")
    )
    indexes: Annotated[Cells, Field(min_length=2)] | SkipJsonSchema[None] = Field(
        None, **_OMITTED_IF_NONE, description="Of `clash`: the cells of the givens."
    )


class CheckBatchResult(CheckResult):
    """A verdict, and why a grid does not have exactly one solution where that was asked."""

    why: WhyObject | SkipJsonSchema[None] = Field(
        None,
        **_OMITTED_IF_NONE,
        description="Only when asked for and found: a cell that can hold two digits, or givens "
        "that contradict each other.",
    )


class BatchResponse(WireModel, Generic[Result]):
    """A result for each grid of a batch."""

    engine_version: EngineVersion
    results: Annotated[
        list[Result | ErrorObject],
        Field(
            min_length=1,
            max_length=MOST_GRIDS,
            description="In the order of the grids: what each alone would get, or why not.",
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


class BatchLine(WireModel, Generic[Result]):
    """A result as soon as it is known."""

    index: Annotated[int, Field(ge=0, lt=MOST_GRIDS)] = Field(description="Of which grid, from 0.")
    result: Result | ErrorObject = Field(description="As in `results`.")


class CheckBatchLine(BatchLine[CheckBatchResult]):
    """The verdict on a grid."""


class AnalyzeBatchLine(BatchLine[AnalysisObject]):
    """The analysis of a grid."""


class GradeBatchLine(BatchLine[GradeResult]):
    """The grade of a grid."""


class RateBatchLine(BatchLine[RateResult]):
    """The rating of a grid."""


def present_check_batch(
    found: Sequence[Checked | NonetError], attribution: AttributionObject
) -> CheckBatchResponse:
    """Put verdicts into wire form."""
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
    """Tell for each grid whether it has exactly one solution and, when asked, why not."""
    return present_check_batch(
        await _check(body)(services.engine_context, report=services.report), services.attribution
    )


async def analyze_batch(body: AnalyzeBatchRequest, services: Services) -> AnalyzeBatchResponse:
    """Tell for each grid how far naked and hidden singles solve it."""
    found = await _analyze(body)(services.engine_context, report=services.report)
    return _present(AnalyzeBatchResponse, found, present_analysis, services.attribution)


async def grade_batch(body: GradeBatchRequest, services: Services) -> GradeBatchResponse:
    """Tell for each grid its hardest technique, label, score and path."""
    present = _present_grades(body, services)
    found = await _grade(body)(services.engine_context, report=services.report)
    return _present(GradeBatchResponse, found, present, services.attribution)


async def rate_batch(body: RateBatchRequest, services: Services) -> RateBatchResponse:
    """Tell ER, EP and ED of each grid; `unknown` where the time of the batch ended."""
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
                # At last comes the list of all.
                if isinstance(one, tuple):
                    place, result = one
                    yield line(index=place, result=_present_one(result, present))

    return Stream(lines, (line,))


# The examples ask of a puzzle and of what is none: a refusal stands in its place.
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
        "Check uniqueness, many grids at once",
        "judging",
        CheckBatchRequest(puzzles=_GRIDS, why=True),
        _check_example,
        scope="read",
        stream=_stream(_check, CheckBatchLine, lambda _body, _services: _present_checked),
    ),
    Endpoint(
        "/analyze/batch",
        analyze_batch,
        "Analyze solving techniques, many grids at once",
        "judging",
        AnalyzeBatchRequest(puzzles=_GRIDS),
        _example(AnalyzeBatchResponse, lambda: engine.analyze(EXAMPLE_PUZZLE), present_analysis),
        scope="read",
        stream=_stream(_analyze, AnalyzeBatchLine, lambda _body, _services: present_analysis),
    ),
    Endpoint(
        "/grade/batch",
        grade_batch,
        "Grade by human techniques, many grids at once",
        "judging",
        GradeBatchRequest(puzzles=[EXAMPLE_ENDGAME, *_GRIDS[1:]]),
        _example(GradeBatchResponse, example_grade, present_grade_result),
        scope="read",
        stream=_stream(_grade, GradeBatchLine, _present_grades),
    ),
    Endpoint(
        "/rate/batch",
        rate_batch,
        "Rate by the scale of the Sudoku Explainer, many grids at once",
        "judging",
        RateBatchRequest(puzzles=_GRIDS),
        _example(RateBatchResponse, example_rating, present_rate_result),
        scope="read",
        stream=_stream(_rate, RateBatchLine, lambda _body, _services: present_rate_result),
    ),
)
