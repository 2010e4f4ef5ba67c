"""Which fonts a worksheet is set in: Inter, those of languages, and Noto for what these lack.

Languages whose letters Inter lacks bring a font with those of their messages. Whole fonts are not
part of Nonet: they are used where an extra or Debian's packages have put them; a text with a letter
that no font has is refused, and the refusal names both.
"""

import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import typst

from nonet.i18n.catalogue import published_fonts

FONTS = Path(__file__).with_name("fonts")
_SYSTEM_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))


class Fallback(NamedTuple):
    """A font of Noto: its family, its file, its Debian package, and the scripts it is for.

    Headings take its bold face, where that is beside it.
    Scripts are told by the first words of Unicode's names of characters.
    `packed` are the packages of an `extra` of Nonet, each with its one file.
    """

    family: str
    file: str
    package: str
    scripts: tuple[str, ...]
    extra: str = ""
    packed: tuple[tuple[str, str], ...] = ()


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
    Fallback(
        "Noto Sans CJK JP",
        "NotoSansCJK-Regular.ttc",
        "fonts-noto-cjk",
        _CJK,
        "cjk",
        (
            ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
            ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
        ),
    ),
)


def fallbacks_for(texts: Iterable[str]) -> tuple[Fallback, ...]:
    """Return the whole fonts for the scripts of texts, whether they are installed or not."""
    characters = {character for text in texts for character in text if character > _LAST_OF_INTER}
    scripts = {_script_of(character) for character in characters}
    return tuple(fallback for fallback in FALLBACKS if scripts.intersection(fallback.scripts))


def is_installed(fallback: Fallback) -> bool:
    """Tell whether a font is on this machine."""
    return bool(_files_of(fallback))


def families(fallbacks: Iterable[Fallback]) -> list[str]:
    """Return the names of fonts in the order in which letters are looked for, after Inter."""
    return [
        *(font.family for font in published_fonts()),
        *(fallback.family for fallback in fallbacks if is_installed(fallback)),
    ]


@cache
def load_fonts(fallbacks: tuple[Fallback, ...]) -> typst.Fonts:
    """Load the fonts of this package and these; no others: what prints here prints everywhere."""
    folders = [str(FONTS), *(str(font.folder) for font in published_fonts())]
    if fallbacks:
        folders.append(_folder_of(fallbacks))
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)


@cache
def _folder_of(fallbacks: tuple[Fallback, ...]) -> str:
    # Typst searches whole folders, and the folder of all Noto fonts takes it a second.
    folder = Path(tempfile.mkdtemp(prefix="nonet-fonts-"))
    for fallback in fallbacks:
        for file in _files_of(fallback):
            (folder / file.name).symlink_to(file)
    return str(folder)


@cache
def _files_of(fallback: Fallback) -> tuple[Path, ...]:
    """Return the files of a font, of its extra before those of the system."""
    if packed := tuple(_of_extra(fallback)):
        return packed
    names = (fallback.file, fallback.file.replace("Regular", "Bold"))
    found = (_find(name) for name in names)
    return tuple(dict.fromkeys(file for file in found if file is not None))


def _of_extra(fallback: Fallback) -> Iterator[Path]:
    for package, name in fallback.packed:
        spec = find_spec(package)
        if spec is not None and spec.origin is not None:
            yield Path(spec.origin).with_name(name)


def _find(name: str) -> Path | None:
    found = (file for folder in _SYSTEM_FOLDERS for file in sorted(folder.rglob(name)))
    return next(found, None)


def _script_of(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]
