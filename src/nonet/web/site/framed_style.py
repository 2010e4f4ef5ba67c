"""The style of a board in somebody else's page: one sheet, which fetches no font."""

import re
from collections.abc import Iterable

from nonet.web.site.assets import FOLDER

NAME = "framed.css"
BOARD = ("shared/base.css", "play/board.css", "embed/embed.css")
_FRAME = (*BOARD, "embed/frame.css")
# A browser may fetch a font that it is only told of.
_FONTS = re.compile(r"@font-face \{[^}]*\}\n")


def framed_style(parts: Iterable[str] = _FRAME) -> bytes:
    """Put the sheet together from those of the site's own pages."""
    sheets = ((FOLDER / part).read_text("utf-8") for part in parts)
    return _FONTS.sub("", "".join(sheets)).encode()
