"""The fields and files of the print page's form, and explanations of errors in them."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any
from urllib.parse import quote

from pydantic import ValidationError
from python_multipart.multipart import Field, File, create_form_parser
from starlette.requests import Request

from nonet import errors
from nonet.i18n.words import Words
from nonet.printing import job as jobs, layout, sheet_code, svg
from nonet.printing.strip import StripFormat
from nonet.server.http.body import read_body, read_form
from nonet.server.http.error_responses import InvalidRequestError
from nonet.server.http.strings import is_text

_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')


def read_print_job(fields: Mapping[str, str], logo: layout.Logo | None = None) -> jobs.PrintJob:
    """Read the fields of the form; empty fields have their defaults.

    Raises:
        FormError: a field is unknown, out of range or too long.
    """
    given: dict[str, Any] = {name: value for name, value in fields.items() if value}
    given = {"kind": "sheet", **given, "logo": logo, "sheet": None}
    if given.get("source") == "sheet":
        try:
            record = sheet_code.read_own_code(fields.get("sheet", ""))
        except errors.IdentifierError:
            raise errors.FormError("sheet: invalid sheet code") from None
        given |= {"sheet": record, "kind": record.kind, "mark": record.mark}
    try:
        return jobs.PRINT_JOBS.validate_python(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
    name = str(first["loc"][-1]) if first["loc"] else ""
    limits = jobs.bounds().get(name, {})
    raise errors.FormError(
        f"{name}: {first['msg']}",
        field=name,
        least=limits.get("ge"),
        most=limits.get("le", limits.get("max_length")),
    )


def file_name(job: jobs.PrintJob, words: Words, today: date) -> str:
    """Return the file name for the header of a download: title, kind, levels and date."""
    ending, kind, labels = form_of(job), words(f"print-kind-{job.kind}"), job.labels
    plain: str = job.kind
    match job:
        case jobs.PracticeJob():
            kind, plain, labels = words(f"name-{job.about}"), f"practice-{job.about}", ()
        case jobs.StripJob():
            today = job.day or today
            labels = job.weekdays.get(today.weekday(), job.grid_labels)
        case jobs.BookJob(book_part="cover"):
            kind, plain = words("print-part-cover"), "book-cover"
        case jobs.SheetJob() if job.answers != "none":
            kind, plain = f"{kind} + {words('print-answers')}", "sheet-with-answers"
        case jobs.ClassSetJob():
            kind += f" A-{layout.LETTERS[job.letters - 1]}"
            labels = (job.difficulty,)
    if isinstance(job, jobs.GridsJob) and job.source != "new":
        labels = ()
    levels = [words(f"label-{label}") for label in dict.fromkeys((*labels[:1], *labels[-1:]))]
    parts = [job.title or words("sheet-sudoku"), kind, "-".join(levels)]
    parts.append(job.date or today.isoformat())
    name = " - ".join(_NOT_IN_NAMES.sub("-", part).strip() for part in parts if part)
    return f"filename=\"sudoku-{plain}.{ending}\"; filename*=UTF-8''{quote(name)}.{ending}"


def form_of(job: jobs.PrintJob) -> StripFormat:
    """Return the file format of a job."""
    return job.form if isinstance(job, jobs.StripJob) else "pdf"


# The labels of fields that people fill in; the other fields are chosen or hidden.
_FIELDS: Mapping[str, str] = {
    "count": "print-count",
    "first-number": "print-first-number",
    "title": "print-sheet-title",
    "class": "print-class",
    "date": "print-date",
    "puzzles": "print-grids",
    "width": "print-width",
    "height": "print-height",
    "blurb": "print-blurb",
    "isbn": "print-isbn",
    "strip-number": "print-first-number",
}
_LAYOUTS: Mapping[str, str] = {
    "candidates": "print-wrong-candidates",
    "answers": "print-wrong-answers",
    "large_print": "print-wrong-large",
    "trim": "print-wrong-trim",
    "size": "print-wrong-strip",
    "hints": "print-wrong-path",
    "path": "print-wrong-path",
    "logo": "print-wrong-logo",
    "isbn": "print-wrong-isbn",
    "isbn-check": "print-wrong-isbn-check",
}
_LOGO_KILOBYTES = svg.LARGEST_LOGO_BYTES // 1000


def reason_of(error: errors.NonetError, words: Words) -> str:
    """Explain an error, and how to fix it, for a form."""
    match error:
        case errors.FormError():
            return _of_form(error, words)
        case errors.TextFormError():
            return _of_text(error, words)
        case errors.UnprintableCharacterError():
            return words("print-wrong-characters", characters=" ".join(error.characters))
        case errors.NotUniqueError():
            place = next(iter(error.statuses)).removeprefix("puzzles[").removesuffix("]")
            return words("print-not-unique", number=str(int(place) + 1))
        case errors.LayoutError():
            return _of_layout(error, words)
    return of_limit(error, words) if isinstance(error, errors.PrintLimitError) else str(error)


def of_limit(error: errors.PrintLimitError, words: Words) -> str:
    """Explain which limit of printing was exceeded."""
    return words(f"print-limit-{error.limit}", most=error.most)


def _of_layout(error: errors.LayoutError, words: Words) -> str:
    """Explain a layout error; for a logo, also the part that isn't supported."""
    name = _LAYOUTS.get(error.option, "print-wrong-room")
    said = words(name, kilobytes=_LOGO_KILOBYTES)
    if not isinstance(error, errors.LogoError):
        return said
    found = words(
        f"print-logo-{error.kind}", part=error.part, line=str(error.line), most=error.most
    )
    return f"{found} {said}"


