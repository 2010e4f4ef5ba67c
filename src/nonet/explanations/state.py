"""The candidates of a board, as a player sees them."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from nonet.explanations.houses import PEERS, HouseLike, cells_of
from nonet.grid import CELLS, DIGITS, EMPTY


class Candidate(NamedTuple):
    """A digit that a cell may hold."""

    cell: int
    digit: int


class State:
    """A normalized board, and the candidates that its digits and earlier steps leave."""

    def __init__(self, board: str, removed: Collection[tuple[int, int]] = ()) -> None:
        self.board = board
        self.filled = tuple(cell for cell in CELLS if board[cell] != EMPTY)
        self.removed = frozenset(removed)
        self._open = [self._candidates(cell, board) for cell in CELLS]

    def _candidates(self, cell: int, board: str) -> tuple[int, ...]:
        if board[cell] != EMPTY:
            return ()
        seen = {int(board[other]) for other in PEERS[cell] if board[other] != EMPTY}
        return tuple(
            digit for digit in DIGITS if digit not in seen and (cell, digit) not in self.removed
        )

    def of(self, cell: int) -> tuple[int, ...]:
        """Return the candidates of a cell, ascending; a filled cell has none."""
        return self._open[cell]

    def of_all(self, cells: Iterable[int]) -> tuple[int, ...]:
        """Return the candidates of some cells together, ascending."""
        return tuple(sorted({digit for cell in cells for digit in self._open[cell]}))

    def places(self, digit: int, cells: Iterable[int] = CELLS) -> tuple[int, ...]:
        """Return those of some cells that may hold a digit, in their order."""
        return tuple(cell for cell in cells if digit in self._open[cell])

    def places_in(self, digit: int, house: HouseLike) -> tuple[int, ...]:
        """Return the places of a digit in a house, ascending."""
        return self.places(digit, cells_of(house))

    def holds(self, cell: int, digit: int) -> bool:
        """Tell whether a filled cell holds a digit."""
        return self.board[cell] == str(digit)
