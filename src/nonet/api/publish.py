"""POST /publish."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.publish import PublishRequest, PublishResponse, present_publish


def add_publish(router: APIRouter, services: ApiServices) -> None:
    """Serve public links."""

    @router.post("/publish", summary="Create playable and collection links")
    async def publish(body: PublishRequest) -> PublishResponse:
        """Make the public page of each puzzle and of the collection; every grid is verified."""
        verified = await puzzles.verify_all(body.puzzles, services.workbench)
        return present_publish(verified, services.site, services.attribution)
