"""A game of one puzzle: board, notes and undo, independent of keys and screens."""

from collections.abc import Callable
from dataclasses import dataclass, field

from nonet import engine
from nonet.grid import CELLS, EMPTY, PEERS

Notes = tuple[frozenset[int], ...]


@dataclass(slots=True)
class Game:
    """A game with a clock that can be paused; `clock` returns seconds.

    Givens never change. Entering a digit removes it from the notes of the cells that it sees.
    """

    puzzle: str
    solution: str
    clock: Callable[[], float]
    board: str = ""
    notes: Notes = (frozenset(),) * len(CELLS)
    _history: list[tuple[str, Notes]] = field(default_factory=list)
    _elapsed: float = 0.0
    _resumed_at: float | None = None

    def __post_init__(self) -> None:
        self.board = self.board or self.puzzle
        self._resumed_at = self.clock()

    @property
    def seconds(self) -> int:
        """The time played, without pauses."""
        running = 0.0 if self._resumed_at is None else self.clock() - self._resumed_at
        return int(self._elapsed + running)

    @property
    def is_paused(self) -> bool:
        """Whether the clock is paused."""
        return self._resumed_at is None

    @property
    def is_complete(self) -> bool:
        """Whether the board is the solution."""
        return self.board == self.solution

    @property
    def compared(self) -> engine.Comparison:
        """The board compared with the solution."""
        return engine.Position(self.puzzle, self.board).compare(self.solution)

    def pause(self) -> None:
        """Pause the clock."""
        self._elapsed, self._resumed_at = float(self.seconds), None

    def resume(self) -> None:
        """Resume the clock."""
        self._resumed_at = self.clock()

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit in a cell, or remove it if the cell holds it already."""
        if self.puzzle[cell] != EMPTY:
            return
        if self.board[cell] == str(digit):
            self.erase(cell)
            return
        notes = tuple(
            frozenset() if each == cell else noted - {digit} if each in PEERS[cell] else noted
            for each, noted in enumerate(self.notes)
        )
        self._change(_with(self.board, cell, str(digit)), notes)

    def toggle_note(self, cell: int, digit: int) -> None:
        """Add a note to an empty cell, or remove it."""
        if self.board[cell] == EMPTY:
            self._note_all({cell: self.notes[cell] ^ {digit}})

    def erase(self, cell: int) -> None:
        """Remove the digit of a cell that isn't a given, or else its notes."""
        if self.puzzle[cell] == EMPTY and (self.board[cell] != EMPTY or self.notes[cell]):
            notes = self.notes
            if self.board[cell] == EMPTY:
                notes = (*notes[:cell], frozenset(), *notes[cell + 1 :])
            self._change(_with(self.board, cell, EMPTY), notes)

    def note_candidates(self) -> None:
        """Note every candidate that rows, columns and boxes allow."""
        candidates = engine.Grid(self.board).candidates
        self._note_all({cell: frozenset(digits) for cell, digits in enumerate(candidates)})

    def apply(self, step: engine.Step) -> None:
        """Apply the placements and eliminations of a step."""
        for cell, digit in step.placements:
            if self.board[cell] != str(digit):
                self.enter(cell, digit)
        candidates = engine.Grid(self.board).candidates
        notes: dict[int, frozenset[int]] = {}
        for cell, digit in step.eliminations:
            noted = self.notes[cell] or frozenset(candidates[cell])
            notes[cell] = notes.get(cell, noted) - {digit}
        self._note_all(notes)

    @property
    def position(self) -> engine.Position:
        """The board, with the candidates missing from a cell's notes eliminated.

        Notes without the right digit eliminate nothing.
        """
        eliminated = (
            (cell, digit)
            for cell, digits in enumerate(engine.Grid(self.board).candidates)
            if int(self.solution[cell]) in self.notes[cell]
            for digit in digits
            if digit not in self.notes[cell]
        )
        return engine.Position(self.puzzle, self.board, eliminated)

    def undo(self) -> None:
        """Undo the last change."""
        if self._history:
            self.board, self.notes = self._history.pop()

    def _note_all(self, changed: dict[int, frozenset[int]]) -> None:
        notes = tuple(changed.get(cell, noted) for cell, noted in enumerate(self.notes))
        self._change(self.board, notes)

    def _change(self, board: str, notes: Notes) -> None:
        if (board, notes) != (self.board, self.notes):
            self._history.append((self.board, self.notes))
            self.board, self.notes = board, notes


def _with(board: str, cell: int, digit: str) -> str:
    return board[:cell] + digit + board[cell + 1 :]
