"""The table of commands; each command is imported only when it is called.

Importing all of them takes a second, most of it for the MCP tools and the database.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, wraps
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, get_type_hints

import typer
from typer.core import TyperGroup
from typer.main import get_command

from nonet.cli.terminal import FAILED, did_you_mean, print_error


@dataclass(frozen=True, slots=True)
class CommandInfo:
    """A command's summary, its module if named differently, and the extra that it requires."""

    summary: str
    module: str = ""
    extra: str = ""
    takes_grids: bool = False  # a grid may begin with `-`, which looks like an option


# Grouped as in the help.
GROUPS = {
    "Make": {
        "generate": CommandInfo("Generate puzzles that meet a specification."),
        "variant": CommandInfo("Generate, check and explain variants such as killer."),
        "convert": CommandInfo("Convert puzzles to another format.", takes_grids=True),
        "canonical": CommandInfo("Find out which grids are equivalent.", takes_grids=True),
        "shuffle": CommandInfo("Print a random equivalent grid.", "canonical", takes_grids=True),
        "near": CommandInfo("Find puzzles that differ from one by a few givens.", takes_grids=True),
        "minlex": CommandInfo(
            "Print the minlex form, as used in catalogues.", "canonical", takes_grids=True
        ),
        "corpus": CommandInfo("Make, verify and audit research corpora.", extra="research"),
    },
    "Solve": {
        "play": CommandInfo("Play a puzzle in the terminal.", extra="play", takes_grids=True),
        "hint": CommandInfo("Show the next step on a board.", takes_grids=True),
        "explain": CommandInfo("Explain how to solve puzzles, step by step.", takes_grids=True),
        "prove": CommandInfo("Check whether a claimed step is valid.", takes_grids=True),
        "check": CommandInfo("Check which grids have exactly one solution.", takes_grids=True),
        "validate": CommandInfo("Find the mistakes on a board.", takes_grids=True),
        "grade": CommandInfo("Grade puzzles by the hardest technique needed.", takes_grids=True),
        "rate": CommandInfo("Rate puzzles on the Sudoku Explainer's scale.", takes_grids=True),
        "anatomy": CommandInfo(
            "Find redundant givens, automorphisms and backdoors.", "analyze", takes_grids=True
        ),
        "analyze": CommandInfo("Find out how far singles get.", takes_grids=True),
    },
    "Print": {
        "worksheet": CommandInfo(
            "Print puzzles and answers on a PDF worksheet.", extra="print", takes_grids=True
        ),
        "class-set": CommandInfo("Print worksheets for a class at three levels.", extra="print"),
        "practice": CommandInfo("Print a practice sheet for one technique.", "class_set", "print"),
        "book": CommandInfo("Print a book with chapters and answers.", extra="print"),
        "strip": CommandInfo("Print puzzles for a newspaper.", extra="print"),
        "picture": CommandInfo("Draw grids as SVG, PNG or PDF.", extra="print", takes_grids=True),
    },
    "Serve": {
        "serve": CommandInfo("Serve the website and the API.", extra="serve"),
        "mcp": CommandInfo("Serve the MCP tools on standard input and output.", extra="serve"),
        "doctor": CommandInfo("Check whether this machine is ready to serve.", extra="serve"),
        "backup": CommandInfo("Back up the database and verify the copy.", "database", "serve"),
        "db": CommandInfo("Create, upgrade or move the database.", "database", "serve"),
    },
    "People": {
        "accounts": CommandInfo("Create, limit, suspend or delete accounts.", "people", "serve"),
        "keys": CommandInfo("Create, list or revoke API keys.", "people", "serve"),
        "usage": CommandInfo("Show requests by day and endpoint.", "people", "serve"),
        "audit": CommandInfo("Show the audit log.", "people", "serve"),
    },
}
COMMANDS = {name: info for members in GROUPS.values() for name, info in members.items()}

