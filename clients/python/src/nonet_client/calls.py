"""Every call of the API: its path, its body and the model of its response."""

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
RuledOut = tuple[int, int] | models.CandidateObject | models.VariantCandidate
"""A candidate: a pair of cell and digit, or an object from a response."""
Variant = dict[str, Any]
"""A variant puzzle as JSON: size, givens, regions and rules."""


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
    """Return the fields of a body under their names in the API."""
    return {to_camel(name): value for name, value in fields.items()}


def generate(count: int, difficulty: Label) -> Call[models.GenerateResponse]:
    """Request new puzzles."""
    return Call("/generate", wire(count=count, difficulty=difficulty), models.GenerateResponse)


def generate_custom(wish: ValidSpec) -> Call[models.CustomResponse]:
    """Request new puzzles with given properties."""
    return Call("/generate/custom", wire(**wish), models.CustomResponse)


def check(puzzle: str) -> Call[models.CheckResponse]:
    """Request the number of solutions of a grid."""
    return Call("/check", wire(puzzle=puzzle), models.CheckResponse)


def analyze(puzzle: str) -> Call[models.AnalyzeResponse]:
    """Request an analysis of singles."""
    return Call("/analyze", wire(puzzle=puzzle), models.AnalyzeResponse)


def grade(puzzle: str, options: dict[str, Any]) -> Call[models.GradeResponse]:
    """Request the difficulty of a puzzle."""
    return Call("/grade", wire(puzzle=puzzle, **options), models.GradeResponse)


def rate(puzzle: str, options: dict[str, Any]) -> Call[models.RateResponse]:
    """Request ER, EP and ED."""
    return Call("/rate", wire(puzzle=puzzle, **options), models.RateResponse)


def check_batch(puzzles: Iterable[str], *, why: bool) -> Call[models.CheckBatchResponse]:
    """Request the number of solutions of each grid."""
    body = wire(puzzles=list(puzzles), why=why)
    return Call("/check/batch", body, models.CheckBatchResponse)


def analyze_batch(puzzles: Iterable[str]) -> Call[models.AnalyzeBatchResponse]:
    """Request an analysis of singles of each grid."""
    return Call("/analyze/batch", wire(puzzles=list(puzzles)), models.AnalyzeBatchResponse)


def grade_batch(puzzles: Iterable[str], options: dict[str, Any]) -> Call[models.GradeBatchResponse]:
    """Request the difficulty of each grid."""
    body = wire(puzzles=list(puzzles), **options)
    return Call("/grade/batch", body, models.GradeBatchResponse)


def rate_batch(puzzles: Iterable[str], options: dict[str, Any]) -> Call[models.RateBatchResponse]:
    """Request ER, EP and ED of each grid."""
    body = wire(puzzles=list(puzzles), **options)
    return Call("/rate/batch", body, models.RateBatchResponse)


def minlex(puzzles: Iterable[str]) -> Call[models.MinlexResponse]:
    """Request the smallest equivalent grid (minlex form) of each grid."""
    return Call("/minlex", wire(puzzles=list(puzzles)), models.MinlexResponse)


def validate(puzzle: str, progress: str) -> Call[models.ValidateResponse]:
    """Request the mistakes on a board."""
    return Call("/validate", wire(puzzle=puzzle, progress=progress), models.ValidateResponse)


def hint(puzzle: str, progress: str) -> Call[models.HintResponse]:
    """Request the next single."""
    return Call("/hint", wire(puzzle=puzzle, progress=progress), models.HintResponse)


def explain(
    puzzle: str,
    progress: str,
    eliminated: Iterable[RuledOut],
    options: dict[str, Any],
) -> Call[models.ExplainResponse]:
    """Request the next step of any technique."""
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
    """Request a proof of a claimed step."""
    ruled_out = _ruled_out(eliminated)
    body = wire(puzzle=puzzle, progress=progress, eliminated=ruled_out, deduction=deduction)
    return Call("/prove", body, models.ProveResponse)


