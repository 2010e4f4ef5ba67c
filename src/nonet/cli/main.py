"""All commands under one name, and how their refusals are shown."""

import sys
from importlib import metadata
from typing import Annotated

import typer
from pydantic import ValidationError

from nonet.cli.commands import LateGroup, line_that_installs
from nonet.cli.terminal import errors, print_line
from nonet.errors import NonetError

REFUSED = 1
MISUSED = 2

app = typer.Typer(
    name="nonet",
    cls=LateGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit status: 0 when all is well, 1 when the answer is no for any puzzle or something "
    "was refused, 2 when the command was called in a way that it does not know.",
)


def _print_version(asked: bool) -> None:  # noqa: FBT001 - as the library calls it
    if asked:
        from nonet import engine  # noqa: PLC0415 - the other commands need not wait for it

        print_line(f"nonet {metadata.version('nonet')}, engine {engine.VERSION}")
        raise typer.Exit


@app.callback()
def nonet(
    *,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and exit.", is_eager=True, callback=_print_version
        ),
    ] = False,
) -> None:
    """Make, solve, print and serve Sudoku."""


def run() -> None:
    """Run a command; a refusal is one line on standard error and exit status 1."""
    try:
        app(prog_name=app.info.name)
    except ValidationError as fault:
        _report_settings(fault)
        sys.exit(MISUSED)
    # A full disk, a folder without permission; or a library that is not there.
    except (NonetError, OSError, ImportError) as fault:
        said = _advise(fault) if isinstance(fault, ImportError) else str(fault)
        errors.print(f"nonet: {said}", soft_wrap=True)
        sys.exit(REFUSED)


def _advise(lacking: ImportError) -> str:
    """Say what to install.

    Raises:
        ImportError: it is a fault of ours.
    """
    if lacking.name in ("babel", "fluent.runtime"):
        # They have the plural forms of languages beside English.
        return f"{lacking}: {line_that_installs('print')}"
    if lacking.name == "pydantic":
        found = metadata.version(lacking.name)
        return f"pydantic 2.7 or newer is needed, found {found}: pip install 'pydantic>=2.7'"
    raise lacking


def _report_settings(fault: ValidationError) -> None:
    for problem in fault.errors(include_url=False, include_input=False):
        setting, *place = map(str, problem["loc"])
        name = ": ".join((f"NONET_{setting.upper()}", *place))
        errors.print(
            f"nonet: {name}: {problem['msg'].removeprefix('Value error, ')}", soft_wrap=True
        )
