"""Draw README's first picture, `chain-*.svg` beside this file: light or dark, for desks or phones.

Run it with `.venv/bin/python docs/pictures/draw_chain.py`. The engine finds the chain, and the
catalogue has its sentences. The picture loops without a script; where a reader wants less motion,
a variant shows the whole chain and stands still.
"""
# ruff: noqa: INP001 - a script in no package

from dataclasses import dataclass
from html import escape
from pathlib import Path
from textwrap import wrap

from nonet import engine
from nonet.grid import name_of
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons.drawing import CELL, MARK, arrow, board_parts, corner, number, spot

HERE = Path(__file__).parent
PUZZLE = "--8------6-7----5--3-4-8---9-6-1--3--5-9-4-8--8--6-7-9---1-3-6--2----5-1------9--"
TECHNIQUE = "aic"
LINE_S, LAST_S = 2.5, 6.0  # how long a line stays, and the conclusion
# The site's colours, in the order of these names.
NAMES = (
    *("ground", "card", "paper", "lines", "frame", "ink", "muted", "accent", "cell"),
    *("on", "on_soft", "off", "off_soft", "out"),
)
LIGHT = (
    *("#f6f8fa", "#e8eefb", "#fff", "#c3cad5", "#14202e", "#14202e", "#55626f", "#2152c4"),
    *("#fff3d1", "#14713f", "#d3f0df", "#9a4a06", "#ffe3bf", "#b3261e"),
)
DARK = (
    *("#18212c", "#213253", "#0f151d", "#3a4656", "#a3b0be", "#e9eef4", "#a3b0be", "#8fb2ff"),
    *("#3d320f", "#8fe0ae", "#1d4a33", "#ffc37d", "#5c3a10", "#ff9a90"),
)
COLOURS = {
    "light": dict(zip(NAMES, LIGHT, strict=True)),
    "dark": dict(zip(NAMES, DARK, strict=True)),
}
STYLE = """
text {{ font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: {ink} }}
.ground {{ fill: {ground} }} .paper {{ fill: {paper} }} .card {{ fill: {card} }} .edge {{ fill: {accent} }}
.lines, .frame {{ fill: none; stroke: {lines}; stroke-width: .8 }} .frame {{ stroke: {frame}; stroke-width: 1.8 }}
.board text {{ text-anchor: middle }} .places {{ font-size: 11px; fill: {muted} }}
.given, .entry {{ font-size: 25px; font-weight: 600; paint-order: stroke; stroke: {paper}; stroke-width: 3 }} .entry {{ fill: {accent}; font-weight: 400 }}
.open {{ font-size: 11.4px; fill: {muted} }} .marked {{ font-size: 11.4px; font-weight: 700 }}
.at {{ fill: {cell} }} .on, .off {{ fill: {on_soft}; stroke: {on}; stroke-width: 1.2 }} .off {{ fill: {off_soft}; stroke: {off} }}
.link {{ fill: none; stroke: {muted}; stroke-width: 1.5 }} .weak {{ stroke-dasharray: 4 2.6 }} .head {{ fill: {muted} }}
.now .link {{ stroke: {accent}; stroke-width: 2.6 }} .now .head {{ fill: {accent} }}
.out {{ stroke: {out}; stroke-width: 1.8; stroke-linecap: round }}
.name {{ font-size: 20px; font-weight: 700 }} .line {{ font-size: 14px }} .next, .lead {{ font-size: 14px; fill: {muted} }}
.large {{ font-size: 17px; font-weight: 650 }} .tick {{ fill: none; stroke: {on}; stroke-width: 1.7 }}
.shown {{ visibility: hidden; animation: {loop_s:g}s step-end infinite }}
{turns}
@media (prefers-reduced-motion: reduce) {{ .shown {{ animation: none }} .last {{ visibility: visible }} }}
"""  # noqa: E501


@dataclass(frozen=True, slots=True)
class Shape:
    """The positions of all parts on one kind of screen."""

    width: int
    height: int
    board: tuple[float, float, float]  # left, top, scale
    words: tuple[int, int, int]  # left, top, characters in a line
    all_lines: bool


SHAPES = {
    "desk": Shape(786, 424, (34, 36, 1.02), (436, 44, 35), all_lines=True),
    "phone": Shape(396, 552, (26, 28, 0.985), (20, 418, 38), all_lines=False),
}


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain and its sentences; the last says what follows of it all."""

    position: engine.Position
    step: engine.Step
    name: str
    lead: str
    sentences: tuple[str, ...]


def main() -> None:
    """Draw every variant."""
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, "utf-8")


def pictures() -> dict[str, str]:
    """Return every variant by its file's name."""
    chain = find()
    return {
        f"chain-{screen}-{scheme}{kind}.svg": draw(chain, shape, colours, moves=not kind)
        for screen, shape in SHAPES.items()
        for scheme, colours in COLOURS.items()
        for kind in ("", "-still")
    }


