"""Whether a text can be printed, and whether it fits."""

from functools import lru_cache

import typst

from nonet.content.worksheets.fonts import fallbacks_for, require_installed
from nonet.content.worksheets.typesetting import compile_template
from nonet.errors import LayoutError, UnprintableCharacterError

_SPECIMEN = "specimen.typ"
# The service has one, and commands may be told another.
_CREDITS = 8


def check_glyphs(text: str) -> None:
    """Check that the worksheet fonts have every character of a text.

    Call it with what comes onto a page from outside: the credit at start, a title with its
    request. A page with a missing glyph would not be accessible, so rendering it fails.

    Raises:
        UnprintableCharacterError: naming each character that is missing.
    """
    fallbacks = fallbacks_for((text,))
    require_installed(fallbacks, text)
    if _is_printable(text):
        return
    missing = [character for character in dict.fromkeys(text) if not _is_printable(character)]
    raise UnprintableCharacterError(text, "".join(missing) or text)


@lru_cache(_CREDITS)
def check_credit(credit: str) -> None:
    """Check that the credit can be printed on every page, no smaller than can be read.

    Raises:
        UnprintableCharacterError: see `check_glyphs`.
        LayoutError: it takes more lines than a page has.
    """
    check_glyphs(credit)
    try:
        compile_template(_SPECIMEN, {"text": credit, "fits": "credit"}, texts=(credit,))
    except typst.TypstError:
        raise LayoutError(
            f"the credit takes more than three lines of a page: {len(credit)} characters"
        ) from None


def _is_printable(text: str) -> bool:
    if not text.isprintable():
        return False
    try:
        compile_template(_SPECIMEN, {"text": text}, texts=(text,))
    except typst.TypstError:
        return False
    return True
