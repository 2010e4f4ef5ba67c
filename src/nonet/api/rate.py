"""POST /rate."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.rate import RateRequest, RateResponse, present_rate


def add_rate(router: APIRouter, services: ApiServices) -> None:
    """Serve ratings by the scale of the Sudoku Explainer."""

    @router.post("/rate", summary="Rate by the scale of the Sudoku Explainer")
    async def rate(body: RateRequest) -> RateResponse:
        """Tell ER, EP and ED of a puzzle, as the Sukaku Explainer does.

        An addition to the interface: it may grow fields without a new version.
        """
        return present_rate(
            await puzzles.rate(body.puzzle, services.workbench), services.attribution
        )
