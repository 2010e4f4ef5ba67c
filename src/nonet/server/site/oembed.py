"""oEmbed 1.0 (https://oembed.com): sites show a pasted link to a puzzle as a board."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any, get_args
from urllib.parse import parse_qsl, urlencode
from xml.etree.ElementTree import Element, SubElement, tostring

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request

from nonet import engine
from nonet.errors import IdentifierError, NotUniqueError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.links.identifiers import parse_collection_id, parse_id_of_any_size
from nonet.puzzles.links.site import Site, split_url
from nonet.puzzles.verification import require_unique_of_any_size, verify_all
from nonet.server.site.daily_puzzles import read_day
from nonet.server.site.embed import read_choice
from nonet.server.site.languages import address_in
from nonet.server.site.open_data import JSON, Content
from nonet.server.site.pages import Website

XML = "text/xml"
FORMATS = ("json", "xml")
# The default width of a board, and the height of the digit pad below it.
WIDTH = 480
BELOW = 280
_PAGE = re.compile(
    r"/(?:embed/)?(?P<kind>puzzles|collections|daily)(?:/(?P<name>[0-9a-z-]+))?/?", re.ASCII
)
_CACHED_S = 86_400


@dataclass(frozen=True, slots=True)
class EmbeddedPage:
    """The page of a board: its path without a language, its query, and its language's tag."""

    path: str
    query: Mapping[str, str]
    tag: str


async def read_oembed(request: Request) -> Content:
    """Describe how to embed a page: `/oembed?url=&format=&maxwidth=&maxheight=`.

    Raises:
        HTTPException: 400; 404 for a URL without a board; 501 for an unknown format.
    """
    query = request.query_params
    form = query.get("format", FORMATS[0])
    if form not in FORMATS:
        raise HTTPException(501)
    if "url" not in query:
        raise HTTPException(400)
    website: Website = request.app.state.website
    try:
        page = await _page_of(website, query["url"])
    except (IdentifierError, NotUniqueError) as error:
        raise HTTPException(404) from error
    width = min(WIDTH, _limit(query, "maxwidth"))
    height = min(width + BELOW, _limit(query, "maxheight"))
    described = _describe(website, page, width, height)
    return (orjson.dumps(described), JSON) if form == "json" else (_as_xml(described), XML)


async def _page_of(website: Website, url: str) -> EmbeddedPage:
    parts = split_url(_within(website.services.site, url))
    if parts is None:
        raise HTTPException(404)
    tag = website.languages.of_path(parts.path)
    path = parts.path.removeprefix(address_in(tag, ""))
    found = _PAGE.fullmatch(path)
    if found is None:
        raise HTTPException(404)
    kind, name = found["kind"], found["name"]
    asked = dict(parse_qsl(parts.query))
    choice = read_choice(asked)
    # The background of the embedding page is unknown, so the board has its own.
    query = choice.model_copy(update={"theme": choice.theme or "light"}).query
    if kind == "daily":
        return EmbeddedPage("/embed/daily", {**_of_day(name), **_of_level(asked), **query}, tag)
    await _require_boards(website.services.engine_context, kind, name or "")
    return EmbeddedPage(f"/embed/{kind}/{name}", {**_of_marks(asked), **query}, tag)


def _within(site: Site, url: str) -> str:
    """Return the path and query of one of the site's addresses."""
    for start in (site.site_url, site.issuer):
        if url.startswith(f"{start}/"):
            return url.removeprefix(start)
    raise HTTPException(404)


async def _require_boards(engine_context: EngineContext, kind: str, name: str) -> None:
    if kind == "puzzles":
        await require_unique_of_any_size(parse_id_of_any_size(name), engine_context)
    else:
        await verify_all(parse_collection_id(name), engine_context)


def _describe(website: Website, page: EmbeddedPage, width: int, height: int) -> dict[str, Any]:
    site = website.services.site
    address = f"{site.issuer}{address_in(page.tag, page.path)}?{urlencode(page.query)}"
    title = website.languages.all[page.tag]("embed-title", name=site.service_name)
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": site.service_name,
        "provider_url": site.issuer,
        "cache_age": _CACHED_S,
        "width": width,
        "height": height,
        "html": (
            f'<iframe src="{escape(address)}" title="{escape(title)}" width="{width}" '
            f'height="{height}" style="max-width:100%;border:0" loading="lazy"></iframe>'
        ),
    }


def _of_day(name: str | None) -> dict[str, str]:
    """Return the query of a day; without one, the frame always shows today."""
    if name is None:
        return {}
    if read_day(name) is None:
        raise HTTPException(404)
    return {"day": name}


def _of_marks(asked: Mapping[str, str]) -> dict[str, str]:
    """Return the query for shapes instead of digits, if the link has it."""
    return {"marks": "shapes"} if asked.get("marks") == "shapes" else {}


def _of_level(asked: Mapping[str, str]) -> dict[str, str]:
    """Return the query for a level, if the link has one."""
    if "level" not in asked:
        return {}
    if asked["level"] not in get_args(engine.Label):
        raise HTTPException(404)
    return {"level": asked["level"]}


def _limit(query: Mapping[str, str], name: str) -> int:
    """Return a maximum in pixels."""
    value = query.get(name, "100000")
    if not re.fullmatch(r"0*[1-9][0-9]{0,5}", value, re.ASCII):
        raise HTTPException(400)
    return int(value)


def _as_xml(described: Mapping[str, Any]) -> bytes:
    root = Element("oembed")
    for name, value in described.items():
        SubElement(root, name).text = str(value)
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written
