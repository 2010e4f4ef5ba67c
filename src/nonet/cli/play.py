"""`nonet play`: play a puzzle in the terminal."""

import codecs
import sys
import time
from functools import partial
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.game import Game
from nonet.cli.grids import read_one
from nonet.cli.options import DEFAULT_LANGUAGE, Language, Seed, number_of, words_of
from nonet.cli.play_screen import PlayScreen
from nonet.cli.terminal import are_terminals, print_error, print_line
from nonet.cli.verified import solution_of
from nonet.server.settings import Settings


def read_any_bytes() -> None:
    """Make Textual replace invalid UTF-8, which would otherwise end the game with an error.

    Textual has no setting for that; it creates its decoder with this function.
    """
    if sys.platform == "win32":
        return  # on Windows keys are read as characters
    from textual.drivers import linux_driver  # noqa: PLC0415 - Windows doesn't have it

    linux_driver.getincrementaldecoder = _forgiving  # type: ignore[assignment, attr-defined]


def _forgiving(encoding: str) -> "partial[codecs.IncrementalDecoder]":
    return partial(codecs.getincrementaldecoder(encoding), "replace")


NO_TERMINAL = 1


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
    if not are_terminals():
        print_error("nonet: play needs a terminal")
        raise typer.Exit(NO_TERMINAL)
    words = words_of(language, Settings())
    puzzle = _drawn(difficulty, seed) if grid is None else read_one(grid)
    game = Game(puzzle, solution_of(puzzle), time.monotonic)
    read_any_bytes()
    screen = PlayScreen(game, words)
    is_solved = screen.run()
    if screen.return_code:
        raise typer.Exit(screen.return_code)
    print_line(puzzle)
    if is_solved:
        print_line(words("terminal-solved", time=screen.time))


def _drawn(difficulty: engine.AnyLabel, seed: str | None) -> str:
    return engine.generate(difficulty, seed=number_of(seed)).puzzle
