"""All commands under one name, and how their refusals are shown."""

import sys
from io import TextIOWrapper

import typer
from pydantic import ValidationError

from nonet.cli.commands import LateGroup
from nonet.cli.terminal import errors
from nonet.errors import NonetError

REFUSED = 1
MISUSED = 2

app = typer.Typer(
    name="nonet",
    cls=LateGroup,
    help="Verified Sudoku: a service, and its tools for the terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


@app.callback()
def nonet() -> None:
    """Let a group without commands of its own be one."""


def main() -> None:
    """Run the command line; a refusal is one line on standard error and exit status 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # What a terminal's character set lacks is escaped: it never ends a command.
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except NonetError as refusal:
        errors.print(f"nonet: {refusal}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(REFUSED)
    except OSError as fault:
        # A full disk, a folder without permission.
        errors.print(f"nonet: {fault}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(REFUSED)
    except ValidationError as fault:
        for problem in fault.errors(include_url=False, include_input=False):
            setting, *place = map(str, problem["loc"])
            name = ": ".join((f"NONET_{setting.upper()}", *place))
            errors.print(f"nonet: {name}: {problem['msg']}", markup=False, soft_wrap=True)
        sys.exit(MISUSED)
