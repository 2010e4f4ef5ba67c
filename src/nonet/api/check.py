"""POST /check."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.check import CheckRequest, CheckResponse, present_check


def add_check(router: APIRouter, services: ApiServices) -> None:
    """Serve the uniqueness check."""

    @router.post("/check", summary="Check uniqueness")
    async def check(body: CheckRequest) -> CheckResponse:
        """Tell whether a grid has exactly one solution, and which."""
        verdict = await puzzles.check(body.puzzle, services.workbench)
        return present_check(verdict, services.attribution)
