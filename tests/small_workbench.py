"""A workbench without a service: one thread, and bounds of which little is spare."""

from typing import Any

from nonet import engine
from nonet.puzzles import Workbench
from nonet.workpool import WorkPool


def small_workbench(pool: WorkPool | None = None, **changed: Any) -> Workbench:
    """Return a workbench with these bounds instead of the least."""
    bounds: dict[str, Any] = {
        "node_budget": engine.DEFAULT_NODE_BUDGET,
        "generation_budget": 0,
        "wish_budget": 0,
        "rating_budget": 1,
        "grading_budget_s": 0,
        "explaining_budget_s": 0,
        "draw_seed": int,
    }
    return Workbench(pool or WorkPool(threads=1, queue=2, share=2), **bounds | changed)
