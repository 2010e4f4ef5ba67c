"""One request of each endpoint with the response that the engine really gives to it."""

from typing import Any

from nonet import engine
from nonet.api.services import ApiServices
from nonet.contract.analyze import AnalyzeRequest, present_analyze
from nonet.contract.batch import (
    AnalyzeBatchRequest,
    CheckBatchRequest,
    GradeBatchRequest,
    RateBatchRequest,
    present_analyze_batch,
    present_check_batch,
    present_grade_batch,
    present_rate_batch,
)
from nonet.contract.check import CheckRequest, present_check
from nonet.contract.custom import CustomRequest, present_custom
from nonet.contract.explain import ExplainRequest, present_explain
from nonet.contract.export import (
    Download,
    PacksRequest,
    WorksheetsRequest,
    present_packs,
    present_worksheets,
)
from nonet.contract.generate import GenerateRequest, present_generate
from nonet.contract.grade import GradeRequest, present_grade
from nonet.contract.hint import HintRequest, present_hint
from nonet.contract.publish import PublishRequest, present_publish
from nonet.contract.rate import RateRequest, present_rate
from nonet.contract.sheets import SheetsRequest
from nonet.contract.validate import ValidateRequest, present_validate
from nonet.contract.wire import EXAMPLE_PUZZLE, EXAMPLE_SOLUTION, WireModel, example
from nonet.errors import NonetError, NotUniqueError
from nonet.grid import CELLS, EMPTY
from nonet.links import collection_id
from nonet.paper import DEFAULT_PAPER, PAPERS, Paper
from nonet.puzzles import (
    Checked,
    Custom,
    Generated,
    Graded,
    Hint,
    NextStep,
    Rated,
    Verified,
)
from nonet.puzzles.board import compare

SEED = 1
EXAMPLE_GRANT = "DOWNLOAD_GRANT"
EXAMPLE_EXPIRY_S = 1_795_262_400  # 2026-11-21 12:00:00 UTC
# The example's board has one right entry, in row 1, column 3.
BOARD = EXAMPLE_PUZZLE[:2] + EXAMPLE_SOLUTION[2] + EXAMPLE_PUZZLE[3:]
AMBIGUOUS = EMPTY * len(CELLS)

_Pair = tuple[WireModel, WireModel]


def examples_of(services: ApiServices) -> dict[str, tuple[Any, Any]]:
    """Return a request and its response, if it is JSON, for the path of each endpoint."""
    pairs = (
        _on_a_known_puzzle(services)
        | _on_difficulty(services)
        | _on_batches(services)
        | _on_new_ones(services)
    )
    told = {
        path: (example(request), example(response)) for path, (request, response) in pairs.items()
    }
    # The answer is a PDF.
    sheets = SheetsRequest(puzzles=[EXAMPLE_PUZZLE], layout=4, answers="12", title="Sudoku")
    return told | {"/sheets": (example(sheets), None)}


def _on_a_known_puzzle(services: ApiServices) -> dict[str, _Pair]:
    credit = services.attribution
    board = compare(EXAMPLE_PUZZLE, BOARD, EXAMPLE_SOLUTION)
    return {
        "/check": (
            CheckRequest(puzzle=EXAMPLE_PUZZLE),
            present_check(engine.count_solutions(EXAMPLE_PUZZLE), credit),
        ),
        "/analyze": (
            AnalyzeRequest(puzzle=EXAMPLE_PUZZLE),
            present_analyze(engine.analyze(EXAMPLE_PUZZLE), credit),
        ),
        "/validate": (
            ValidateRequest(puzzle=EXAMPLE_PUZZLE, progress=BOARD),
            present_validate(board, credit),
        ),
        "/hint": (
            HintRequest(puzzle=EXAMPLE_PUZZLE, progress=BOARD),
            present_hint(Hint(board, "hint", engine.next_single(BOARD)), credit),
        ),
        "/explain": (
            ExplainRequest(puzzle=EXAMPLE_PUZZLE, progress=BOARD, level=3),
            present_explain(NextStep(board, "step", step=engine.next_step(BOARD)), 3, credit),
        ),
    }


