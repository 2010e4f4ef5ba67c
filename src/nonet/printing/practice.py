"""A practice sheet: positions in which to find a technique, with the answers on the back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from nonet import engine
from nonet.errors import LayoutError
from nonet.grid import BOX_SIDE, CELLS, EMPTY, SIDE, column_of, first_of_box, row_of
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.document import described, page_words, texts_of
from nonet.printing.layout import LETTERS
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
class Exercise:
    """A position, and the step to find in it.

    `puzzle` has only the givens; `board` also has the digits filled since. `candidates` are those
    of each cell. If the pattern has only one `digit`, the answers show only its candidates; with
    `is_helped` the front does so too.

    The answer marks the `roles` of candidates, `frames` around houses (left, top, width and height
    in cells), `links` (two candidates, and whether the link is strong), and the candidates that the
    step has `placed` or eliminated (`lost`). `sentences` explain the step.
    """

    puzzle: str
    board: str
    candidates: tuple[tuple[int, ...], ...]
    digit: int | None
    is_helped: bool
    roles: tuple[tuple[Candidate, str], ...]
    frames: tuple[tuple[int, int, int, int], ...]
    links: tuple[tuple[Candidate, Candidate, bool], ...]
    placed: tuple[Candidate, ...]
    lost: tuple[Candidate, ...]
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeSheet:
    """Exercises on one technique, and its idea, with the options of a worksheet."""

    worksheet: Worksheet
    name: str
    idea: str
    exercises: tuple[Exercise, ...]

    @property
    def count(self) -> int:
        """The number of positions."""
        return len(self.exercises)

    @property
    def pages(self) -> int:
        """The number of pages: a front and a back."""
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
            yield from exercise.sentences


def _describe(sheet: PracticeSheet, only: int | None) -> dict[str, Any]:
    words, header = words_in(sheet.worksheet.language), sheet.worksheet.header
    shown = described(sheet.worksheet, Section(0, 0, "all"))
    task = words("sheet-find", name=sheet.name)
    heading = shown["header"]["title"] if header.title else task
    back = heading if header.title else sheet.name
    shown["words"] |= {
        name: words(f"sheet-{name}") for name in ("cell-names", "unique", "answers-behind")
    }
    return shown | {
        "page-words": page_words(words, (1, _PAGES), _PAGES),
        "only": only,
        "title": header.title or task,
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
    """Return the kinds of marks that are drawn, with their names, in a fixed order."""
    kinds: list[str] = [role for each in exercises for _, role in each.roles]
    kinds += ["frame" for each in exercises if each.frames]
    kinds += ["strong" if strong else "weak" for each in exercises for *_, strong in each.links]
    kinds += ["lost" for each in exercises if each.lost]
    kinds += ["placed" for each in exercises if each.placed]
    return [[kind, words(f"sheet-mark-{kind}")] for kind in dict.fromkeys(kinds)]


def _describe_task(letter: str, exercise: Exercise, words: Words) -> dict[str, Any]:
    if exercise.is_helped and exercise.digit is not None:
        caption = words("sheet-places-of", digit=str(exercise.digit))
    else:
        caption = words("sheet-all-candidates") if any(exercise.candidates) else ""
    task = words("sheet-task-placed" if exercise.placed else "sheet-task-lost")
    return describe_exercise(exercise) | {"letter": letter, "told": caption, "task": task}


def describe_exercise(exercise: Exercise) -> dict[str, Any]:
    """Return the data of a position and its step for the templates."""
    digit = exercise.digit if exercise.is_helped else None
    return {
        "digit": digit,
        "pattern-digit": exercise.digit,
        "cells": [
            {
                "value": 0 if value == EMPTY else int(value),
                "given": given != EMPTY,
                "candidates": [each for each in candidates if digit in (None, each)],
            }
            for given, value, candidates in zip(
                exercise.puzzle, exercise.board, exercise.candidates, strict=True
            )
        ],
        "roles": [[*candidate, role] for candidate, role in exercise.roles],
        "frames": exercise.frames,
        "links": [[*start, *end, strong] for start, end, strong in exercise.links],
        "placed": exercise.placed,
        "lost": exercise.lost,
        "sentences": exercise.sentences,
    }


EXERCISES = 4
_IMAGES = 10_000
_TRIED, _SEEN_ROWS, _SEEN_COLUMNS = 300, 6, 6
_SINGLES = frozenset({"full-house", "hidden-single", "naked-single"})


def make_practice_sheet(
    slug: str, worksheet: Worksheet, words: Words, *, seed: int
) -> PracticeSheet:
    """Return the practice sheet of a technique; the same seed gives the same sheet.

    If the pattern has only one digit, the first two positions show only its candidates.

    Raises:
        LayoutError: no technique has this slug.
    """
    if slug not in techniques():
        raise LayoutError(f"unknown technique: {slug[:40]!r}", option="technique")
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
    """Return the example position of a technique with its step."""
    return _exercise(slug, read_examples()[slug].position, words, is_helped=False)


# The technique on covers: its pattern is recognizable from afar.
COVER_TECHNIQUE = "skyscraper"


def drawn_step(slug: str, words: Words, *, seed: int) -> Exercise:
    """Return a position of a technique with its step, for a cover.

    The cover crops the grid, so a position with its step in the upper left is preferred.
    """
    chance, example = Random(seed), read_examples()[slug].position  # noqa: S311 - see above
    for _ in range(_TRIED):
        image = image_of(example, chance.randrange(1, _IMAGES))
        drawn = _exercise(slug, image, words, is_helped=True)
        cells = {cell for cell, _ in (*dict(drawn.roles), *drawn.lost)}
        if max(map(row_of, cells)) < _SEEN_ROWS and max(map(column_of, cells)) < _SEEN_COLUMNS:
            break
    return drawn


def _exercise(slug: str, position: engine.Position, words: Words, *, is_helped: bool) -> Exercise:
    step = engine.find_steps(position, technique=slug)[0]
    guidance, marks = guide(step, position, depth=3), marks_of(step)
    is_single = slug in _SINGLES
    digits = {digit for _, digit in (*step.pattern.candidates, *step.eliminations)}
    digits |= {node.digit for link in step.pattern.links for node in (link.start, link.end)}
    return Exercise(
        puzzle=position.puzzle,
        board=position.board,
        candidates=((),) * len(CELLS) if is_single else position.candidates,
        digit=digits.pop() if len(digits) == 1 and not is_single else None,
        is_helped=is_helped,
        roles=() if is_single else tuple(marks.roles.items()),
        frames=tuple(_frame_of(house) for house, kind in marks.houses if kind != "cover"),
        links=tuple((*nearest_ends(link), link.kind == "strong") for link in step.pattern.links),
        placed=tuple(step.placements),
        lost=tuple(step.eliminations),
        sentences=(words.render(guidance.sentence), *words.render_all(guidance.implications)),
    )


def _frame_of(house: engine.House) -> tuple[int, int, int, int]:
    if house.kind == "row":
        return 0, house.index, SIDE, 1
    if house.kind == "column":
        return house.index, 0, 1, SIDE
    first = first_of_box(house.index)
    return column_of(first), row_of(first), BOX_SIDE, BOX_SIDE
