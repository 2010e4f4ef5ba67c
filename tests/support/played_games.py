"""Solved games as a browser keeps them: along the simplest path, with a time for each move."""

import json
from dataclasses import dataclass

from playwright.sync_api import Page

from nonet import engine

# Between two digits, unless something had to be seen first.
PAUSE_S = 4


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game, and the known data of its longest pause."""

    id: str
    seconds: int
    kept: dict[str, str]


def play(
    puzzle: str, *, at: int, label: str, slow: dict[str, int], helped: bool = False
) -> PlayedGame:
    """Play a puzzle as the engine does; before some techniques the player pauses for longer."""
    grid = puzzle.replace("-", "0")
    cells = [int(digit) for digit in grid]
    past: list[list[list[int]]] = []
    times: list[int] = []
    helps: list[tuple[int, int, str]] = []
    seconds = 0
    for step in engine.solve_path(puzzle).steps:
        slug = engine.slug_of(step.technique) or ""
        seconds += slow.get(slug, 0)
        if slug in slow and helped:
            helps.append((len(past), len(past), slug))
        for cell, digit in step.placements:
            seconds += PAUSE_S
            past.append([[cell, 0, digit]])
            times.append(seconds)
            cells[cell] = digit
    first = {"at": at, "seconds": seconds, "hints": len(helps)}
    game = {"cells": cells, "past": past, "future": [], "drawn": []}
    entry = {"game": game, "seconds": seconds, "solved": True, "first": first, "label": label}
    whole = {**entry, "hints": len(helps), "restarts": [], "at": at}
    journal = {"times": times, "helps": helps, "hints": len(helps)}
    name = f"v1-{grid}"
    kept = {f"nonet:{name}": whole, f"nonet-times:{name}": journal}
    return PlayedGame(
        name,
        seconds,
        {key: json.dumps(value, separators=(",", ":")) for key, value in kept.items()},
    )


def keep(page: Page, kept: dict[str, str]) -> None:
    """Have a browser hold stored games."""
    page.evaluate(
        "kept => { for (const [key, value] of Object.entries(kept)) localStorage[key] = value; }",
        kept,
    )
