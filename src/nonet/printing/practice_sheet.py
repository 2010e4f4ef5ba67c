"""A practice sheet: positions in which a technique is to be found, and the answers on the back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from nonet.grid import EMPTY
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.class_set import LETTERS
from nonet.printing.document import described, digits_of, texts_of
from nonet.printing.typesetting import Source, compile_picture, compile_tagged
from nonet.printing.worksheet import Section, Worksheet

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
        "back-heading": words("sheet-found-heading", title=heading),
        "idea": sheet.idea,
        "legend": legend_of(sheet.exercises, words),
        "exercises": [
            _exercise(letter, exercise, words)
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


def _exercise(letter: str, exercise: Exercise, words: Words) -> dict[str, Any]:
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
                "value": value,
                "given": exercise.puzzle[cell] != EMPTY,
                "candidates": [each for each in exercise.candidates[cell] if digit in (None, each)],
            }
            for cell, value in enumerate(digits_of(exercise.board))
        ],
        "roles": [[cell, digit, role] for (cell, digit), role in found.roles],
        "frames": found.frames,
        "links": [[*start, *end, strong] for start, end, strong in found.links],
        "placed": found.placed,
        "lost": found.lost,
        "sentences": found.sentences,
    }
