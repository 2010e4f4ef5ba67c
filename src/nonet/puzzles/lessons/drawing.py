"""Draw a step as a picture: the board, its candidates, and the step's premises and conclusions."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from html import escape
from math import hypot
from pathlib import Path

from nonet import engine, grid
from nonet.grid import EMPTY, column_of, row_of
from nonet.puzzles.lessons.marks import TINTS, Candidate, Marks, marks_of

CELL = 40
SIDE = grid.SIDE * CELL
MARGIN = 18  # for the numbers of rows and columns
MARK = 5.9  # the radius of the mark around a candidate
_STEP = 12.2

Point = tuple[float, float]
_HEAD = 3.4  # how far the head of an arrow reaches beyond its line
_WITHIN_CELL = 19  # far enough to be seen next to the marks at its ends
STYLE = Path(__file__).with_name("picture.css")
SIZE = SIDE + MARGIN + 10  # links may reach beyond the frame

BOX = f"{-MARGIN} {-MARGIN} {SIZE} {SIZE}"
_HALF = CELL // 2
# A texture distinguishes groups without colour; the first has none.
_TEXTURES = {
    "b": "M0 20L20 0M0 40L40 0M20 40L40 20",
    "c": "M0 20L20 40M0 0L40 40M20 0L40 20",
    "d": "M0 10H40M0 20H40M0 30H40",
    "e": "M10 0V40M20 0V40M30 0V40",
}


def draw(  # noqa: PLR0913 - each is an option by name
    position: engine.Position,
    step: engine.Step,
    *,
    title: str,
    description: str,
    reasons: Collection[int] = (),
    with_answer: bool = True,
) -> str:
    """Draw a step of a position for a page that has the stylesheet.

    `reasons` are the cells that the deduction rests on; the filled ones are tinted. Without its
    answer, a single shows the cell but not the digit.
    """
    parts = "".join(step_parts(position, step, frozenset(reasons), with_answer=with_answer))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="{BOX}" '
        f'role="img" aria-labelledby="title description"><title id="title">{escape(title)}</title>'
        f'<desc id="description">{escape(description)}</desc>{parts}</svg>\n'
    )


def draw_board(
    position: engine.Position,
    *,
    title: str,
    with_candidates: bool = True,
    area: Collection[int] = (),
    size: int = 2 * SIZE,
) -> str:
    """Draw a position without a step, as a picture with its own style and an area tinted."""
    parts = "".join(board_parts(position, with_candidates=with_candidates, area=area))
    return standalone(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="{BOX}" '
        f'role="img"><title>{escape(title)}</title>{parts}</svg>\n',
        size=size,
    )


def board_parts(
    position: engine.Position, *, with_candidates: bool, area: Collection[int] = ()
) -> Iterator[str]:
    """Yield the elements of a picture of a position, with the cells of an area tinted."""
    yield f'<rect class="paper" x="{-MARGIN}" y="{-MARGIN}" width="{SIZE}" height="{SIZE}"/>'
    yield from _tints([area])
    yield from _lines()
    yield from _places()
    yield from _filled(position)
    known = [(cell, digit) for cell, digits in enumerate(position.candidates) for digit in digits]
    if with_candidates and known:
        places = (spot(cell, digit) for cell, digit in known)
        yield _text("open", places, "".join(str(digit) for _, digit in known))


def standalone(picture: str, *, size: int = 2 * SIZE) -> str:
    """Return a picture with its own style, `size` pixels wide."""
    style = f"<style>:root {{ color-scheme: light dark; }}\n{STYLE.read_text('utf-8')}</style>"
    return picture.replace("<title", f"{style}<title", 1).replace(
        'class="picture"', f'class="picture" width="{size}" height="{size}"', 1
    )


def step_parts(
    position: engine.Position,
    step: engine.Step,
    reasons: frozenset[int] = frozenset(),
    *,
    with_answer: bool = True,
) -> Iterator[str]:
    """Yield the elements of a picture of a step."""
    marks = marks_of(step)
    yield f'<rect class="paper" x="{-MARGIN}" y="{-MARGIN}" width="{SIZE}" height="{SIZE}"/>'
    yield from _tints(marks.tints or [[cell for cell in reasons if position.board[cell] != EMPTY]])
    yield from _lines()
    yield from _houses(marks)
    yield from _places()
    yield from _filled(position)
    if is_single(step):
        yield from _answer(step, with_digit=with_answer)
    if not is_single(step):
        yield from _marked(position, marks, step)
        yield from _candidates(position, step, marks)
    yield from _links(step)


def is_single(step: engine.Step) -> bool:
    """Return whether a step is a single, which needs no candidates to be seen."""
    return step.technique in {"full-house", "hidden-single", "naked-single"}


def _tints(groups: Iterable[Collection[int]]) -> Iterator[str]:
    for tint, cells in zip(TINTS, groups, strict=False):
        for cell in cells:
            x, y = corner(cell)
            yield f'<rect class="group {tint}" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'
            if tint in _TEXTURES:
                place = f'transform="translate({x} {y})"'
                yield f'<path class="texture" {place} d="{_TEXTURES[tint]}"/>'


def _lines() -> Iterator[str]:
    thin = (at for at in range(CELL, SIDE, CELL) if at % (grid.BOX_SIDE * CELL))
    thick = range(0, SIDE + 1, grid.BOX_SIDE * CELL)
    for kind, places in (("lines", thin), ("frame", thick)):
        crossings = "".join(f"M{at} 0V{SIDE}M0 {at}H{SIDE}" for at in places)
        yield f'<path class="{kind}" d="{crossings}"/>'


def _houses(marks: Marks) -> Iterator[str]:
    for house, kind in marks.houses:
        left, top, width, height = frame_of(house)
        name = "cover" if kind == "cover" else "house"
        inset = 2.5 if kind == "cover" else 1
        yield (
            f'<rect class="{name}" x="{number(left + inset)}" y="{number(top + inset)}" '
            f'width="{number(width - 2 * inset)}" height="{number(height - 2 * inset)}" rx="4"/>'
        )


def _places() -> Iterator[str]:
    """Write the numbers of columns and rows, from 1."""
    numbers = "123456789"
    along = [_HALF + CELL * index for index in range(grid.SIDE)]
    yield _text("places", [(x, -7.5) for x in along], numbers)
    yield _text("places", [(-9, y) for y in along], numbers)


def _answer(step: engine.Step, *, with_digit: bool) -> Iterator[str]:
    ((cell, digit),) = step.placements
    x, y = centre(cell)
    yield f'<circle class="ring" cx="{number(x)}" cy="{number(y)}" r="16.5"/>'
    if with_digit:
        yield _text("answer", [(x, y)], str(digit), 8.8)


def _filled(position: engine.Position) -> Iterator[str]:
    placed = frozenset(position.placed)
    kinds: defaultdict[str, list[int]] = defaultdict(list)
    for cell, digit in enumerate(position.board):
        if digit != EMPTY:
            kinds["entry" if cell in placed else "given"].append(cell)
    for kind, cells in sorted(kinds.items()):
        yield _text(kind, map(centre, cells), "".join(position.board[cell] for cell in cells), 8.8)


def _marked(position: engine.Position, marks: Marks, step: engine.Step) -> Iterator[str]:
    for node, role in marks.joined:
        ends = path(spot(cell, node.digit) for cell in node.cells)
        yield f'<path class="{role} joined" d="{ends}"/>'
    for (cell, digit), role in marks.roles.items():
        if position.board[cell] == EMPTY:
            yield _shape(role, spot(cell, digit))
    for cell, digit in step.eliminations:
        if (cell, digit) not in marks.roles:
            yield _shape("gone", spot(cell, digit))
    for cell, digit in step.placements:
        x, y = spot(cell, digit)
        yield f'<circle class="ring" cx="{number(x)}" cy="{number(y)}" r="{MARK + 1.6:.1f}"/>'


def _shape(role: str, place: Point) -> str:
    """Draw the mark around a candidate; roles differ in shape as well as in colour."""
    x, y = place
    if role in {"off", "second"}:
        half, side = MARK - 0.4, number(2 * MARK - 0.8)
        corners = f'x="{number(x - half)}" y="{number(y - half)}"'
        return f'<rect class="{role}" {corners} width="{side}" height="{side}" rx="1.5"/>'
    reach = MARK + 1.4
    if role in {"fin", "third"}:
        diamond = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
        return f'<path class="{role}" d="{path(diamond)}z"/>'
    if role == "fourth":
        triangle = ((x, y - reach - 1.5), (x + reach + 1, y + 5.5), (x - reach - 1, y + 5.5))
        return f'<path class="{role}" d="{path(triangle)}z"/>'
    return f'<circle class="{role}" cx="{number(x)}" cy="{number(y)}" r="{MARK}"/>'


def _candidates(position: engine.Position, step: engine.Step, marks: Marks) -> Iterator[str]:
    kinds: defaultdict[str, list[Candidate]] = defaultdict(list)
    lost = frozenset(step.eliminations)
    for cell, digits in enumerate(position.candidates):
        for digit in digits:
            shown = "told" if (cell, digit) in marks.roles else "open"
            kinds["lost" if (cell, digit) in lost else shown].append((cell, digit))
    for kind, candidates in sorted(kinds.items()):
        places = (spot(cell, digit) for cell, digit in candidates)
        yield _text(kind, places, "".join(str(digit) for _, digit in candidates))
    yield _strikes(step.eliminations) if lost else ""


def marked_parts(roles: Mapping[Candidate, str]) -> Iterator[str]:
    """Yield the marks of some candidates and their digits."""
    for (cell, digit), role in roles.items():
        yield _shape(role, spot(cell, digit))
        yield _text("told", [spot(cell, digit)], str(digit))


def lost_parts(eliminations: Collection[Candidate]) -> Iterator[str]:
    """Yield eliminated candidates, marked and crossed out."""
    for cell, digit in eliminations:
        yield _shape("gone", spot(cell, digit))
        yield _text("lost", [spot(cell, digit)], str(digit))
    yield _strikes(eliminations)


def _strikes(eliminations: Iterable[Candidate]) -> str:
    strokes = (_stroke(spot(cell, digit)) for cell, digit in eliminations)
    return f'<path class="strike" d="{"".join(strokes)}"/>'


def _stroke(place: Point) -> str:
    x, y = place
    return path(((x - 5.5, y + 4.5), (x + 5.5, y - 4.5)))


def heads(*names: str) -> str:
    """Define arrowheads, each by its id and its class."""
    shapes = (
        f'<marker id="{name}" viewBox="0 0 6 6" refX="2" refY="3" markerWidth="5.5" '
        'markerHeight="5.5" markerUnits="userSpaceOnUse" orient="auto">'
        f'<path class="{name}" d="M0 0 6 3 0 6z"/></marker>'
        for name in names
    )
    return f"<defs>{''.join(shapes)}</defs>"


def _links(step: engine.Step) -> Iterator[str]:
    if links := step.pattern.links:
        yield heads("head")
        yield from dict.fromkeys(map(arrow, links))


def _text(kind: str, places: Iterable[Point], digits: str, drop: float = 3.8) -> str:
    """Write digits at their points; `drop` moves them from the middle down to the baseline."""
    points = list(places)
    columns = " ".join(number(x) for x, _ in points)
    rows = " ".join(number(y + drop) for _, y in points)
    return f'<text class="{kind}" x="{columns}" y="{rows}">{digits}</text>'


def corner(cell: int) -> tuple[int, int]:
    """Return the top left corner of a cell."""
    return column_of(cell) * CELL, row_of(cell) * CELL


def centre(cell: int) -> Point:
    """Return the centre of a cell."""
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


def spot(cell: int, digit: int) -> Point:
    """Return the centre of a candidate."""
    x, y = centre(cell)
    row, column = divmod(digit - 1, 3)
    return x + (column - 1) * _STEP, y + (row - 1) * _STEP


def frame_of(house: engine.House) -> tuple[int, int, int, int]:
    """Return the left, top, width and height of a house."""
    if house.kind == "row":
        return 0, house.index * CELL, SIDE, CELL
    if house.kind == "column":
        return house.index * CELL, 0, CELL, SIDE
    return *corner(grid.first_of_box(house.index)), grid.BOX_SIDE * CELL, grid.BOX_SIDE * CELL


def number(value: float) -> str:
    """Write a coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def path(points: Iterable[Point]) -> str:
    """Write points as a path of straight lines."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def arrow(link: engine.Link) -> str:
    """Draw a link as a curved arrow that avoids the candidates between its ends."""
    start, end = (spot(*end) for end in nearest_ends(link))
    bend = _bend(start, end)
    first, last = _towards(start, bend, MARK), _towards(end, bend, MARK + _HEAD)
    points = " ".join(f"{number(x)} {number(y)}" for x, y in (bend, last))
    kind = "link" if link.kind == "strong" else "link weak"
    place = f"M{number(first[0])} {number(first[1])}Q{points}"
    return f'<path class="{kind}" marker-end="url(#head)" d="{place}"/>'


def nearest_ends(link: engine.Link) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the candidates of a link's two nodes that are nearest to each other."""
    start, end = link.start, link.end
    ends = ((one, other) for one in start.cells for other in end.cells)
    one, other = min(
        ends,
        key=lambda pair: hypot(
            *(
                a - b
                for a, b in zip(spot(pair[0], start.digit), spot(pair[1], end.digit), strict=True)
            )
        ),
    )
    return (one, start.digit), (other, end.digit)


def _bend(start: Point, end: Point) -> Point:
    """Return the control point that bends the line to its left."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    pull = _WITHIN_CELL if length < CELL / 2 else min(9 + 0.14 * length, 34)
    return (
        (start[0] + end[0]) / 2 + pull * down / length,
        (start[1] + end[1]) / 2 - pull * across / length,
    )


def _towards(start: Point, end: Point, distance: float) -> Point:
    """Return the point at a distance from the start towards the end."""
    across, down = end[0] - start[0], end[1] - start[1]
    share = distance / (hypot(across, down) or 1)
    return start[0] + share * across, start[1] + share * down
