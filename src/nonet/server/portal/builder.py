"""`/developers/embed`: choose a board for one's own page, look at it there, and copy the code."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet import engine
from nonet.errors import IdentifierError, NotUniqueError, SearchLimitError
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.verification import require_unique, verify_all
from nonet.server.portal.area import Area, PageContext
from nonet.server.portal.embed_code import FORMS, ChosenBoard, code_of, highlighted
from nonet.server.site.embed import HELP, THEMES, EmbedChoice, read_choice
from nonet.server.site.pages import framing_policy

KINDS = ("daily", "puzzle", "collection")
WIDTHS = (400, 560, 720)
# Beside blue, which is the board's own; any other is somebody's own.
COLOURS = {"blue": "", "ink": "14202e", "green": "14713f"}
OWN = "own"
_ID = re.compile(r"v1-[0-9]{81,}")
_GRID = re.compile(r"[0-9.-]{81}")
_EXAMPLES = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """What the form says: each value is one of those that it offers, but `name`."""

    kind: str
    level: str
    name: str
    width: int
    colour: str
    own: str
    look: EmbedChoice


async def show_builder(context: PageContext) -> Response:
    """Show a choice, the board that it makes in a page of somebody else, and its code."""
    examples = await context.area.pages.website.compute_once(_make_examples)
    choice = _read(context.request.query_params, examples)
    board = await _board_of(context.area, choice)
    forms = [(name, highlighted(code_of(name, board, context.area.pages.site))) for name in FORMS]
    values = {
        "choice": choice,
        "board": board,
        "forms": forms,
        "kinds": KINDS,
        "labels": get_args(engine.Label),
        "helps": HELP,
        "themes": ("", *THEMES),
        "colours": COLOURS,
        "widths": WIDTHS,
    }
    response = context.show("embed", values)
    response.headers["Content-Security-Policy"] = framing_policy()
    return response


async def _board_of(area: Area, choice: Choice) -> ChosenBoard | None:
    """Return what the form names; None where that is no puzzle and no collection."""
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
    """Return what a query chooses.

    Raises:
        HTTPException: 400, a value is none of those that the form offers.
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
    look = read_choice({**_given(query, ("help", "theme")), "colour": chosen})
    named = query.get("name", "").strip()
    # An example stands for that of whatever is chosen.
    name = named if named and named not in examples.values() else examples[kind]
    return Choice(kind, level, name, int(width), colour, own, look)


def _given(query: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    return {name: query[name] for name in names if name in query}


def _make_examples() -> Mapping[str, str]:
    """Return what the form has in its field before anybody has named a puzzle of their own."""
    made = [engine.generate("easy", seed=1, index=index).puzzle for index in range(_EXAMPLES)]
    ids = [puzzle_id(grid) for grid in made]
    return {
        "daily": ids[0],
        "puzzle": ids[0],
        "collection": ids[0] + "".join(name.removeprefix("v1-") for name in ids[1:]),
    }
