"""Boards for frames of other sites: `/embed` before the path of a page.

They take `?help=`, `?theme=` and `?colour=`. Other sites may frame only these pages, which set no
cookie and run in a sandbox with an opaque origin. So their scripts' requests need CORS.
"""

import base64
import hashlib
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlencode

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine import small
from nonet.puzzles.links.identifiers import parse_collection_id, parse_id_of_any_size
from nonet.server.site.daily_puzzles import ON_THE_HOME_PAGE, read_day
from nonet.server.site.drawing import SHAPES
from nonet.server.site.pages import pages_of
from nonet.server.site.shown_puzzle import show_verified
from nonet.server.site.small_puzzles import show_small

Colour = tuple[int, int, int]

# The board's background by day and by night, and the least contrast of its text. The tints of
# chosen and equal cells reduce it by a third, and WCAG requires 4.5.
_PAPER: tuple[tuple[Colour, float], ...] = (((255, 255, 255), 7.0), ((24, 33, 44), 7.7))
_BLACK: Colour = (12, 17, 23)
_WHITE: Colour = (255, 255, 255)
_SHADES = 40


def accent_style(colour: str) -> str:
    """Return the style of an accent colour, given as six hexadecimal digits in lower case."""
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
    """Return the CSS value of an accent colour."""
    return _light_dark(_shades_of(colour))


def _shades_of(colour: str) -> list[Colour]:
    """Return the readable shades by day and by night."""
    chosen: Colour = (int(colour[:2], 16), int(colour[2:4], 16), int(colour[4:], 16))
    return [_readable(chosen, paper, least) for paper, least in _PAPER]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _readable(colour: Colour, paper: Colour, least: float) -> Colour:
    """Return the nearest shade of a colour that has enough contrast to a background."""
    return next(shade for shade in _shades(colour, paper) if contrast(shade, paper) >= least)


def _shades(colour: Colour, paper: Colour) -> Iterator[Colour]:
    """Yield a colour, then mixtures with more and more black or white."""
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


# The deepest hint: none, where to look, the technique, or the whole step.
Help = Literal["none", "where", "technique", "step"]
Theme = Literal["", "light", "dark"]
HELP: tuple[Help, ...] = get_args(Help)
THEMES: tuple[Theme, ...] = get_args(Theme)


class EmbedChoice(BaseModel):
    """The choices of the page around a board; the visitor's device decides the others."""

    model_config = ConfigDict(frozen=True)

    help: Help = "step"
    theme: Theme = ""
    colour: Annotated[str, StringConstraints(to_lower=True, pattern=r"^([0-9a-fA-F]{6})?$")] = ""

    @property
    def deepest(self) -> int:
        """The number of steps of a hint."""
        return HELP.index(self.help)

    @property
    def query(self) -> dict[str, str]:
        """The query that an address needs for these choices."""
        return self.model_dump(exclude_defaults=True)


def read_choice(query: Mapping[str, str]) -> EmbedChoice:
    """Return the choices of a query.

    Raises:
        HTTPException: 400.
    """
    try:
        return EmbedChoice.model_validate(dict(query))
    except ValidationError:
        raise HTTPException(400) from None


async def embed_puzzle(request: Request) -> Response:
    """Show the puzzle of the path; for a small one, `?marks=shapes` chooses shapes."""
    choice, here = read_choice(request.query_params), f"/puzzles/{request.path_params['id']}"
    grid = parse_id_of_any_size(request.path_params["id"])
    own = _with_query(f"/embed{here}", choice.query)
    if small.is_grid(grid):
        return _publish(
            request,
            "embed_small.html",
            choice,
            {"board": show_small(grid), "here": here, "own": own, "shapes": SHAPES},
        )
    return await _show(request, choice, grid, {"here": here, "own": own})


async def embed_collection(request: Request) -> Response:
    """Show puzzle `?number=` of the path's collection, or the first."""
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
    """Show the puzzle of `?day=`, or of today, with the label `?level=`.

    Without `?day=` it is the day in UTC, and the script goes on to the visitor's own.
    """
    pages, choice = pages_of(request), read_choice(request.query_params)
    label = request.query_params.get("level", ON_THE_HOME_PAGE)
    named, daily = request.query_params.get("day"), pages.website.daily
    day = daily.today if named is None else read_day(named)
    if day is None:
        raise HTTPException(404)
    if label not in get_args(engine.Label):
        raise HTTPException(400)
    drawn = await daily.of(day)
    if drawn is None:
        raise HTTPException(404)
    values = {
        "undated": {"today": day, "latest": daily.latest} if named is None else None,
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
    usual = {
        "own": "",
        "undated": None,
        "board": board,
        "heading": pages.words("puzzle-heading"),
        "detail": pages.words("board-givens", count=board.givens),
        "previous": None,
        "next": None,
    }
    return _publish(request, "embed.html", choice, {**usual, **values})


def _publish(
    request: Request, template: str, choice: EmbedChoice, values: Mapping[str, Any]
) -> Response:
    pages = pages_of(request)
    style = accent_style(choice.colour) if choice.colour else ""
    policy = framing_policy(pages.site.issuer, style)
    shown = {"choice": choice, "style": style, **values}
    return pages.publish(request, template, shown, policy=policy)


def framing_policy(site_url: str, style: str) -> str:
    """Return the content security policy of a frame: it may load only the site's own files.

    In a sandbox, some browsers don't match `'self'` with the site, so the policy names the site.
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
