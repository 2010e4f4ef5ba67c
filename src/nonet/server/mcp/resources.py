"""Resources: puzzles and collections as text, picture and PDF, and lessons on techniques.

Reading a resource verifies its grids.
"""

import re  # noqa: TID253 - the pattern reads each character once
from base64 import b64encode
from html import escape
from typing import Any

from mcp_types import (
    BlobResourceContents,
    ReadResourceResult,
    Resource,
    ResourceTemplate,
    TextResourceContents,
)

from nonet import engine
from nonet.errors import IdentifierError
from nonet.grid import BOX_SIDE, EMPTY, SIDE, column_of, name_of, row_of
from nonet.i18n.catalogue import english
from nonet.printing.from_puzzles import lay_out
from nonet.printing.layout import DEFAULT_PAPER, Layout
from nonet.puzzles.lessons.lesson import lesson_on, techniques
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.mcp.text import credit, link, paragraphs, show_grid

_FORM = re.compile(r"nonet://(puzzles|collections)/(v1-[0-9]{1,2000})(\.svg|\.pdf|)", re.ASCII)
_KINDS = (
    ("", "text/plain", "text"),
    (".svg", "image/svg+xml", "picture"),
    (".pdf", "application/pdf", "PDF on A4 with answer pages"),
)
LESSONS, _MARKDOWN = "nonet://techniques", "text/markdown"
_NAMES = {"puzzles": ("puzzle", "id"), "collections": ("collection", "collectionId")}

TEMPLATES = [
    ResourceTemplate(
        name=f"{name}{ending}",
        title=f"A {name} as {words}",
        uri_template=f"nonet://{place}/{{{variable}}}{ending}",
        description=f"`{variable}` is the `{variable}` from publish_puzzles; each of its grids "
        "must have exactly one solution. Only a PDF's answer pages show solutions.",
        mime_type=mime_type,
    )
    for place, (name, variable) in _NAMES.items()
    for ending, mime_type, words in _KINDS
] + [
    ResourceTemplate(
        name="lesson",
        title="A lesson on a technique",
        uri_template=f"{LESSONS}/{{slug}}",
        description=f"The idea of a technique with a real example; {LESSONS} lists the slugs.",
        mime_type=_MARKDOWN,
    )
]
LISTED = [
    Resource(
        name="techniques", title="All techniques, easiest first", uri=LESSONS, mime_type=_MARKDOWN
    )
]
_CELL = 40
_BOX = BOX_SIDE * _CELL
_SIDE = SIDE * _CELL
_THIN = "".join(f"M{at} 0V{_SIDE}M0 {at}H{_SIDE}" for at in range(_CELL, _SIDE, _CELL) if at % _BOX)
_THICK = "".join(f"M{at} 0V{_SIDE}M0 {at}H{_SIDE}" for at in range(0, _SIDE + 1, _BOX))
_MIME_TYPES = {ending: mime_type for ending, mime_type, _ in _KINDS}


