"""The print page: puzzles to a PDF, without a key."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from nonet import engine, puzzles
from nonet.door.address import client_address
from nonet.door.errors import FormError
from nonet.door.headers import GateHeaders
from nonet.door.upload import read_upload
from nonet.errors import (
    IdentifierError,
    LayoutError,
    NonetError,
    NotUniqueError,
    TextFormError,
    UnprintableCharacterError,
)
from nonet.forms import read_grids
from nonet.links import parse_collection_id
from nonet.paper import PAPERS
from nonet.puzzles import Verified
from nonet.website.daily import DailyPuzzles
from nonet.website.developers.origin import is_own
from nonet.website.pages import Pages
from nonet.website.print_wish import MOST_PUZZLES, PrintWish, read_wish
from nonet.website.services import WebsiteServices
from nonet.worksheets import Header, Logo, Worksheet, check_glyphs, read_logo
from nonet.worksheets.layout import PER_PAGE
from nonet.worksheets.logo import LARGEST_BYTES as LARGEST_LOGO

LARGEST_FORM = 1 << 16
# Where grids stand on the little sheets that one chooses by: left, top and side of each.
_CARDS = {
    1: [(5, 10, 20)],
    2: [(8, 5, 14), (8, 21, 14)],
    4: [(left, top, 10) for top in (9, 21) for left in (4, 16)],
    6: [(left, top, 9) for top in (4, 15.5, 27) for left in (5, 16)],
    9: [(left, top, 7) for top in (7, 16.5, 26) for left in (3.5, 11.5, 19.5)],
}
_NOT_KEPT = {"Cache-Control": "no-store"}
# What a person can put right in the form; anything else is told as everywhere.
_TOLD_IN_THE_FORM = (
    FormError,
    LayoutError,
    NotUniqueError,
    TextFormError,
    UnprintableCharacterError,
)


class PrintPage:
    """`/print`: a form, and the PDF for what it sends.

    With answers ticked the PDF holds them, as whoever asks wishes; no page does, and no link leads
    to one.
    """

    def __init__(self, services: WebsiteServices, pages: Pages, daily: DailyPuzzles) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily

    async def show(self, request: Request) -> Response:
        """Show the form, with the puzzles of the collection or puzzle that the query names."""
        self._services.throttle.count(client_address(request.scope))
        named = _named_puzzles(request)
        return self._form({"source": "own", "puzzles": named} if named else {})

    async def print(self, request: Request) -> Response:
        """Print what the form asks for."""
        if not is_own(request):
            return self._form({}, status=403, wrong=self._pages.words("print-foreign"))
        self._services.prints.count(client_address(request.scope))
        fields: dict[str, str] = {}
        try:
            fields, files = await read_upload(
                GateHeaders.of(request.scope),
                request.receive,
                most_bytes=LARGEST_FORM + LARGEST_LOGO,
                most_text=LARGEST_FORM,
            )
            wish = read_wish(fields)
            logo = read_logo(files["logo"]) if "logo" in files else None
            worksheet = await self._worksheet(wish, logo)
        except _TOLD_IN_THE_FORM as refusal:
            return self._form(fields, status=400, wrong=self._reason(refusal))
        pdf = await self._services.press.print(worksheet)
        how = "attachment" if wish.save else "inline"
        headers = {**_NOT_KEPT, "Content-Disposition": f'{how}; filename="sudoku.pdf"'}
        return Response(pdf, headers=headers, media_type="application/pdf")

    async def _worksheet(self, wish: PrintWish, logo: Logo | None) -> Worksheet:
        workbench, site = self._services.workbench, self._services.site
        check_glyphs(wish.title)
        verified = await self._puzzles(wish)
        labels = await puzzles.labels_of([item.puzzle for item in verified], workbench)
        worksheet = puzzles.worksheet_of(
            verified, labels, site, paper=wish.paper, layout=wish.layout
        )
        header = Header(title=wish.title, blanks=wish.blanks, logo=logo)
        return replace(worksheet, header=header, language=self._pages.words.folder)

    async def _puzzles(self, wish: PrintWish) -> list[Verified]:
        workbench = self._services.workbench
        if wish.source == "new":
            made = await puzzles.generate(wish.label, wish.count, workbench)
            return [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]
        if wish.source == "daily":
            drawn = await self._daily.of(self._daily.today) or {}
            return await puzzles.verify_all(list(drawn.values()), workbench)
        grids = read_grids(wish.puzzles)
        if len(grids) > MOST_PUZZLES:
            raise FormError(f"{len(grids)} puzzles; expected {MOST_PUZZLES} at most")
        return await puzzles.verify_all(grids, workbench)

    def _reason(self, refusal: NonetError) -> str:
        if not isinstance(refusal, NotUniqueError):
            return str(refusal)
        place = next(iter(refusal.statuses)).removeprefix("puzzles[").removesuffix("]")
        return self._pages.words("print-not-unique", number=str(int(place) + 1))

    def _form(
        self, fields: Mapping[str, str], *, status: int = 200, wrong: str | None = None
    ) -> Response:
        values: dict[str, Any] = {
            "fields": {"source": "new", **fields},
            "wrong": wrong,
            "labels": engine.LABELS,
            "per_page": PER_PAGE,
            "cards": _CARDS,
            "papers": PAPERS,
            "most": MOST_PUZZLES,
        }
        return self._pages.respond("print.html", values, status=status, headers=_NOT_KEPT)


def _named_puzzles(request: Request) -> str:
    """Return the grids that the query names, one a line; a query that names none is none."""
    named = request.query_params.get("collection") or request.query_params.get("puzzle")
    if named is None:
        return ""
    try:
        return "\n".join(parse_collection_id(named))
    except IdentifierError:
        return ""
