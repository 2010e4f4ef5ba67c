"""Options of the commands that walk the ladder of techniques."""

from typing import Annotated

import typer

from nonet import engine

WhichPath = Annotated[
    engine.WhichPath,
    typer.Option("--path", help="`shortest` tells the steps that are needed as well."),
]

Uniqueness = Annotated[
    bool,
    typer.Option(
        "--uniqueness/--no-uniqueness",
        help="Whether techniques may take it for granted that there is one solution.",
    ),
]
