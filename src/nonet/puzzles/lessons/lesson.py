"""Lessons on techniques: the idea, an example explained and drawn, sources; as Markdown too."""

import csv
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from random import Random

from nonet import engine
from nonet.grid import (
    BOX_SIDE,
    CELLS,
    DIGITS,
    EMPTY,
    SIDE,
    cell_at,
    cell_named,
    column_of,
    name_of,
    row_of,
)
from nonet.i18n.catalogue import english
from nonet.i18n.message import Text
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.lessons import course, drawing, marks

SOURCES = Path(__file__).with_name("sources.tsv")
# Enough for all techniques in all languages of the website.
_MOST_LESSONS = 1024


@dataclass(frozen=True, slots=True)
class Source:
    """A page on another site."""

    title: str
    address: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """The contents of a lesson.

    `spotting` are the steps that find the technique on a board. `deduction` and `implications`
    explain the example, `notation` is its chain in Eureka notation, `picture` is an SVG without a
    style, and `legend` explains its marks.
    """

    technique: engine.Technique
    name: str
    idea: str
    spotting: tuple[str, ...]
    position: engine.Position
    deduction: str
    implications: tuple[str, ...]
    notation: str | None
    picture: str
    legend: tuple[str, ...]
    sources: tuple[Source, ...]


@lru_cache(_MOST_LESSONS)
def lesson_on(slug: str, words: Words) -> Lesson:
    """Compose the lesson on a technique in a language; cached.

    It takes most of a second for the largest fish.

    Raises:
        KeyError: no technique has this slug.
    """
    technique, example = techniques()[slug], read_examples()[slug]
    position, step = example.position, example.step
    shown = guide(step, position, depth=3)
    name, deduction = words(f"name-{slug}"), words.render(shown.sentence)
    implications = words.render_all(shown.implications)
    picture = drawing.draw(
        position,
        step,
        title=words("lessons-picture", name=name),
        description=words.render(Text.of((shown.sentence, *shown.implications))),
        reasons=shown.reasons,
    )
    seen = ("given", "entry") if position.placed else ("given",)
    return Lesson(
        technique=technique,
        name=name,
        idea=words(f"lesson-{slug}-idea"),
        spotting=tuple(words(f"lesson-{slug}-spot").splitlines()),
        position=position,
        deduction=deduction,
        implications=implications,
        notation=shown.notation,
        picture=picture,
        legend=tuple(words(f"lessons-mark-{name}") for name in (*seen, *_marks(step))),
        sources=_sources()[slug],
    )


@cache
def techniques() -> dict[str, engine.Technique]:
    """Return every technique by its slug, the easiest first."""
    return {technique.slug: technique for technique in engine.TECHNIQUES}


def by_tier() -> dict[str, tuple[engine.Technique, ...]]:
    """Return the techniques of each tier, the easiest first."""
    tiers: defaultdict[str, tuple[engine.Technique, ...]] = defaultdict(tuple)
    for technique in engine.TECHNIQUES:
        tiers[technique.tier] += (technique,)
    return dict(tiers)


def _marks(step: engine.Step) -> tuple[str, ...]:
    if drawing.is_single(step):
        return ("house", "reason", "answer") if step.pattern.houses else ("reason", "answer")
    return marks.marks_of(step).names(step)


@cache
def _sources() -> dict[str, tuple[Source, ...]]:
    sources: defaultdict[str, tuple[Source, ...]] = defaultdict(tuple)
    with SOURCES.open(encoding="utf-8", newline="") as file:
        for slug, title, address in csv.reader(file, delimiter="\t"):
            sources[slug] += (Source(title, address),)
    return dict(sources)


def image_of(position: engine.Position, number: int) -> engine.Position:
    """Return image `number` of a position; number 0 is the position itself.

    Digits are relabelled, bands and their rows are reordered, stacks and their columns too, and
    rows may become columns. A technique has the same steps in all images.
    """
    if number == 0:
        return position
    random = Random(number)  # noqa: S311 - nothing is secret here
    digits = list(DIGITS)
    random.shuffle(digits)
    names = {str(digit): str(digits[digit - 1]) for digit in DIGITS} | {EMPTY: EMPTY}
    rows, columns = _shuffled_lines(random), _shuffled_lines(random)
    is_turned = random.random() < 0.5  # noqa: PLR2004
    cells = [_place(cell, rows, columns, is_turned=is_turned) for cell in CELLS]

    def moved(grid: str) -> str:
        filled = dict(zip(cells, grid, strict=True))
        return "".join(names[filled[cell]] for cell in CELLS)

    return engine.Position(
        moved(position.puzzle),
        moved(position.board),
        [(cells[cell], int(names[str(digit)])) for cell, digit in position.eliminated],
    )


def _shuffled_lines(random: Random) -> list[int]:
    """Return the new index of each line: bands are reordered, and lines within bands."""
    bands = [list(range(first, first + BOX_SIDE)) for first in range(0, SIDE, BOX_SIDE)]
    for band in bands:
        random.shuffle(band)
    random.shuffle(bands)
    return [line for band in bands for line in band]


def _place(cell: int, rows: list[int], columns: list[int], *, is_turned: bool) -> int:
    row, column = rows[row_of(cell)], columns[column_of(cell)]
    return cell_at(column, row) if is_turned else cell_at(row, column)


