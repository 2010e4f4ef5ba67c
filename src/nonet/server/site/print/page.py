"""The print page: puzzles as a PDF, without a key."""

from calendar import Calendar
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import errors
from nonet.i18n.words import Words
from nonet.printing import job as jobs, printing_process, sheet_code, svg
from nonet.printing.books.cover import Cover
from nonet.printing.document import has_room_for_code
from nonet.printing.layout import Logo
from nonet.printing.worksheet import SheetLink, Worksheet, is_small
from nonet.puzzles.lessons.lesson import by_tier
from nonet.puzzles.links import identifiers, site
from nonet.server.http import context, origins
from nonet.server.http.headers import client_address
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.print.documents import Documents
from nonet.server.site.print.form import file_name, form_of, read_print_job, read_upload, reason_of

LARGEST_FORM = 1 << 16
_MEDIA_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml"}
# The grids on the icons of layouts: left, top and side of each.
_CARDS = {
    1: [(5, 10, 20)],
    2: [(8, 5, 14), (8, 21, 14)],
    4: [(left, top, 10) for top in (9, 21) for left in (4, 16)],
    6: [(left, top, 9) for top in (4, 15.5, 27) for left in (5, 16)],
    9: [(left, top, 7) for top in (7, 16.5, 26) for left in (3.5, 11.5, 19.5)],
}
_NOT_KEPT = {"Cache-Control": "no-store"}
# Errors that the form explains; the others have error pages.
_TOLD_IN_THE_FORM = (
    errors.FormError,
    errors.LayoutError,
    errors.NotUniqueError,
    errors.PrintLimitError,
    errors.TextFormError,
    errors.UnprintableCharacterError,
)


async def show_print(request: Request) -> Response:
    """Show the form, with the puzzles of the collection or puzzle that the query names."""
    pages = pages_of(request)
    if named := _named_puzzles(request):
        return _form(pages, {"source": "own", "puzzles": named})
    fields = _fields_in(request)
    return _form(pages, fields, is_filled=bool(fields))


async def share_sheet(request: Request) -> Response:
    """Redirect to the page of the form's sheet."""
    return await _answer(request, _share, _form)


async def print_document(request: Request) -> Response:
    """Print the document of the form.

    It has solutions if requested; no page or link leads to solutions.
    """
    return await _answer(request, _print, _form)


async def preview_document(request: Request) -> Response:
    """Draw one page of the form's document, as it will be printed."""
    return await _answer(request, _preview, _explain)


async def _answer(
    request: Request,
    make: Callable[[Pages, dict[str, str], Mapping[str, bytes]], Awaitable[Response]],
    refuse: Callable[..., Response],
) -> Response:
    """Respond with the result for the form's fields and files, or with an explained error."""
    pages, fields = pages_of(request), dict[str, str]()
    if not origins.is_same_origin(request):
        return refuse(pages, fields, status=403, wrong=pages.words("print-foreign"))
    pages.services.limits.prints.count(client_address(request.scope))
    try:
        fields, files = await read_upload(
            request,
            most_bytes=LARGEST_FORM + svg.LARGEST_LOGO_BYTES,
            most_text=LARGEST_FORM,
        )
        return await make(pages, fields, files)
    except _TOLD_IN_THE_FORM as error:
        context.record_error(error)
        # In this form, a grid without a unique solution is an invalid field.
        status = 422 if isinstance(error, errors.PrintLimitError) else 400
        return refuse(pages, fields, status=status, wrong=reason_of(error, pages.words))


async def _share(pages: Pages, fields: dict[str, str], _files: Mapping[str, bytes]) -> Response:
    job = read_print_job(fields)
    if not isinstance(job, jobs.SheetJob | jobs.ClassSetJob):
        raise errors.FormError(f"{job.kind}: only sheets have a page", field="kind")
    code = sheet_code.code_of(await Documents(pages).record(job))
    return RedirectResponse(pages.at(f"{site.SHEET_PATH}{code}"), 303)


