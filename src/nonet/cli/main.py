"""All commands under one name, and how their refusals are shown."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from nonet.cli.commands import LateGroup, line_that_installs
from nonet.cli.terminal import print_error, print_line
from nonet.errors import NonetError

if TYPE_CHECKING:
    from pydantic import ValidationError

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
        # The other commands need not wait for these.
        from importlib import metadata  # noqa: PLC0415

        from nonet import engine  # noqa: PLC0415

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
        if not _check_without_options(sys.argv[1:]):
            app(prog_name=app.info.name)
    # A full disk, a folder without permission; or a library that is not there.
    except (NonetError, OSError, ImportError) as fault:
        said = _advise(fault) if isinstance(fault, ImportError) else str(fault)
        print_error(f"nonet: {said}")
        sys.exit(REFUSED)
    except ValueError as fault:
        from pydantic import ValidationError  # noqa: PLC0415 - most commands don't fail

        if not isinstance(fault, ValidationError):
            raise
        _report_settings(fault)
        sys.exit(MISUSED)


def _check_without_options(arguments: list[str]) -> bool:
    """Run `check` if the arguments are only grids and files.

    Typer parses arguments with Pydantic, whose import takes longer than 100,000 checks.
    """
    if arguments[:1] != ["check"]:
        return False
    from nonet.cli.check import check, is_grid  # noqa: PLC0415

    grids = arguments[1:]
    if not all(is_grid(grid) or os.path.isfile(grid) for grid in grids):  # noqa: PTH113 - as `grids`
        return False
    try:
        check(grids)
    except typer.Exit as end:
        sys.exit(end.exit_code)
    return True


def _advise(lacking: ImportError) -> str:
    """Say what to install.

    Raises:
        ImportError: it is a fault of ours.
    """
    if lacking.name in ("babel", "fluent.runtime"):
        # They have the plural forms of languages beside English.
        return f"{lacking}: {line_that_installs('print')}"
    from importlib import metadata  # noqa: PLC0415 - as above

    if lacking.name == "pydantic":
        found = metadata.version(lacking.name)
        return f"pydantic 2.7 or newer is needed, found {found}: pip install 'pydantic>=2.7'"
    raise lacking


def _report_settings(fault: "ValidationError") -> None:
    for problem in fault.errors(include_url=False, include_input=False):
        setting, *place = map(str, problem["loc"])
        name = ": ".join((f"NONET_{setting.upper()}", *place))
        print_error(f"nonet: {name}: {problem['msg'].removeprefix('Value error, ')}")
