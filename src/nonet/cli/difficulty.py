"""The option that names a label."""

from typing import Annotated

import typer

from nonet import engine

LABEL_HELP = "One of " + ", ".join(engine.LABELS) + "."
Difficulty = Annotated[str, typer.Option(help=LABEL_HELP, metavar="LABEL")]


def read_label(text: str) -> engine.Label:
    """Return the label of a name.

    Raises:
        typer.BadParameter: there is no such label.
    """
    for label in engine.LABELS:
        if label == text:
            return label
    raise typer.BadParameter(
        f"expected one of {', '.join(engine.LABELS)}", param_hint="--difficulty"
    )
