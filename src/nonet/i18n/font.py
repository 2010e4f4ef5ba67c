"""The font of a language whose letters Inter lacks."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

_ABOUT = "fonts/font.toml"
_FIRST = "first.txt"

FontWeight = Literal["regular", "bold"]
FONT_WEIGHTS: tuple[FontWeight, ...] = ("regular", "bold")


@dataclass(frozen=True, slots=True)
class Font:
    """A font of two weights, for print and for pages, without Latin letters.

    `range` is the Unicode range of its characters in CSS, such as `U+0600-06FF`. `first` are
    letters that pages load as a separate file, since the first screen needs only those.
    """

    tag: str
    family: str
    range: str
    folder: Path
    first: str = ""

    def for_print(self, weight: FontWeight) -> Path:
        """Return the file that sheets embed."""
        return self.folder / f"{weight}.ttf"

    def for_pages(self, weight: FontWeight) -> dict[str, Path]:
        """Return the files that browsers load, by the suffix of their names; `""` comes first."""
        parts = ("", "_more") if self.first else ("",)
        return {part: self.folder / f"{weight}{part}.woff2" for part in parts}


def font_in(language: Path) -> Font | None:
    """Return the font in the folder of a language, if any."""
    about = language / _ABOUT
    if not about.exists():
        return None
    about_font = tomllib.loads(about.read_text("utf-8"))
    first = about.with_name(_FIRST)
    letters = first.read_text("utf-8").strip() if first.exists() else ""
    return Font(language.name, about_font["family"], about_font["range"], about.parent, letters)


def fonts_below(languages: Path) -> tuple[Font, ...]:
    """Return the fonts of all languages in a folder."""
    found = (font_in(about.parents[1]) for about in sorted(languages.glob(f"*/{_ABOUT}")))
    return tuple(font for font in found if font is not None)
