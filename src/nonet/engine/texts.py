"""Read grids out of texts in any form."""

from nonet.engine._native import (
    read_grids as _read_grids,
    read_grids_of_all_sizes as _read_grids_of_all_sizes,
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


def read_grids_of_all_sizes(text: str) -> list[str]:
    """Return the grids of a text as `read_grids` does, with those of 4x4 and 6x6.

    Small ones are written as 16 or 36 characters, as 4 or 6 rows, or by their addresses here.

    Raises:
        TextFormError: as `read_grids` does.
    """
    return _read_grids_of_all_sizes(text.encode("utf-8", "replace").decode())


def skipped_lines(text: str) -> list[int]:
    """Return the numbers of the lines of a text that are neither grids nor of any form.

    Raises:
        TextFormError: as `read_grids` does.
    """
    return _skipped_lines(text.encode("utf-8", "replace").decode())
