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
from nonet.cli.game import Game
from nonet.cli.path_output import board_before
from nonet.cli.play_screen import PlayScreen
from nonet.cli.steps import RenderedStep, describe_path
from nonet.foundation.catalogue import english

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
    path = describe_path(puzzle, uniqueness=True, folded=True)
    shown = next(one for one in path if isinstance(one, RenderedStep) and one.step.pattern.links)
    screen = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    screen.print(board_before(shown, width=screen.width))
    screen.print(f"[bold]{shown.number:3}. {words(f'name-{shown.step.technique}')}[/bold]")
    screen.print(words.render(shown.guidance.sentence), highlight=False)
    if shown.guidance.notation:
        screen.print(shown.guidance.notation, highlight=False, markup=False)
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
