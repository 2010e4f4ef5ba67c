"""POST /analyze."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.analyze import AnalyzeRequest, AnalyzeResponse, present_analyze


def add_analyze(router: APIRouter, services: ApiServices) -> None:
    """Serve the analysis of techniques."""

    @router.post("/analyze", summary="Analyze solving techniques")
    async def analyze(body: AnalyzeRequest) -> AnalyzeResponse:
        """Tell how far naked and hidden singles solve a puzzle that has exactly one solution."""
        analysis = await puzzles.analyze(body.puzzle, services.workbench)
        return present_analyze(analysis, services.attribution)
