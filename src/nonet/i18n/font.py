"""The font of a language whose letters Inter lacks, beside its messages."""

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
    """A font of two weights, for print and for pages; it has no Latin letters.

    `range` says of which characters it has some, as styles do: `U+0600-06FF`. `first` are
    letters that pages load apart from the others, since those that are seen first need no others.
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
        """Return the files that browsers load, by an ending of their names; `""` comes first."""
        parts = ("", "_more") if self.first else ("",)
        return {part: self.folder / f"{weight}{part}.woff2" for part in parts}


def font_in(language: Path) -> Font | None:
    """Return the font that the folder of a language brings, if any."""
    about = language / _ABOUT
    if not about.exists():
        return None
    told = tomllib.loads(about.read_text("utf-8"))
    first = about.with_name(_FIRST)
    letters = first.read_text("utf-8").strip() if first.exists() else ""
    return Font(language.name, told["family"], told["range"], about.parent, letters)


def fonts_below(languages: Path) -> tuple[Font, ...]:
    """Return the fonts of all languages of a folder."""
    found = (font_in(about.parents[1]) for about in sorted(languages.glob(f"*/{_ABOUT}")))
    return tuple(font for font in found if font is not None)
