"""GET /worksheets/{id}: authentication by key or by grant, and entity tags."""

from starlette.datastructures import QueryParams

from nonet import engine
from nonet.accounts.access.downloads import Export, Grant
from nonet.errors import GrantMismatchError, InvalidGrantError
from nonet.printing.rendering import edition
from nonet.puzzles.links.identifiers import parse_collection_id
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import verify_all
from nonet.server.api.endpoints.endpoint import Answer, Header
from nonet.server.api.endpoints.worksheet_download import (
    DOWNLOAD,
    Collection,
    DownloadOptions,
    download,
    parse_download_query,
)
from nonet.server.api.gate import NOT_MODIFIED, ApiServices, Handler, RequestContext, admit
from nonet.server.http.headers import entity_tag, matches_entity_tag

LANE = "download"


def download_handler(services: ApiServices) -> Handler:
    """Build the handler for the PDF of a collection."""

    async def handle(context: RequestContext) -> Answer:
        collection_id = context.scope["path_params"]["id"]
        grids = parse_collection_id(collection_id)
        query = QueryParams(context.scope["query_string"])
        grant = await _admit(services, context, query)
        options = parse_download_query(query.multi_items())
        _require_covered(grant, collection_id, options)
        verified = await verify_all(grids, services.engine_context)
        tag = _tag(collection_id, options, services.site)
        if matches_entity_tag(tag, context.scope):
            return Answer(b"", _headers(tag), NOT_MODIFIED)
        pdf = await download(Collection(verified, options), services)
        return Answer(pdf.body, (*_headers(tag), *pdf.headers))

    return handle


async def _admit(
    services: ApiServices, context: RequestContext, query: QueryParams
) -> Grant | None:
    """Authenticate by the key if there is an `Authorization` header, otherwise by the grant.

    Raises:
        AccessError.
        ThrottledError: the address sent too many invalid grants.
    """
    grants = query.getlist("download")
    if context.headers.authorization or not grants:
        await admit(context, DOWNLOAD, services.authenticator)
        return None
    context.lane = LANE
    try:
        caller, grant = await services.downloads.admit(grants[0])
    except InvalidGrantError:
        services.authenticator.count_failure(context.scope)
        raise
    context.belongs_to(caller)
    return grant


def _require_covered(grant: Grant | None, collection_id: str, options: DownloadOptions) -> None:
    export = Export(collection_id, options.answers, options.paper)
    if grant is not None and not grant.covers(export):
        raise GrantMismatchError


def _tag(collection_id: str, options: DownloadOptions, site: Site) -> str:
    """Return the tag of a PDF without printing it: equal options give equal bytes."""
    return entity_tag(edition(), engine.VERSION, site, collection_id, options)


def _headers(tag: str) -> tuple[Header, ...]:
    return (
        (b"etag", tag.encode()),
        (b"cache-control", b"private, no-store"),
        (b"referrer-policy", b"no-referrer"),
    )
