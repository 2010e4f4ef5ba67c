"""The greeting of `nonet` without arguments: a board, and commands to try."""

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from nonet.cli.board_text import Shown, draw_text

# The output of `nonet generate --difficulty medium --seed 6`.
PUZZLE = "-8-9-----7-9-----3--4--71--9----4-878--6-2--545-3----6--74--5--1-----2-8-----3-6-"
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


def greet() -> None:
    """Show board and commands side by side, or one below the other in a narrow terminal."""
    output = Console(highlight=False, markup=False, emoji=False)
    board = draw_text(Shown(PUZZLE, PUZZLE), roomy=False).split("\n")
    words = [Text(text, style) for text, style in _LINES]
    if output.width < max(map(len, board)) + len(_GAP) + max(map(len, words)):
        output.print(*board, "", *words, sep="\n")
        return
    for left, right in zip_longest(board, [Text(), *words], fillvalue=Text()):
        output.print(Text.assemble(left, _GAP, right), no_wrap=True)