EXAMPLES = Path(__file__).with_name("examples.tsv")
_LOST = re.compile(r"(r[1-9]c[1-9])<>([1-9]+)")


@dataclass(frozen=True)
class Example:
    """The step that a lesson shows: number `index` of those that the engine finds."""

    slug: str
    position: engine.Position
    index: int

    @cached_property
    def step(self) -> engine.Step:
        """The step, computed from the position."""
        return engine.find_steps(self.position, technique=self.slug)[self.index]


@cache
def read_examples() -> dict[str, Example]:
    """Return the example of every technique by its slug, read once."""
    lines = EXAMPLES.read_text("utf-8").splitlines()
    return {example.slug: example for example in map(_read, lines)}


def write_examples(found: Iterable[Example]) -> None:
    """Save examples, a line each: slug, puzzle, board, index and eliminated candidates."""
    EXAMPLES.write_text("".join(f"{_line(example)}\n" for example in found), "utf-8")


def _line(example: Example) -> str:
    position = example.position
    before = engine.Position(position.puzzle, position.board).candidates
    lost: dict[int, str] = {}
    for cell, digit in position.eliminated:
        if digit in before[cell]:
            lost[cell] = lost.get(cell, "") + str(digit)
    named = (f"{name_of(cell)}<>{digits}" for cell, digits in lost.items())
    parts = (example.slug, position.puzzle, position.board, str(example.index), " ".join(named))
    return "\t".join(parts)


def _read(line: str) -> Example:
    slug, puzzle, board, index, lost = line.split("\t")
    eliminated = (
        (cell_named(name), int(digit)) for name, digits in _LOST.findall(lost) for digit in digits
    )
    return Example(slug, engine.Position(puzzle, board, eliminated), int(index))


_INDEX = "README.md"
_PICTURES = "pictures"
_WIDTH = 560
_SERVICE = "Nonet"


def documents() -> dict[str, str]:
    """Return the text of every file by its path in the folder of the lessons."""
    files = {_INDEX: _index()}
    for slug in techniques():
        lesson = lesson_on(slug, english())
        files[f"{slug}.md"] = page_of(lesson, picture=f"{_PICTURES}/{slug}.svg", index=_INDEX)
        files[f"{_PICTURES}/{slug}.svg"] = drawing.standalone(lesson.picture)
    return files


def _index() -> str:
    words = english()
    lines = [f"# {words('lessons-heading')}", ""]
    lines.append(words("lessons-lead", name=_SERVICE, count=len(engine.TECHNIQUES)))
    for tier, members in by_tier().items():
        lines += ["", f"## {words(f'lessons-tier-{tier}')}", "", words(f"lessons-about-{tier}"), ""]
        lines += [f"- [{words(_name(known))}]({known.slug}.md)" for known in members]
    return "\n".join(lines) + "\n"


def page_of(lesson: Lesson, *, picture: str, index: str) -> str:
    """Return a lesson as Markdown, with links to its picture and to the index."""
    return "\n".join(_page(lesson, picture, index)) + "\n"


def _page(lesson: Lesson, picture: str, index: str) -> Iterator[str]:
    words, technique = english(), lesson.technique
    yield f"# {lesson.name}"
    yield ""
    tier = words(f"lessons-tier-{technique.tier}")
    yield words("lessons-facts", tier=tier, score=technique.score)
    if not technique.graded:
        yield ""
        yield words("lessons-hints-only" if technique.hints_only else "lessons-not-graded")
    yield from _section("lessons-idea", lesson.idea)
    yield from _section("lessons-spot", *_numbered(lesson.spotting))
    yield from _order(technique.slug)
    alt = words("lessons-picture", name=lesson.name)
    yield from _section("lessons-example", f'<img src="{picture}" width="{_WIDTH}" alt="{alt}">')
    yield ""
    yield lesson.deduction
    if lesson.implications:
        yield ""
        yield from _numbered(lesson.implications)
    if lesson.notation is not None:
        yield ""
        yield f"`{lesson.notation}`"
    yield from _section("lessons-legend", *(f"- {said}" for said in lesson.legend))
    yield from _section(
        "lessons-sources", *(f"- [{source.title}]({source.address})" for source in lesson.sources)
    )
    yield ""
    yield " · ".join(_ways(technique, index))


def _section(key: str, *lines: str) -> Iterator[str]:
    yield from ("", f"## {english()(key)}", "", *lines)


def _numbered(lines: tuple[str, ...]) -> Iterator[str]:
    yield from (f"{number}. {line}" for number, line in enumerate(lines, start=1))


def _order(slug: str) -> Iterator[str]:
    for key, found in (
        ("lessons-learn-first", course.learn_first(slug)),
        ("lessons-learn-next", course.learn_next(slug)),
    ):
        if found:
            links = ", ".join(f"[{english()(_name(one))}]({one.slug}.md)" for one in found)
            yield from ("", f"{english()(key)}: {links}")


def _ways(technique: engine.Technique, index: str) -> Iterator[str]:
    words = english()
    before, after = course.neighbours(technique.slug)
    if before:
        yield f"[{words('lessons-previous', name=words(_name(before)))}]({before.slug}.md)"
    yield f"[{words('lessons-all')}]({index})"
    if after:
        yield f"[{words('lessons-next', name=words(_name(after)))}]({after.slug}.md)"


def _name(technique: engine.Technique) -> str:
    return f"name-{technique.slug}"
