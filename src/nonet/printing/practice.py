"""A practice sheet: positions in which a technique is to be found, and the answers on the back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from nonet import engine
from nonet.errors import LayoutError
from nonet.grid import BOX_SIDE, CELLS, EMPTY, SIDE, column_of, first_of_box, row_of
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.class_set import LETTERS
from nonet.printing.document import described, texts_of
from nonet.printing.typesetting import Source, compile_picture, compile_tagged
from nonet.printing.worksheet import Section, Worksheet
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons.drawing import nearest_ends
from nonet.puzzles.lessons.lesson import image_of, read_examples, techniques
from nonet.puzzles.lessons.marks import marks_of

_TEMPLATE = "practice.typ"
_PAGES = 2

Candidate = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundStep:
    """A step as it is drawn on the back: what each candidate is in it, and what it concludes.

    `frames` are left, top, width and height of houses in cells, `links` two candidates and whether
    the link between them is strong.
    """

    roles: tuple[tuple[Candidate, str], ...]
    frames: tuple[tuple[int, int, int, int], ...]
    links: tuple[tuple[Candidate, Candidate, bool], ...]
    placed: tuple[Candidate, ...]
    lost: tuple[Candidate, ...]
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """A position, and the step to be found there.

    `puzzle` has the givens alone, `board` what was filled since. `candidates` are those to print in
    each cell; the back, and with `is_helped` the front too, prints those of the pattern's one
    `digit` alone, if it has one.
    """

    puzzle: str
    board: str
    candidates: tuple[tuple[int, ...], ...]
    digit: int | None
    is_helped: bool
    found: FoundStep


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeSheet:
    """Exercises on one technique, and its idea, on what else a worksheet says."""

    worksheet: Worksheet
    name: str
    idea: str
    exercises: tuple[Exercise, ...]

    @property
    def count(self) -> int:
        """How many positions there are."""
        return len(self.exercises)

    @property
    def pages(self) -> int:
        """How many pages there are: a front and a back."""
        return _PAGES


def render_practice_sheet(sheet: PracticeSheet) -> bytes:
    """Render front and back as a tagged PDF; the same sheet gives the same bytes."""
    return compile_tagged(Source.of(_TEMPLATE, _describe(sheet, None), _texts(sheet)))


def preview_practice_sheet(sheet: PracticeSheet, page: int) -> bytes:
    """Draw the front or the back as a PNG."""
    shown = _describe(sheet, min(page, _PAGES))
    return compile_picture(Source.of(_TEMPLATE, shown, _texts(sheet)))


def _texts(sheet: PracticeSheet) -> Iterator[str]:
    yield from texts_of(sheet.worksheet)
    if sheet.worksheet.language is not None:
        yield from (sheet.name, sheet.idea)
        for exercise in sheet.exercises:
            yield from exercise.found.sentences


def _describe(sheet: PracticeSheet, only: int | None) -> dict[str, Any]:
    words = words_in(sheet.worksheet.language)
    said = described(sheet.worksheet, Section(0, 0, "all"))
    header, told = sheet.worksheet.header, words("sheet-find", name=sheet.name)
    heading = said["header"]["title"] if header.title else told
    back = heading if header.title else sheet.name
    said["words"] |= {
        name: words(f"sheet-{name}") for name in ("cell-names", "unique", "answers-behind")
    }
    said["page-words"] = {
        str(page): words("sheet-page", page=str(page), pages=str(_PAGES))
        for page in range(1, _PAGES + 1)
    }
    return said | {
        "only": only,
        "title": header.title or told,
        "heading": heading,
        "back-heading": words("sheet-found-heading", title=back),
        "idea": sheet.idea,
        "legend": legend_of(sheet.exercises, words),
        "exercises": [
            _describe_task(letter, exercise, words)
            for letter, exercise in zip(LETTERS, sheet.exercises, strict=False)
        ],
    }


def legend_of(exercises: Sequence[Exercise], words: Words) -> list[list[str]]:
    """Name each kind of mark that is drawn, in the order in which steps have them."""
    found = [exercise.found for exercise in exercises]
    kinds: list[str] = [role for one in found for _, role in one.roles]
    kinds += ["frame" for one in found if one.frames]
    kinds += ["strong" if strong else "weak" for one in found for *_, strong in one.links]
    kinds += ["lost" for one in found if one.lost] + ["placed" for one in found if one.placed]
    return [[kind, words(f"sheet-mark-{kind}")] for kind in dict.fromkeys(kinds)]


def _describe_task(letter: str, exercise: Exercise, words: Words) -> dict[str, Any]:
    digit = exercise.digit if exercise.is_helped else None
    if digit is not None:
        caption = words("sheet-places-of", digit=str(digit))
    else:
        caption = words("sheet-all-candidates") if any(exercise.candidates) else ""
    task = "placed" if exercise.found.placed else "lost"
    return describe_exercise(exercise) | {
        "letter": letter,
        "told": caption,
        "task": words(f"sheet-task-{task}"),
    }


def describe_exercise(exercise: Exercise) -> dict[str, Any]:
    """Describe a position and its step as the templates draw them."""
    found, digit = exercise.found, exercise.digit if exercise.is_helped else None
    return {
        "digit": digit,
        "pattern-digit": exercise.digit,
        "cells": [
            {
                "value": 0 if value == EMPTY else int(value),
                "given": exercise.puzzle[cell] != EMPTY,
                "candidates": [each for each in exercise.candidates[cell] if digit in (None, each)],
            }
            for cell, value in enumerate(exercise.board)
        ],
        "roles": [[cell, digit, role] for (cell, digit), role in found.roles],
        "frames": found.frames,
        "links": [[*start, *end, strong] for start, end, strong in found.links],
        "placed": found.placed,
        "lost": found.lost,
        "sentences": found.sentences,
    }


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
