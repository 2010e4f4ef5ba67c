"""GET /worksheets/{id}: authentication by key or by grant, and entity tags."""

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.accounts.access.downloads import Downloads, Export, Grant
from nonet.accounts.access.principal import Principal
from nonet.errors import GrantMismatchError, InvalidGrantError
from nonet.printing.rendering import edition
from nonet.puzzles.links.identifiers import collection_id, parse_collection_id
from nonet.puzzles.verification import verify_all
from nonet.server.api.endpoints.endpoint import Download
from nonet.server.api.endpoints.publish import PacksRequest, WorksheetsRequest
from nonet.server.api.endpoints.worksheet_download import (
    DOWNLOAD,
    Collection,
    DownloadOptions,
    download,
    parse_download_query,
)
from nonet.server.api.gate import ApiServices, Handler
from nonet.server.http.context import DOWNLOAD_LANE, current_request
from nonet.server.http.headers import entity_tag, not_modified


def download_handler(services: ApiServices) -> Handler:
    """Build the handler for the PDF of a collection."""

    async def handle(request: Request) -> Response:
        collection_id = request.path_params["id"]
        grids = parse_collection_id(collection_id)
        grant = await _admit(services, request)
        options = parse_download_query(request.query_params.multi_items())
        _require_covered(grant, collection_id, options)
        verified = await verify_all(grids, services.engine_context)
        tag = entity_tag(edition(), engine.VERSION, services.site, collection_id, options)
        headers = {
            "ETag": tag,
            "Cache-Control": "private, no-store",
            "Referrer-Policy": "no-referrer",
        }
        if unchanged := not_modified(request, headers):
            return unchanged
        pdf = await download(Collection(verified, options), services)
        pdf.headers.update(headers)
        return pdf

    return handle


async def _admit(services: ApiServices, request: Request) -> Grant | None:
    """Authenticate by the key if there is an `Authorization` header, otherwise by the grant.

    Raises:
        AccessError.
        ThrottledError: the address sent too many invalid grants.
    """
    grants = request.query_params.getlist("download")
    if "authorization" in request.headers or not grants:
        await services.authenticator.admit(request, DOWNLOAD.scope)
        return None
    context = current_request()
    context.lane = DOWNLOAD_LANE
    try:
        caller, grant = await services.downloads.admit(grants[0])
    except InvalidGrantError:
        services.authenticator.count_failure(request)
        raise
    context.admit(caller.account_id, caller.key_id, caller.window)
    return grant


def _require_covered(grant: Grant | None, collection_id: str, options: DownloadOptions) -> None:
    export = Export(collection_id, options.answers, options.paper)
    if grant is not None and not grant.covers(export):
        raise GrantMismatchError


def grant_download(
    downloads: Downloads,
    grids: Iterable[str],
    options: WorksheetsRequest | PacksRequest,
    caller: Principal,
) -> Download:
    """Grant the caller the PDF of normalized grids; the download prints it."""
    collection = collection_id(grids)
    export = Export(collection, options.include_answers, options.paper)
    grant, expires_at_s = downloads.grant(export, caller)
    return Download(
        collection_id=collection,
        include_answers=options.include_answers,
        paper=options.paper,
        grant=grant,
        expires_at_s=expires_at_s,
    )
