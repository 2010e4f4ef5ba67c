"""The `nonet` application with all commands, and the display of errors."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from nonet.cli.commands import LazyGroup, install_command
from nonet.cli.terminal import FAILED, print_error, print_line
from nonet.errors import NonetError

if TYPE_CHECKING:
    from pydantic import ValidationError

USAGE_ERROR = 2

app = typer.Typer(
    name="nonet",
    cls=LazyGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit status: 0 for success, 1 if a puzzle failed a check or the command failed, 2 for "
    "a usage error.",
)


def _print_version(requested: bool) -> None:  # noqa: FBT001 - as Typer calls it
    if requested:
        # Only --version needs these imports.
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
    """Make, solve, explain, print and serve Sudoku puzzles."""


def run() -> None:
    """Run a command; an expected error is one line on standard error and exit status 1."""
    try:
        if not _check_without_options(sys.argv[1:]):
            app(prog_name=app.info.name)
    # OSError: for instance a full disk. ImportError: a missing optional library.
    except (NonetError, OSError, ImportError) as error:
        message = _advice(error) if isinstance(error, ImportError) else str(error)
        print_error(f"nonet: {message}")
        sys.exit(FAILED)
    except ValueError as error:
        from pydantic import ValidationError  # noqa: PLC0415 - most commands don't fail

        if not isinstance(error, ValidationError):
            raise
        _report_settings(error)
        sys.exit(USAGE_ERROR)


def _check_without_options(arguments: list[str]) -> bool:
    """Run `check` if the arguments are only grids and files.

    Typer parses arguments with Pydantic, whose import takes longer than 100,000 checks.
    """
    if arguments[:1] != ["check"]:
        return False
    from nonet.cli.batches import BatchOptions  # noqa: PLC0415
    from nonet.cli.check import check  # noqa: PLC0415
    from nonet.cli.grids import is_grid  # noqa: PLC0415

    sources = arguments[1:]
    if not all(is_grid(one) or os.path.isfile(one) for one in sources):  # noqa: PTH113 - see grids
        return False
    try:
        check(BatchOptions(grids=sources))
    except typer.Exit as end:
        sys.exit(end.exit_code)
    return True


def _advice(error: ImportError) -> str:
    """Return a message with the package to install.

    Raises:
        ImportError: the error isn't about an optional library.
    """
    if error.name in ("babel", "fluent.runtime"):
        # All languages except English need them for plural forms.
        return f"{error}. Install it with: {install_command('print')}"
    if error.name == "pydantic":
        from importlib import metadata  # noqa: PLC0415 - as above

        found = metadata.version(error.name)
        return f"pydantic {found} is too old. Update it with: pip install 'pydantic>=2.7'"
    raise error


def _report_settings(error: "ValidationError") -> None:
    for problem in error.errors(include_url=False, include_input=False):
        _group, setting, *place = map(str, problem["loc"])
        name = ": ".join((f"NONET_{setting.upper()}", *place))
        print_error(f"nonet: {name}: {problem['msg'].removeprefix('Value error, ')}")
