"""A chain to read line by line: its sentences, and a picture with parts for each line."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape

from nonet import engine
from nonet.grid import column_of, row_of
from nonet.i18n.message import Message, Series, Text
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons.drawing import (
    BOX,
    board_parts,
    heads,
    lost_parts,
    marked_parts,
)
from nonet.puzzles.lessons.examples import read_examples
from nonet.puzzles.lessons.geometry import CELL, arrow, corner
from nonet.puzzles.lessons.marks import marks_of


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
        Line(
            words.render(end_of_walk),
            words("walk-end-short", digit=digit, cells=lost),
        ),
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
    yield heads("head", "head-now")
    for number, link in enumerate(links):
        yield _line(number, *map(_seen, (*link.start.cells, *link.end.cells)), arrow(link))
    yield from board_parts(position, with_candidates=True)
    for number, link in enumerate(links):
        shown = [(cell, node.digit) for node in (link.start, link.end) for cell in node.cells]
        yield _line(number, *marked_parts({one: roles.pop(one) for one in shown if one in roles}))
    yield _line(len(links), *lost_parts(step.eliminations))


def _seen(cell: int) -> str:
    x, y = corner(cell)
    return f'<rect class="seen" fill="none" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'


def _without_reason(implication: Message) -> Message:
    said = dict(implication.arguments)
    return Message.of("walk-line", premise=said["premise"], conclusion=said["conclusion"])


def _line(number: int, *parts: str) -> str:
    return f'<g data-line="{number}">{"".join(parts)}</g>'


def _cell(cell: int) -> Message:
    return Message.of("cell-short", row=str(row_of(cell) + 1), column=str(column_of(cell) + 1))
