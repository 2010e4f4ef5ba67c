"""The print page: puzzles to a PDF, without a key."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import errors
from nonet.printing.books.cover import Cover
from nonet.printing.document import has_room_for_code
from nonet.printing.job import (
    FORM_FIELDS,
    ClassSetJob,
    PracticeJob,
    SheetJob,
    StripJob,
    bounds,
    choices,
    fields_of,
)
from nonet.printing.layout import Logo
from nonet.printing.sheet_code import read_code
from nonet.printing.svg import LARGEST_LOGO_BYTES, read_logo
from nonet.printing.wire import Printable, worksheet_of
from nonet.printing.worksheet import Worksheet, is_small
from nonet.puzzles.lessons.lesson import by_tier
from nonet.puzzles.links.identifiers import parse_collection_id
from nonet.puzzles.links.site import SHEET_PATH
from nonet.server.http.headers import GateHeaders, client_address
from nonet.server.http.origin import is_own
from nonet.server.http.record import record_error
from nonet.server.site.pages import Pages
from nonet.server.site.print.documents import Documents
from nonet.server.site.print.form import file_name, form_of, read_print_job, reason_of
from nonet.server.site.print.upload import read_upload

LARGEST_FORM = 1 << 16
_MEDIA_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml"}
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
    errors.FormError,
    errors.LayoutError,
    errors.NotUniqueError,
    errors.PrintLimitError,
    errors.TextFormError,
    errors.UnprintableCharacterError,
)


class PrintPage:
    """`/print`: a form, and the PDF for what it sends.

    With answers ticked the PDF holds them, as whoever asks wishes; no page does, and no link leads
    to one.
    """

    def __init__(self, pages: Pages) -> None:
        self._services = pages.services
        self._pages = pages
        self._daily = pages.website.daily
        self._documents = Documents(pages.services, pages.website.daily)

    async def show(self, request: Request) -> Response:
        """Show the form, with the puzzles of the collection or puzzle that the query names."""
        self._services.throttle.count(client_address(request.scope))
        if named := _named_puzzles(request):
            return self._form({"source": "own", "puzzles": named})
        fields = _fields_in(request)
        return self._form(fields, is_filled=bool(fields))

    async def share(self, request: Request) -> Response:
        """Lead to the page of the sheet that the form asks for."""
        if not is_own(request):
            return self._form({}, status=403, wrong=self._pages.words("print-foreign"))
        self._services.prints.count(client_address(request.scope))
        fields: dict[str, str] = {}
        try:
            fields, _ = await _read(request)
            fields = {**fields, "codes": "sheet"}
            job = read_print_job(fields)
            if not isinstance(job, SheetJob | ClassSetJob):
                raise errors.FormError(f"{job.kind}: only sheets have a page", field="kind")
            document = await self._documents.make(job, self._pages.words)
        except _TOLD_IN_THE_FORM as error:
            status, wrong = self._refused(error)
            return self._form(fields, status=status, wrong=wrong)
        worksheet = worksheet_of(document)
        link = None if worksheet is None else worksheet.link
        code = "" if link is None else link.url.rpartition("/")[2].lower()
        return RedirectResponse(self._pages.at(f"{SHEET_PATH}{code}"), 303)

    async def print(self, request: Request) -> Response:
        """Print what the form asks for."""
        if not is_own(request):
            return self._form({}, status=403, wrong=self._pages.words("print-foreign"))
        self._services.prints.count(client_address(request.scope))
        fields: dict[str, str] = {}
        try:
            fields, files = await _read(request)
            job = read_print_job(fields, await self._logo_of(files))
            document = await self._documents.make(job, self._pages.words)
            printed = await self._services.press.print(document)
        except _TOLD_IN_THE_FORM as error:
            status, wrong = self._refused(error)
            return self._form(fields, status=status, wrong=wrong)
        # A picture is placed into a page by somebody, not printed as it is.
        form = form_of(job)
        how = "attachment" if job.save or form == "svg" else "inline"
        named = file_name(job, self._pages.words, self._daily.today)
        headers = {**_NOT_KEPT, "Content-Disposition": f"{how}; {named}"}
        return Response(printed, headers=headers, media_type=_MEDIA_TYPES[form])

    async def preview(self, request: Request) -> Response:
        """Draw a page of what the form asks for, as it will be printed."""
        if not is_own(request):
            return _shown(self._pages.words("print-foreign"), status=403)
        self._services.prints.count(client_address(request.scope))
        try:
            fields, files = await _read(request)
            job = read_print_job(fields, await self._logo_of(files))
            document, pages = await self._documents.preview(job, self._pages.words)
            page = min(job.page, pages)
            picture = await self._services.press.preview(document, page)
        except _TOLD_IN_THE_FORM as error:
            status, wrong = self._refused(error)
            return _shown(wrong, status=status)
        headers = {**_NOT_KEPT, "X-Page": str(page), "X-Pages": str(pages)}
        if not _has_room_for_codes(document):
            headers["X-Codes"] = "words"
        if isinstance(document, Cover):
            headers["X-Spine"] = quote(self._spine(document))
        if isinstance(document, Worksheet) and any(map(is_small, document.sheets)):
            headers["X-Small"] = "1"
        return Response(picture, headers=headers, media_type="image/png")

    def _spine(self, cover: Cover) -> str:
        """Say how wide the spine is, and why."""
        width = str(cover.spine_mm)
        return self._pages.words("print-spine", pages=cover.pages, millimetres=width)

    async def _logo_of(self, files: Mapping[str, bytes]) -> Logo | None:
        """Read the logo that was sent, if one was; on a thread, since it takes milliseconds.

        Raises:
            LogoError.
        """
        if "logo" not in files:
            return None
        return await self._services.engine_context.pool.run(read_logo, files["logo"])

    def _refused(self, error: errors.NonetError) -> tuple[int, str]:
        record_error(error)
        # A grid that is not unique is a mistake in this form, as any other.
        status = 422 if isinstance(error, errors.PrintLimitError) else 400
        return status, reason_of(error, self._pages.words)

    def _form(
        self,
        fields: Mapping[str, str],
        *,
        status: int = 200,
        wrong: str | None = None,
        is_filled: bool = False,
    ) -> Response:
        values: dict[str, Any] = {
            "is_filled": is_filled or wrong is not None,
            "choices": choices(),
            "bounds": bounds(),
            "tiers": by_tier(),
            "technique": PracticeJob.model_fields["about"].default,
            "strip": StripJob.model_fields,
            "today": self._daily.today.isoformat(),
            "fields": {"source": "new", **fields},
            "wrong": wrong,
            "cards": _CARDS,
        }
        return self._pages.respond("print.html", values, status=status, headers=_NOT_KEPT)


async def _read(request: Request) -> tuple[dict[str, str], dict[str, bytes]]:
    return await read_upload(
        GateHeaders.of(request.scope),
        request.receive,
        most_bytes=LARGEST_FORM + LARGEST_LOGO_BYTES,
        most_text=LARGEST_FORM,
    )


def _fields_in(request: Request) -> dict[str, str]:
    """Return the fields that the query fills in: those of the form, or of a sheet that comes back.

    `sheet` gives the same puzzles again, `like` others in the same looks.
    """
    query = {name: value[:LARGEST_FORM] for name, value in request.query_params.items()}
    code = query.get("like") or query.get("sheet")
    if code is None or "source" in query:
        return {name: value for name, value in query.items() if name in FORM_FIELDS}
    try:
        record = read_code(code)
    except errors.IdentifierError:
        return {}
    fields = fields_of(record)
    if "like" not in query:
        return fields | {"source": "sheet", "sheet": code}
    count = len(record.grids) // record.letters
    most = bounds()["count"]["le"]
    again = {"source": "new", "count": str(min(count, most)), "date": ""}
    return fields | again | {"difficulty": query.get("difficulty", "easy")}


def _has_room_for_codes(document: Printable) -> bool:
    worksheet = worksheet_of(document)
    link = None if worksheet is None else worksheet.link
    return link is None or has_room_for_code(link)


def _shown(reason: str, *, status: int) -> Response:
    return Response(reason, status, _NOT_KEPT, "text/plain")


def _named_puzzles(request: Request) -> str:
    """Return the grids that the query names, one a line; a query that names none is none."""
    named = request.query_params.get("collection") or request.query_params.get("puzzle")
    if named is None:
        return ""
    try:
        return "\n".join(parse_collection_id(named))
    except errors.IdentifierError:
        return ""
