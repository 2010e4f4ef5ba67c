"""Whatever writes a pasted link of ours as a board: oEmbed 1.0, https://oembed.com."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, parse_small_id
from nonet.puzzles.links.site import Site, split_url
from nonet.puzzles.verification import require_unique, verify_all
from nonet.server.site.embed import read_choice
from nonet.server.site.languages import address_in
from nonet.server.site.open_data import JSON, Content
from nonet.server.site.pages import Website
from nonet.server.site.puzzles import read_day
from nonet.server.site.small_puzzles import show_small

XML = "text/xml"
FORMATS = ("json", "xml")
# So wide is a board that nobody has given a width, and so much the pad takes below it.
WIDTH = 480
BELOW = 280
_PAGE = re.compile(
    r"/(?:embed/)?(?P<kind>puzzles|collections|daily)(?:/(?P<name>[0-9a-z-]+))?/?", re.ASCII
)
_CACHED_S = 86_400


@dataclass(frozen=True, slots=True)
class EmbeddedPage:
    """The page of a board: its path without a language, its query, and the language's tag."""

    path: str
    query: Mapping[str, str]
    tag: str


async def read_oembed(request: Request) -> Content:
    """Return how a page of ours is embedded: `/oembed?url=&format=&maxwidth=&maxheight=`.

    Raises:
        HTTPException: 400, 404 for an address that is none of a board here, 501 for a format.
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
    # A board on a ground that nobody has seen brings a ground of its own.
    query = replace(choice, theme=choice.theme or "light").query
    if kind == "daily":
        return EmbeddedPage("/embed/daily", {**_of_day(name), **_of_level(asked), **query}, tag)
    await _require_boards(website.services.engine_context, kind, name or "")
    return EmbeddedPage(f"/embed/{kind}/{name}", {**_of_marks(asked), **query}, tag)


def _within(site: Site, url: str) -> str:
    """Return what follows the site in one of its addresses."""
    for start in (site.site_url, site.issuer):
        if url.startswith(f"{start}/"):
            return url.removeprefix(start)
    raise HTTPException(404)


async def _require_boards(engine_context: EngineContext, kind: str, name: str) -> None:
    if kind == "puzzles" and name.startswith("s"):
        show_small(parse_small_id(name))
    elif kind == "puzzles":
        await require_unique(parse_puzzle_id(name), engine_context)
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
    """Return the query of a day; that of today follows the calendar."""
    if name is None:
        return {}
    if read_day(name) is None:
        raise HTTPException(404)
    return {"day": name}


def _of_marks(asked: Mapping[str, str]) -> dict[str, str]:
    """Return the query of a small grid whose link asks for shapes."""
    return {"marks": "shapes"} if asked.get("marks") == "shapes" else {}


def _of_level(asked: Mapping[str, str]) -> dict[str, str]:
    """Return the query of a level, where one is asked for."""
    if "level" not in asked:
        return {}
    if asked["level"] not in get_args(engine.Label):
        raise HTTPException(404)
    return {"level": asked["level"]}


def _limit(query: Mapping[str, str], name: str) -> int:
    """Return the most pixels that an asker has room for."""
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
