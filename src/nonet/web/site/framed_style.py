"""The style of a board in somebody else's page: one sheet, which fetches no font."""

import re

from nonet.web.site.assets import FOLDER

NAME = "framed.css"
_PARTS = ("shared/base.css", "play/board.css", "embed/embed.css", "embed/frame.css")
# A browser may fetch a font that it is only told of.
_FONTS = re.compile(r"@font-face \{[^}]*\}\n")


def framed_style() -> bytes:
    """Put the sheet together from those of the site's own pages."""
    parts = ((FOLDER / part).read_text("utf-8") for part in _PARTS)
    return _FONTS.sub("", "".join(parts)).encode()
