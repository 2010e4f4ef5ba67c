"""The shelf of booklets: permanent sheets, whose level and number are the seed of their puzzles."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine import small
from nonet.printing.job import SheetJob
from nonet.printing.layout import DEFAULT_PAPER, PAPERS
from nonet.printing.rendering import edition
from nonet.server.http.headers import client_address, entity_tag, not_modified
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.pictures import FOR_OTHERS, read_options
from nonet.server.site.print.documents import Documents

PATH = "/booklets"
BOOKLETS, PUZZLES = 200, 8
_IN_A_GROUP = 50
_NUMBERS = frozenset(map(str, range(1, BOOKLETS + 1)))
# Titles are printed without these characters, and isolated as a whole.
_NO_ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
_SIZES = {f"{size}x{size}": size for size in small.SIZES}
SHELVES = (*engine.LABELS, *_SIZES)


async def show_booklets(request: Request) -> Response:
    """Show the numbers of all booklets."""
    pages = pages_of(request)
    starts = range(1, BOOKLETS + 1, _IN_A_GROUP)
    values = {
        "papers": PAPERS,
        "shelves": [(shelf, _name_of(shelf, pages)) for shelf in SHELVES],
        "groups": [range(start, min(start + _IN_A_GROUP, BOOKLETS + 1)) for start in starts],
    }
    return pages.publish(request, "booklets.html", values)


async def print_booklet(request: Request) -> Response:
    """Print a booklet on either paper, unless the client has it."""
    pages, shelf, number = pages_of(request), *_booklet_in(request)
    paper = read_options(request, {"paper": [DEFAULT_PAPER, *PAPERS]})["paper"]
    services = pages.services
    tag = entity_tag(
        edition(), engine.VERSION, services.site, pages.words.folder, shelf, number, paper
    )
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    pdf: bytes | None = services.cache.get(tag)
    if pdf is None:
        services.limits.prints.count(client_address(request.scope))
        job = SheetJob.model_validate(_fields_of(shelf, number, pages) | {"paper": paper})
        pdf = await services.press.print(await Documents(pages).make(job))
        services.cache.put(tag, pdf, len(pdf))
    headers["Content-Disposition"] = f'inline; filename="sudoku-{shelf}-{number}.pdf"'
    return Response(pdf, headers=headers, media_type="application/pdf")


def _booklet_in(request: Request) -> tuple[str, int]:
    shelf, number = request.path_params["shelf"], request.path_params["number"]
    if shelf not in SHELVES or number not in _NUMBERS:
        raise HTTPException(404)
    return shelf, int(number)


def _fields_of(shelf: str, number: int, pages: Pages) -> dict[str, Any]:
    title = pages.words("booklets-title", level=_name_of(shelf, pages), number=str(number))
    of_shelf = {"size": str(_SIZES[shelf])} if shelf in _SIZES else {"difficulty": shelf}
    return {
        "kind": "sheet",
        "seed": number,
        "count": PUZZLES,
        "per-page": 4,
        "answers": "9",
        "codes": "sheet",
        "title": title.translate(_NO_ISOLATES),
        **of_shelf,
    }


def _name_of(shelf: str, pages: Pages) -> str:
    if shelf in _SIZES:
        return pages.words("small-size", size=_SIZES[shelf])
    return pages.words(f"level-{shelf}")
