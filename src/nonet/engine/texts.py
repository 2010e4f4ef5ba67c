"""Read grids out of texts in any form."""

from nonet.engine._native import (
    read_grids as _read_grids,
    skipped_lines as _skipped_lines,
)


def read_grids(text: str) -> list[str]:
    """Return the grids of a text, in order, each as 81 characters with `-` for an empty cell.

    Which form it is, the text tells by itself; whether a grid is a puzzle, nobody asks.

    Raises:
        TextFormError: a line is no part of any form, or there is no grid.
    """
    # What stands alone of a pair of UTF-16 is in no form, and no text for Rust.
    return _read_grids(text.encode("utf-8", "replace").decode())


def skipped_lines(text: str) -> list[int]:
    """Return the numbers of the lines of a text that are neither grids nor of any form.

    Raises:
        TextFormError: as `read_grids` does.
    """
    return _skipped_lines(text.encode("utf-8", "replace").decode())
