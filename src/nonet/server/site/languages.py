"""The languages of the site, and where the pages of each are."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from nonet.i18n.catalogue import ENGLISH
from nonet.i18n.words import FONT_WEIGHTS, Font, Words


class Languages:
    """The languages that there are, English first: `/techniques`, but `/de/techniques`."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.all = {words.tag: words for words in languages}

    @property
    def others(self) -> list[str]:
        """The tags of those beside English."""
        return [tag for tag in self.all if tag != ENGLISH]

    @property
    def are_several(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.all) > 1

    def of_path(self, path: str) -> str:
        """Return the tag of the language that a path belongs to."""
        first = path.split("/", 2)[1:2]
        return first[0] if first and first[0] in self.all else ENGLISH

    def everywhere(self, path: str) -> Iterator[tuple[Words, str]]:
        """Return each language with the address of one and the same page."""
        for tag, words in self.all.items():
            yield words, address_in(tag, path)


def address_in(tag: str, path: str) -> str:
    """Return the address of a page in a language."""
    return path if tag == ENGLISH else f"/{tag}{path}"


_RULES = Path(__file__).with_name("fonts") / "language.css"
# Whatever is bolder than text is bold: browsers make no bold of their own.
_WEIGHTS = {"regular": "400 500", "bold": "501 900"}


def style_of(font: Font) -> str:
    """Return the name of the style."""
    return f"{font.tag}.css"


def styles_in_all(languages: Languages) -> dict[str, bytes]:
    """Return the styles and fonts of all languages that bring some."""
    written: dict[str, bytes] = {}
    for font in (words.font for words in languages.all.values()):
        if font is None:
            continue
        written |= {name: file.read_bytes() for _, _, name, file in _faces(font)}
        written[style_of(font)] = _style(font).encode()
    return written


def style_files_of(words: Words) -> tuple[str, ...]:
    """Return the names of the style and the fonts of one language."""
    if words.font is None:
        return ()
    return style_of(words.font), *(name for _, _, name, _ in _faces(words.font))


def _faces(font: Font) -> Iterator[tuple[str, str, str, Path]]:
    """Yield of each file its weight, the characters that need it, its name and where it lies."""
    first = ", ".join(f"U+{ord(letter):X}" for letter in font.first) or font.range
    for weight in FONT_WEIGHTS:
        # Of ranges that overlap, the last counts.
        for part, file in reversed(font.for_pages(weight).items()):
            yield weight, font.range if part else first, f"{font.tag}_{weight}{part}.woff2", file


def _style(font: Font) -> str:
    faces = "".join(
        f'@font-face {{ font-family: "{font.family}"; '
        f'src: url("./{name}") format("woff2"); '
        f"font-weight: {_WEIGHTS[weight]}; font-display: swap; unicode-range: {characters}; }}\n"
        for weight, characters, name, _ in _faces(font)
    )
    return faces + _RULES.read_text("utf-8").replace("LETTERS", f'"{font.family}"')
