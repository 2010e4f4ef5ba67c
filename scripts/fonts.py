"""Build Nonet's fonts, with only the letters, weights and features that pages and sheets use.

    fonts.py         the website's own, of the whole Inter
    fonts.py TAG...  those of languages whose letters Inter lacks, such as `ja`

npm brings the sources. The same sources and messages give the same bytes.
"""

import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from language_files import CATALOGUE, ROOT, read_language
from language_places import place_of

PAGES = ROOT / "src/nonet/server/site/fonts/inter.woff2"
INTER, INTER_FILE = "inter-ui@4.1.1", "variable/InterVariable.woff2"
RANGES = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A
    (0x0218, 0x021B),  # Romanian letters
    (0x2010, 0x2027),  # dashes, quotes, bullet, ellipsis
    (0x2030, 0x203A),  # per mille, primes, single angle quotes
    (0x2190, 0x2193),  # arrows
]
SYMBOLS = "€™\N{MINUS SIGN}≠≤≥✓"
FEATURES = ["kern", "tnum", "ccmp", "locl", "mark"]
# The optical size of text; headings too, for a third less to load.
AXES = {"opsz": 14, "wght": (400, 700)}
# Keep only the names of the font, its makers and its licence.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
_FAMILY, _WHOLE, _POSTSCRIPT = 1, 4, 6
WEIGHTS = ("regular", "bold")


def subset(font: TTFont, codes: Iterable[int], features: list[str]) -> TTFont:
    """Return the characters of a font that aren't in the pages' own parts."""
    options = Options(layout_features=features, hinting=False, name_IDs=NAMES, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def needed(tag: str, also: Iterable[list[int]]) -> set[int]:
    """Return a language's characters beyond the letters of Inter, and whole `also` ranges."""
    folder = CATALOGUE / tag
    written = "".join(file.read_text("utf-8") for file in texts_of(folder))
    written += "".join(names_of_days(Locale.parse(tag, sep="-")))
    ours = set(read_font(PAGES).getBestCmap())
    ranges = {code for first, last in also for code in range(first, last + 1)}
    return {ord(letter) for letter in written if letter.isprintable()} - ours | ranges


def texts_of(language: Path) -> list[Path]:
    """Return the files with a language's texts."""
    return sorted((*language.glob("*.ftl"), *language.glob("documents/*.md")))


def names_of_days(locale: Locale) -> Iterator[str]:
    """Yield the characters of a language's dates."""
    for names in (locale.days, locale.months):
        for width in names["format"]:
            yield from map(str, names["format"][width].values())
    yield from (str(form) for form in locale.date_formats.values())


def read_font(file: Path) -> TTFont:
    """Read a font, without its time stamps."""
    return TTFont(file, recalcTimestamp=False)


def make_for_pages() -> None:
    """Write the font of all pages into the website's folder."""
    with tempfile.TemporaryDirectory() as folder:
        codes = {code for first, last in RANGES for code in range(first, last + 1)}
        source = read_font(_brought(INTER, Path(folder)) / INTER_FILE)
        font = subset(source, codes | set(map(ord, SYMBOLS)), FEATURES)
        font = instantiateVariableFont(font, AXES)
        font.flavor = "woff2"
        font.save(PAGES)
    print(f"{PAGES.name}: {PAGES.stat().st_size} bytes")


def make_for(tag: str) -> None:
    """Write the fonts of a language, from the sources that its `fonts/font.toml` names."""
    target = CATALOGUE / tag / "fonts"
    source = tomllib.loads((target / "font.toml").read_text("utf-8"))
    letters = needed(tag, source["also"])
    first = letters & _letters_of(tag, tuple(source.get("first", ())))
    if first:
        (target / "first.txt").write_text("".join(map(chr, sorted(first))) + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        brought = _brought(source["package"], Path(folder))
        (target / "OFL.txt").write_bytes((brought / source["licence"]).read_bytes())
        for weight in WEIGHTS:
            font = read_font(brought / source[weight])
            subset(font, letters, source["features"])
            _rename(font, source["family"])
            _save(font, None, target / f"{weight}.ttf")
            parts = {"": first, "_more": letters - first} if first else {"": letters}
            for part, codes in parts.items():
                sliced = subset(read_font(target / f"{weight}.ttf"), codes, source["features"])
                _save(sliced, "woff2", target / f"{weight}{part}.woff2")


def _letters_of(tag: str, seen: tuple[str, ...]) -> set[int]:
    """Return the characters of dates, the language's name and some pages' messages."""
    if not seen:
        return set()
    messages = read_language(CATALOGUE / tag).messages.items()
    texts = (
        m.text for name, m in messages if place_of(name).address in seen or name.startswith(seen)
    )
    locale = Locale.parse(tag, sep="-")
    return set(map(ord, "".join((*texts, *names_of_days(locale), str(locale.display_name)))))


def _save(font: TTFont, flavor: str | None, file: Path) -> None:
    font.flavor = flavor
    font.save(file)
    print(f"{file.relative_to(CATALOGUE)}: {file.stat().st_size} bytes")


def _rename(font: TTFont, family: str) -> None:
    """Rename a derived font, so that it can be installed beside the original."""
    style = font["name"].getDebugName(2)
    told = {
        _FAMILY: family,
        _WHOLE: f"{family} {style}",
        _POSTSCRIPT: f"{family.replace(' ', '')}-{style}",
    }
    for number, name in told.items():
        font["name"].setName(name, number, 3, 1, 0x409)


def _brought(package: str, folder: Path) -> Path:
    """Install a package with npm, and return its folder."""
    packing = ["npm", "pack", "--silent", package, "--pack-destination", str(folder)]
    subprocess.run(packing, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - fixed words
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def main() -> None:
    """Make the fonts that the arguments name."""
    tags = sys.argv[1:]
    if not tags:
        make_for_pages()
    for tag in tags:
        make_for(tag)


if __name__ == "__main__":
    main()
