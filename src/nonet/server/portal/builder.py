"""`/developers/embed`: choose a board, preview it, and copy the embedding code."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from html import escape
from typing import get_args
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet import engine
from nonet.errors import IdentifierError, NotUniqueError, SearchLimitError
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.links.site import Site, attribution_of
from nonet.puzzles.verification import require_unique, verify_all
from nonet.server.portal.area import Area, PortalRequest
from nonet.server.site import embed, oembed, pages

FORMS = ("iframe", "element", "react", "wordpress")
# The code isn't HTML: its templates escape attributes themselves.
_CODE = Environment(
    loader=FileSystemLoader(pages.TEMPLATES / "embed_code"),
    autoescape=False,  # noqa: S701
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_CODE.filters["attribute"] = escape
_STRING = re.compile(r'"[^"]*"')
_TAG = re.compile(r"(&lt;/?[\w-]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenBoard:
    """A chosen board: the daily puzzle, or the puzzle or collection `name`.

    `home` is the path prefix of its language, such as `/de`, and empty for English.
    """

    home: str
    language: str
    name: str
    level: str
    look: embed.EmbedChoice
    width: int
    title: str
    credit: str
    kind: str = "daily"

    def named(self, kind: str, name: str) -> "ChosenBoard":
        """Return the board of a puzzle or a collection."""
        return replace(self, kind=kind, name=name)

    @property
    def page(self) -> str:
        """The path of its page without the language."""
        return f"/{self.kind}/{self.name}" if self.name else "/daily"

    @property
    def link(self) -> str:
        """The path of its page in the board's language."""
        return f"{self.home}{self.page}"

    @property
    def path(self) -> str:
        """The path and query of its frame."""
        chosen = dict(self.look.query)
        if not self.name:
            chosen = {"level": self.level, **chosen}
        query = f"?{urlencode(chosen)}" if chosen else ""
        return f"/embed{self.page}{query}"

    @property
    def height(self) -> int:
        """The height of its frame in pixels."""
        return self.width + oembed.BELOW


def code_of(form: str, board: ChosenBoard | None, site: Site) -> str:
    """Return the code in a form; empty without a board."""
    if board is None:
        return ""
    attributes = {name: value for name, value in board.look.query.items() if name != "colour"}
    if board.home:
        attributes["language"] = board.language
    of_the_day = f"puzzles.find((one) => one.difficulty === {json.dumps(board.level)})"
    return _CODE.get_template(f"{form}.txt").render(
        board=board,
        site_url=site.site_url,
        attributes=attributes,
        accent=embed.accent_of(board.look.colour) if board.look.colour else "",
        grid=board.name.removeprefix("v1-") if board.kind == "puzzles" else "",
        picked="puzzles[0]" if board.name else of_the_day,
    )


def highlighted(code: str) -> Markup:
    """Highlight strings and element names."""
    # Strings are found by their quotes, which need no escape in text.
    marked = _STRING.sub(r'<span class="text">\g<0></span>', escape(code, quote=False))
    return Markup(_TAG.sub(r'<span class="key">\1</span>', marked))  # noqa: S704 - escaped above


KINDS = ("daily", "puzzle", "collection")
WIDTHS = (400, 560, 720)
# Blue is the board's default; `OWN` is any other color.
COLOURS = {"blue": "", "ink": "14202e", "green": "14713f"}
OWN = "own"
_ID = re.compile(r"v1-[0-9]{81,}")
_GRID = re.compile(r"[0-9.-]{81}")
_EXAMPLES = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """The form's values; all except `name` are among the offered ones."""

    kind: str
    level: str
    name: str
    width: int
    colour: str
    own: str
    look: embed.EmbedChoice


async def show_builder(request: PortalRequest) -> Response:
    """Show the form, a preview and the code."""
    examples = await request.area.pages.website.compute_once(_make_examples)
    choice = _read(request.query_params, examples)
    board = await _board_of(request.area, choice)
    forms = [(name, highlighted(code_of(name, board, request.area.pages.site))) for name in FORMS]
    values = {
        "choice": choice,
        "board": board,
        "forms": forms,
        "kinds": KINDS,
        "labels": get_args(engine.Label),
        "helps": embed.HELP,
        "themes": embed.THEMES,
        "colours": COLOURS,
        "widths": WIDTHS,
    }
    response = request.render("embed", values)
    response.headers["Content-Security-Policy"] = pages.framing_policy()
    return response


async def _board_of(area: Area, choice: Choice) -> ChosenBoard | None:
    """Return the chosen board; None if the name isn't a puzzle or collection."""
    words = area.pages.words
    board = ChosenBoard(
        home=area.pages.at("/").rstrip("/"),
        language=words.tag,
        name="",
        level=choice.level,
        look=choice.look,
        width=choice.width,
        title=words("embed-title", name=area.pages.site.service_name),
        credit=attribution_of(area.pages.site).text,
    )
    if choice.kind == "daily":
        return board
    try:
        name = await _verified(area, choice)
    except (IdentifierError, NotUniqueError, SearchLimitError):
        return None
    return board.named(f"{choice.kind}s", name)


async def _verified(area: Area, choice: Choice) -> str:
    engine_context = area.pages.services.engine_context
    found = _ID.search(choice.name)
    if not found and (grid := _GRID.search(choice.name)):
        name = puzzle_id(grid[0])
    else:
        name = found[0] if found else choice.name
    if choice.kind == "puzzle":
        await require_unique(parse_puzzle_id(name), engine_context)
    else:
        await verify_all(parse_collection_id(name), engine_context)
    return name


def _read(query: Mapping[str, str], examples: Mapping[str, str]) -> Choice:
    """Read the form's values.

    Raises:
        HTTPException: 400, a value isn't among the offered ones.
    """
    kind, level = query.get("puzzle", KINDS[0]), query.get("level", "easy")
    width, colour = query.get("width", str(WIDTHS[0])), query.get("colour", "blue")
    own = query.get("own", "#8a3ffc")
    offered = (
        kind in KINDS
        and level in get_args(engine.Label)
        and width in map(str, WIDTHS)
        and colour in (*COLOURS, OWN)
    )
    if not offered:
        raise HTTPException(400)
    chosen = own.removeprefix("#") if colour == OWN else COLOURS[colour]
    look = embed.read_choice({**_given(query, ("help", "theme")), "colour": chosen})
    named = query.get("name", "").strip()
    # If the field still has an example, use the example of the chosen kind.
    name = named if named and named not in examples.values() else examples[kind]
    return Choice(kind, level, name, int(width), colour, own, look)


def _given(query: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    return {name: query[name] for name in names if name in query}


def _make_examples() -> Mapping[str, str]:
    """Return the default puzzle or collection of each kind."""
    made = [engine.generate("easy", seed=1, index=index).puzzle for index in range(_EXAMPLES)]
    ids = [puzzle_id(grid) for grid in made]
    return {
        "daily": ids[0],
        "puzzle": ids[0],
        "collection": ids[0] + "".join(name.removeprefix("v1-") for name in ids[1:]),
    }
