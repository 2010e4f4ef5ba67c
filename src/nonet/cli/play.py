"""`nonet play`: play a puzzle in the terminal."""

import codecs
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, ClassVar

import typer
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, Static

from nonet import engine
from nonet.cli.batches import solution_of
from nonet.cli.board_text import ROOMY_HEIGHT, ROOMY_WIDTH, BoardView, Highlights, draw_text
from nonet.cli.game import Game
from nonet.cli.grids import read_one
from nonet.cli.options import DEFAULT_LANGUAGE, Language, Seed, seed_number, words_of
from nonet.cli.terminal import FAILED, is_terminal, print_error, print_line
from nonet.grid import CELLS, EMPTY, PEERS, SIDE, cell_at, column_of, name_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, explain_mistakes, guide

# Lines around the board, for the clock, the message and the key bindings.
_AROUND = 6
_DEEPEST = 3
_MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_KEYS = {
    "n": "notes",
    "h": "hint",
    "a": "carry_out",
    "c": "check",
    "f": "fill",
    "u": "undo",
    "p": "pause",
    "q": "quit",
}
_MIDDLE = len(CELLS) // 2


def play(
    grid: Annotated[
        str | None,
        typer.Argument(metavar="GRID", help="Puzzle in any format; by default a new one."),
    ] = None,
    *,
    difficulty: Annotated[
        engine.AnyLabel, typer.Option(help="Difficulty of a new puzzle.")
    ] = engine.DEFAULT_LABEL,
    seed: Seed = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    """Play a puzzle in the terminal, with notes, hints and a clock.

    Move with the arrow keys, enter digits, and press `n` for notes; the bottom line lists all keys.
    The terminal must have at least 31 by 19 characters. The game also works over ssh.
    """
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        print_error("nonet: play needs a terminal")
        raise typer.Exit(FAILED)
    words = words_of(language)
    if grid is None:
        puzzle = engine.generate(difficulty, seed=seed_number(seed)).puzzle
    else:
        puzzle = read_one(grid)
    game = Game(puzzle, solution_of(puzzle), time.monotonic)
    _replace_invalid_bytes()
    screen = PlayScreen(game, words)
    is_solved = screen.run()
    if screen.return_code:
        raise typer.Exit(screen.return_code)
    print_line(puzzle)
    if is_solved:
        print_line(words("terminal-solved", time=screen.time))


def _replace_invalid_bytes() -> None:
    """Make Textual replace invalid UTF-8, which would otherwise end the game with an error.

    Textual has no setting for that; it creates its decoder with this function.
    """
    if sys.platform == "win32":
        return  # on Windows keys are read as characters
    from textual.drivers import linux_driver  # noqa: PLC0415 - Windows doesn't have it

    linux_driver.getincrementaldecoder = _replacing_decoder  # type: ignore[assignment, attr-defined]


def _replacing_decoder(encoding: str) -> "partial[codecs.IncrementalDecoder]":
    return partial(codecs.getincrementaldecoder(encoding), "replace")


class PlayScreen(App[bool]):
    """A game played with keys; `run` returns whether the puzzle is solved."""

    CSS = """
    Screen { align: center middle; }
    #board { width: auto; height: auto; }
    #clock { width: 100%; text-align: center; }
    #words { width: 100%; height: auto; max-height: 8; text-align: center; }
    """
    ENABLE_COMMAND_PALETTE = False
    # Overrides Textual's binding, which only shows a message about another key.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__()
        self.game, self.words = game, words
        for key, action in _KEYS.items():
            self.bind(key, action, description=words(f"terminal-{action.replace('_', '-')}"))
        self.cell = _MIDDLE
        self.is_noting = False
        self.message = words("terminal-keys")
        self.step: engine.Step | None = None
        self.depth = 0
        self._area: frozenset[int] = frozenset()

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        yield Static(id="clock")
        with Center():
            yield Static(id="board")
        with VerticalScroll(can_focus=False):
            yield Static(id="words")
        yield Footer()

    def on_mount(self) -> None:
        """Draw the screen now and once a second, for the clock."""
        self.set_interval(1, self._draw)
        self._draw()

    def on_resize(self) -> None:
        """Draw the screen again, with candidates if they fit."""
        self._draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Return whether a key is active: only pause and quit in a pause, only quit at the end."""
        del parameters
        if action not in _KEYS.values() or action == "quit":
            return True
        return not self.game.is_complete and (action == "pause" or not self.game.is_paused)

    def on_key(self, event: Key) -> None:
        """Move the cursor, enter a digit or erase."""
        if event.key in _MOVES and not self.game.is_paused:
            down, right = _MOVES[event.key]
            row, column = row_of(self.cell) + down, column_of(self.cell) + right
            self.cell = cell_at(row % SIDE, column % SIDE)
            self._draw()
        elif event.key in ("backspace", "delete", "space", "0"):
            self._change(lambda: self.game.erase(self.cell))
        elif event.character and event.character in "123456789":
            write = self.game.toggle_note if self.is_noting else self.game.enter
            digit = int(event.character)
            self._change(lambda: write(self.cell, digit))
        else:
            return
        event.stop()

    def action_notes(self) -> None:
        """Switch between entering notes and digits."""
        self.is_noting = not self.is_noting
        self._show("terminal-noting" if self.is_noting else "terminal-writing")

    def action_undo(self) -> None:
        """Undo the last change."""
        self._change(self.game.undo)

    def action_fill(self) -> None:
        """Note all candidates."""
        self._change(self.game.note_candidates)

    def action_check(self) -> None:
        """Show the mistakes."""
        compared = self.game.compared
        if compared.valid:
            self._show("terminal-valid", count=compared.remaining_cells)
        else:
            self._show_mistakes()

    def action_hint(self) -> None:
        """Show the next step, in more detail each time."""
        if not self.game.compared.valid:
            self._show_mistakes()
            return
        if self.step is None:
            self.step = engine.next_step(self.game.position)
        if self.step is None:
            self._show("terminal-no-step")
            return
        self.depth = min(self.depth + 1, _DEEPEST)
        depths: tuple[Depth, ...] = (1, 2, 3)
        rendered = guide(self.step, self.game.position, depth=depths[self.depth - 1])
        self._area = frozenset(rendered.area)
        self.message = self.words.render(rendered.sentence)
        self._draw()

    def action_carry_out(self) -> None:
        """Apply the step of the hint, once it has been shown completely."""
        step = self.step
        if step is None or self.depth < _DEEPEST:
            self._show("terminal-hint-first")
            return
        self._change(lambda: self.game.apply(step))

    def action_pause(self) -> None:
        """Pause the clock and cover the board, or resume."""
        if self.game.is_paused:
            self.game.resume()
        else:
            self.game.pause()
        self.refresh_bindings()
        self._show("terminal-paused" if self.game.is_paused else "terminal-keys")

    async def action_quit(self) -> None:
        """Quit the game."""
        self.exit(self.game.is_complete)

    def _change(self, change: Callable[[], None]) -> None:
        if self.game.is_paused or self.game.is_complete:
            return
        change()
        self.step, self.depth, self._area, self.message = None, 0, frozenset(), ""
        if self.game.is_complete:
            self.game.pause()
            self.message = self.words("terminal-solved", time=self.time)
            self.refresh_bindings()
        self._draw()

    @property
    def time(self) -> str:
        """The time played, as minutes and seconds."""
        minutes, seconds = divmod(self.game.seconds, 60)
        return f"{minutes}:{seconds:02}"

    def _show(self, name: str, **arguments: int) -> None:
        self.message = self.words(name, **arguments)
        self._draw()

    def _show_mistakes(self) -> None:
        wrong = self.game.compared
        mistakes = explain_mistakes(
            wrong.changed_givens, wrong.incorrect_cells, wrong.conflict_cells
        )
        self.message = self.words.render(mistakes)
        self._draw()

    def _draw_clock(self) -> None:
        noting = self.words("terminal-noting") if self.is_noting else ""
        notes = " ".join(map(str, sorted(self.game.notes[self.cell])))
        place = f"{name_of(self.cell)} {notes}".rstrip()
        self.query_one("#clock", Static).update(f"{self.time}   {place}   {noting}".rstrip())

    def _draw(self) -> None:
        if not self.is_running or not self.query("#board"):
            return
        self._draw_clock()
        covered = self.game.is_paused and not self.game.is_complete
        board = self.words("terminal-covered") if covered else self._board()
        self.query_one("#board", Static).update(board)
        self.query_one("#words", Static).update(Text(self.message))

    def _board(self) -> Text:
        fits = self.size.width >= ROOMY_WIDTH and self.size.height >= ROOMY_HEIGHT + _AROUND
        game = self.game
        view = BoardView(game.board, game.puzzle, game.notes, self._highlights())
        return draw_text(view, roomy=fits)

    def _highlights(self) -> Highlights:
        digit = self.game.board[self.cell]
        cells = dict.fromkeys(PEERS[self.cell], "on grey19")
        cells |= dict.fromkeys(self._area, "on dark_green")
        for cell in CELLS:
            if digit != EMPTY and self.game.board[cell] == digit:
                cells[cell] = "on grey37"
        cells |= dict.fromkeys(self.game.compared.conflict_cells, "red")
        cells[self.cell] = f"{cells.get(self.cell, '')} reverse".strip()
        candidates: dict[tuple[int, int], str] = {}
        if self.step is not None and self.depth == _DEEPEST:
            candidates |= dict.fromkeys(self.step.pattern.candidates, "bold green")
            candidates |= dict.fromkeys(self.step.eliminations, "bold red strike")
        return Highlights(cells, candidates)
