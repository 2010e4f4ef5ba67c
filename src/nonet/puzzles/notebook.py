"""Notebook output: results as SVG with text descriptions, and as HTML.

Pictures are separate images, so their styles and ids don't affect the page.
"""

from base64 import b64encode
from functools import cache, singledispatch
from html import escape

from nonet import engine
from nonet.engine.variants import VariantPuzzle
from nonet.grid import CELLS, DIGITS, EMPTY, name_of as cell_name
from nonet.i18n.catalogue import Catalogue, english
from nonet.puzzles.explanations.guidance import explain_grade, explain_path, guide
from nonet.puzzles.lessons.drawing import draw, draw_board, standalone
from nonet.puzzles.variant_picture import draw_variant
from nonet.puzzles.variant_words import marks_in_words, rules_in_words, title_of

_NO_BOARD = engine.Position(EMPTY * len(CELLS))

_ROW, _WIDTH, _BAR, _NAMES = 22, 520, 220, 250
_TIERS = {
    "singles": "#2f7d4f",
    "medium": "#2353c0",
    "hard": "#a85b00",
    "expert": "#b3261e",
    "extreme": "#7a2fb5",
}


def picture_of_grid(grid: str, *, puzzle: str = "") -> str:
    """Draw a normalized grid; digits that `puzzle` doesn't have look like entries."""
    position = engine.Position(puzzle or grid, grid)
    return draw_board(position, title=f"Sudoku {grid}", with_candidates=False)


def picture_of_step(step: engine.Step, position: engine.Position | None = None) -> str:
    """Draw a step with its arrows.

    Without the position where it was found, only the candidates that take part are shown.
    """
    place = _alone(step) if position is None else position
    drawn = draw(
        place,
        step,
        title=name_of(step.technique),
        description=repr(step) if position is None else caption(step, position),
    )
    return standalone(drawn)


def picture_of_grade(grade: engine.Grade) -> str:
    """Draw the counts of the techniques as bars in the colours of the tiers."""
    rows = list(grade.counts.items())
    most = max((count for _, count in rows), default=1)
    height = _ROW * (len(rows) + 2)
    summary = english().render(explain_grade(grade))
    bars = "".join(_bar(at, slug, count, most) for at, (slug, count) in enumerate(rows, 2))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="Inter, sans-serif" '
        f'font-size="13"><title>{escape(repr(grade))}</title><desc>{escape(summary)}</desc>'
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>'
        f'<text x="8" y="20" font-size="15" font-weight="600">{escape(_headline(grade))}</text>'
        f"{bars}</svg>"
    )


def name_of(slug: str) -> str:
    """Return the English name of a technique."""
    return english()(f"name-{slug}")


def caption(step: engine.Step, position: engine.Position) -> str:
    """Return the explanation of a step in the position where it was found."""
    guidance = guide(step, position, depth=3)
    return english().render(guidance.sentence)


def sentences_of(path: engine.Path, language: str) -> tuple[str, ...]:
    """Return the explanation of each step of a path in a language.

    Raises:
        ValueError: the language is unknown.
        ModuleNotFoundError: the language isn't English and its tables aren't installed.
    """
    catalogue = _languages()
    if language not in catalogue.tags:
        message = f"expected a language, one of {', '.join(catalogue.tags)}; found {language!r}"
        raise ValueError(message)
    return explain_path(path, catalogue.words(language))


@cache
def _languages() -> Catalogue:
    return Catalogue()


def _headline(grade: engine.Grade) -> str:
    words = english()
    label = words(f"label-{grade.label}") if grade.label else words("notebook-full")
    if grade.score is None:
        if grade.techniques is not None:
            return words("grade-choice")
        return words("notebook-unsolved", label=label)
    return words("notebook-score", label=label, score=grade.score)


def _bar(at: int, slug: str, count: int, most: int) -> str:
    known = engine.technique_of(slug)
    y = _ROW * at - 6
    width = max(2, _BAR * count // most)
    return (
        f'<text x="{_NAMES - 8}" y="{y + 12}" text-anchor="end">{escape(name_of(slug))}</text>'
        f'<rect x="{_NAMES}" y="{y}" width="{width}" height="15" rx="2" '
        f'fill="{_TIERS[known.tier]}"/><text x="{_NAMES + width + 6}" y="{y + 12}">{count}</text>'
    )


def _alone(step: engine.Step) -> engine.Position:
    """Return an empty board that has only the candidates that take part."""
    links = step.pattern.links
    parts = {*step.placements, *step.eliminations, *step.pattern.candidates, *step.pattern.fins}
    parts |= {
        (cell, node.digit)
        for link in links
        for node in (link.start, link.end)
        for cell in node.cells
    }
    others = {(cell, digit) for cell in CELLS for digit in DIGITS} - parts
    return engine.Position(_NO_BOARD.puzzle, eliminated=others)


_IMAGE_WIDTH = 360
_SINGLES = {technique.slug for technique in engine.TECHNIQUES if technique.tier == "singles"}


@singledispatch
def html_of(result: object) -> str | None:
    """Return a result as HTML; None for a result that is shown as text."""
    del result
    return None


@html_of.register
def _(grid: engine.Grid) -> str:
    return _image(picture_of_grid(str(grid)), f"Sudoku {grid}")


@html_of.register
def _(puzzle: engine.Puzzle) -> str:
    solved = picture_of_grid(puzzle.solution, puzzle=puzzle.puzzle)
    return _image(picture_of_grid(puzzle.puzzle), repr(puzzle)) + _image(solved, puzzle.solution)


@html_of.register
def _(step: engine.Step) -> str:
    return _image(picture_of_step(step), repr(step))


@html_of.register
def _(grade: engine.Grade) -> str:
    return _image(picture_of_grade(grade), repr(grade), width=520)


@html_of.register
def _(path: engine.Path) -> str:
    """Show the puzzle, then each step beyond singles on its board; runs of singles share a line."""
    position = engine.Position(path.puzzle, path.puzzle)
    parts = [_image(picture_of_grid(path.puzzle), f"Sudoku {path.puzzle}")]
    singles: list[engine.Step] = []
    for number, step in enumerate(path.steps, 1):
        if step.technique in _SINGLES:
            singles.append(step)
        else:
            parts += [_line_of(singles), _shown(number, step, position)]
            singles = []
        position = position.after(step)
    return "".join([*parts, _line_of(singles)])


@html_of.register
def _(puzzle: VariantPuzzle) -> str:
    words = english()
    described = " ".join([*rules_in_words(puzzle, words), *marks_in_words(puzzle, words)])
    drawn = draw_variant(puzzle, width=_IMAGE_WIDTH, title=title_of(puzzle, words))
    return _image(drawn, described)


def _line_of(singles: list[engine.Step]) -> str:
    if not singles:
        return ""
    placed = ", ".join(
        f"{cell_name(cell)}={digit}" for step in singles for cell, digit in step.placements
    )
    return f"<p>{escape(english()('notebook-singles', count=len(singles)))}: {placed}</p>"


def _shown(number: int, step: engine.Step, position: engine.Position) -> str:
    reason = caption(step, position)
    picture = _image(picture_of_step(step, position), reason)
    summary = f"<summary>{number}. {escape(name_of(step.technique))}</summary>"
    return f"<details open>{summary}{picture}<p>{escape(reason)}</p></details>"


def _image(svg: str, description: str, *, width: int = _IMAGE_WIDTH) -> str:
    data = b64encode(svg.encode()).decode()
    return (
        f'<img width="{width}" alt="{escape(description)}" src="data:image/svg+xml;base64,{data}">'
    )
