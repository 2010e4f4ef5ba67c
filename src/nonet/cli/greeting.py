"""What `nonet` alone shows: a board, and three commands to begin with."""

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from nonet.cli.board_text import Shown, draw_text

# What `nonet generate --difficulty medium --seed 6` makes.
PUZZLE = "-8-9-----7-9-----3--4--71--9----4-878--6-2--545-3----6--74--5--1-----2-8-----3-6-"
_GAP = "   "
_LINES = (
    ("Nonet", "bold"),
    ("Makes, solves, explains and prints Sudoku.", ""),
    ("", ""),
    ("nonet play", "bold cyan"),
    ("    play one here", ""),
    ("nonet generate | nonet explain", "bold cyan"),
    ("    make one, and see how it is solved", ""),
    ("nonet serve --open", "bold cyan"),
    ("    play in the browser, and have an API", ""),
    ("", ""),
    ("nonet --help", "bold cyan"),
    ("    all commands; more is at /docs on the site", ""),
)


def greet() -> None:
    """Show them side by side, or one below the other where the terminal is narrow."""
    output = Console(highlight=False, markup=False, emoji=False)
    board = draw_text(Shown(PUZZLE, PUZZLE), roomy=False).split("\n")
    words = [Text(text, style) for text, style in _LINES]
    if output.width < max(map(len, board)) + len(_GAP) + max(map(len, words)):
        output.print(*board, "", *words, sep="\n")
        return
    for left, right in zip_longest(board, [Text(), *words], fillvalue=Text()):
        output.print(Text.assemble(left, _GAP, right), no_wrap=True)
