"""Open sheets: the PDFs of puzzles and collections, without answers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.printing.from_puzzles import lay_out
from nonet.printing.layout import DEFAULT_PAPER, PAPERS, PER_PAGE, Layout
from nonet.printing.rendering import edition
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id
from nonet.puzzles.verification import verify_all
from nonet.server.http.headers import client_address, entity_tag, not_modified
from nonet.server.site.pages import pages_of
from nonet.server.site.pictures import FOR_OTHERS

_OPTIONS: Mapping[str, Sequence[str]] = {
    "paper": (DEFAULT_PAPER, *PAPERS),
    "layout": [str(number) for number in PER_PAGE],
}


async def print_puzzle(request: Request) -> Response:
    """Print `/puzzles/<id>.pdf`, on either paper and in any layout."""
    return await _print(request, (parse_puzzle_id(request.path_params["id"]),))


async def print_collection(request: Request) -> Response:
    """Print `/collections/<id>.pdf`, the puzzles in their order."""
    return await _print(request, parse_collection_id(request.path_params["id"]))


async def _print(request: Request, grids: Sequence[str]) -> Response:
    pages = pages_of(request)
    services, folder = pages.services, pages.words.folder
    paper, layout = _options(request)
    verified = await verify_all(grids, services.engine_context)
    tag = entity_tag(edition(), engine.VERSION, services.site, folder, grids, paper, layout)
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    services.limits.prints.count(client_address(request.scope))
    worksheet = await lay_out(
        verified,
        services.engine_context,
        services.site,
        paper=PAPERS[PAPERS.index(paper)],
        layout=layout,
    )
    pdf = await services.press.print(replace(worksheet, language=folder))
    headers["Content-Disposition"] = 'inline; filename="sudoku.pdf"'
    return Response(pdf, headers=headers, media_type="application/pdf")


def _options(request: Request) -> tuple[str, Layout]:
    """Read the query, in which each option comes once at most, from its list."""
    chosen = {}
    for name, known in _OPTIONS.items():
        given = request.query_params.getlist(name) or [known[0]]
        if len(given) != 1 or given[0] not in known:
            raise HTTPException(400)
        chosen[name] = given[0]
    if set(request.query_params) - set(_OPTIONS):
        raise HTTPException(400)
    per_page = PER_PAGE[_OPTIONS["layout"].index(chosen["layout"])]
    return chosen["paper"], Layout(per_page=per_page, answers="none")
