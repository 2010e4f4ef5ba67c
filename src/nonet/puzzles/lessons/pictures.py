"""Pictures of techniques: thumbnails, animations of paths, and chains line by line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape

from nonet import engine
from nonet.grid import DIGITS, column_of, row_of
from nonet.i18n.message import Message, Series, Text
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons import drawing
from nonet.puzzles.lessons.drawing import BOX, CELL, MARGIN, SIDE, SIZE
from nonet.puzzles.lessons.lesson import read_examples
from nonet.puzzles.lessons.marks import marks_of

_CELL = 8
_SIDE = len(DIGITS) * _CELL
_HALF = _CELL / 2


@cache
def draw_thumbnail(slug: str) -> str:
    """Draw the example of a technique without digits, as an SVG styled by the page.

    Raises:
        KeyError: no technique has this slug.
    """
    parts = "".join(_thumbnail_parts(read_examples()[slug].step))
    return f'<svg class="small" viewBox="-1 -1 74 74" aria-hidden="true">{parts}</svg>'


def _thumbnail_parts(step: engine.Step) -> Iterator[str]:
    yield f'<rect class="frame" width="{_SIDE}" height="{_SIDE}" rx="3"/>'
    for house, _ in marks_of(step).houses:
        left, top, width, height = (
            drawing.number(edge * _CELL / CELL) for edge in drawing.frame_of(house)
        )
        yield f'<rect class="house" x="{left}" y="{top}" width="{width}" height="{height}"/>'
    for kind, places in (("thin", (1, 2, 4, 5, 7, 8)), ("thick", (3, 6))):
        lines = "".join(f"M{at * _CELL} 0V{_SIDE}M0 {at * _CELL}H{_SIDE}" for at in places)
        yield f'<path class="{kind}" d="{lines}"/>'
    placed = {cell for cell, _ in step.placements}
    lost = {cell for cell, _ in step.eliminations}
    shown = () if drawing.is_single(step) else step.pattern.candidates
    for cell in sorted({cell for cell, _ in shown} - placed - lost):
        yield _dot("part", cell)
    for cell in sorted(placed):
        yield _dot("end", cell)
    if lost:
        yield f'<path class="out" d="{"".join(map(_cross, sorted(lost)))}"/>'


def _dot(kind: str, cell: int) -> str:
    x, y = _middle(cell)
    return f'<circle class="{kind}" cx="{drawing.number(x)}" cy="{drawing.number(y)}" r="2.6"/>'


def _cross(cell: int) -> str:
    x, y = _middle(cell)
    left, top = drawing.number(x - 2), drawing.number(y - 2)
    return f"M{left} {top}l4 4m0-4-4 4"


def _middle(cell: int) -> tuple[float, float]:
    return column_of(cell) * _CELL + _HALF, row_of(cell) * _CELL + _HALF


_CAPTION = 24  # the height of the caption below the board


@dataclass(frozen=True, slots=True)
class Frame:
    """A position and its caption, and optionally the step to show on it."""

    position: engine.Position
    caption: str
    step: engine.Step | None = None


def animate(frames: Sequence[Frame], *, title: str, frame_s: float) -> str:
    """Draw frames one after another, each shown for `frame_s` seconds."""
    box = f"{-MARGIN} {-MARGIN} {SIZE} {SIZE + _CAPTION}"
    shown = "".join(
        f'<g visibility="hidden">{_turn(at, len(frames), frame_s)}{_drawn(frame)}</g>'
        for at, frame in enumerate(frames)
    )
    return drawing.standalone(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="{box}" role="img">'
        f"<title>{escape(title)}</title>{shown}</svg>\n"
    )


def _turn(at: int, count: int, frame_s: float) -> str:
    """Animate a frame's visibility, so that frames are shown one at a time."""
    start, end = at / count, (at + 1) / count
    return (
        '<animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" '
        f'dur="{count * frame_s:g}s" values="hidden;visible;hidden" '
        f'keyTimes="0;{start:.6f};{end:.6f}"/>'
    )


