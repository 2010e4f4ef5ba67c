"""A game of one puzzle: board, notes, and the way back. It knows neither keys nor screens."""

from collections.abc import Callable
from dataclasses import dataclass, field

from nonet import engine
from nonet.grid import CELLS, EMPTY, PEERS

Notes = tuple[frozenset[int], ...]


@dataclass(slots=True)
class Game:
    """A board that is filled in; `clock` gives seconds, and the game's own stands still in a pause.

    Givens never change. A digit that is put takes itself out of the notes of the cells it sees.
    """

    puzzle: str
    solution: str
    clock: Callable[[], float]
    board: str = ""
    notes: Notes = (frozenset(),) * len(CELLS)
    _before: list[tuple[str, Notes]] = field(default_factory=list)
    _spent: float = 0.0
    _since: float | None = None

    def __post_init__(self) -> None:
        self.board = self.board or self.puzzle
        self._since = self.clock()

    @property
    def seconds(self) -> int:
        """How long the game has been going on, but for its pauses."""
        running = 0.0 if self._since is None else self.clock() - self._since
        return int(self._spent + running)

    @property
    def is_paused(self) -> bool:
        """Whether the clock stands still."""
        return self._since is None

    @property
    def is_complete(self) -> bool:
        """Whether the board is the solution."""
        return self.board == self.solution

    @property
    def compared(self) -> engine.Comparison:
        """What is right and wrong on the board."""
        return engine.Position(self.puzzle, self.board).compare(self.solution)

    def stop(self) -> None:
        """Let the clock stand still."""
        self._spent, self._since = float(self.seconds), None

    def go_on(self) -> None:
        """Let the clock go on."""
        self._since = self.clock()

    def put(self, cell: int, digit: int) -> None:
        """Write a digit into a cell, or take it out again where it stands."""
        if self.puzzle[cell] != EMPTY:
            return
        if self.board[cell] == str(digit):
            self.erase(cell)
            return
        notes = tuple(
            frozenset() if each == cell else seen - {digit} if each in PEERS[cell] else seen
            for each, seen in enumerate(self.notes)
        )
        self._change(_with(self.board, cell, str(digit)), notes)

    def note(self, cell: int, digit: int) -> None:
        """Write a note into an empty cell, or take it out again."""
        if self.board[cell] == EMPTY:
            self._note_all({cell: self.notes[cell] ^ {digit}})

    def erase(self, cell: int) -> None:
        """Empty a cell that is not given, its notes first of all where there is no digit."""
        if self.puzzle[cell] == EMPTY and (self.board[cell] != EMPTY or self.notes[cell]):
            notes = self.notes
            if self.board[cell] == EMPTY:
                notes = (*notes[:cell], frozenset(), *notes[cell + 1 :])
            self._change(_with(self.board, cell, EMPTY), notes)

    def note_candidates(self) -> None:
        """Write all that rows, columns and boxes leave open as notes."""
        candidates = engine.Grid(self.board).candidates
        self._note_all({cell: frozenset(digits) for cell, digits in enumerate(candidates)})

    def carry_out(self, step: engine.Step) -> None:
        """Do what a step concludes."""
        for cell, digit in step.placements:
            if self.board[cell] != str(digit):
                self.put(cell, digit)
        gone: dict[int, frozenset[int]] = {}
        for cell, digit in step.eliminations:
            known = self.notes[cell] or frozenset(engine.Grid(self.board).candidates[cell])
            gone[cell] = gone.get(cell, known) - {digit}
        if gone:
            self._note_all(gone)

    @property
    def position(self) -> engine.Position:
        """The board without the candidates that the notes of a cell leave out.

        Notes that lack the right digit eliminate nothing.
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
        """Go back to what was before the last change."""
        if self._before:
            self.board, self.notes = self._before.pop()

    def _note_all(self, changed: dict[int, frozenset[int]]) -> None:
        notes = tuple(changed.get(cell, seen) for cell, seen in enumerate(self.notes))
        self._change(self.board, notes)

    def _change(self, board: str, notes: Notes) -> None:
        if (board, notes) != (self.board, self.notes):
            self._before.append((self.board, self.notes))
            self.board, self.notes = board, notes


def _with(board: str, cell: int, digit: str) -> str:
    return board[:cell] + digit + board[cell + 1 :]
