"""GET /worksheets/{id}: the PDF, by key or by grant."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.datastructures import QueryParams

from nonet import engine, puzzles
from nonet.access import Export, Grant
from nonet.api.gate import Gate
from nonet.api.services import ApiServices
from nonet.api.visit import NOT_MODIFIED, Answer, Header, Visit
from nonet.contract.query import DownloadOptions, parse_download_query
from nonet.door.entity_tag import entity_tag, is_held
from nonet.errors import (
    GrantMismatchError,
    InvalidGrantError,
    OverloadedError,
    PrintLimitError,
)
from nonet.links import COLLECTION_FORM, Site, parse_collection_id
from nonet.worksheets import Layout, Worksheet, edition
from nonet.worksheets.killers import REMEMBERED_S

DOWNLOAD = "download"


class _CollectionConvertor(StringConvertor):
    """Lets the router itself refuse what is no collection, before method and credential."""

    regex = COLLECTION_FORM


def add_download(router: APIRouter, services: ApiServices, gate: Gate) -> None:
    """Serve the PDF of a collection; its description is `describe_download`'s."""
    register_url_convertor("collection", _CollectionConvertor())
    app = gate.answering("/worksheets/{id}", _handler(services, gate))

    class DownloadRoute(APIRoute):
        def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
            super().__init__(path, endpoint, **options)
            self.app = app

    router.add_api_route(
        "/worksheets/{id:collection}",
        app,
        methods=["GET", "HEAD"],
        include_in_schema=False,
        response_model=None,
        route_class_override=DownloadRoute,
    )


def _handler(services: ApiServices, gate: Gate) -> Callable[[Visit], Awaitable[Answer]]:
    async def handle(visit: Visit) -> Answer:
        collection_id = visit.scope["path_params"]["id"]
        grids = parse_collection_id(collection_id)
        query = QueryParams(visit.scope["query_string"])
        grant = await _admit(services, gate, visit, query)
        options = parse_download_query(query.multi_items())
        _require_covered(grant, collection_id, options)
        verified = await puzzles.verify_all(grids, services.workbench)
        tag = _tag(collection_id, options, services.site)
        if is_held(tag, visit.scope):
            return Answer(b"", _headers(tag), NOT_MODIFIED)
        labels = await puzzles.labels_of([item.puzzle for item in verified], services.workbench)
        worksheet = puzzles.worksheet_of(
            verified,
            labels,
            services.site,
            paper=options.paper,
            layout=Layout.one_per_page(with_answers=options.answers),
        )
        pdf = await _print(services, worksheet)
        return Answer(pdf, (*_headers(tag), *_file_headers(len(grids), options)))

    return handle


async def _print(services: ApiServices, worksheet: Worksheet) -> bytes:
    """Print; this endpoint was promised before there were limits, and has one code for them."""
    try:
        return await services.press.print(worksheet)
    except PrintLimitError:
        raise OverloadedError(retry_after_s=int(REMEMBERED_S)) from None


async def _admit(
    services: ApiServices, gate: Gate, visit: Visit, query: QueryParams
) -> Grant | None:
    """Admit by the key if there is an `Authorization` header, else by the grant if there is one.

    Raises:
        AccessError.
    """
    grants = query.getlist(DOWNLOAD)
    if visit.headers.authorization or not grants:
        await gate.admit_key(visit)
        return None
    visit.lane = DOWNLOAD
    try:
        caller, grant = await services.downloads.admit(grants[0])
    except InvalidGrantError:
        gate.count_failure(visit)
        raise
    visit.belongs_to(caller)
    return grant


def _require_covered(grant: Grant | None, collection_id: str, options: DownloadOptions) -> None:
    export = Export(collection_id, options.answers, options.paper)
    if grant is not None and not grant.covers(export):
        raise GrantMismatchError


def _tag(collection_id: str, options: DownloadOptions, site: Site) -> str:
    """Return the tag of a PDF that need not have been printed: the same is printed each time."""
    return entity_tag(edition(), engine.VERSION, site, collection_id, options)


def _headers(tag: str) -> tuple[Header, ...]:
    return (
        (b"etag", tag.encode()),
        (b"cache-control", b"private, no-store"),
        (b"referrer-policy", b"no-referrer"),
    )


def _file_headers(count: int, options: DownloadOptions) -> tuple[Header, ...]:
    number = f"{count}-puzzle" if count == 1 else f"{count}-puzzles"
    kind = "with-answers" if options.answers else "without-answers"
    name = f"sudoku-{number}-{kind}-{options.paper}.pdf"
    return (
        (b"content-type", b"application/pdf"),
        (b"content-disposition", f'attachment; filename="{name}"'.encode()),
    )
