"""POST /generate."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.generate import GenerateRequest, GenerateResponse, present_generate


def add_generate(router: APIRouter, services: ApiServices) -> None:
    """Serve new puzzles."""

    @router.post("/generate", summary="Generate verified puzzles")
    async def generate(body: GenerateRequest) -> GenerateResponse:
        """Generate puzzles that differ, each with exactly one solution and symmetric givens."""
        generated = await puzzles.generate(body.difficulty, body.count, services.workbench)
        return present_generate(generated, services.attribution)
