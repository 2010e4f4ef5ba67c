"""Every page of the website, as anybody sees it without an account."""

import re
from html import unescape
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
# In each language.
PATHS = [
    "/",
    "/play",
    "/play/new?difficulty=easy",
    "/play/new?size=4",
    "/import",
    "/daily",
    "/daily/2026-11-20",
    "/daily/2026-12-24",
    "/daily/x",
    "/print",
    "/print?" + "puzzles=" + PUZZLE,
    "/play/4",
    "/play/6",
    "/techniques",
    "/techniques/x-wing",
    "/techniques/x-wing/practice",
    "/techniques/x-wing/preview.png",
    "/techniques/none-such",
    "/statistics",
    "/games",
    "/offline",
    "/games/course",
    "/games/review",
    "/hand-in",
    "/preview.png",
    "/manifest.webmanifest",
    f"/puzzles/{PUZZLE}",
    f"/puzzles/{HARD}",
    f"/puzzles/{AMBIGUOUS}",
    f"/puzzles/{PUZZLE}/",
    f"/puzzles/{PUZZLE}.svg",
    f"/puzzles/{PUZZLE}.png",
    f"/puzzles/{PUZZLE}.pdf",
    f"/puzzles/{PUZZLE}.json",
    f"/puzzles/{PUZZLE}.txt",
    f"/puzzles/{PUZZLE}/picture.svg",
    f"/puzzles/{PUZZLE}/picture.png?pixels=300",
    f"/puzzles/{PUZZLE}/qr.svg",
    f"/puzzles/{PUZZLE}/none-such",
    f"/puzzles/{SMALL}",
    f"/puzzles/{SMALL}.svg",
    f"/puzzles/{SMALL}.json",
    f"/puzzles/{SMALL}.pdf",
    f"/puzzles/{SMALL}/picture.png",
    "/puzzles/v1-12",
    "/puzzles/v2-12",
    f"/collections/{COLLECTION}",
    f"/collections/{COLLECTION}.pdf",
    f"/collections/{COLLECTION}.json",
    f"/collections/{COLLECTION}.txt",
    f"/collections/{COLLECTION}/preview.png",
    "/collections/v1-1",
    f"/embed/puzzles/{PUZZLE}",
    f"/embed/puzzles/{SMALL}",
    f"/embed/collections/{COLLECTION}",
    "/embed/daily",
    "/s/none-such",
    "/developers",
    "/developers/sign-in",
    "/developers/account",
    "/developers/usage",
    "/developers/sessions",
    "/developers/administration",
    "/developers/journal",
    "/developers/requests",
    "/developers/requests.csv",
    "/developers/keys/1",
    "/developers/account/export",
    "/developers/sign-in/recovery",
    "/developers/join/" + "x" * 43,
    "/developers/email-change/" + "x" * 43,
    "/developers/terms",
    "/developers/try",
    "/developers/embed",
    "/developers/status",
    "/developers/changelog.atom",
    "/developers/connect",
    "/developers/sign-in/" + "x" * 43,
    "/developers/docs",
    "/developers/docs/search.json",
    "/developers/docs/none-such",
    "/llms.txt",
    "/llms-full.txt",
    "/sitemap.xml",
    "/none-such",
]
# In no language.
PLAIN_PATHS = [
    "/de",
    "/xx/",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/service-worker.js",
    "/favicon.ico",
    "/icon.svg",
    "/icon-192.png",
    "/icon-1.png",
    "/static/none-such.js",
    "/.well-known/security.txt",
    "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-protected-resource/mcp",
    "/oauth/authorize",
    "/mcp",
    "/docs",
    "/docs/",
    "/metrics",
    "/oembed",
    "/oembed?format=json&url=" + quote(f"{SITE}/puzzles/{PUZZLE}", safe=""),
    "/oembed?format=xml&url=" + quote(f"{SITE}/puzzles/{PUZZLE}", safe=""),
    "/techniques.json",
    "/techniques/x-wing.md",
    "/techniques/x-wing.svg",
    "/daily.json",
    "/daily/2026-11-20.json",
    "/api",
    "/api/v1",
    "/api/v1/",
    "/api/v1/openapi.json",
    "/api/v1/none-such",
    "/" + "x" * 9000,
    "/%2f",
    "/%ff",
    "//elsewhere.example/",
]
_FOUND = re.compile(r'(?:href|src|action)="(/[^"#]*)"')
# Of other languages, or one of many that are alike.
_ELSEWHERE = re.compile(r"/(ar|es|fr|it|pl|pt-BR)(/|$)|(/\w+)?/daily/")


def _links_of(text: str) -> set[str]:
    return {unescape(link) for link in _FOUND.findall(text)}


def record_pages(records: Records, product: Product) -> None:
    """Record the pages, and what those of them that the list names link to at this site."""
    wanted = [*(f"{tag}{path}" for tag in LANGUAGES for path in PATHS), *PLAIN_PATHS]
    linked: set[str] = set()
    for number, path in enumerate(wanted):
        response = product.ask("GET", path, moment=number)
        records.add_response(AREA, f"GET {path[:200]}", response)
        linked |= _links_of(response.text) if "html" in str(response.headers) else set()
    for number, path in enumerate(sorted(linked - set(wanted))):
        if not _ELSEWHERE.match(path):
            response = product.ask("GET", path, moment=len(wanted) + number)
            records.add_response(AREA, f"GET {path[:200]}", response)
