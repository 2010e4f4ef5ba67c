"""Requests of the website's forms and scripts, and other ways to request a page."""

import json
from pathlib import Path
from typing import Any

from recorder.grids import EMPTY, KNOWN, SOLVED
from recorder.pages import BOARD, COLLECTION, PUZZLE, SMALL
from recorder.product import Product
from recorder.records import Records

AREA = "site"
OWN = {"Sec-Fetch-Site": "same-origin"}
_SHEET = {"source": "new", "difficulty": "easy", "count": "2", "seed": "7", "per-page": "2"}
_OWN_GRIDS = {"source": "own", "puzzles": "\n".join(KNOWN[:2])}
# The forms sent to `/print` and `/print/preview`; those of sheets are sent to `/s`, too.
PRINTED: dict[str, dict[str, str]] = {
    "sheet": _SHEET,
    "sheet with everything": {
        **_OWN_GRIDS,
        **dict.fromkeys(("hints", "path", "technique", "blanks"), "1"),
        "answers": "full",
        "codes": "sheet",
        "title": "Sudoku & Co",
        "class": "4b",
        "level": "rating",
        "weight": "bold",
        "paper": "letter",
        "date": "1 May",
    },
    "sheet in large print": {**_SHEET, "large": "1", "per-page": "1", "answers": "full"},
    "sheet with candidates": {**_OWN_GRIDS, "candidates": "1", "per-page": "4", "answers": "below"},
    "sheet of the day": {"source": "daily", "answers": "full"},
    "small sheet": {**_SHEET, "size": "4", "marks": "shapes"},
    "levels": {**_SHEET, "kind": "levels", "up-to": "hard", "codes": "sheet"},
    "levels of all sizes": {**_SHEET, "kind": "levels", "size": "all", "marks": "both"},
    "versions": {**_SHEET, "kind": "versions", "versions": "3", "mark": "symbols"},
    "practice": {"kind": "practice", "about": "x-wing", "seed": "7"},
    "book": {**_SHEET, "kind": "book", "title": "Volume 1", "author": "Ada", "parts": "1"},
    "book for a shop": {**_SHEET, "kind": "book", "shop": "1", "trim": "a5", "title": "One"},
    "cover": {**_SHEET, "kind": "book", "part": "cover", "title": "Volume 1", "blurb": "Fun"},
    "strip": {**_SHEET, "kind": "strip", "form": "pdf", "day": "2026-11-20"},
    "strip as SVG": {**_SHEET, "kind": "strip", "form": "svg", "day": "2026-11-20"},
    "none-such": {"kind": "none-such"},
    "too many": {**_SHEET, "count": "41"},
    "contradictory": {**_SHEET, "large": "1", "per-page": "9"},
    "ambiguous": {"source": "own", "puzzles": EMPTY},
    "no grid": {"source": "own", "puzzles": "twelve"},
    "unprintable": {**_SHEET, "title": "\U0001f9e9 ☃ \u0e01"},
}
_TEXTS = [KNOWN[0], "\n".join(KNOWN[:3]), SOLVED, EMPTY, "twelve", "", "53..7...", "x" * 70_000]
_ASKED: dict[str, Any] = {
    "check": {"board": BOARD},
    "check of a wrong board": {"board": "9" + BOARD[1:], "eliminated": [[10, 4]]},
    "hint 1": {"board": KNOWN[0], "depth": 1},
    "hint 2": {"board": KNOWN[0], "depth": 2},
    "hint 3": {"board": KNOWN[0], "depth": 3, "uniqueness": False},
    "hint 4": {"board": KNOWN[0], "depth": 4},
    "hint without a board": {"depth": 1},
    "summary": {"board": SOLVED},
    "summary of a puzzle": {"board": KNOWN[0]},
}
_ELSE: list[tuple[str, str, dict[str, str]]] = [
    *(("HEAD", path, {}) for path in ("/", f"/puzzles/{PUZZLE}", "/developers", "/icon.svg")),
    *(("OPTIONS", path, {}) for path in ("/", f"/puzzles/{PUZZLE}.json", "/oauth/token")),
    *(("OPTIONS", f"/puzzles/{PUZZLE}/{name}", {}) for name in ("check", "hint", "summary")),
    *(("DELETE", path, {}) for path in ("/", f"/puzzles/{PUZZLE}", "/static/none-such")),
    *(("POST", path, {}) for path in ("/", "/daily", "/mcp", "/oauth/token", "/oauth/register")),
    *(("GET", path, {"Accept": "application/json"}) for path in ("/", "/none-such", "/puzzles/x")),
    *(("GET", path, {"Accept-Encoding": "gzip"}) for path in ("/", "/llms.txt", "/icon.svg")),
    *(("GET", path, {"Accept-Encoding": "br, gzip"}) for path in ("/", "/llms.txt")),
    *(("GET", path, {"Accept-Language": "de"}) for path in ("/", "/none-such", "/techniques")),
    *(("GET", path, {"Host": "elsewhere.example"}) for path in ("/", "/mcp", "/api/v1/check")),
    ("GET", "/", {"X-Forwarded-Proto": "http"}),
    ("GET", "/", {"Cookie": "theme=dark; __Host-session=x"}),
    ("GET", f"/puzzles/{PUZZLE}", {"Range": "bytes=0-9"}),
    ("GET", f"/puzzles/{PUZZLE}.pdf", {"Range": "bytes=0-9"}),
    ("GET", "/", {f"X-{number}": "x" for number in range(101)}),
    ("GET", "/", {"X-Request-Id": "given-by-the-caller"}),
    ("GET", "/", {"Traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}),
]
_CACHED = ["/", "/icon.svg", f"/puzzles/{PUZZLE}", f"/puzzles/{PUZZLE}.json", "/techniques.json"]
_CACHED += [f"/puzzles/{PUZZLE}.pdf", f"/collections/{COLLECTION}.json", "/daily.json"]
_CACHED += ["/llms.txt", "/api/v1/openapi.json", "/sitemap.xml", "/service-worker.js"]


class _Site:
    """Asks, a minute later each time, and records."""

    def __init__(self, records: Records, product: Product) -> None:
        self._records, self._product, self._moment = records, product, 0

    def ask(self, name: str, method: str, path: str, **options: Any) -> Any:
        self._moment += 1
        response = self._product.ask(method, path, moment=self._moment, **options)
        self._records.add_response(AREA, name, response)
        return response


def record_site(records: Records, folder: Path) -> None:
    """Record all of it."""
    with Product(folder) as product:
        _record(_Site(records, product))


def _record(site: _Site) -> None:
    for tag in ("", "/de"):
        _forms(site, tag)
        for name, asked in _ASKED.items():
            path = f"{tag}/puzzles/{PUZZLE}/{name.split()[0]}"
            site.ask(f"POST {tag} {name}", "POST", path, json=asked)
    for depth in (None, 1, 2, 3, 4):
        asked = {"board": SMALL.partition("-")[2], "depth": depth, "shapes": depth == 1}
        site.ask(f"POST look {depth}", "POST", f"/puzzles/{SMALL}/look", json=asked)
    for method, path, headers in _ELSE:
        name = f"{method} {path} {json.dumps(headers)[:80]}"
        site.ask(name, method, path, headers=headers)
    for path in _CACHED:
        tagged = site.ask(f"cached {path}", "GET", path)
        known = {"If-None-Match": tagged.headers.get("etag", '"none"')}
        site.ask(f"cached {path} again", "GET", path, headers=known)


def _forms(site: _Site, tag: str) -> None:
    for name, fields in PRINTED.items():
        for path in ("/print", "/print/preview"):
            site.ask(f"POST {tag}{path} {name}", "POST", tag + path, data=fields, headers=OWN)
        made = site.ask(f"POST {tag}/s {name}", "POST", f"{tag}/s", data=fields, headers=OWN)
        if shared := made.headers.get("location"):
            for below in ("", "/qr.svg", "/slide.png", "?count=1"):
                site.ask(f"GET {tag}/s {name}{below}", "GET", shared + below)
            site.ask(f"GET {tag}/S {name}", "GET", shared.replace("/s/", "/S/").upper())
            again = {"source": "sheet", "sheet": shared.rpartition("/")[2]}
            site.ask(f"POST {tag}/print {name} again", "POST", "/print", data=again, headers=OWN)
    for number, text in enumerate(_TEXTS):
        fields = {"puzzle": text}
        site.ask(f"POST {tag}/import {number}", "POST", f"{tag}/import", data=fields, headers=OWN)
    practice = f"{tag}/techniques/swordfish/practice"
    for asked in (
        {"position": 0},
        {"position": 0, "depth": 3},
        {"position": 1, "marked": [[3, 4]]},
    ):
        site.ask(f"POST {practice} {json.dumps(asked)}", "POST", practice, json=asked)
    for path in ("/print", "/s", "/import", "/developers/sign-in"):
        foreign = {"Sec-Fetch-Site": "cross-site"}
        site.ask(f"POST {tag}{path} foreign", "POST", tag + path, data=_SHEET, headers=foreign)
