"""What the print page's form asks for, and why what was put into it is not taken."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any
from urllib.parse import quote

from pydantic import ValidationError

from nonet import errors
from nonet.i18n.words import Words
from nonet.printing.job import (
    PRINT_JOBS,
    BookJob,
    ClassSetJob,
    PracticeJob,
    PrintJob,
    SheetJob,
    StripJob,
    bounds,
)
from nonet.printing.layout import Logo
from nonet.printing.sheet_code import read_code
from nonet.printing.strip import StripFormat
from nonet.printing.svg import LARGEST_LOGO_BYTES

_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')


def read_print_job(fields: Mapping[str, str], logo: Logo | None = None) -> PrintJob:
    """Read the fields of the form; one that is left empty has its default.

    Raises:
        FormError: a field is none of its list, or too long.
    """
    given: dict[str, Any] = {name: value for name, value in fields.items() if value}
    given = {"kind": "sheet", **given, "logo": logo, "sheet": None}
    if given.get("source") == "sheet":
        try:
            record = read_code(fields.get("sheet", ""))
        except errors.IdentifierError:
            raise errors.FormError("sheet: no code of a sheet") from None
        given |= {"sheet": record, "kind": record.kind, "mark": record.mark}
    try:
        return PRINT_JOBS.validate_python(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
    name = str(first["loc"][-1]) if first["loc"] else ""
    limits = bounds().get(name, {})
    raise errors.FormError(
        f"{name}: {first['msg']}",
        field=name,
        least=limits.get("ge"),
        most=limits.get("le", limits.get("max_length")),
    )


def file_name(job: PrintJob, words: Words, today: date) -> str:
    """Return the name of a download, as its header has it: title, level and date."""
    ending, parts = form_of(job), [job.title or words("sheet-sudoku")]
    match job:
        case PracticeJob():
            parts.append(words(f"name-{job.about}"))
        case StripJob():
            parts += [words(f"label-{label}") for label in dict.fromkeys(job.grid_labels)]
            today = job.day or today
        case BookJob(book_part="cover"):
            parts.append(words("print-part-cover"))
        case SheetJob(source="new") | ClassSetJob(source="new"):
            parts.append(words(f"label-{job.difficulty}"))
    parts.append(job.date or today.isoformat())
    name = " - ".join(_NOT_IN_NAMES.sub("-", part).strip() for part in parts)
    return f"filename=\"sudoku.{ending}\"; filename*=UTF-8''{quote(name)}.{ending}"


def form_of(job: PrintJob) -> StripFormat:
    """Return the form of the file that a job is for."""
    return job.form if isinstance(job, StripJob) else "pdf"


# What the page calls a field that a person fills in; all others are chosen, or hidden.
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
}
_LOGO_KILOBYTES = LARGEST_LOGO_BYTES // 1000


def reason_of(error: errors.NonetError, words: Words) -> str:
    """Return why, and what to do about it, as a form tells it."""
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
    """Say what printing took too much of."""
    return words(f"print-limit-{error.limit}", most=error.most)


def _of_layout(error: errors.LayoutError, words: Words) -> str:
    """Say what is wrong; of a logo what is not taken, and then what would be."""
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
