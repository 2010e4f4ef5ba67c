"""The fonts of worksheets: Inter, the fonts of languages, and Noto for other scripts.

Languages whose letters Inter lacks have a font with the letters of their messages. Nonet doesn't
include whole fonts for them. It uses those of an extra or of Debian's packages, if installed. The
error for a missing character names both.
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
    """A Noto font: its family, its file, its Debian package, and its scripts.

    Scripts are the first words of Unicode character names. Headings use the bold face from the
    same folder, if there is one. `packed` are the packages of an `extra` of Nonet and their files.
    """

    family: str
    file: str
    package: str
    scripts: tuple[str, ...]
    extra: str = ""
    packed: tuple[tuple[str, str], ...] = ()


# The last letter of Inter; beyond it, scripts are distinguished from punctuation by name.
_LAST_OF_INTER = "\u052f"
_CJK = "CJK HIRAGANA KATAKANA HANGUL FULLWIDTH HALFWIDTH IDEOGRAPHIC BOPOMOFO"
_CORE = ("Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Thai", "Armenian", "Georgian")
FALLBACKS = (
    *(
        Fallback(
            f"Noto Sans {script}",
            f"NotoSans{script}-Regular.ttf",
            "fonts-noto-core",
            (script.upper(),),
        )
        for script in _CORE
    ),
    Fallback(
        "Noto Sans CJK JP",
        "NotoSansCJK-Regular.ttc",
        "fonts-noto-cjk",
        tuple(_CJK.split()),
        "cjk",
        (
            ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
            ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
        ),
    ),
)


def fallbacks_for(texts: Iterable[str]) -> tuple[Fallback, ...]:
    """Return the fonts for the scripts of texts, whether or not they are installed."""
    characters = {character for text in texts for character in text if character > _LAST_OF_INTER}
    scripts = {_script_of(character) for character in characters}
    return tuple(fallback for fallback in FALLBACKS if scripts.intersection(fallback.scripts))


def is_installed(fallback: Fallback) -> bool:
    """Return whether a font is installed."""
    return bool(_files_of(fallback))


def families(fallbacks: Iterable[Fallback]) -> list[str]:
    """Return the font families after Inter, in the order of preference."""
    return [
        *(font.family for font in published_fonts()),
        *(fallback.family for fallback in fallbacks if is_installed(fallback)),
    ]


@cache
def load_fonts(fallbacks: tuple[Fallback, ...]) -> typst.Fonts:
    """Load the fonts of this package and the fallbacks; all machines use the same fonts."""
    folders = [str(FONTS), *(str(font.folder) for font in published_fonts())]
    if fallbacks:
        folders.append(_folder_of(fallbacks))
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)


@cache
def _folder_of(fallbacks: tuple[Fallback, ...]) -> str:
    # Typst scans whole folders, which takes a second for the folder of all Noto fonts.
    folder = Path(tempfile.mkdtemp(prefix="nonet-fonts-"))
    for fallback in fallbacks:
        for file in _files_of(fallback):
            (folder / file.name).symlink_to(file)
    return str(folder)


@cache
def _files_of(fallback: Fallback) -> tuple[Path, ...]:
    """Return the files of a font: of its extra, or else of the system."""
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
