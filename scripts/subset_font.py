"""Make the website's font of the whole Inter: the letters, weights and features that pages use.

The source is `variable/InterVariable.woff2` of the npm package `inter-ui` 4.1.1:

    npm pack inter-ui@4.1.1
    tar -xzf inter-ui-4.1.1.tgz
    .venv/bin/python scripts/subset_font.py package/variable/InterVariable.woff2
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).parents[1] / "src/nonet/web/site/fonts/inter.woff2"
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
# Names by which the font tells its makers and its licence, and nothing else.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def subset(source: Path) -> TTFont:
    """Return what is left of a font when pages have taken what they need."""
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=NAMES, notdef_outline=True)
    # The same source gives the same bytes, at any time.
    font = TTFont(source, recalcTimestamp=False)
    kept = {code for first, last in RANGES for code in range(first, last + 1)}
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept, text=SYMBOLS)
    subsetter.subset(font)
    return instantiateVariableFont(font, AXES)


def main() -> None:
    """Write the font where the website finds it."""
    font = subset(Path(sys.argv[1]))
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