def _drawn(frame: Frame) -> str:
    parts = (
        drawing.board_parts(frame.position, with_candidates=True)
        if frame.step is None
        else drawing.step_parts(frame.position, frame.step)
    )
    caption = (
        f'<rect class="paper" x="{-MARGIN}" y="{SIZE - MARGIN}" width="{SIZE}" '
        f'height="{_CAPTION}"/><text class="places" x="{SIDE / 2:g}" y="{SIDE + 20}">'
        f"{escape(frame.caption)}</text>"
    )
    return "".join(parts) + caption


@dataclass(frozen=True, slots=True)
class Line:
    """A line in full, and a short version without its reason."""

    full: str
    short: str


@dataclass(frozen=True, slots=True)
class Walk:
    """A chain: its assumption, a line for each link, and the final line.

    `picture` is its SVG without a style; a line's parts are in `g`s with its `data-line`, from 0.
    """

    slug: str
    name: str
    assumption: str
    lines: tuple[Line, ...]
    picture: str


@cache
def walk_of(slug: str, words: Words) -> Walk:
    """Compose the walk along a technique's example, a chain whose ends share a digit.

    Raises:
        KeyError: no technique has this slug.
    """
    example = read_examples()[slug]
    position, step = example.position, example.step
    shown = guide(step, position, depth=3)
    links = step.pattern.links
    first, last = links[0].start, links[-1].end
    (start,), (end,), digit = first.cells, last.cells, str(first.digit)
    lost = Series("and", tuple(_cell(cell) for cell, _ in step.eliminations))
    assumed = Message.of("is-not", cell=_cell(start), digit=digit)
    ends = {"start": _cell(start), "end": _cell(end)}
    end_of_walk = Message.of("walk-end", **ends, digit=digit, cells=lost)
    lines = (
        *(
            Line(words.render(said), words.render(_without_reason(said)))
            for said in shown.implications
        ),
        Line(words.render(end_of_walk), words("walk-end-short", digit=digit, cells=lost)),
    )
    name = words(f"name-{slug}")
    title = words("lessons-picture", name=name)
    description = words.render(Text.of((*shown.implications, end_of_walk)))
    return Walk(
        slug,
        name,
        words("walk-assumption", assumed=assumed),
        lines,
        f'<svg class="picture" viewBox="{BOX}" role="img" aria-labelledby="drawn drawn-lines">'
        f'<title id="drawn">{escape(title)}</title>'
        f'<desc id="drawn-lines">{escape(description)}</desc>'
        f"{''.join(_parts(position, step))}</svg>",
    )


def _parts(position: engine.Position, step: engine.Step) -> Iterator[str]:
    """Yield arrows below the digits, then the board, then the marks on top."""
    links, roles = step.pattern.links, dict(marks_of(step).roles)
    yield drawing.heads("head", "head-now")
    for line, link in enumerate(links):
        yield _line(line, *map(_seen, (*link.start.cells, *link.end.cells)), drawing.arrow(link))
    yield from drawing.board_parts(position, with_candidates=True)
    for line, link in enumerate(links):
        shown = [(cell, node.digit) for node in (link.start, link.end) for cell in node.cells]
        yield _line(
            line, *drawing.marked_parts({one: roles.pop(one) for one in shown if one in roles})
        )
    yield _line(len(links), *drawing.lost_parts(step.eliminations))


def _seen(cell: int) -> str:
    x, y = drawing.corner(cell)
    return f'<rect class="seen" fill="none" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'


def _without_reason(implication: Message) -> Message:
    said = dict(implication.arguments)
    return Message.of("walk-line", premise=said["premise"], conclusion=said["conclusion"])


def _line(line: int, *parts: str) -> str:
    return f'<g data-line="{line}">{"".join(parts)}</g>'


def _cell(cell: int) -> Message:
    return Message.of("cell-short", row=str(row_of(cell) + 1), column=str(column_of(cell) + 1))
