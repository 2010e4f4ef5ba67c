"""`nonet rate`: what the Sudoku Explainer's scale says of many puzzles."""

from collections.abc import Iterable, Iterator

from nonet import engine
from nonet.cli.answers import Lenient
from nonet.cli.check import judged_as_json, print_judged
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json

# So many at once that every core has some, and the first are printed soon.
TOGETHER = 64


def rate(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its ER, EP and ED, and the name of its hardest step.

    The columns are separated by tabs. ER is the rating of the hardest step, EP of the hardest up to
    the first digit, ED of the first step. A grid without exactly one solution has its status from
    `nonet check` for its ER, and `-` in the other columns; then the exit status is 1.
    """
    show = _as_json if as_json else _as_line
    batches = _few_at_a_time(read_batches(grids, column=column))
    print_judged(batches, engine.rate_many, show, doing="Rating", lenient=lenient)


def _few_at_a_time(batches: Iterable[list[str]]) -> Iterator[list[str]]:
    for batch in batches:
        for start in range(0, len(batch), TOGETHER):
            yield batch[start : start + TOGETHER]


def _as_line(grid: str, rated: engine.Rating | str) -> str:
    if isinstance(rated, str):
        return f"{grid}\t{rated}\t-\t-\t-"
    numbers = [_in_tenths(number) for number in (rated.er, rated.ep, rated.ed)]
    return "\t".join([grid, *numbers, rated.hardest_step or "-"])


def _in_tenths(number: float | None) -> str:
    return "-" if number is None else f"{number:.1f}"


def _as_json(grid: str, rated: engine.Rating | str) -> str:
    names = ("er", "ep", "ed", "at_least", "hardest_step")
    return to_json(judged_as_json(grid, rated, *names))
