"""The table of commands; each command is imported only when it is called.

Importing all of them takes a second, most of it for the MCP tools and the database.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from nonet.cli.suggestions import with_suggestion
from nonet.cli.terminal import print_error


@dataclass(frozen=True, slots=True)
class KnownCommand:
    """A command's summary, its module if named differently, and the extra that it requires."""

    about: str
    module: str = ""
    extra: str = ""
    takes_grids: bool = False  # a grid may begin with `-`, which looks like an option


# Grouped as in the help.
GROUPS = {
    "Make": {
        "generate": KnownCommand("Generate puzzles that meet a specification."),
        "convert": KnownCommand("Convert puzzles to another format.", takes_grids=True),
        "canonical": KnownCommand("Find out which grids are equivalent.", takes_grids=True),
        "shuffle": KnownCommand("Print a random equivalent grid.", "canonical", takes_grids=True),
        "near": KnownCommand(
            "Find puzzles that differ from one by a few givens.", takes_grids=True
        ),
        "minlex": KnownCommand(
            "Print the minlex form, as used in catalogues.", "canonical", takes_grids=True
        ),
        "corpus": KnownCommand("Make, verify and audit research corpora.", extra="research"),
    },
    "Solve": {
        "play": KnownCommand("Play a puzzle in the terminal.", extra="play", takes_grids=True),
        "hint": KnownCommand("Show the next step on a board.", takes_grids=True),
        "explain": KnownCommand("Explain how to solve puzzles, step by step.", takes_grids=True),
        "prove": KnownCommand("Check whether a claimed step is valid.", takes_grids=True),
        "check": KnownCommand("Check which grids have exactly one solution.", takes_grids=True),
        "validate": KnownCommand("Find the mistakes on a board.", takes_grids=True),
        "grade": KnownCommand("Grade puzzles by the hardest technique needed.", takes_grids=True),
        "rate": KnownCommand("Rate puzzles on the Sudoku Explainer's scale.", takes_grids=True),
        "anatomy": KnownCommand(
            "Find redundant givens, automorphisms and backdoors.", takes_grids=True
        ),
        "analyze": KnownCommand("Find out how far singles get.", takes_grids=True),
    },
    "Print": {
        "worksheet": KnownCommand(
            "Print puzzles and answers on a PDF worksheet.", extra="print", takes_grids=True
        ),
        "class-set": KnownCommand("Print worksheets for a class at three levels.", extra="print"),
        "practice": KnownCommand("Print a practice sheet for one technique.", extra="print"),
        "book": KnownCommand("Print a book with chapters and answers.", extra="print"),
        "strip": KnownCommand("Print puzzles for a newspaper.", extra="print"),
        "picture": KnownCommand("Draw grids as SVG, PNG or PDF.", extra="print", takes_grids=True),
    },
    "Serve": {
        "serve": KnownCommand("Serve the website and the API.", extra="serve"),
        "mcp": KnownCommand("Serve the MCP tools on standard input and output.", extra="serve"),
        "doctor": KnownCommand("Check whether this machine is ready to serve.", extra="serve"),
        "backup": KnownCommand("Back up the database and verify the copy.", extra="serve"),
        "db": KnownCommand("Create, upgrade or move the database.", "database", "serve"),
    },
    "People": {
        "accounts": KnownCommand("Create, limit, suspend or delete accounts.", "people", "serve"),
        "keys": KnownCommand("Create, list or revoke API keys.", "people", "serve"),
        "usage": KnownCommand("Show requests by day and endpoint.", "people", "serve"),
        "audit": KnownCommand("Show the audit log.", "people", "serve"),
    },
}
COMMANDS = {name: known for members in GROUPS.values() for name, known in members.items()}


_CLONE = Path(__file__).parents[3]
HELP_ENDS = """\
Run `nonet COMMAND --help` for the options of a command. Most commands read
grids in any format as arguments, from files or from standard input.
Also: nonet --version, nonet --install-completion.
Exit status: 0 success; 1 failed or rejected; 2 usage error."""


class Commands(MutableMapping[str, Any]):
    """Commands by name, in the order of the help."""

    def __init__(self) -> None:
        self._known: dict[str, Any] = dict.fromkeys(COMMANDS)

    def __getitem__(self, name: str) -> Any:
        if self._known[name] is None:
            self._known[name] = _load(name)
        return self._known[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._known[name] = command

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class LateGroup(TyperGroup):
    """A group that imports a command on lookup, and suggests values for misspelt ones.

    Its help comes from the table, without importing any command.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.commands = Commands()

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the groups, a line for each command."""
        formatter.write(f"Usage: {ctx.command_path} COMMAND [OPTIONS]\n\n")
        for group, members in GROUPS.items():
            for name, known in members.items():
                heading = group if name == next(iter(members)) else ""
                shown = typer.style(f"{heading:8}", bold=True)
                formatter.write(f"{shown}{name:11}{known.about}\n")
        formatter.write(f"\n{HELP_ENDS}\n")

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as misused:
            misused.message = with_suggestion(misused.message)
            raise


def _load(name: str) -> Any:
    known = COMMANDS[name]
    try:
        module = import_module(f"nonet.cli.{known.module or name.replace('-', '_')}")
    except ModuleNotFoundError as lacking:
        if not known.extra or str(lacking.name).startswith("nonet"):
            raise
        return _stand_in(name, str(lacking.name))
    app = getattr(module, name.replace("-", "_"))
    if not isinstance(app, typer.Typer):
        does, app = app, typer.Typer(add_completion=False)
        settings = {"ignore_unknown_options": known.takes_grids}
        app.command(name, context_settings=settings)(does)
    command = get_command(app)
    command.name = name
    return command


def line_that_installs(extra: str) -> str:
    """Return the shell command that installs an extra; in a clone it installs all of them."""
    return "make setup" if (_CLONE / "Makefile").exists() else f"pip install 'nonet[{extra}]'"


def _stand_in(name: str, lacking: str) -> Any:
    """Return a command that ignores its arguments and reports the missing package."""
    from rich.markup import escape  # noqa: PLC0415 - as above

    line = line_that_installs(COMMANDS[name].extra)
    app = typer.Typer(add_completion=False)
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    def report_missing() -> None:
        print_error(f"nonet: {name} needs {lacking}. Install it with: {line}")
        raise typer.Exit(1)

    app.command(name, help=f"Not installed: {escape(line)}", context_settings=settings)(
        report_missing
    )
    return get_command(app)
