"""`nonet rate`: what the Sudoku Explainer's scale says of many puzzles."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.check import judge_unique
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

# So many at once that every core has some, and the first are printed soon.
TOGETHER = 64

Rated = tuple[str, engine.Rating | str]


def rate(file: GridFile = None, *, as_json: AsJson = False) -> None:
    """Print each grid, its ER, EP and ED, and the name of its hardest step.

    The columns are separated by tabs. ER is the rating of the hardest step, EP of the hardest up to
    the first digit, ED of the first step. A grid without exactly one solution has its status from
    `nonet check` for its ER, and `-` in the other columns.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for grid, rated in with_progress(_rated(file, budget), doing="Rating", total=None):
        if as_json:
            print_json(_as_json(grid, rated))
        else:
            print_line("\t".join([grid, *_columns(rated)]))


def _rated(file: GridFile, budget: int) -> Iterator[Rated]:
    for batch in read_batches(file):
        for start in range(0, len(batch), TOGETHER):
            together = batch[start : start + TOGETHER]
            yield from judge_unique(together, budget, engine.rate_many)


def _columns(rated: engine.Rating | str) -> list[str]:
    if isinstance(rated, str):
        return [rated, "-", "-", "-"]
    numbers = [_in_tenths(number) for number in (rated.er, rated.ep, rated.ed)]
    return [*numbers, rated.hardest_step or "-"]


def _in_tenths(number: float | None) -> str:
    return "-" if number is None else f"{number:.1f}"


def _as_json(grid: str, rated: engine.Rating | str) -> dict[str, object]:
    if isinstance(rated, str):
        return {"puzzle": grid, "status": rated}
    return {
        "puzzle": grid,
        "status": "unique",
        "er": rated.er,
        "ep": rated.ep,
        "ed": rated.ed,
        "atLeast": rated.at_least,
        "hardestStep": rated.hardest_step,
    }