_CLONE = Path(__file__).parents[3]
_EPILOG = """\
Run `nonet COMMAND --help` for the options of a command. Most commands read
grids in any format as arguments, from files or from standard input.
Also: nonet --version, nonet --install-completion.
Exit status: 0 success; 1 failed or rejected; 2 usage error."""


class LazyGroup(TyperGroup):
    """A group that imports a command on lookup, and suggests choices for misspelt values.

    Its help comes from the table, without importing any command.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.commands: dict[str, Any] = dict.fromkeys(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 - as Typer calls it
        """Return the command with a name, or None if it is unknown."""
        return _load(cmd_name) if cmd_name in COMMANDS else None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the groups, a line for each command."""
        formatter.write(f"Usage: {ctx.command_path} COMMAND [OPTIONS]\n\n")
        for group, members in GROUPS.items():
            for name, info in members.items():
                heading = group if name == next(iter(members)) else ""
                shown = typer.style(f"{heading:8}", bold=True)
                formatter.write(f"{shown}{name:11}{info.summary}\n")
        formatter.write(f"\n{_EPILOG}\n")

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            _suggest_choice(error)
            raise


def _suggest_choice(error: typer.BadParameter) -> None:
    """Remove Pydantic's prefixes from a message, and suggest the choice closest to the value."""
    from pydantic import ValidationError  # noqa: PLC0415 - most commands don't fail

    error.message = error.message.removeprefix("Value error, ").replace("Input should", "should")
    choices = getattr(getattr(error.param, "type_descriptor", None), "choices", None)
    if choices and isinstance(error.__cause__, ValidationError):
        value = error.__cause__.errors()[0]["input"]
        error.message = error.message.rstrip(".") + did_you_mean(str(value), map(str, choices))


@cache
def _load(name: str) -> Any:
    info = COMMANDS[name]
    try:
        module = import_module(f"nonet.cli.{info.module or name.replace('-', '_')}")
    except ModuleNotFoundError as error:
        if not info.extra or str(error.name).startswith("nonet"):
            raise
        return _stand_in(name, str(error.name))
    app = getattr(module, name.replace("-", "_"))
    if not isinstance(app, typer.Typer):
        function, app = app, typer.Typer(add_completion=False)
        settings = {"ignore_unknown_options": info.takes_grids}
        app.command(name, context_settings=settings)(with_option_groups(function))
    command = get_command(app)
    command.name = name
    return command


def with_option_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Replace each parameter that is a dataclass by an option for each of its fields.

    The fields have the annotations and defaults of options. Typer itself has no such groups.
    """
    hints = get_type_hints(command, include_extras=True)
    groups: dict[str, Any] = {name: kind for name, kind in hints.items() if is_dataclass(kind)}
    parameters: list[Parameter] = []
    for parameter in signature(command).parameters.values():
        group = groups.get(parameter.name)
        parameters += [parameter] if group is None else _options_of(group)

    @wraps(command)
    def wrapped(**values: Any) -> None:
        for name, group in groups.items():
            values[name] = group(**{one.name: values.pop(one.name) for one in fields(group)})
        command(**values)

    wrapped.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {one.name: one.annotation for one in parameters}
    return wrapped


def _options_of(group: type[Any]) -> list[Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]


def install_command(extra: str) -> str:
    """Return the shell command that installs an extra; in a clone it installs all of them."""
    return "make setup" if (_CLONE / "Makefile").exists() else f"pip install 'nonet[{extra}]'"


def _stand_in(name: str, missing: str) -> Any:
    """Return a command that ignores its arguments and reports the missing package."""
    from rich.markup import escape  # noqa: PLC0415 - most commands don't need it

    install = install_command(COMMANDS[name].extra)
    app = typer.Typer(add_completion=False)
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    @app.command(name, help=f"Not installed: {escape(install)}", context_settings=settings)
    def report_missing() -> None:
        print_error(f"nonet: {name} needs {missing}. Install it with: {install}")
        raise typer.Exit(FAILED)

    return get_command(app)
