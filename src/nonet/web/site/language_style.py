"""The style of pages in a language whose letters Inter lacks: its font, and more room."""

from pathlib import Path

from nonet.foundation.catalogue import FONT_WEIGHTS, Font, Words
from nonet.web.site.languages import Languages

_RULES = Path(__file__).with_name("fonts") / "language.css"
# Whatever is bolder than text is bold: browsers make no bold of their own.
_WEIGHTS = {"regular": "400 500", "bold": "501 900"}


def style_of(font: Font) -> str:
    """Return the name of the style."""
    return f"{font.tag}.css"


def face_of(font: Font, weight: str = "regular") -> str:
    """Return the name of a file of the font."""
    return f"{font.tag}_{weight}.woff2"


def styles_in_all(languages: Languages) -> dict[str, bytes]:
    """Return the styles and fonts of all languages that bring some."""
    written: dict[str, bytes] = {}
    for font in (words.font for words in languages.all.values()):
        if font is None:
            continue
        for weight in FONT_WEIGHTS:
            written[face_of(font, weight)] = font.for_pages(weight).read_bytes()
        written[style_of(font)] = _style(font).encode()
    return written


def style_files_of(words: Words) -> tuple[str, ...]:
    """Return the names of the style and the fonts of one language."""
    if words.font is None:
        return ()
    return style_of(words.font), *(face_of(words.font, weight) for weight in FONT_WEIGHTS)


def _style(font: Font) -> str:
    faces = "".join(
        f'@font-face {{ font-family: "{font.family}"; '
        f'src: url("./{face_of(font, weight)}") format("woff2"); '
        f"font-weight: {_WEIGHTS[weight]}; font-display: swap; unicode-range: {font.range}; }}\n"
        for weight in FONT_WEIGHTS
    )
    return faces + _RULES.read_text("utf-8").replace("LETTERS", f'"{font.family}"')
