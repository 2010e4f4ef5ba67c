"""Write the lessons as Markdown files and pictures for the repository."""

from collections.abc import Iterator

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.lessons.drawing import standalone
from nonet.puzzles.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques

INDEX = "README.md"
PICTURES = "pictures"
_WIDTH = 560
_SERVICE = "Nonet"


def documents() -> dict[str, str]:
    """Return the text of every file by its path in the folder of the lessons."""
    files = {INDEX: _index()}
    for slug in techniques():
        lesson = lesson_on(slug, english())
        files[f"{slug}.md"] = page_of(lesson, picture=f"{PICTURES}/{slug}.svg", index=INDEX)
        files[f"{PICTURES}/{slug}.svg"] = standalone(lesson.picture)
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
    alt = words("lessons-picture", name=lesson.name)
    yield from _section("lessons-example", f'<img src="{picture}" width="{_WIDTH}" alt="{alt}">')
    yield ""
    yield lesson.deduction
    if lesson.implications:
        yield ""
        yield from (f"{at}. {said}" for at, said in enumerate(lesson.implications, start=1))
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


def _ways(technique: engine.Technique, index: str) -> Iterator[str]:
    words = english()
    before, after = neighbours(technique.slug)
    if before:
        yield f"[{words('lessons-previous', name=words(_name(before)))}]({before.slug}.md)"
    yield f"[{words('lessons-all')}]({index})"
    if after:
        yield f"[{words('lessons-next', name=words(_name(after)))}]({after.slug}.md)"


def _name(technique: engine.Technique) -> str:
    return f"name-{technique.slug}"
