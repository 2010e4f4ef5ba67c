"""POST /worksheets and POST /packs."""

from collections.abc import Iterable

from fastapi import APIRouter

from nonet import puzzles
from nonet.access import Caller, Export
from nonet.api.gate import AdmittedCaller
from nonet.api.services import Services
from nonet.contract.export import (
    Download,
    PacksRequest,
    PacksResponse,
    WorksheetsRequest,
    WorksheetsResponse,
    present_packs,
    present_worksheets,
)
from nonet.links import collection_id


def add_exports(router: APIRouter, services: Services) -> None:
    """Serve worksheets of supplied and of new puzzles."""

    @router.post("/worksheets", summary="Export supplied puzzles to a PDF link")
    async def worksheets(body: WorksheetsRequest, caller: AdmittedCaller) -> WorksheetsResponse:
        """Verify puzzles and link to their PDF: one per page, then the answers if wanted."""
        verified = await puzzles.verify_all(body.puzzles, services.bench)
        grids = (item.puzzle for item in verified)
        download = _download(grids, body, caller, services)
        return present_worksheets(verified, download, services.site, services.attribution)

    @router.post("/packs", summary="Generate puzzles and a complete worksheet pack")
    async def packs(body: PacksRequest, caller: AdmittedCaller) -> PacksResponse:
        """Generate puzzles, their public pages and their PDF in one call."""
        generated = await puzzles.generate(body.difficulty, body.count, services.bench)
        grids = (item.puzzle.puzzle for item in generated)
        download = _download(grids, body, caller, services)
        return present_packs(generated, download, services.site, services.attribution)


def _download(
    grids: Iterable[str],
    body: WorksheetsRequest | PacksRequest,
    caller: Caller,
    services: Services,
) -> Download:
    """Grant the caller the PDF; it is made when it is downloaded."""
    collection = collection_id(grids)
    export = Export(collection, body.include_answers, body.paper)
    grant, expires_at_s = services.downloads.grant(export, caller)
    return Download(
        collection_id=collection,
        include_answers=body.include_answers,
        paper=body.paper,
        grant=grant,
        expires_at_s=expires_at_s,
    )