def _of_form(error: errors.FormError, words: Words) -> str:
    if error.field == "sizes":
        return words("print-wrong-sizes")
    if error.field not in _FIELDS or error.most is None:
        return words("print-wrong-form")
    field, most = words(_FIELDS[error.field]), error.most
    if error.least is not None:
        return words("print-wrong-number", field=field, least=error.least, most=most)
    if error.field == "puzzles":
        return words("print-wrong-many", most=most)
    return words("print-wrong-length", field=field, most=most)


def _of_text(error: errors.TextFormError, words: Words) -> str:
    fault = error.fault
    name = "import-no-grid" if fault.kind == "other" else f"import-{fault.kind}"
    reason = words(name, count=fault.count or 0, site=fault.site or "")
    if not fault.found:
        return reason
    place = words("import-place", line=str(error.line), column=str(error.column), found=fault.found)
    return words("text-next", before=place, next=reason)


MEDIA_TYPE = "multipart/form-data"
MOST_FIELDS = 56
_LONGEST_NAME = 64


async def read_upload(
    request: Request, *, most_bytes: int, most_text: int
) -> tuple[dict[str, str], dict[str, bytes]]:
    """Return the fields of a request's form and its files; empty files are left out.

    A form without files may also be URL-encoded. In either encoding the fields that aren't files
    have at most `most_text` bytes.

    Raises:
        FormError: not a form, too large, cut off, with a field twice, or one that is not text.
    """
    announced = ",".join(request.headers.getlist("content-type"))
    if not announced.lower().startswith(MEDIA_TYPE):
        return await read_form(request, most_bytes=most_text, most_fields=MOST_FIELDS), {}
    try:
        body = await read_body(request, most_bytes=most_bytes)
    except (errors.BodyTooLargeError, InvalidRequestError):
        raise errors.FormError("the form is too large or incomplete") from None
    try:
        return _parse(announced, body, most_text)
    except ValueError:  # the base class of the parser's errors
        raise errors.FormError("the form can't be parsed") from None


def _parse(media_type: str, body: bytes, most_text: int) -> tuple[dict[str, str], dict[str, bytes]]:
    fields: dict[str, str] = {}
    files: dict[str, bytes] = {}
    text_bytes = 0

    def know(name: bytes | None) -> str:
        text = _text_of(name)
        if text in fields or text in files or len(text) > _LONGEST_NAME:
            raise errors.FormError("a field is repeated, or its name is too long")
        if len(fields) + len(files) == MOST_FIELDS:
            raise errors.FormError("too many fields")
        return text

    def on_field(field: Field) -> None:
        nonlocal text_bytes
        text_bytes += len(field.value or b"")
        if text_bytes > most_text:
            raise errors.FormError("the form is too large or incomplete")
        fields[know(field.field_name)] = _text_of(field.value)

    def on_file(file: File) -> None:
        file.file_object.seek(0)
        files[know(file.field_name)] = file.file_object.read()

    # With limits as large as the body, the parser never spools to a file.
    config = {"MAX_MEMORY_FILE_SIZE": len(body) + 1, "MAX_BODY_SIZE": len(body)}
    parser = create_form_parser(
        {"Content-Type": media_type.encode()}, on_field, on_file, config=config
    )
    parser.write(body)
    parser.finalize()
    return fields, {name: content for name, content in files.items() if content}


def _text_of(value: bytes | None) -> str:
    text = (value or b"").decode()
    if not is_text(text):
        raise errors.FormError("a field isn't text")
    return text
