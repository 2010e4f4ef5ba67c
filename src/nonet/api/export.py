"""POST /worksheets and POST /packs."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.gate import AdmittedCaller
from nonet.api.services import ApiServices
from nonet.contract.export import (
    PacksRequest,
    PacksResponse,
    WorksheetsRequest,
    WorksheetsResponse,
    present_packs,
    present_worksheets,
)
from nonet.door.export import grant_download


def add_exports(router: APIRouter, services: ApiServices) -> None:
    """Serve worksheets of supplied and of new puzzles."""

    @router.post("/worksheets", summary="Export supplied puzzles to a PDF link")
    async def worksheets(body: WorksheetsRequest, caller: AdmittedCaller) -> WorksheetsResponse:
        """Verify puzzles and link to their PDF: one per page, then the answers if wanted."""
        verified = await puzzles.verify_all(body.puzzles, services.workbench)
        grids = (item.puzzle for item in verified)
        download = grant_download(grids, body, caller, services.downloads)
        return present_worksheets(verified, download, services.site, services.attribution)

    @router.post("/packs", summary="Generate puzzles and a complete worksheet pack")
    async def packs(body: PacksRequest, caller: AdmittedCaller) -> PacksResponse:
        """Generate puzzles, their public pages and their PDF in one call."""
        generated = await puzzles.generate(body.difficulty, body.count, services.workbench)
        grids = (item.puzzle.puzzle for item in generated)
        download = grant_download(grids, body, caller, services.downloads)
        return present_packs(generated, download, services.site, services.attribution)
