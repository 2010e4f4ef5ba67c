"""The lessons as files: Markdown pages and pictures, for those who read the repository."""

from collections.abc import Iterator

from nonet import engine
from nonet.catalogue import english
from nonet.lessons.drawing import standalone
from nonet.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques

INDEX = "README.md"
PICTURES = "pictures"
_WIDTH = 560
_SERVICE = "Nonet"


def documents() -> dict[str, str]:
    """Return every file by its path within the folder of the lessons."""
    files = {INDEX: _index()}
    for slug in techniques():
        lesson = lesson_on(slug, english())
        files[f"{slug}.md"] = "\n".join(_page(lesson)) + "\n"
        files[f"{PICTURES}/{slug}.svg"] = standalone(lesson.picture)
    return files


def _index() -> str:
    tell = english()
    lines = [f"# {tell('lessons-heading')}", ""]
    lines.append(tell("lessons-lead", name=_SERVICE, count=len(engine.TECHNIQUES)))
    for tier, members in by_tier().items():
        lines += ["", f"## {tell(f'lessons-tier-{tier}')}", "", tell(f"lessons-about-{tier}"), ""]
        lines += [f"- [{tell(_name(known))}]({known.slug}.md)" for known in members]
    return "\n".join(lines) + "\n"


def _page(lesson: Lesson) -> Iterator[str]:
    tell, technique = english(), lesson.technique
    yield f"# {lesson.name}"
    yield ""
    tier = tell(f"lessons-tier-{technique.tier}")
    yield tell("lessons-facts", tier=tier, score=technique.score)
    if technique.hints_only:
        yield ""
        yield tell("lessons-hints-only")
    yield from _section("lessons-idea", lesson.idea)
    alt = tell("lessons-picture", name=lesson.name)
    picture = f"{PICTURES}/{technique.slug}.svg"
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
    yield " · ".join(_ways(technique))


def _section(key: str, *lines: str) -> Iterator[str]:
    yield from ("", f"## {english()(key)}", "", *lines)


def _ways(technique: engine.Technique) -> Iterator[str]:
    tell = english()
    before, after = neighbours(technique.slug)
    if before:
        yield f"[{tell('lessons-previous', name=tell(_name(before)))}]({before.slug}.md)"
    yield f"[{tell('lessons-all')}]({INDEX})"
    if after:
        yield f"[{tell('lessons-next', name=tell(_name(after)))}]({after.slug}.md)"


def _name(technique: engine.Technique) -> str:
    return f"name-{technique.slug}"
