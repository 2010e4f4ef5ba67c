"""Take singles, one at a time, as far as they lead."""

from nonet.engine._native import Analysis, Single, analyze as _analyze, next_single as _next_single


def analyze(grid: str) -> Analysis:
    """Take singles until there are no more.

    The steps are those that `next_single` gives when it is repeated from the bare puzzle. Whether
    the grid has exactly one solution is not checked: a digit that breaks the rules is taken as it
    stands, and a full grid is `solved` whatever it holds.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _analyze(grid)


def next_single(board: str) -> Single | None:
    """Find the easiest single of a board.

    Full houses come first, then hidden singles in boxes, in rows and columns, then naked singles.
    A digit that breaks the rules or differs from the solution is taken as it stands.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _next_single(board)
