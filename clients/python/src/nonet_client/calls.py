"""Every call of the API: its path, its body and the model of its answer."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypedDict, TypeVar

from pydantic import BaseModel, TypeAdapter
from pydantic.alias_generators import to_camel

from nonet_client import models

Answer = TypeVar("Answer", bound=BaseModel)
Line = TypeVar("Line")
Label = Literal["beginner", "easy", "medium", "hard", "expert"]
Paper = Literal["a4", "letter"]
RuledOut = tuple[int, int] | models.CandidateObject
"""A candidate: a pair of cell and digit, or an object from a response."""


class ValidSpec(TypedDict, total=False):
    """The requirements of `generate_custom`; omitted ones are left open."""

    count: int
    size: Literal[4, 6, 9]
    difficulty: Literal["beginner", "easy", "medium", "hard", "expert", "extreme"]
    technique: str
    max_technique: str
    min_rating: float
    max_rating: float
    min_clues: int
    max_clues: int
    symmetry: str
    minimal: bool
    avoid_empty_houses: bool
    seed: str
    reference: str


class Look(TypedDict, total=False):
    """The layout of `sheets`. `levels` requests new puzzles in place of given ones."""

    levels: dict[Label, int]
    layout: Literal[1, 2, 4, 6, 9]
    answers: str
    paper: Paper
    title: str
    header: dict[str, Any]
    candidates: bool
    large_print: bool
    level: Literal["label", "dots", "rating", "nothing"]
    technique: bool
    hints: bool
    path: bool
    lines: Literal["light", "normal", "bold"]
    codes: bool
    part: Literal["all", "puzzles", "answers"]
    language: str


@dataclass(frozen=True, slots=True)
class Call(Generic[Answer]):
    """One request whose answer is JSON."""

    path: str
    body: dict[str, Any]
    answer: type[Answer]


@dataclass(frozen=True, slots=True)
class Lines(Generic[Line]):
    """The same request with a streamed response, and the type of the lines after the first."""

    call: Call[Any]
    line: TypeAdapter[Line]


def wire(**fields: Any) -> dict[str, Any]:
    """Return the fields of a body by the names that the service knows them by."""
    return {to_camel(name): value for name, value in fields.items()}


def generate(count: int, difficulty: Label) -> Call[models.GenerateResponse]:
    """Ask for new puzzles."""
    return Call("/generate", wire(count=count, difficulty=difficulty), models.GenerateResponse)


def generate_custom(wish: ValidSpec) -> Call[models.CustomResponse]:
    """Ask for new puzzles as wished."""
    return Call("/generate/custom", wire(**wish), models.CustomResponse)


def check(puzzle: str) -> Call[models.CheckResponse]:
    """Ask how many solutions a grid has."""
    return Call("/check", wire(puzzle=puzzle), models.CheckResponse)


def analyze(puzzle: str) -> Call[models.AnalyzeResponse]:
    """Ask how far singles lead."""
    return Call("/analyze", wire(puzzle=puzzle), models.AnalyzeResponse)


def grade(puzzle: str, options: dict[str, Any]) -> Call[models.GradeResponse]:
    """Ask how hard a puzzle is."""
    return Call("/grade", wire(puzzle=puzzle, **options), models.GradeResponse)


def rate(puzzle: str, options: dict[str, Any]) -> Call[models.RateResponse]:
    """Ask for ER, EP and ED."""
    return Call("/rate", wire(puzzle=puzzle, **options), models.RateResponse)


def check_batch(puzzles: Iterable[str], *, why: bool) -> Call[models.CheckBatchResponse]:
    """Ask how many solutions grids have."""
    body = wire(puzzles=list(puzzles), why=why)
    return Call("/check/batch", body, models.CheckBatchResponse)


def analyze_batch(puzzles: Iterable[str]) -> Call[models.AnalyzeBatchResponse]:
    """Ask how far singles lead in each grid."""
    return Call("/analyze/batch", wire(puzzles=list(puzzles)), models.AnalyzeBatchResponse)


def grade_batch(puzzles: Iterable[str], options: dict[str, Any]) -> Call[models.GradeBatchResponse]:
    """Ask how hard each grid is."""
    body = wire(puzzles=list(puzzles), **options)
    return Call("/grade/batch", body, models.GradeBatchResponse)


def rate_batch(puzzles: Iterable[str], options: dict[str, Any]) -> Call[models.RateBatchResponse]:
    """Ask for ER, EP and ED of each grid."""
    body = wire(puzzles=list(puzzles), **options)
    return Call("/rate/batch", body, models.RateBatchResponse)


def minlex(puzzles: Iterable[str]) -> Call[models.MinlexResponse]:
    """Ask for the first image of each grid."""
    return Call("/minlex", wire(puzzles=list(puzzles)), models.MinlexResponse)


def validate(puzzle: str, progress: str) -> Call[models.ValidateResponse]:
    """Request the mistakes on a board."""
    return Call("/validate", wire(puzzle=puzzle, progress=progress), models.ValidateResponse)


def hint(puzzle: str, progress: str) -> Call[models.HintResponse]:
    """Ask for the next single."""
    return Call("/hint", wire(puzzle=puzzle, progress=progress), models.HintResponse)


def explain(
    puzzle: str,
    progress: str,
    eliminated: Iterable[RuledOut],
    options: dict[str, Any],
) -> Call[models.ExplainResponse]:
    """Ask for the next step of any technique."""
    ruled_out = _ruled_out(eliminated)
    body = wire(puzzle=puzzle, progress=progress, eliminated=ruled_out, **options)
    return Call("/explain", body, models.ExplainResponse)


def _ruled_out(candidates: Iterable[RuledOut]) -> list[dict[str, int]]:
    pairs = (one if isinstance(one, tuple) else (one.index, one.value) for one in candidates)
    return [{"index": index, "value": value} for index, value in pairs]


def prove(
    puzzle: str,
    progress: str,
    deduction: dict[str, Any],
    eliminated: Iterable[RuledOut],
) -> Call[models.ProveResponse]:
    """Ask whether a claimed step holds."""
    ruled_out = _ruled_out(eliminated)
    body = wire(puzzle=puzzle, progress=progress, eliminated=ruled_out, deduction=deduction)
    return Call("/prove", body, models.ProveResponse)


def publish(puzzles: Iterable[str]) -> Call[models.PublishResponse]:
    """Ask for links."""
    return Call("/publish", wire(puzzles=list(puzzles)), models.PublishResponse)


def worksheets(
    puzzles: Iterable[str], *, include_answers: bool, paper: Paper
) -> Call[models.WorksheetsResponse]:
    """Ask for the link to a PDF of puzzles."""
    body = wire(puzzles=list(puzzles), include_answers=include_answers, paper=paper)
    return Call("/worksheets", body, models.WorksheetsResponse)


def packs(
    count: int, difficulty: Label, *, include_answers: bool, paper: Paper
) -> Call[models.PacksResponse]:
    """Ask for new puzzles and the link to their PDF."""
    body = wire(count=count, difficulty=difficulty, include_answers=include_answers, paper=paper)
    return Call("/packs", body, models.PacksResponse)


# The types of the lines of streamed responses.
CUSTOM_LINE = TypeAdapter(models.CustomPuzzle)
STEP_LINE = TypeAdapter[models.TakenStep | models.ExplainEnd](models.TakenStep | models.ExplainEnd)
CHECK_LINE = TypeAdapter(models.CheckBatchLine)
ANALYZE_LINE = TypeAdapter(models.AnalyzeBatchLine)
GRADE_LINE = TypeAdapter(models.GradeBatchLine)
RATE_LINE = TypeAdapter(models.RateBatchLine)
