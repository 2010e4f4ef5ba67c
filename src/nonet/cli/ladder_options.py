"""Options of the commands that walk the ladder of techniques."""

from typing import Annotated

import typer

Uniqueness = Annotated[
    bool,
    typer.Option(
        "--uniqueness/--no-uniqueness",
        help="Whether techniques may take it for granted that there is one solution.",
    ),
]
