"""Draw `explain.svg` and `play.svg` beside this file: what a terminal shows of both commands.

Run it with `.venv/bin/python docs/pictures/draw_terminal.py`.
"""
# ruff: noqa: INP001 - a script in no package

import asyncio
import io
import re
from pathlib import Path

from rich.console import Console

from nonet import engine
from nonet.catalogue import english
from nonet.cli.explained import board_before
from nonet.cli.game import Game
from nonet.cli.play_screen import PlayScreen
from nonet.cli.told_path import ToldStep, tell_path

HERE = Path(__file__).parent
WIDTH, PLAY_SIZE = 100, (80, 40)
# Rich asks a server for its font; a picture asks nobody.
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def alone(picture: str) -> str:
    """Return a picture that needs no font of others."""
    return "\n".join(line.rstrip() for line in FONT.sub("", picture).splitlines()) + "\n"


def explained() -> str:
    """Draw the first chain on the path of a puzzle."""
    puzzle = engine.generate("expert", seed=4).puzzle
    words = english()
    path = tell_path(puzzle, uniqueness=True, folded=True)
    told = next(one for one in path if isinstance(one, ToldStep) and one.step.pattern.links)
    screen = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    screen.print(board_before(told, width=screen.width))
    screen.print(f"[bold]{told.number:3}. {words(f'name-{told.step.technique}')}[/bold]")
    screen.print(words.tell(told.guidance.sentence), highlight=False)
    if told.guidance.notation:
        screen.print(told.guidance.notation, highlight=False, markup=False)
    return screen.export_svg(title="nonet explain")


async def played() -> str:
    """Draw a game with its notes and the last step of a hint."""
    puzzle = engine.generate("medium", seed=7)
    screen = PlayScreen(Game(puzzle.puzzle, puzzle.solution, lambda: 0.0), english())
    async with screen.run_test(size=PLAY_SIZE) as pilot:
        await pilot.press("f", "h", "h", "h")
        return screen.export_screenshot(title="nonet play")


if __name__ == "__main__":
    (HERE / "explain.svg").write_text(alone(explained()), "utf-8")
    (HERE / "play.svg").write_text(alone(asyncio.run(played())), "utf-8")
