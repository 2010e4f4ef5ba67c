"""Whether a text can be printed."""

import typst

from nonet.errors import UnprintableCharacterError
from nonet.worksheets.rendering import compile_pdf

_SPECIMEN = b"""
#set document(title: "Specimen")
#set text(font: "Inter", fallback: false)
#sys.inputs.text
"""


def check_glyphs(text: str) -> None:
    """Check that the worksheet font has every character of a text.

    Call it once, at start, with what settings bring onto a page: the credit. A page with a missing
    glyph would not be accessible, so rendering it fails.

    Raises:
        UnprintableCharacterError: naming each character that is missing.
    """
    if _is_printable(text):
        return
    missing = [character for character in dict.fromkeys(text) if not _is_printable(character)]
    raise UnprintableCharacterError(text, "".join(missing) or text)


def _is_printable(text: str) -> bool:
    if not text.isprintable():
        return False
    try:
        compile_pdf(_SPECIMEN, {"text": text})
    except typst.TypstError:
        return False
    return True
