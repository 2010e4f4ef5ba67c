"""The workbench that the settings describe."""

from collections.abc import Callable

from nonet import engine
from nonet.app.settings import Settings
from nonet.content.puzzles.allowance import Allowance
from nonet.content.puzzles.workbench import Workbench
from nonet.foundation.workpool import WorkPool


def workbench_of(
    settings: Settings,
    pool: WorkPool,
    *,
    draw_seed: Callable[[], int] = engine.draw_seed,
    new_allowance: Callable[[], Allowance] = Allowance.without_end,
) -> Workbench:
    """Return a workbench with the budgets of the settings, or the engine's own."""
    budget = settings.generation_budget
    return Workbench(
        pool=pool,
        node_budget=settings.search_node_budget or engine.DEFAULT_NODE_BUDGET,
        generation_budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
        wish_budget=engine.DEFAULT_WISH_BUDGET if budget is None else budget,
        rating_budget=settings.rating_budget or engine.DEFAULT_RATING_BUDGET,
        grading_budget_s=settings.grading_budget_ms / 1000,
        explaining_budget_s=settings.explaining_budget_ms / 1000,
        draw_seed=draw_seed,
        new_allowance=new_allowance,
    )
