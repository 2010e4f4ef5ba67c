"""The options that say what new puzzles are asked to be."""

from typing import Annotated

import typer

from nonet import engine
from nonet.cli.difficulty import LABEL_HELP
from nonet.grid import CELLS

MOST = len(CELLS)

AnyDifficulty = Annotated[
    engine.AnyLabel | None,
    typer.Option(help=f"{LABEL_HELP} By default {engine.DEFAULT_LABEL}."),
]
TechniqueName = Annotated[
    str | None,
    typer.Option(help="The hardest technique that each puzzle needs, as `xy-wing`."),
]
MaxTechnique = Annotated[
    str | None, typer.Option(help="Let no puzzle need a harder technique than this.")
]
MinGivens = Annotated[int, typer.Option(min=0, max=MOST, help="The fewest givens.")]
MaxGivens = Annotated[int, typer.Option(min=0, max=MOST, help="The most givens.")]
SymmetryName = Annotated[
    engine.Symmetry, typer.Option(help="Which cells are given or empty together.")
]
Minimal = Annotated[
    bool | None, typer.Option(help="Whether no given can be spared.", show_default="either")
]
AvoidEmptyHouses = Annotated[
    bool, typer.Option("--avoid-empty-houses", help="Give a digit in each row, column and box.")
]