def find() -> Chain:
    """Find the chain on the path of a puzzle, and word it."""
    position, words = engine.Position(PUZZLE, PUZZLE), english()
    for step in engine.solve_path(PUZZLE).steps:
        if step.technique == TECHNIQUE:
            break
        position = position.after(step)
    shown = guide(step, position, depth=3)
    deduction = words.render(shown.sentence)
    digit = step.eliminations[0][1]
    *cells, last = (name_of(cell) for cell, _ in step.eliminations)
    concluded = f"So {digit} is eliminated from {', '.join(cells)} and {last}."
    return Chain(
        position,
        step,
        words(f"name-{TECHNIQUE}"),
        f"{deduction.partition('. ')[0]}, and see what follows.",
        (*words.render_all(shown.implications), concluded),
    )


def draw(chain: Chain, shape: Shape, colours: dict[str, str], *, moves: bool) -> str:
    """Draw one variant: a frame for each sentence, of which one shows at a time, or the last."""
    count = len(chain.sentences)
    frames = range(count) if moves else (count - 1,)
    left, top, scale = shape.board
    tints = _cells(chain) if moves else ""
    arrows = "".join(_arrows(chain, at) for at in frames)
    marks = "".join(_marks(chain, at) for at in frames)
    words = "".join(_words(chain, at, shape) for at in frames)
    _paper, thin, thick, *digits = board_parts(chain.position, with_candidates=False)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {shape.width} {shape.height}" '
        f'width="{shape.width}" height="{shape.height}" role="img"><title>'
        f"{escape(' '.join((chain.name + '.', chain.lead, *chain.sentences)))}</title>"
        f"<style>{_style(count if moves else 1, colours)}</style>"
        f'<rect class="ground" width="{shape.width}" height="{shape.height}" rx="12"/>'
        f'<g class="board" transform="translate({left} {top}) scale({scale})">'
        f'<rect class="paper" width="360" height="360"/>{tints}{thin}{thick}{arrows}'
        f"{''.join(digits)}{_notes(chain)}{marks}</g>{words}</svg>\n"
    )


def _style(count: int, colours: dict[str, str]) -> str:
    if count == 1:
        still = ".shown { animation: none; visibility: visible }"
        return STYLE.format(loop_s=0, turns=still, **colours)
    loop_s = (count - 1) * LINE_S + LAST_S
    starts = [at * LINE_S / loop_s * 100 for at in range(count)]
    turns = []
    for at, (start, end) in enumerate(zip(starts, [*starts[1:], 100.0], strict=True)):
        before = "0% { visibility: hidden } " if at else ""
        turns.append(
            f".t{at} {{ animation-name: t{at} }} @keyframes t{at} {{ {before}{start:.3f}% "
            f"{{ visibility: visible }} {end:.3f}% {{ visibility: hidden }} }}"
        )
    return STYLE.format(loop_s=loop_s, turns="\n".join(turns), **colours)


def _cells(chain: Chain) -> str:
    """Tint the cells of the line that is read."""
    frames = []
    for at, link in enumerate(chain.step.pattern.links):
        tinted = {cell for node in (link.start, link.end) for cell in node.cells}
        squares = "".join(
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'
            for x, y in map(corner, sorted(tinted))
        )
        frames.append(f'<g class="at shown t{at}">{squares}</g>')
    return "".join(frames)


def _notes(chain: Chain) -> str:
    known = [(cell, digit) for cell in range(81) for digit in chain.position.candidates[cell]]
    return _digits("open", known)


def _digits(kind: str, candidates: list[tuple[int, int]]) -> str:
    places = [spot(cell, digit) for cell, digit in candidates]
    columns = " ".join(number(x) for x, _ in places)
    rows = " ".join(number(y + 4) for _, y in places)
    return f'<text class="{kind}" x="{columns}" y="{rows}">{_joined(candidates)}</text>'


def _joined(candidates: list[tuple[int, int]]) -> str:
    return "".join(str(digit) for _, digit in candidates)


def _arrows(chain: Chain, at: int) -> str:
    """Draw the links up to a line, the newest in the accent."""
    links = chain.step.pattern.links[: at + 1]
    drawn = (_arrow(link, f"{at}-{n}", now=n == at) for n, link in enumerate(links))
    return _frame(chain, at, "".join(drawn))


