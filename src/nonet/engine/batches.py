"""What batches are made of: several grids, and threads to judge them on."""

from collections.abc import Iterable


def several(grids: Iterable[str]) -> list[str]:
    """Return the grids of a batch.

    Raises:
        TypeError: it is one text, or nothing that can be gone through.
    """
    if isinstance(grids, str | bytes):
        message = f"expected several grids, such as a list; found one {type(grids).__name__}"
        raise TypeError(f"{message}: pass [grid] for one grid")
    if not isinstance(grids, Iterable):
        message = f"expected several grids, such as a list; found {type(grids).__name__}"
        raise TypeError(message)
    return list(grids)


def counted(threads: int | None) -> int | None:
    """Return how many threads to use; None is one for each core.

    Raises:
        ValueError: there is none.
    """
    if threads is not None and threads < 1:
        message = f"expected at least one thread, or None for one on each core; found {threads}"
        raise ValueError(message)
    return threads
