"""The entry point of the `nonet` command, and its greeting: a board, and commands to try."""

import sys
from importlib import import_module
from io import TextIOWrapper
from itertools import zip_longest

# The output of `nonet generate --difficulty medium --seed 6`.
_PUZZLE = "-8-9-----7-9-----3--4--71--9----4-878--6-2--545-3----6--74--5--1-----2-8-----3-6-"
_GAP = "   "
_LINES = (
    ("Nonet", "bold"),
    ("Make, solve, explain and print Sudoku.", ""),
    ("", ""),
    ("nonet play", "bold cyan"),
    ("    play in this terminal", ""),
    ("nonet generate | nonet explain", "bold cyan"),
    ("    make a puzzle and explain its steps", ""),
    ("nonet serve --open", "bold cyan"),
    ("    start the website and the API", ""),
    ("", ""),
    ("nonet --help", "bold cyan"),
    ("    list all commands", ""),
)


def main() -> None:
    """Run the command line; without arguments, show a board and commands to try."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A character that the terminal can't encode must not end a command with an error.
            stream.reconfigure(errors="backslashreplace")
    if sys.argv[1:]:
        import_module("nonet.cli.app").run()
    else:
        _greet()


def _greet() -> None:
    """Show board and commands side by side, or one below the other in a narrow terminal."""
    # Imported here because most commands don't need Rich.
    from rich.console import Console  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from nonet.cli.board_text import BoardView, draw_text  # noqa: PLC0415

    output = Console(highlight=False, markup=False, emoji=False)
    board = draw_text(BoardView(_PUZZLE, _PUZZLE), roomy=False).split("\n")
    words = [Text(text, style) for text, style in _LINES]
    if output.width < max(map(len, board)) + len(_GAP) + max(map(len, words)):
        output.print(*board, "", *words, sep="\n")
        return
    for left, right in zip_longest(board, [Text(), *words], fillvalue=Text()):
        output.print(Text.assemble(left, _GAP, right), no_wrap=True)