def _marks(chain: Chain, at: int) -> str:
    """Mark what the links up to a line say, and strike at the end what goes."""
    truth: dict[tuple[int, int], str] = {}
    for link in chain.step.pattern.links[: at + 1]:
        start, end = ("off", "on") if link.kind == "strong" else ("on", "off")
        for node, role in ((link.start, start), (link.end, end)):
            truth |= {(cell, node.digit): role for cell in node.cells}
    marks = "".join(_mark(role, *spot(*candidate)) for candidate, role in truth.items())
    struck = _strikes(chain.step) if at == len(chain.sentences) - 1 else ""
    return _frame(chain, at, f"{marks}{_digits('marked', list(truth))}{struck}")


def _frame(chain: Chain, at: int, parts: str) -> str:
    last = " last" if at == len(chain.sentences) - 1 else ""
    return f'<g class="shown t{at}{last}">{parts}</g>'


def _arrow(link: engine.Link, name: str, *, now: bool) -> str:
    head = (
        f'<marker id="h{name}" viewBox="0 0 6 6" refX="2" refY="3" markerWidth="6.5" '
        'markerHeight="6.5" markerUnits="userSpaceOnUse" orient="auto">'
        '<path class="head" d="M0 0 6 3 0 6z"/></marker>'
    )
    kind = "now" if now else "past"
    line = arrow(link).replace("#head", f"#h{name}")
    return f'<g class="{kind}">{head}{line}</g>'


def _mark(role: str, x: float, y: float) -> str:
    if role == "on":
        return f'<circle class="on" cx="{number(x)}" cy="{number(y)}" r="{MARK + 0.6:.1f}"/>'
    side = 2 * MARK
    return (
        f'<rect class="off" x="{number(x - MARK)}" y="{number(y - MARK)}" width="{side:.1f}" '
        f'height="{side:.1f}" rx="1.5"/>'
    )


def _strikes(step: engine.Step) -> str:
    lines = []
    for x, y in (spot(cell, digit) for cell, digit in step.eliminations):
        ends = f"M{number(x - 6)} {number(y + 5)}L{number(x + 6)} {number(y - 5)}"
        lines.append(f'<path class="out" d="{ends}"/>')
    return "".join(lines)


def _words(chain: Chain, at: int, shape: Shape) -> str:
    """Write the name, and the lines: the one that is read large, those before and after small."""
    left, top, columns = shape.words
    parts = [f'<text class="name" x="{left}" y="{top}">{escape(chain.name)}</text>']
    y = top + 24
    if shape.all_lines:
        parts.append(f'<text class="lead" x="{left}" y="{y}">{escape(chain.lead)}</text>')
        y += 16
        for n in range(len(chain.sentences)):
            part, y = _line(chain, n, at, (left, y, columns))
            parts.append(part)
    else:
        parts.append(_line(chain, at, at, (left, y - 6, columns))[0])
    return _frame(chain, at, "".join(parts))


def _balanced(text: str, columns: int) -> list[str]:
    """Break a text into as few lines as fit, which are about equally long."""
    count = len(wrap(text, columns))
    return next(lines for width in range(8, 99) if len(lines := wrap(text, width)) == count)


def _line(chain: Chain, n: int, at: int, place: tuple[int, int, int]) -> tuple[str, int]:
    """Return one line of the chain and where the next begins."""
    left, top, columns = place
    sentence, is_last = chain.sentences[n], n == len(chain.sentences) - 1
    sign = "∴" if is_last else str(n + 1)
    if n == at:
        lines = _balanced(sentence, columns)
        height = 24 * len(lines) + 22
        texts = "".join(
            f'<text class="large" x="{left + 34}" y="{top + 33 + 24 * row}">{escape(text)}</text>'
            for row, text in enumerate(lines)
        )
        card = f'x="{left}" y="{top + 5}" width="{columns * 9 + 26}" height="{height - 2}" rx="8"'
        edge = f'x="{left}" y="{top + 5}" width="4" height="{height - 2}" rx="2"'
        numbered = f'<text class="line" x="{left + 14}" y="{top + 32}">{sign}</text>'
        return (
            f'<rect class="card" {card}/><rect class="edge" {edge}/>{numbered}{texts}',
            top + height + 4,
        )
    short, kind = sentence.partition(":")[0].rstrip(".") + ".", "line" if n < at else "next"
    mark = (
        f'<path class="tick" d="m{left + 11} {top + 18} 4 4 7-8"/>'
        if n < at
        else f'<text class="next" x="{left + 12}" y="{top + 23}">{sign}</text>'
    )
    return (
        f'{mark}<text class="{kind}" x="{left + 34}" y="{top + 23}">{escape(short)}</text>',
        top + 27,
    )


if __name__ == "__main__":
    main()
