"""Boards for frames of other sites, at `/embed` before the paths of their pages.

They take `?help=`, `?theme=` and `?colour=`. These pages alone may stand in a frame of anybody.
They set no cookie and run in a sandbox without an origin of its own, so whatever their scripts
fetch is open to all origins.
"""

import base64
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, get_args
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, parse_small_id
from nonet.server.site.drawing import SHAPES
from nonet.server.site.pages import pages_of
from nonet.server.site.puzzles import ON_THE_HOME_PAGE, read_day, show_verified
from nonet.server.site.small_puzzles import show_small

FORM = re.compile(r"[0-9a-f]{6}", re.ASCII)
Colour = tuple[int, int, int]

# The board's paper by day and by night, and how far what is written on it has to stand off: the
# tints of chosen and equal cells take a third of that, and WCAG wants 4.5 of the rest.
_PAPER: tuple[tuple[Colour, float], ...] = (((255, 255, 255), 7.0), ((24, 33, 44), 7.7))
_BLACK: Colour = (12, 17, 23)
_WHITE: Colour = (255, 255, 255)
_SHADES = 40


def accent_style(colour: str) -> str:
    """Return the style that gives a page an accent, from six hexadecimal digits in lower case."""
    shades = _shades_of(colour)
    texts = [max((_WHITE, _BLACK), key=lambda text: contrast(text, shade)) for shade in shades]
    return (
        f":root{{--accent:{_light_dark(shades)};--on-accent:{_light_dark(texts)};"
        "--entry:var(--accent);--chosen-ring:var(--accent);"
        "--wash:color-mix(in srgb,var(--accent) 12%,var(--paper));"
        "--seen:color-mix(in srgb,var(--accent) 7%,var(--paper));"
        "--alike:color-mix(in srgb,var(--accent) 20%,var(--paper))}"
    )


def accent_of(colour: str) -> str:
    """Return the colour of that accent alone, as styles write it."""
    return _light_dark(_shades_of(colour))


def _shades_of(colour: str) -> list[Colour]:
    """Return what can be read by day, and by night."""
    chosen: Colour = (int(colour[:2], 16), int(colour[2:4], 16), int(colour[4:], 16))
    return [_readable(chosen, paper, least) for paper, least in _PAPER]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _readable(colour: Colour, paper: Colour, least: float) -> Colour:
    """Return the shade of a colour that is nearest to it and stands off a paper."""
    return next(shade for shade in _shades(colour, paper) if contrast(shade, paper) >= least)


def _shades(colour: Colour, paper: Colour) -> Iterator[Colour]:
    """Yield a colour, and then mixtures with more and more of what stands off a paper most."""
    ink = max((_WHITE, _BLACK), key=lambda end: contrast(end, paper))
    for part in range(_SHADES + 1):
        red, green, blue = (
            round(own + (end - own) * part / _SHADES) for own, end in zip(colour, ink, strict=True)
        )
        yield red, green, blue


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    low = 0.04045
    return value / 12.92 if value <= low else float(((value + 0.055) / 1.055) ** 2.4)


def _light_dark(colours: list[Colour]) -> str:
    return f"light-dark({','.join('#' + bytes(colour).hex() for colour in colours)})"


# How much hints say at most: nothing, where to look, which technique, the whole step.
HELP = ("none", "where", "technique", "step")
THEMES = ("light", "dark")


@dataclass(frozen=True, slots=True)
class EmbedChoice:
    """How the page around a board wants it; what is not chosen follows the visitor's device."""

    help: str = HELP[-1]
    theme: str = ""
    colour: str = ""

    @property
    def deepest(self) -> int:
        """How many steps of a hint there are."""
        return HELP.index(self.help)

    @property
    def query(self) -> dict[str, str]:
        """What of it an address has to say."""
        usual = EmbedChoice()
        values = {"help": self.help, "theme": self.theme, "colour": self.colour}
        return {name: value for name, value in values.items() if value != getattr(usual, name)}


def read_choice(query: Mapping[str, str]) -> EmbedChoice:
    """Return what a query chooses.

    Raises:
        HTTPException: 400, a value is none of those that there are.
    """
    choice = EmbedChoice(
        help=query.get("help", HELP[-1]),
        theme=query.get("theme", ""),
        colour=query.get("colour", "").lower(),
    )
    is_known = choice.help in HELP and choice.theme in ("", *THEMES)
    if not is_known or not (choice.colour == "" or FORM.fullmatch(choice.colour)):
        raise HTTPException(400)
    return choice


