"""POST /generate and /generate/custom."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.custom import CustomRequest, CustomResponse, present_custom
from nonet.contract.generate import GenerateRequest, GenerateResponse, present_generate


def add_generate(router: APIRouter, services: ApiServices) -> None:
    """Serve new puzzles."""

    @router.post("/generate", summary="Generate verified puzzles")
    async def generate(body: GenerateRequest) -> GenerateResponse:
        """Generate puzzles that differ, each with exactly one solution and symmetric givens."""
        generated = await puzzles.generate(body.difficulty, body.count, services.workbench)
        return present_generate(generated, services.attribution)

    @router.post("/generate/custom", summary="Generate puzzles as wished")
    async def generate_custom(body: CustomRequest) -> CustomResponse:
        """Generate puzzles by technique, rating, givens and symmetry, from a seed.

        An addition to the interface: it may grow fields without a new version.
        """
        made = await puzzles.generate_custom(
            body.wish(), body.count, services.workbench, seed=body.seed
        )
        return present_custom(made, body, services.attribution)
