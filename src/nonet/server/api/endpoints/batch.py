"""POST /check/batch, /analyze/batch, /grade/batch, /rate/batch and /minlex: many grids at once."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Generic, TypeVar, cast

from pydantic import Field

from nonet import engine
from nonet.errors import GridFormatError, NonetError, NotUniqueError
from nonet.grid import CELLS, EMPTY
from nonet.puzzles import batch
from nonet.puzzles.batch import Checked
from nonet.puzzles.grading import Graded, Rated
from nonet.puzzles.jobs import as_reported
from nonet.server.api.endpoints import grade
from nonet.server.api.endpoints.analyze import AnalysisObject, present_analysis
from nonet.server.api.endpoints.check import CheckBatchResult, present_checked
from nonet.server.api.endpoints.endpoint import (
    DEFAULT_LANGUAGE,
    AttributionObject,
    Charge,
    Endpoint,
    Language,
    Lines,
    OpeningLine,
    Services,
    Stream,
)
from nonet.server.api.endpoints.steps import Uniqueness, WhichPath
from nonet.server.http import model
from nonet.server.http.error_responses import ErrorObject, describe_item

MOST_GRIDS = 190
"""The most grids that fit into a body of 16 KiB."""

T = TypeVar("T")
Result = TypeVar("Result", bound=model.WireModel)


# Processes the grids of a request, and reports each result as soon as it is known.
Work = Callable[..., Awaitable[list[T | NonetError]]]
BatchedGrids = Annotated[
    # An invalid grid gets an error in its place and doesn't affect the others.
    list[Annotated[str, Field(examples=[model.EXAMPLE_PUZZLE])]],
    Field(
        min_length=1,
        max_length=MOST_GRIDS,
        description="Grids of 81 characters. An invalid grid gets an error in its place.",
    ),
]


class BatchRequest(model.WeighedRequest):
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

    profile: grade.Profile = "explainer"


class BatchResponse(model.WireModel, Generic[Result]):
    """One result for each grid of a batch."""

    engine_version: model.EngineVersion
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


class GradeBatchResponse(BatchResponse[grade.GradeResult]):
    """The grade of each grid."""


class RateBatchResponse(BatchResponse[grade.RateResult]):
    """The rating of each grid."""


class BatchLine(model.WireModel, Generic[Result]):
    """One result of a batch, sent as soon as it is known."""

    index: Annotated[int, Field(ge=0, lt=MOST_GRIDS)] = Field(
        description="Zero-based index of the grid in the request."
    )
    result: Result | ErrorObject = Field(description="The result of this grid, as in `results`.")


class CheckBatchLine(BatchLine[CheckBatchResult]):
    """The result of the check of one grid."""


class AnalyzeBatchLine(BatchLine[AnalysisObject]):
    """The analysis of one grid."""


class GradeBatchLine(BatchLine[grade.GradeResult]):
    """The grade of one grid."""


class RateBatchLine(BatchLine[grade.RateResult]):
    """The rating of one grid."""


def _present(
    found: Sequence[T | NonetError], present: Callable[[T], model.WireModel]
) -> list[model.WireModel]:
    return [
        ErrorObject(error=describe_item(one)) if isinstance(one, NonetError) else present(one)
        for one in found
    ]


def present_check_batch(
    found: Sequence[Checked | NonetError], attribution: AttributionObject
) -> CheckBatchResponse:
    """Convert the results of checks to their wire model."""
    results = _present(found, present_checked)
    return CheckBatchResponse.of(results=results, attribution=attribution)


@dataclass(frozen=True, slots=True)
class Batch(Generic[T]):
    """A kind of batch: the work of a request, how to present its results, and their models."""

    begin: Callable[[Any], Work[T]]
    presenter: Callable[[Any, Services], Callable[[T], model.WireModel]]
    response: type[BatchResponse[Any]]
    line: type[BatchLine[Any]]

    async def answer(self, body: Any, services: Services) -> Any:
        """Return all results together."""
        present = self.presenter(body, services)
        found = await self.begin(body)(services.engine_context, report=services.report)
        return self.response.of(results=_present(found, present), attribution=services.attribution)

    async def stream(self, body: Any, services: Services, _caller: Any, _charge: Charge) -> Lines:
        """Yield each result once it is known."""
        present = self.presenter(body, services)
        yield OpeningLine.of(attribution=services.attribution)
        work = partial(self.begin(body), services.engine_context)
        async with aclosing(as_reported(lambda report: work(report=report))) as found:
            async for one in found:
                # The last item is the list of all results.
                if isinstance(one, tuple):
                    [result] = _present(one[1:], present)
                    yield self.line(index=one[0], result=result)

    def endpoint(
        self,
        handler: Callable[..., Any],
        summary: str,
        example: BatchRequest,
        found: Callable[[], Sequence[T | NonetError]],
    ) -> Endpoint:
        """Return the row of the table; the example's answer is made of `found`."""
        return Endpoint(
            f"/{handler.__name__.replace('_', '/')}",
            handler,
            summary,
            "judging",
            example,
            lambda services: self.response.of(
                results=_present(found(), self.presenter(example, services)),
                attribution=services.attribution,
            ),
            scope="read",
            stream=Stream(self.stream, (self.line,)),
        )


