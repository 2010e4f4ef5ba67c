"""POST /explain."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.explain import (
    ExplainRequest,
    ExplainResponse,
    asked_level,
    eliminated_pairs,
    present_explain,
)


def add_explain(router: APIRouter, services: ApiServices) -> None:
    """Serve explained steps of any technique."""

    @router.post("/explain", summary="Explained step of any technique")
    async def explain(body: ExplainRequest) -> ExplainResponse:
        """Give the easiest next step of a board, as far as the level tells it.

        An addition to the interface: it may grow fields without a new version.
        """
        found = await puzzles.next_step(
            body.puzzle,
            body.progress,
            eliminated_pairs(body),
            services.workbench,
            uniqueness=body.uniqueness,
        )
        return present_explain(found, asked_level(body), services.attribution)
