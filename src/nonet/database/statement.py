"""A statement that was compiled once, at start, for the one that every request needs."""

from typing import Any, NamedTuple

Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL text, and the names of its parameters in the order of their numbers."""

    sql: str
    names: tuple[str, ...]
