"""Every page of the website, as anybody sees it without an account."""

import re
from html import unescape
from pathlib import Path
from string import Template
from urllib.parse import quote

from recorder.grids import KNOWN, SOLVED
from recorder.product import SITE, Product
from recorder.records import Records

AREA = "pages"
LANGUAGES = ["", "/de", "/ja"]
PUZZLE = "v1-" + KNOWN[0].replace(".", "0")
HARD = "v1-" + KNOWN[3].replace(".", "0")
AMBIGUOUS = "v1-" + "0" * 81
COLLECTION = PUZZLE + HARD.removeprefix("v1-")
SMALL = "s4-0324200000024230"
BOARD = KNOWN[0][:2] + SOLVED[2] + KNOWN[0][3:]
# Those in each language, and then those in none.
_PATHS = Path(__file__).with_name("paths.txt")
_NAMED = {
    "PUZZLE": PUZZLE,
    "HARD": HARD,
    "AMBIGUOUS": AMBIGUOUS,
    "COLLECTION": COLLECTION,
    "SMALL": SMALL,
    "ADDRESS": quote(f"{SITE}/puzzles/{PUZZLE}", safe=""),
    "LONG": "x" * 9000,
}
_FOUND = re.compile(r'(?:href|src|action)="(/[^"#]*)"')
# Of other languages, or one of many that are alike.
_ELSEWHERE = re.compile(r"/(ar|es|fr|it|pl|pt-BR)(/|$)|(/\w+)?/daily/")


def _links_of(text: str) -> set[str]:
    return {unescape(link) for link in _FOUND.findall(text)}


def record_pages(records: Records, folder: Path) -> None:
    """Record the pages, and the pages of this site that listed ones link to."""
    text = Template(_PATHS.read_text("utf-8")).substitute(_NAMED)
    paths, plain_paths = (part.split() for part in text.split("\n\n"))
    wanted = [*(f"{tag}{path}" for tag in LANGUAGES for path in paths), *plain_paths]
    linked: set[str] = set()
    with Product(folder) as product:
        for number, path in enumerate(wanted):
            response = product.ask("GET", path, moment=number)
            records.add_response(AREA, f"GET {path[:200]}", response)
            linked |= _links_of(response.text) if "html" in str(response.headers) else set()
        for number, path in enumerate(sorted(linked - set(wanted))):
            if not _ELSEWHERE.match(path):
                response = product.ask("GET", path, moment=len(wanted) + number)
                records.add_response(AREA, f"GET {path[:200]}", response)
