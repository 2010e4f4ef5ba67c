"""Which fonts a worksheet is set in: Inter, and Noto for the scripts that Inter lacks.

Noto is not part of Nonet. It is used where Debian's packages have put it; a text in a script that
has no font is refused, and the refusal names the package.
"""

import tempfile
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import typst

from nonet.errors import UnprintableCharacterError

FONTS = Path(__file__).with_name("fonts")
_SYSTEM_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))


class Fallback(NamedTuple):
    """A font of Noto: its family, its file, its Debian package, and the scripts it is for.

    Headings take its bold face, where that is beside it.
    Scripts are told by the first words of Unicode's names of characters.
    """

    family: str
    file: str
    package: str
    scripts: tuple[str, ...]


_LAST_OF_INTER = "\u052f"  # of its letters; scripts beyond are told from punctuation by name
_CJK = (
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "HANGUL",
    "FULLWIDTH",
    "HALFWIDTH",
    "IDEOGRAPHIC",
    "BOPOMOFO",
)
FALLBACKS = (
    Fallback("Noto Sans Arabic", "NotoSansArabic-Regular.ttf", "fonts-noto-core", ("ARABIC",)),
    Fallback("Noto Sans Hebrew", "NotoSansHebrew-Regular.ttf", "fonts-noto-core", ("HEBREW",)),
    Fallback(
        "Noto Sans Devanagari",
        "NotoSansDevanagari-Regular.ttf",
        "fonts-noto-core",
        ("DEVANAGARI",),
    ),
    Fallback("Noto Sans Bengali", "NotoSansBengali-Regular.ttf", "fonts-noto-core", ("BENGALI",)),
    Fallback("Noto Sans Tamil", "NotoSansTamil-Regular.ttf", "fonts-noto-core", ("TAMIL",)),
    Fallback("Noto Sans Thai", "NotoSansThai-Regular.ttf", "fonts-noto-core", ("THAI",)),
    Fallback(
        "Noto Sans Armenian", "NotoSansArmenian-Regular.ttf", "fonts-noto-core", ("ARMENIAN",)
    ),
    Fallback(
        "Noto Sans Georgian", "NotoSansGeorgian-Regular.ttf", "fonts-noto-core", ("GEORGIAN",)
    ),
    Fallback("Noto Sans CJK JP", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk", _CJK),
)


def fallbacks_for(texts: Iterable[str]) -> tuple[Fallback, ...]:
    """Return the fonts that texts need beside Inter, whether they are installed or not."""
    characters = {character for text in texts for character in text if character > _LAST_OF_INTER}
    scripts = {_script_of(character) for character in characters}
    return tuple(fallback for fallback in FALLBACKS if scripts.intersection(fallback.scripts))


def is_installed(fallback: Fallback) -> bool:
    """Tell whether a font is on this machine."""
    return _find(fallback.file) is not None


def require_installed(fallbacks: Iterable[Fallback], text: str) -> None:
    """Refuse a text whose fonts are not installed.

    Raises:
        UnprintableCharacterError: naming the Debian package to install.
    """
    for fallback in fallbacks:
        if not is_installed(fallback):
            missing = (each for each in text if _script_of(each) in fallback.scripts)
            raise UnprintableCharacterError(
                text, "".join(dict.fromkeys(missing)), package=fallback.package
            )


@cache
def load_fonts(fallbacks: tuple[Fallback, ...]) -> typst.Fonts:
    """Load the fonts of this package and these; no others: what prints here prints everywhere."""
    folders = [str(FONTS)]
    if fallbacks:
        folders.append(_folder_of(fallbacks))
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)


@cache
def _folder_of(fallbacks: tuple[Fallback, ...]) -> str:
    # Typst searches whole folders, and the folder of all Noto fonts takes it a second.
    folder = Path(tempfile.mkdtemp(prefix="nonet-fonts-"))
    for fallback in fallbacks:
        for name in (fallback.file, fallback.file.replace("Regular", "Bold")):
            if file := _find(name):
                (folder / file.name).symlink_to(file)
    return str(folder)


@cache
def _find(name: str) -> Path | None:
    found = (file for folder in _SYSTEM_FOLDERS for file in sorted(folder.rglob(name)))
    return next(found, None)


def _script_of(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]
