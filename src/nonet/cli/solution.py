"""The one solution of a puzzle that a command is called with."""

from nonet import engine
from nonet.errors import NotUniqueError, SearchLimitError
from nonet.settings import Settings


def solution_of(grid: str) -> str:
    """Return the solution of a grid.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    verdict = engine.count_solutions(grid, node_budget=budget)
    if verdict.status == "unknown":
        raise SearchLimitError(("GRID",))
    if verdict.solution is None:
        raise NotUniqueError({"GRID": verdict.status})
    return verdict.solution