async def _print(pages: Pages, fields: dict[str, str], files: Mapping[str, bytes]) -> Response:
    job = read_print_job(fields, await _logo_of(pages, files))
    printed = await pages.services.press.print(await Documents(pages).make(job))
    # An SVG is meant for another document, so it is downloaded.
    form = form_of(job)
    how = "attachment" if job.save or form == "svg" else "inline"
    named = file_name(job, pages.words, pages.website.daily.today)
    headers = {**_NOT_KEPT, "Content-Disposition": f"{how}; {named}"}
    return Response(printed, headers=headers, media_type=_MEDIA_TYPES[form])


async def _preview(pages: Pages, fields: dict[str, str], files: Mapping[str, bytes]) -> Response:
    job = read_print_job(fields, await _logo_of(pages, files))
    document, count = await Documents(pages).preview(job)
    page = min(job.page, count)
    picture = await pages.services.press.preview(document, page)
    headers = {**_NOT_KEPT, "X-Page": str(page), "X-Pages": str(count)}
    if (link := _link_of(document)) is not None and not has_room_for_code(link):
        headers["X-Codes"] = "words"
    if isinstance(document, Cover):
        width = str(document.spine_mm)
        spine = pages.words("print-spine", pages=document.pages, millimetres=width)
        headers["X-Spine"] = quote(spine)
    if isinstance(document, Worksheet) and any(map(is_small, document.sheets)):
        headers["X-Small"] = "1"
    return Response(picture, headers=headers, media_type="image/png")


async def _logo_of(pages: Pages, files: Mapping[str, bytes]) -> Logo | None:
    """Read the uploaded logo, if any, on a thread, since it takes milliseconds.

    Raises:
        LogoError.
    """
    if "logo" not in files:
        return None
    return await pages.services.engine_context.pool.run(svg.read_logo, files["logo"])


def _link_of(document: printing_process.Printable) -> SheetLink | None:
    worksheet = printing_process.worksheet_of(document)
    return None if worksheet is None else worksheet.link


def _form(
    pages: Pages,
    fields: Mapping[str, str],
    *,
    status: int = 200,
    wrong: str | None = None,
    is_filled: bool = False,
) -> Response:
    values: dict[str, Any] = {
        "is_filled": is_filled or wrong is not None,
        "choices": jobs.choices(),
        "bounds": jobs.bounds(),
        "tiers": by_tier(),
        "technique": jobs.PracticeJob.model_fields["about"].default,
        "strip": jobs.StripJob.model_fields,
        "today": pages.website.daily.today.isoformat(),
        "weekdays": _weekdays(pages.words),
        "fields": {"source": "new", **fields},
        "wrong": wrong,
        "cards": _CARDS,
    }
    return pages.respond("print.html", values, status=status, headers=_NOT_KEPT)


def _weekdays(words: Words) -> list[tuple[str, str]]:
    """Return the field and the name of each weekday, from the first of the language."""
    week = Calendar(words.first_weekday).monthdatescalendar(2024, 1)[0]
    return [(jobs.WEEKDAYS[day.weekday()], words.weekday(day)) for day in week]


def _explain(_pages: Pages, _fields: Mapping[str, str], *, status: int, wrong: str) -> Response:
    return Response(wrong, status, _NOT_KEPT, "text/plain")


def _fields_in(request: Request) -> dict[str, str]:
    """Return the fields that the query fills in: those of the form or of a printed sheet.

    `sheet` gives the same puzzles, `like` other puzzles with the same layout.
    """
    query = {name: value[:LARGEST_FORM] for name, value in request.query_params.items()}
    code = query.get("like") or query.get("sheet")
    if code is None or "source" in query:
        return {name: value for name, value in query.items() if name in jobs.FORM_FIELDS}
    try:
        record = sheet_code.read_own_code(code)
    except errors.IdentifierError:
        return {}
    fields = jobs.fields_of(record)
    if "like" not in query:
        return fields | {"source": "sheet", "sheet": code}
    count = len(record.grids) // record.letters
    most = jobs.bounds()["count"]["le"]
    again = {"source": "new", "count": str(min(count, most)), "date": ""}
    return fields | again | {"difficulty": query.get("difficulty", "easy")}


def _named_puzzles(request: Request) -> str:
    """Return the query's grids, one a line; an empty text without valid ones."""
    named = request.query_params.get("collection") or request.query_params.get("puzzle")
    if named is None:
        return ""
    try:
        return "\n".join(identifiers.parse_collection_id(named))
    except errors.IdentifierError:
        return ""
