"""POST /hint."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.hint import HintRequest, HintResponse, present_hint


def add_hint(router: APIRouter, services: ApiServices) -> None:
    """Serve explained singles."""

    @router.post("/hint", summary="Explained singles hint")
    async def hint(body: HintRequest) -> HintResponse:
        """Give the next naked or hidden single of a board, with its reason."""
        found = await puzzles.hint(body.puzzle, body.progress, services.workbench)
        return present_hint(found, services.attribution)
