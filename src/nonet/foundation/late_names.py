"""Names that a room shows, and whose modules are imported when they are asked for."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late_names(room: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a room, by the module in it that each name comes from.

    So whoever needs one name does not wait for the libraries of the others.
    """

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        return getattr(import_module(f"{room}.{homes[name]}"), name)

    return find
