"""The option that names a label."""

from typing import Annotated

import typer

from nonet import engine

LABEL_HELP = "How hard the puzzles are."
Difficulty = Annotated[engine.Label, typer.Option(help=LABEL_HELP)]
