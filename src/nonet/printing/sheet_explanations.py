"""What a worksheet tells of its puzzles beside their grids: ratings, techniques, hints, paths."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import nlargest

from nonet import engine
from nonet.errors import LayoutError
from nonet.grid import givens_of
from nonet.i18n.words import Words
from nonet.printing.layout import Layout
from nonet.printing.small_sheets import explain_small_sheet
from nonet.printing.worksheet import PrintedStep, Sheet, Worksheet, is_small
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.explanations.guidance import Depth, Guidance, guide
from nonet.puzzles.grading import SLICE

# Some sixty pages: forty expert puzzles, or four of the hardest that are known.
_LONGEST = 700_000
# Beside the first step, so many of the hardest.
_HARDEST = 2


async def with_explanations(
    worksheet: Worksheet, words: Words, engine_context: EngineContext
) -> Worksheet:
    """Return a worksheet whose sheets tell what its layout asks for.

    Raises:
        LayoutError: the words take more time or paper than a request may.
        OverloadedError.
    """
    if not explains(worksheet.layout):
        return worksheet
    said = _within_bounds(worksheet, words, engine_context.new_time_budget())
    sheets = await engine_context.pool.run_batch(said, count=len(worksheet.sheets))
    return replace(worksheet, sheets=tuple(sheets))


def _within_bounds(worksheet: Worksheet, words: Words, time_budget: TimeBudget) -> Iterator[Sheet]:
    length = 0
    for sheet in worksheet.sheets:
        said = time_budget.spend(explain_sheet, sheet, worksheet.layout, words)
        length += sum(map(len, _texts_of(said)))
        if length > _LONGEST or time_budget.is_spent:
            raise LayoutError(
                "hints and paths of these puzzles are too long: print fewer puzzles, or no paths",
                option="path" if worksheet.layout.path else "hints",
            )
        yield said


def _texts_of(sheet: Sheet) -> Iterator[str]:
    yield from sheet.hints
    for step in sheet.path:
        yield from (step.explanation, *step.conclusions)


def explains(layout: Layout) -> bool:
    """Tell whether a layout asks for anything that the engine has to find out first."""
    return layout.shown == "rating" or layout.technique or layout.hints or layout.path


def explain_sheet(sheet: Sheet, layout: Layout, words: Words) -> Sheet:
    """Return a sheet that tells what a layout asks for, in the language of the words."""
    if is_small(sheet):
        return explain_small_sheet(sheet, layout, words)
    walk = list(_walk(sheet.puzzle)) if layout.hints or layout.path else []
    return replace(
        sheet,
        rating=_rating(sheet.puzzle, words) if layout.shown == "rating" else "",
        technique=_technique(sheet.puzzle, walk, words) if layout.technique else "",
        hints=tuple(_hints(walk, words, is_named=layout.technique)) if layout.hints else (),
        path=tuple(_said(stage, words) for stage in walk) if layout.path else (),
    )


def first_tip(puzzle: str, words: Words) -> str:
    """Say where the first step of a puzzle is to be looked for; nothing where none is known."""
    step = engine.next_step(puzzle)
    return "" if step is None else words.render(guide(step, puzzle, depth=1).sentence)


@dataclass(frozen=True, slots=True)
class Lead:
    """What leads through a puzzle: techniques, the easiest first, and two hints.

    The first says where the hardest step is, the second why it holds.
    """

    slugs: tuple[str, ...]
    hints: tuple[str, ...]


def lead_through(puzzle: str, words: Words) -> Lead:
    """Return what leads through a puzzle; nothing where no technique does."""
    walk = list(_walk(puzzle))
    if not walk:
        return Lead((), ())
    used = {stage.step.technique for stage in walk}
    place = _hardest_of(walk, 1)[0]
    hints = (_where(walk, place, 1, words), words.render(walk[place].guidance(3).sentence))
    return Lead(tuple(each.slug for each in engine.TECHNIQUES if each.slug in used), hints)


def _where(walk: list["_Stage"], place: int, depth: Depth, words: Words) -> str:
    """Say where a step is to be found, and after how many digits if it is not the first."""
    stage = walk[place]
    hint = words.render(stage.guidance(depth).sentence)
    filled = givens_of(stage.position.board)
    return hint if place == 0 else words("sheet-hint-later", count=filled, hint=hint)


@dataclass(frozen=True, slots=True)
class _Stage:
    """A step of a path, and the position before it."""

    step: engine.Step
    position: engine.Position

    def guidance(self, depth: Depth) -> Guidance:
        return guide(self.step, self.position, depth=depth)


def _walk(puzzle: str) -> Iterator[_Stage]:
    """Yield the stages of a solving path, as far as techniques go."""
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
    """Name the hardest step that is shown; where none is, the technique that the grade names."""
    if walk:
        return words(f"name-{walk[_hardest_of(walk, 1)[0]].step.technique}")
    grade, _ = engine.grade_with_steps(puzzle)
    return "" if grade.hardest is None else words(f"name-{grade.hardest}")


def _hardest_of(walk: list[_Stage], count: int, *, after: int = 0) -> list[int]:
    """Return the places of the hardest steps, the hardest and of these the earliest first."""
    places = range(after, len(walk))
    return nlargest(count, places, key=lambda place: (walk[place].step.rating, -place))


def _hints(walk: list[_Stage], words: Words, *, is_named: bool) -> Iterator[str]:
    """Yield a hint for the first step and for each of the hardest, in their order."""
    for place in [0, *sorted(_hardest_of(walk, _HARDEST, after=1))] if walk else []:
        yield _where(walk, place, 2 if is_named else 1, words)


def _said(stage: _Stage, words: Words) -> PrintedStep:
    guidance = stage.guidance(3)
    return PrintedStep(
        technique=words(f"name-{stage.step.technique}"),
        explanation=words.render(guidance.sentence),
        conclusions=words.render_all(guidance.implications),
    )
