"""Resources: puzzles and collections as text, picture and PDF, and lessons on techniques.

Grids are verified when they are read.
"""

import re
from base64 import b64encode
from typing import Any

from mcp_types import (
    BlobResourceContents,
    ReadResourceResult,
    Resource,
    ResourceTemplate,
    TextResourceContents,
)

from nonet import puzzles
from nonet.errors import IdentifierError
from nonet.links import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.mcp_server.drawing import draw_svg
from nonet.mcp_server.lessons import list_lessons, write_lesson
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.workshop import Workshop
from nonet.paper import DEFAULT_PAPER
from nonet.puzzles import Verified
from nonet.worksheets import Layout

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
        description=f"`{variable}` is the `{variable}` that publish_puzzles gives. It must have "
        "exactly one solution for each grid; no solution is shown outside a PDF's answer pages.",
        mime_type=mime_type,
    )
    for place, (name, variable) in _NAMES.items()
    for ending, mime_type, words in _KINDS
] + [
    ResourceTemplate(
        name="lesson",
        title="A lesson on a technique",
        uri_template=f"{LESSONS}/{{slug}}",
        description=f"The idea of a technique and a real example, told; {LESSONS} lists the slugs.",
        mime_type=_MARKDOWN,
    )
]
LISTED = [
    Resource(
        name="techniques",
        title="All techniques, the easiest first",
        uri=LESSONS,
        mime_type=_MARKDOWN,
    )
]
_MIME_TYPES = {ending: mime_type for ending, mime_type, _ in _KINDS}


async def read_resource(uri: str, workshop: Workshop) -> ReadResourceResult:
    """Read a resource.

    Raises:
        IdentifierError: there is no resource of this form.
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    if uri == LESSONS or uri.startswith(f"{LESSONS}/"):
        return await _read_lesson(uri, workshop)
    form = _FORM.fullmatch(uri)
    if form is None:
        raise IdentifierError("There is no such resource.")
    place, identifier, ending = form.groups()
    if place == "puzzles":
        grids: tuple[str, ...] = (parse_puzzle_id(identifier),)
    else:
        grids = parse_collection_id(identifier)
    verified = await puzzles.verify_all(grids, workshop.workbench)
    about: dict[str, Any] = {"uri": uri, "mime_type": _MIME_TYPES[ending]}
    if ending == ".pdf":
        blob = b64encode(await _print(verified, workshop)).decode()
        return ReadResourceResult(contents=[BlobResourceContents(**about, blob=blob)])
    text = _write(verified, workshop) if ending == "" else _draw(verified, workshop)
    return ReadResourceResult(contents=[TextResourceContents(**about, text=text)])


async def _read_lesson(uri: str, workshop: Workshop) -> ReadResourceResult:
    slug = uri.removeprefix(LESSONS).removeprefix("/")
    text = await write_lesson(slug, workshop) if slug else list_lessons()
    contents = TextResourceContents(uri=uri, mime_type=_MARKDOWN, text=text)
    return ReadResourceResult(contents=[contents])


async def _print(verified: list[Verified], workshop: Workshop) -> bytes:
    labels = await puzzles.labels_of([item.puzzle for item in verified], workshop.workbench)
    worksheet = puzzles.worksheet_of(
        verified, labels, workshop.site, paper=DEFAULT_PAPER, layout=Layout()
    )
    return await workshop.print_worksheet(worksheet)


def _write(verified: list[Verified], workshop: Workshop) -> str:
    shown = [
        f"Puzzle {number}: {workshop.site.playable_url(puzzle_id(item.puzzle))}\n"
        f"{show_grid('puzzle', item.puzzle)}"
        for number, item in enumerate(verified, 1)
    ]
    return paragraphs(*shown, credit(workshop.attribution))


def _draw(verified: list[Verified], workshop: Workshop) -> str:
    return draw_svg([item.puzzle for item in verified], workshop.attribution.offline_text)