async def embed_puzzle(request: Request) -> Response:
    """Show the puzzle of the path."""
    choice, here = read_choice(request.query_params), f"/puzzles/{request.path_params['id']}"
    grid = parse_puzzle_id(request.path_params["id"])
    own = _with_query(f"/embed{here}", choice.query)
    return await _show(request, choice, grid, {"here": here, "own": own})


async def embed_collection(request: Request) -> Response:
    """Show one puzzle of the collection of the path, the first unless `?number=` says so."""
    pages, choice = pages_of(request), read_choice(request.query_params)
    here = f"/collections/{request.path_params['id']}"
    grids = parse_collection_id(request.path_params["id"])
    known = {str(number): number for number in range(1, len(grids) + 1)}
    number = known.get(request.query_params.get("number", "1"))
    if number is None:
        raise HTTPException(404)

    def address(other: int) -> str | None:
        query = urlencode({"number": other, **choice.query})
        return f"{pages.at(f'/embed{here}')}?{query}" if 1 <= other <= len(grids) else None

    values = {
        "here": here,
        "detail": pages.words("collection-place", number=number, count=len(grids)),
        "previous": address(number - 1),
        "next": address(number + 1),
    }
    return await _show(request, choice, grids[number - 1], values)


async def embed_daily(request: Request) -> Response:
    """Show a puzzle of today, or of `?day=`, of one `?level=`."""
    pages, choice = pages_of(request), read_choice(request.query_params)
    label = request.query_params.get("level", ON_THE_HOME_PAGE)
    named = request.query_params.get("day")
    day = pages.website.daily.today if named is None else read_day(named)
    if day is None:
        raise HTTPException(404)
    if label not in get_args(engine.Label):
        raise HTTPException(400)
    drawn = await pages.website.daily.of(day)
    if drawn is None:
        raise HTTPException(404)
    values = {
        "here": f"/daily/{day}",
        "own": _with_query("/embed/daily", {"level": label, **choice.query}),
        "heading": pages.words(f"level-{label}"),
        "detail": pages.words.date(day),
    }
    return await _show(request, choice, drawn[label], values)


async def _show(
    request: Request, choice: EmbedChoice, grid: str, values: Mapping[str, Any]
) -> Response:
    pages = pages_of(request)
    board = await show_verified(grid, pages.services.engine_context, pages.words)
    shown = {
        **_framed_values(choice),
        "board": board,
        "heading": pages.words("puzzle-heading"),
        "detail": pages.words("board-givens", count=board.givens),
        "previous": None,
        "next": None,
        **values,
    }
    policy = framing_policy(pages.site.issuer, shown["style"])
    return pages.publish(request, "embed.html", shown, policy=policy)


async def embed_small(request: Request) -> Response:
    """Show the small puzzle of the path; `?marks=` says whether by digits or shapes."""
    pages, choice = pages_of(request), read_choice(request.query_params)
    board = show_small(parse_small_id("s{size}-{digits}".format(**request.path_params)))
    here = f"/puzzles/{board.id}"
    values = {
        **_framed_values(choice, f"/embed{here}"),
        "board": board,
        "here": here,
        "shapes": SHAPES,
    }
    policy = framing_policy(pages.site.issuer, values["style"])
    return pages.publish(request, "embed_small.html", values, policy=policy)


def _framed_values(choice: EmbedChoice, own: str = "") -> dict[str, Any]:
    """Return what the templates of frames need of a choice; `own` is a path that describes one."""
    return {
        "choice": choice,
        "style": accent_style(choice.colour) if choice.colour else "",
        "own": own and _with_query(own, choice.query),
    }


def framing_policy(site_url: str, style: str) -> str:
    """Return what such a page may load: nothing but the site's own, wherever its frame stands.

    Not every browser takes `'self'` for the site where a sandbox has taken the origin away.
    """
    site = f"'self' {site_url}"
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    styles = f"{site} 'sha256-{digest}'" if style else site
    return (
        f"default-src 'none'; script-src {site}; style-src {styles}; img-src {site}; "
        f"connect-src {site}; base-uri 'none'; form-action 'none'; frame-ancestors *"
    )


def _with_query(path: str, query: Mapping[str, str]) -> str:
    return f"{path}?{urlencode(query)}" if query else path
