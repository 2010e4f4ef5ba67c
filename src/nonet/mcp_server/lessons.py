"""Lessons on techniques as resources: the idea, a position, and the step that is found there."""

from nonet import engine
from nonet.catalogue import english
from nonet.errors import IdentifierError
from nonet.grid import name_of
from nonet.lessons import lesson_on, techniques
from nonet.mcp_server.text import paragraphs, show_grid
from nonet.mcp_server.workshop import Workshop


def list_lessons() -> str:
    """Name every technique, the easiest first, with its tier."""
    return "\n".join(
        f"{technique.slug} ({technique.tier}): {technique.name}" for technique in engine.TECHNIQUES
    )


async def write_lesson(slug: str, workshop: Workshop) -> str:
    """Tell the lesson on a technique; composing one takes up to a second, so on the pool.

    Raises:
        IdentifierError: there is no such technique.
        OverloadedError.
    """
    if slug not in techniques():
        raise IdentifierError("There is no such technique.")
    lesson = await workshop.workbench.pool.run(lesson_on, slug, english())
    removed = ", ".join(f"{digit} in {name_of(cell)}" for cell, digit in lesson.position.removed)
    sources = "\n".join(f"- {source.title}: {source.address}" for source in lesson.sources)
    return paragraphs(
        f"# {lesson.name}",
        lesson.idea,
        show_grid("example", lesson.position.board),
        *([f"Taken out before: {removed}"] if removed else []),
        "\n".join([lesson.deduction, *lesson.implications]),
        f"Sources:\n{sources}",
    )
