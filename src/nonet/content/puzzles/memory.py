"""What was found out about puzzles lately."""

from collections import OrderedDict
from typing import Generic, TypeVar

# Some megabytes, and more puzzles than are open at a time.
REMEMBERED = 8192

Found = TypeVar("Found")


class Memory(Generic[Found]):
    """What was found for puzzles, by their text; what was asked for longest ago is forgotten.

    For what the puzzle alone decides. Belongs to the event loop.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._found: OrderedDict[str, Found] = OrderedDict()

    def get(self, puzzle: str) -> Found | None:
        """Return what was found for a puzzle, if that is still known."""
        if puzzle not in self._found:
            return None
        self._found.move_to_end(puzzle)
        return self._found[puzzle]

    def keep(self, puzzle: str, found: Found) -> Found:
        """Remember what was found for a puzzle, and return it."""
        self._found[puzzle] = found
        self._found.move_to_end(puzzle)
        if len(self._found) > self._size:
            self._found.popitem(last=False)
        return found