def publish(puzzles: Iterable[str]) -> Call[models.PublishResponse]:
    """Request links."""
    return Call("/publish", wire(puzzles=list(puzzles)), models.PublishResponse)


def worksheets(
    puzzles: Iterable[str], *, include_answers: bool, paper: Paper
) -> Call[models.WorksheetsResponse]:
    """Request the link to a PDF of puzzles."""
    body = wire(puzzles=list(puzzles), include_answers=include_answers, paper=paper)
    return Call("/worksheets", body, models.WorksheetsResponse)


def packs(
    count: int, difficulty: Label, *, include_answers: bool, paper: Paper
) -> Call[models.PacksResponse]:
    """Request new puzzles and the link to their PDF."""
    body = wire(count=count, difficulty=difficulty, include_answers=include_answers, paper=paper)
    return Call("/packs", body, models.PacksResponse)


def generate_variant(
    kinds: Iterable[str], options: dict[str, Any]
) -> Call[models.GenerateVariantResponse]:
    """Request a new variant puzzle."""
    body = wire(kinds=list(kinds), **options)
    return Call("/variants/generate", body, models.GenerateVariantResponse)


def check_variant(puzzle: Variant) -> Call[models.CheckVariantResponse]:
    """Request the number of solutions of a variant."""
    return Call("/variants/check", wire(puzzle=puzzle), models.CheckVariantResponse)


def grade_variant(puzzle: Variant) -> Call[models.GradeVariantResponse]:
    """Request the difficulty of a variant."""
    return Call("/variants/grade", wire(puzzle=puzzle), models.GradeVariantResponse)


def validate_variant(puzzle: Variant, progress: str) -> Call[models.ValidateVariantResponse]:
    """Request the mistakes on a board of a variant."""
    body = wire(puzzle=puzzle, progress=progress)
    return Call("/variants/validate", body, models.ValidateVariantResponse)


def hint_variant(
    puzzle: Variant, eliminated: Iterable[RuledOut], options: dict[str, Any]
) -> Call[models.HintVariantResponse]:
    """Request the next step of a variant."""
    body = wire(puzzle=puzzle, eliminated=_ruled_out(eliminated), **options)
    return Call("/variants/hint", body, models.HintVariantResponse)


def explain_variant(
    puzzle: Variant, eliminated: Iterable[RuledOut], options: dict[str, Any]
) -> Call[models.ExplainVariantResponse]:
    """Request the next steps of a variant."""
    body = wire(puzzle=puzzle, eliminated=_ruled_out(eliminated), **options)
    return Call("/variants/explain", body, models.ExplainVariantResponse)


def prove_variant(
    puzzle: Variant,
    claim: dict[str, Any],
    eliminated: Iterable[RuledOut],
    options: dict[str, Any],
) -> Call[models.ProveVariantResponse]:
    """Request a proof of a claimed step of a variant."""
    body = wire(puzzle=puzzle, claim=claim, eliminated=_ruled_out(eliminated), **options)
    return Call("/variants/prove", body, models.ProveVariantResponse)


def publish_variants(
    puzzles: Iterable[Variant | str],
) -> Call[models.PublishVariantsResponse]:
    """Request links to variants and grids."""
    body = wire(puzzles=list(puzzles))
    return Call("/variants/publish", body, models.PublishVariantsResponse)


# The types of the lines of streamed responses.
CUSTOM_LINE = TypeAdapter(models.CustomPuzzle)
STEP_LINE = TypeAdapter[models.TakenStep | models.ExplainEnd](models.TakenStep | models.ExplainEnd)
CHECK_LINE = TypeAdapter(models.CheckBatchLine)
ANALYZE_LINE = TypeAdapter(models.AnalyzeBatchLine)
GRADE_LINE = TypeAdapter(models.GradeBatchLine)
RATE_LINE = TypeAdapter(models.RateBatchLine)
