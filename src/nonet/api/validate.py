"""POST /validate."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.validate import ValidateRequest, ValidateResponse, present_validate


def add_validate(router: APIRouter, services: ApiServices) -> None:
    """Serve the comparison of a board with its puzzle."""

    @router.post("/validate", summary="Validate a player board")
    async def validate(body: ValidateRequest) -> ValidateResponse:
        """Tell which cells of a board are wrong, and whether it is complete."""
        board = await puzzles.validate(body.puzzle, body.progress, services.workbench)
        return present_validate(board, services.attribution)