async def read_resource(uri: str, services: Services) -> ReadResourceResult:
    """Read a resource.

    Raises:
        IdentifierError: there is no resource of this form.
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    if uri == LESSONS or uri.startswith(f"{LESSONS}/"):
        return await _read_lesson(uri, services)
    form = _FORM.fullmatch(uri)
    if form is None:
        raise IdentifierError("There is no such resource.")
    place, identifier, ending = form.groups()
    if place == "puzzles":
        grids: tuple[str, ...] = (parse_puzzle_id(identifier),)
    else:
        grids = parse_collection_id(identifier)
    verified = await verify_all(grids, services.engine_context)
    about: dict[str, Any] = {"uri": uri, "mime_type": _MIME_TYPES[ending]}
    if ending == ".pdf":
        blob = b64encode(await _print(verified, services)).decode()
        return ReadResourceResult(contents=[BlobResourceContents(**about, blob=blob)])
    text = _write(verified, services) if ending == "" else _draw(verified, services)
    return ReadResourceResult(contents=[TextResourceContents(**about, text=text)])


async def _read_lesson(uri: str, services: Services) -> ReadResourceResult:
    slug = uri.removeprefix(LESSONS).removeprefix("/")
    text = await _write_lesson(slug, services) if slug else _list_lessons()
    contents = TextResourceContents(uri=uri, mime_type=_MARKDOWN, text=text)
    return ReadResourceResult(contents=[contents])


async def _print(verified: list[Verified], services: Services) -> bytes:
    worksheet = await lay_out(
        verified, services.engine_context, services.site, paper=DEFAULT_PAPER, layout=Layout()
    )
    return await services.print_worksheet(worksheet)


def _write(verified: list[Verified], services: Services) -> str:
    shown = [
        "\n".join([*_link_to(number, item.puzzle, services), show_grid("puzzle", item.puzzle)])
        for number, item in enumerate(verified, 1)
    ]
    return paragraphs(*shown, credit(services.attribution))


def _link_to(number: int, puzzle: str, services: Services) -> list[str]:
    has_address = services.attribution.url
    return link(
        f"Puzzle {number}", services.site.playable_url(puzzle_id(puzzle)) if has_address else ""
    )


def _draw(verified: list[Verified], services: Services) -> str:
    return _draw_svg([item.puzzle for item in verified], services.attribution.offline_text)


def _draw_svg(grids: list[str], credit: str) -> str:
    """Draw normalized grids under each other, with the credit below."""
    step = _SIDE + _CELL
    height = step * len(grids) + _CELL
    drawn = "".join(
        f'<g transform="translate({_CELL} {_CELL // 2 + step * number})">{_draw_grid(grid)}</g>'
        for number, grid in enumerate(grids)
    )
    width = _SIDE + 2 * _CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Sudoku"><rect width="{width}" height="{height}" fill="#fff"/>{drawn}'
        f'<text x="{width / 2}" y="{height - 14}" font-family="sans-serif" font-size="12" '
        f'text-anchor="middle">{escape(credit)}</text></svg>'
    )


def _draw_grid(grid: str) -> str:
    digits = "".join(
        f'<text x="{column_of(cell) * _CELL + _CELL // 2}" y="{row_of(cell) * _CELL + 29}">'
        f"{digit}</text>"
        for cell, digit in enumerate(grid)
        if digit != EMPTY
    )
    return (
        f'<path d="{_THIN}" stroke="#999" fill="none"/>'
        f'<path d="{_THICK}" stroke="#000" stroke-width="2" fill="none"/>'
        f'<g font-family="sans-serif" font-size="26" text-anchor="middle">{digits}</g>'
    )


def _list_lessons() -> str:
    return "\n".join(
        f"{one.slug} ({one.tier}): {one.name}"
        + ("" if one.slug in engine.REQUESTABLE_TECHNIQUES else ", only in hints")
        for one in engine.TECHNIQUES
    )


async def _write_lesson(slug: str, services: Services) -> str:
    """Write the lesson on a technique, on the pool because it takes up to a second.

    Raises:
        IdentifierError: there is no such technique.
        OverloadedError.
    """
    slug = engine.slug_of(slug) or slug
    if slug not in techniques():
        raise IdentifierError("There is no such technique.")
    lesson = await services.engine_context.pool.run(lesson_on, slug, english())
    removed = ", ".join(f"{digit} in {name_of(cell)}" for cell, digit in lesson.position.eliminated)
    sources = "\n".join(f"- {source.title}: {source.address}" for source in lesson.sources)
    return paragraphs(
        f"# {lesson.name}",
        lesson.idea,
        "\n".join([f"{english()('lessons-spot')}:", *lesson.spotting]),
        show_grid("example", lesson.position.board),
        *([f"Already eliminated: {removed}"] if removed else []),
        "\n".join([lesson.deduction, *lesson.implications]),
        f"Sources:\n{sources}",
    )