_CHECKS: Batch[Checked] = Batch(
    lambda body: partial(batch.check_batch, body.puzzles, why=body.why),
    lambda _body, _services: present_checked,
    CheckBatchResponse,
    CheckBatchLine,
)
_ANALYSES: Batch[engine.Analysis] = Batch(
    lambda body: partial(batch.analyze_batch, body.puzzles),
    lambda _body, _services: present_analysis,
    AnalyzeBatchResponse,
    AnalyzeBatchLine,
)
_GRADES: Batch[Graded] = Batch(
    lambda body: partial(
        batch.grade_batch, body.puzzles, uniqueness=body.uniqueness, path=body.path
    ),
    lambda body, services: partial(grade.present_grade_result, words=services.words(body.language)),
    GradeBatchResponse,
    GradeBatchLine,
)
_RATINGS: Batch[Rated] = Batch(
    lambda body: partial(batch.rate_batch, body.puzzles, profile=body.profile),
    lambda _body, _services: grade.present_rate_result,
    RateBatchResponse,
    RateBatchLine,
)


async def check_batch(body: CheckBatchRequest, services: Services) -> CheckBatchResponse:
    """Check whether each grid has exactly one solution and, on request, explain why not."""
    return cast("CheckBatchResponse", await _CHECKS.answer(body, services))


async def analyze_batch(body: AnalyzeBatchRequest, services: Services) -> AnalyzeBatchResponse:
    """Analyze how far naked and hidden singles solve each grid."""
    return cast("AnalyzeBatchResponse", await _ANALYSES.answer(body, services))


async def grade_batch(body: GradeBatchRequest, services: Services) -> GradeBatchResponse:
    """Grade each grid: its hardest technique, label, score and solving path."""
    return cast("GradeBatchResponse", await _GRADES.answer(body, services))


async def rate_batch(body: RateBatchRequest, services: Services) -> RateBatchResponse:
    """Rate each grid by ER, EP and ED; grids after the time limit have the status `unknown`."""
    return cast("RateBatchResponse", await _RATINGS.answer(body, services))


# The examples contain a grid with several solutions, to show an error in its place.
_AMBIGUOUS = EMPTY * len(CELLS)
_GRIDS = [model.EXAMPLE_PUZZLE, _AMBIGUOUS]
_REJECTED = NotUniqueError({"puzzle": "multiple"})


def _example_checks() -> list[Checked]:
    unique, several = map(engine.count_solutions, _GRIDS)
    return [Checked(unique), Checked(several, engine.why_not_unique(_AMBIGUOUS))]


BATCHES = (
    _CHECKS.endpoint(
        check_batch,
        "Check the uniqueness of many grids",
        CheckBatchRequest(puzzles=_GRIDS, why=True),
        _example_checks,
    ),
    _ANALYSES.endpoint(
        analyze_batch,
        "Analyze the solving techniques of many grids",
        AnalyzeBatchRequest(puzzles=_GRIDS),
        lambda: [engine.analyze(model.EXAMPLE_PUZZLE), _REJECTED],
    ),
    _GRADES.endpoint(
        grade_batch,
        "Grade many grids by human techniques",
        GradeBatchRequest(puzzles=[model.EXAMPLE_ENDGAME, _AMBIGUOUS]),
        lambda: [grade.example_grade(), _REJECTED],
    ),
    _RATINGS.endpoint(
        rate_batch,
        "Rate many grids on the Sudoku Explainer scale",
        RateBatchRequest(puzzles=_GRIDS),
        lambda: [grade.example_rating(), _REJECTED],
    ),
)


class MinlexRequest(BatchRequest):
    """Grids to compare; they need not be valid puzzles."""


class MinlexResult(model.WireModel):
    """A grid and its minlex form."""

    puzzle: model.OutputGrid
    minlex: model.OutputGrid = Field(
        description="The lexicographically smallest equivalent grid, with empty cells before `1`. "
        "Equivalent grids differ by relabelled digits, transposition, and permuted bands, stacks, "
        "rows and columns within them."
    )


class MinlexResponse(BatchResponse[MinlexResult]):
    """The minlex form of each grid."""


async def minlex(body: MinlexRequest, services: Services) -> MinlexResponse:
    """Find equivalent grids: return the minlex form of each, which equivalent grids share."""
    found = await services.engine_context.pool.run_batch(
        _minlex_each(body.puzzles), count=body.grids
    )
    return MinlexResponse.of(results=found, attribution=services.attribution)


def _minlex_each(grids: list[str]) -> Iterator[MinlexResult | ErrorObject]:
    for grid in grids:
        try:
            # Unlike that of one grid, the call for many lets other threads run meanwhile.
            [least] = engine.minlex_many([grid], threads=1)
        except GridFormatError as refusal:
            yield ErrorObject(error=describe_item(refusal))
        else:
            yield MinlexResult(puzzle=engine.normalize(grid), minlex=least)


_EQUIVALENT = [model.EXAMPLE_PUZZLE, model.EXAMPLE_PUZZLE[::-1]]
MINLEX = Endpoint(
    "/minlex",
    minlex,
    "Find equivalent puzzles",
    "judging",
    MinlexRequest(puzzles=_EQUIVALENT),
    lambda services: MinlexResponse.of(
        results=list(_minlex_each(_EQUIVALENT)), attribution=services.attribution
    ),
    scope="read",
)
