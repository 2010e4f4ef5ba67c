"""Explanations of a worksheet's puzzles: ratings, techniques, hints and solving paths."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import nlargest

from nonet import engine
from nonet.engine import small
from nonet.errors import LayoutError
from nonet.grid import givens_of
from nonet.i18n.words import Words
from nonet.printing.layout import Layout
from nonet.printing.worksheet import PrintedStep, Sheet, Worksheet, is_small
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.explanations.guidance import Depth, Guidance, explain_small, guide
from nonet.puzzles.grading import SLICE

# About sixty pages: forty expert puzzles, or four of the hardest known ones.
_MOST_CHARACTERS = 700_000
# The number of hints for the hardest steps, after the hint for the first step.
_HARDEST = 2


async def with_explanations(
    worksheet: Worksheet, words: Words, engine_context: EngineContext
) -> Worksheet:
    """Return a worksheet with the explanations that its layout includes.

    Raises:
        LayoutError: they take more time or paper than a request may.
        OverloadedError.
    """
    if not explains(worksheet.layout):
        return worksheet
    explained = _within_bounds(worksheet, words, engine_context.new_time_budget())
    sheets = await engine_context.pool.run_batch(explained, count=len(worksheet.sheets))
    return replace(worksheet, sheets=tuple(sheets))


def _within_bounds(worksheet: Worksheet, words: Words, time_budget: TimeBudget) -> Iterator[Sheet]:
    length = 0
    for sheet in worksheet.sheets:
        explained = time_budget.spend(explain_sheet, sheet, worksheet.layout, words)
        length += sum(map(len, explained.hints))
        length += sum(len(text) for step in explained.path for text in step.texts[1:])
        if length > _MOST_CHARACTERS or time_budget.is_spent:
            raise LayoutError(
                "hints and paths of these puzzles are too long: print fewer puzzles, or no paths",
                option="path" if worksheet.layout.path else "hints",
            )
        yield explained


def explains(layout: Layout) -> bool:
    """Return whether a layout includes explanations that the engine must compute."""
    return layout.shown == "rating" or layout.technique or layout.hints or layout.path


def explain_sheet(sheet: Sheet, layout: Layout, words: Words) -> Sheet:
    """Return a sheet with the explanations that a layout includes."""
    if is_small(sheet):
        hints = tuple(_small_hints(sheet, words)) if layout.hints else ()
        path = tuple(_small_path(sheet, words)) if layout.path else ()
        return replace(sheet, hints=hints, path=path)
    walk = list(_walk(sheet.puzzle)) if layout.hints or layout.path else []
    return replace(
        sheet,
        rating=_rating(sheet.puzzle, words) if layout.shown == "rating" else "",
        technique=_technique(sheet.puzzle, walk, words) if layout.technique else "",
        hints=tuple(_hints(walk, words, is_named=layout.technique)) if layout.hints else (),
        path=tuple(_printed(stage, words) for stage in walk) if layout.path else (),
    )


def first_tip(sheet: Sheet, words: Words) -> str:
    """Return a hint where to look for the first step; empty if none is known."""
    if is_small(sheet):
        return next(_small_hints(sheet, words), "")
    step = engine.next_step(sheet.puzzle)
    return "" if step is None else words.render(guide(step, sheet.puzzle, depth=1).sentence)


def _small_hints(sheet: Sheet, words: Words) -> Iterator[str]:
    for depth in (1, 2, 3):
        sentence = explain_small(sheet.puzzle, depth=depth, marks=sheet.marks)
        if sentence is not None:
            yield words.render(sentence)


def _small_path(sheet: Sheet, words: Words) -> Iterator[PrintedStep]:
    board = sheet.puzzle
    while (single := small.next_single(board)) is not None:
        sentence = explain_small(board, depth=3, marks=sheet.marks)
        if sentence is not None:
            yield PrintedStep(words(f"small-kind-{single.kind}"), words.render(sentence))
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]


@dataclass(frozen=True, slots=True)
class Lead:
    """The techniques of a puzzle, the easiest first, and two hints for its hardest step.

    The first hint is where the step is, the second why it holds.
    """

    slugs: tuple[str, ...]
    hints: tuple[str, ...]


def lead_through(puzzle: str, words: Words) -> Lead:
    """Return the techniques and hints of a puzzle; empty if no technique applies."""
    walk = list(_walk(puzzle))
    if not walk:
        return Lead((), ())
    used = {stage.step.technique for stage in walk}
    index = _hardest_of(walk, 1)[0]
    hints = (_hint_at(walk, index, 1, words), words.render(walk[index].guidance(3).sentence))
    return Lead(tuple(each.slug for each in engine.TECHNIQUES if each.slug in used), hints)


def _hint_at(walk: list["_Stage"], index: int, depth: Depth, words: Words) -> str:
    """Return a step's hint; all but the first state how many cells are filled before it."""
    stage = walk[index]
    hint = words.render(stage.guidance(depth).sentence)
    filled = givens_of(stage.position.board)
    return hint if index == 0 else words("sheet-hint-later", count=filled, hint=hint)


@dataclass(frozen=True, slots=True)
class _Stage:
    """A step of a path, and the position before it."""

    step: engine.Step
    position: engine.Position

    def guidance(self, depth: Depth) -> Guidance:
        return guide(self.step, self.position, depth=depth)


def _walk(puzzle: str) -> Iterator[_Stage]:
    """Yield the stages of a solving path, as far as techniques solve it."""
    position = engine.Position(puzzle)
    for step in engine.solve_path(puzzle).steps:
        yield _Stage(step, position)
        position = position.after(step)


def _rating(puzzle: str, words: Words) -> str:
    rating = engine.rate(puzzle, work=SLICE)
    if rating.er is None:
        return words("sheet-rating-least", er=f"{rating.at_least:.1f}")
    return words("sheet-rating", er=f"{rating.er:.1f}")


def _technique(puzzle: str, walk: list[_Stage], words: Words) -> str:
    """Return the name of the hardest technique on the printed path, or of the grade without one."""
    if walk:
        return words(f"name-{walk[_hardest_of(walk, 1)[0]].step.technique}")
    grade, _ = engine.grade_with_steps(puzzle)
    return "" if grade.hardest is None else words(f"name-{grade.hardest}")


def _hardest_of(walk: list[_Stage], count: int, *, after: int = 0) -> list[int]:
    """Return the indexes of the hardest steps: the hardest first, and the earlier of equals."""
    indexes = range(after, len(walk))
    return nlargest(count, indexes, key=lambda index: (walk[index].step.rating, -index))


def _hints(walk: list[_Stage], words: Words, *, is_named: bool) -> Iterator[str]:
    """Yield a hint for the first step and for each of the hardest, in the order of the path."""
    for index in [0, *sorted(_hardest_of(walk, _HARDEST, after=1))] if walk else []:
        yield _hint_at(walk, index, 2 if is_named else 1, words)


def _printed(stage: _Stage, words: Words) -> PrintedStep:
    guidance = stage.guidance(3)
    return PrintedStep(
        words(f"name-{stage.step.technique}"),
        words.render(guidance.sentence),
        words.render_all(guidance.implications),
    )
