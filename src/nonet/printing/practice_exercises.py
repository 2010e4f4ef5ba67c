"""A practice sheet of a technique: positions in which it is to be found, and its steps there."""

from dataclasses import replace
from random import Random

from nonet import engine
from nonet.errors import LayoutError
from nonet.grid import BOX_SIDE, CELLS, SIDE, column_of, first_of_box, row_of
from nonet.i18n.words import Words
from nonet.printing.practice_sheet import Exercise, FoundStep, PracticeSheet
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons.examples import read_examples
from nonet.puzzles.lessons.geometry import nearest_ends
from nonet.puzzles.lessons.lesson import image_of, techniques
from nonet.puzzles.lessons.marks import marks_of

EXERCISES = 4
_IMAGES = 10_000
_TRIED, _SEEN_ROWS, _SEEN_COLUMNS = 300, 6, 6
_SINGLES = frozenset({"full-house", "hidden-single", "naked-single"})


def make_practice_sheet(
    slug: str, worksheet: Worksheet, words: Words, *, seed: int
) -> PracticeSheet:
    """Return the practice sheet of a technique; the same seed gives the same.

    In its first two positions the places of a pattern's one digit alone are written in.

    Raises:
        LayoutError: no technique has this slug.
    """
    if slug not in techniques():
        raise LayoutError(f"there is no technique {slug[:40]!r}", option="technique")
    chance = Random(seed)  # noqa: S311 - the same seed, the same sheet
    example = read_examples()[slug].position
    numbers = chance.sample(range(1, _IMAGES), EXERCISES)
    layout = replace(worksheet.layout, answers="none", codes=False, shown="nothing")
    return PracticeSheet(
        worksheet=replace(worksheet, layout=layout),
        name=words(f"name-{slug}"),
        idea=words(f"lesson-{slug}-idea"),
        exercises=tuple(
            _exercise(slug, image_of(example, number), words, is_helped=place < EXERCISES // 2)
            for place, number in enumerate(numbers)
        ),
    )


def lesson_step(slug: str, words: Words) -> Exercise:
    """Return the position of a technique's lesson with its step."""
    return _exercise(slug, read_examples()[slug].position, words, is_helped=False)


# What a cover shows, of all techniques the one that is seen from afar.
COVER_TECHNIQUE = "skyscraper"


def drawn_step(slug: str, words: Words, *, seed: int) -> Exercise:
    """Return a position of a technique with its step, for a cover.

    It is one whose step lies in the upper left, as the cover cuts the rest, if there soon is one.
    """
    chance, example = Random(seed), read_examples()[slug].position  # noqa: S311 - see above
    for _ in range(_TRIED):
        image = image_of(example, chance.randrange(1, _IMAGES))
        drawn = _exercise(slug, image, words, is_helped=True)
        cells = {cell for (cell, _), _ in drawn.found.roles} | {
            cell for cell, _ in drawn.found.lost
        }
        if max(map(row_of, cells)) < _SEEN_ROWS and max(map(column_of, cells)) < _SEEN_COLUMNS:
            break
    return drawn


def _exercise(slug: str, position: engine.Position, words: Words, *, is_helped: bool) -> Exercise:
    step = engine.find_steps(position, technique=slug)[0]
    said = guide(step, position, depth=3)
    sentences = (words.render(said.sentence), *words.render_all(said.implications))
    is_single = slug in _SINGLES
    digits = {digit for _, digit in (*step.pattern.candidates, *step.eliminations)}
    digits |= {node.digit for link in step.pattern.links for node in (link.start, link.end)}
    return Exercise(
        puzzle=position.puzzle,
        board=position.board,
        candidates=((),) * len(CELLS) if is_single else position.candidates,
        digit=digits.pop() if len(digits) == 1 and not is_single else None,
        is_helped=is_helped,
        found=_found(step, sentences, is_single=is_single),
    )


def _found(step: engine.Step, sentences: tuple[str, ...], *, is_single: bool) -> FoundStep:
    marks = marks_of(step)
    return FoundStep(
        roles=() if is_single else tuple(marks.roles.items()),
        frames=tuple(_frame_of(house) for house, kind in marks.houses if kind != "cover"),
        links=tuple((*nearest_ends(link), link.kind == "strong") for link in step.pattern.links),
        placed=tuple(step.placements),
        lost=tuple(step.eliminations),
        sentences=sentences,
    )


def _frame_of(house: engine.House) -> tuple[int, int, int, int]:
    if house.kind == "row":
        return 0, house.index, SIDE, 1
    if house.kind == "column":
        return house.index, 0, 1, SIDE
    first = first_of_box(house.index)
    return column_of(first), row_of(first), BOX_SIDE, BOX_SIDE
