"""POST /check/batch, /analyze/batch, /grade/batch and /rate/batch."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.batch import (
    AnalyzeBatchRequest,
    AnalyzeBatchResponse,
    CheckBatchRequest,
    CheckBatchResponse,
    GradeBatchRequest,
    GradeBatchResponse,
    RateBatchRequest,
    RateBatchResponse,
    present_analyze_batch,
    present_check_batch,
    present_grade_batch,
    present_rate_batch,
)


def add_batches(router: APIRouter, services: ApiServices) -> None:
    """Serve answers about many grids at once; one for each, whatever becomes of the others."""
    workbench, credit = services.workbench, services.attribution

    @router.post("/check/batch", summary="Check uniqueness, many grids at once")
    async def check_batch(body: CheckBatchRequest) -> CheckBatchResponse:
        """Tell for each grid whether it has exactly one solution and, when asked, why not."""
        found = await puzzles.check_batch(body.puzzles, workbench, why=body.why)
        return present_check_batch(found, credit)

    @router.post("/analyze/batch", summary="Analyze solving techniques, many grids at once")
    async def analyze_batch(body: AnalyzeBatchRequest) -> AnalyzeBatchResponse:
        """Tell for each grid how far naked and hidden singles solve it."""
        return present_analyze_batch(await puzzles.analyze_batch(body.puzzles, workbench), credit)

    @router.post("/grade/batch", summary="Grade by human techniques, many grids at once")
    async def grade_batch(body: GradeBatchRequest) -> GradeBatchResponse:
        """Tell for each grid its hardest technique, label, score and path."""
        found = await puzzles.grade_batch(
            body.puzzles, workbench, uniqueness=body.uniqueness, path=body.path
        )
        return present_grade_batch(found, credit)

    @router.post(
        "/rate/batch", summary="Rate by the scale of the Sudoku Explainer, many grids at once"
    )
    async def rate_batch(body: RateBatchRequest) -> RateBatchResponse:
        """Tell ER, EP and ED of each grid; `unknown` where the time of the batch ended."""
        return present_rate_batch(await puzzles.rate_batch(body.puzzles, workbench), credit)
