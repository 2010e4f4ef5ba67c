"""Why what was put into a form is not taken, in the words of those who filled it in."""

import re
from collections.abc import Mapping

from nonet.catalogue import Words
from nonet.door.errors import FormError
from nonet.errors import (
    LayoutError,
    LogoError,
    NonetError,
    NotUniqueError,
    PrintLimitError,
    TextFormError,
    UnprintableCharacterError as Unprintable,
)
from nonet.worksheets.logo import LARGEST_BYTES as LARGEST_LOGO

# What the page calls a field that a person fills in; all others are chosen, or hidden.
_FIELDS: Mapping[str, str] = {
    "count": "print-count",
    "first-number": "print-first-number",
    "title": "print-sheet-title",
    "class": "print-class",
    "date": "print-date",
    "puzzles": "print-grids",
}
_LAYOUTS: Mapping[str, str] = {
    "candidates": "print-wrong-candidates",
    "answers": "print-wrong-answers",
    "large_print": "print-wrong-large",
    "hints": "print-wrong-path",
    "path": "print-wrong-path",
    "logo": "print-wrong-logo",
}
_LOGO_KILOBYTES = LARGEST_LOGO // 1000
# The readers tell it in one sentence; the page that reads on the device takes it apart likewise.
_COUNTED = re.compile(r"found (\d+) cells ")


def reason_of(refusal: NonetError, words: Words) -> str:
    """Return why, and what to do about it, as a form tells it."""
    match refusal:
        case FormError():
            return _of_form(refusal, words)
        case TextFormError():
            return _of_text(refusal, words)
        case Unprintable():
            return words("print-wrong-characters", characters=" ".join(refusal.characters))
        case NotUniqueError():
            place = next(iter(refusal.statuses)).removeprefix("puzzles[").removesuffix("]")
            return words("print-not-unique", number=str(int(place) + 1))
        case LayoutError():
            return _of_layout(refusal, words)
    return of_limit(refusal, words) if isinstance(refusal, PrintLimitError) else str(refusal)


def of_limit(refusal: PrintLimitError, words: Words) -> str:
    """Say what printing took too much of."""
    return words(f"print-limit-{refusal.limit}", most=refusal.most)


def _of_layout(refusal: LayoutError, words: Words) -> str:
    """Say what is wrong; of a logo what is not taken, and then what would be."""
    name = _LAYOUTS.get(refusal.option, "print-wrong-room")
    told = words(name, kilobytes=_LOGO_KILOBYTES)
    if not isinstance(refusal, LogoError):
        return told
    found = words(
        f"print-logo-{refusal.kind}", part=refusal.part, line=str(refusal.line), most=refusal.most
    )
    return f"{found} {told}"


def _of_form(refusal: FormError, words: Words) -> str:
    if refusal.field not in _FIELDS or refusal.most is None:
        return words("print-wrong-form")
    field, most = words(_FIELDS[refusal.field]), refusal.most
    if refusal.least is not None:
        return words("print-wrong-number", field=field, least=refusal.least, most=most)
    if refusal.field == "puzzles":
        return words("print-wrong-many", most=most)
    return words("print-wrong-length", field=field, most=most)


def _of_text(refusal: TextFormError, words: Words) -> str:
    line = str(refusal.line)
    if counted := _COUNTED.match(refusal.reason):
        return words("import-cells", line=line, count=int(counted[1]))
    return words("import-no-grid", line=line)
