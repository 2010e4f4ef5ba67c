"""The option that gives the same puzzles every time."""

from typing import Annotated

import typer

from nonet import engine

Seed = Annotated[
    str | None, typer.Option(help="A number or a text that gives the same puzzles every time.")
]


def number_of(seed: str | None) -> int:
    """Return the number that puzzles are drawn from: without a seed one by chance."""
    return engine.draw_seed() if seed is None else engine.seed_of(seed)