def _on_difficulty(services: ApiServices) -> dict[str, _Pair]:
    credit = services.attribution
    graded, rating = engine.grade_with_steps(EXAMPLE_PUZZLE), engine.rate(EXAMPLE_PUZZLE)
    return {
        "/grade": (
            GradeRequest(puzzle=EXAMPLE_PUZZLE),
            present_grade(Graded(EXAMPLE_PUZZLE, *graded, rating), credit),
        ),
        "/rate": (
            RateRequest(puzzle=EXAMPLE_PUZZLE),
            present_rate(Rated(EXAMPLE_PUZZLE, rating), credit),
        ),
    }


def _on_batches(services: ApiServices) -> dict[str, _Pair]:
    """Ask of a puzzle and of what is none: a refusal stands in its place."""
    credit, grids = services.attribution, [EXAMPLE_PUZZLE, AMBIGUOUS]
    refusal = NotUniqueError({"puzzle": "multiple"})
    why = engine.why_not_unique(AMBIGUOUS)
    checked: list[Checked | NonetError] = [
        Checked(engine.count_solutions(EXAMPLE_PUZZLE)),
        Checked(engine.count_solutions(AMBIGUOUS), why),
    ]
    analyzed: list[engine.Analysis | NonetError] = [engine.analyze(EXAMPLE_PUZZLE), refusal]
    rating = engine.rate(EXAMPLE_PUZZLE)
    grade = engine.grade_with_steps(EXAMPLE_PUZZLE)
    graded: list[Graded | NonetError] = [Graded(EXAMPLE_PUZZLE, *grade, rating), refusal]
    return {
        "/check/batch": (
            CheckBatchRequest(puzzles=grids, why=True),
            present_check_batch(checked, credit),
        ),
        "/analyze/batch": (
            AnalyzeBatchRequest(puzzles=grids),
            present_analyze_batch(analyzed, credit),
        ),
        "/grade/batch": (
            GradeBatchRequest(puzzles=grids),
            present_grade_batch(graded, credit),
        ),
        "/rate/batch": (
            RateBatchRequest(puzzles=grids),
            present_rate_batch([Rated(EXAMPLE_PUZZLE, rating), refusal], credit),
        ),
    }


def _on_new_ones(services: ApiServices) -> dict[str, _Pair]:
    credit = services.attribution
    fresh = engine.generate(engine.DEFAULT_LABEL, seed=SEED)
    new = [Generated(fresh, engine.analyze(fresh.puzzle))]
    known = [Verified(EXAMPLE_PUZZLE, EXAMPLE_SOLUTION)]
    return {
        "/generate": (
            GenerateRequest(count=1, difficulty=engine.DEFAULT_LABEL),
            present_generate(new, credit),
        ),
        "/generate/custom": _custom(services),
        "/publish": (
            PublishRequest(puzzles=[EXAMPLE_PUZZLE]),
            present_publish(known, services.site, credit),
        ),
        "/worksheets": (
            WorksheetsRequest(puzzles=[EXAMPLE_PUZZLE], include_answers=False, paper=PAPERS[-1]),
            present_worksheets(known, _download(EXAMPLE_PUZZLE, PAPERS[-1]), services.site, credit),
        ),
        "/packs": (
            PacksRequest(count=1, difficulty=engine.DEFAULT_LABEL, include_answers=False),
            present_packs(new, _download(fresh.puzzle, DEFAULT_PAPER), services.site, credit),
        ),
    }


def _custom(services: ApiServices) -> _Pair:
    request = CustomRequest(
        difficulty="hard", technique="xy-wing", symmetry="diagonal", seed=str(SEED)
    )
    budget = engine.DEFAULT_WISH_BUDGET
    fresh = engine.generate(request.wish(), seed=SEED, budget=budget)
    made = Custom(
        puzzle=fresh,
        analysis=engine.analyze(fresh.puzzle),
        rating=engine.rate(fresh.puzzle),
        seed=SEED,
        reference=engine.reference_of(request.wish(), seed=SEED, index=fresh.index),
    )
    return request, present_custom([made], request, services.attribution)


def _download(puzzle: str, paper: Paper) -> Download:
    return Download(
        collection_id=collection_id([puzzle]),
        include_answers=False,
        paper=paper,
        grant=EXAMPLE_GRANT,
        expires_at_s=EXAMPLE_EXPIRY_S,
    )
