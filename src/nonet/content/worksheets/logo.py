"""Reading a logo that a stranger hands over: small, cheap to draw, and without anything active."""

from nonet.content.worksheets.layout import Logo
from nonet.content.worksheets.png import SIGNATURE, strip_png
from nonet.content.worksheets.svg import plain_svg
from nonet.errors import LogoError

LARGEST_LOGO_BYTES = 256_000


def read_logo(content: bytes) -> Logo:
    """Read a PNG or an SVG; what is printed is written anew from what is allowed in it.

    Raises:
        LogoError: it is neither, too large, or has a part that a logo may not have.
    """
    if len(content) > LARGEST_LOGO_BYTES:
        raise LogoError("bytes", most=LARGEST_LOGO_BYTES)
    if content.startswith(SIGNATURE):
        return Logo(content=strip_png(content), format="png")
    return Logo(content=plain_svg(content), format="svg")
