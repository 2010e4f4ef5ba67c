"""Find the hardest step of a grade and its position, to show them."""

from nonet import engine
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.explanations.grade import hardest_step
from nonet.puzzles.grading import Graded
from nonet.puzzles.walk import Stage


async def hardest_stage(graded: Graded, engine_context: EngineContext) -> Stage | None:
    """Find the hardest step of a grade's path with its position; None if there isn't one.

    In a round, which takes all steps of a technique, it is the easiest one. Its finder runs once
    more, which takes no longer than it took for the grade.

    Raises:
        OverloadedError.
    """
    here = engine.Position(graded.puzzle)
    if path := graded.grade.path:
        at = max(range(len(path)), key=lambda number: path[number].rating)
        for step in path[:at]:
            here = here.after(step)
        return Stage(path[at], here)
    slug = hardest_step(graded.grade)
    if slug is None:
        return None
    for counted in graded.steps:
        if counted.technique == slug:
            break
        here = here.after(counted)
    return await engine_context.pool.run(_find_again, here, slug)


def _find_again(here: engine.Position, slug: str) -> Stage:
    found = engine.find_steps(here, technique=slug)
    return Stage(min(found, key=lambda step: step.rating), here)
