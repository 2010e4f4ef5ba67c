"""The table of commands, each of which is imported when it is called.

Imported all at once they take a second, most of it for the tools of agents and the database.
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
    """A command: what it does in a few words, its module, and what it needs beyond the library."""

    about: str
    module: str = ""  # named like the command, unless it says otherwise
    extra: str = ""  # of the package
    takes_grids: bool = False  # one may begin with an empty cell, which looks like an option


# By the groups in which the help shows them.
GROUPS = {
    "Make": {
        "generate": KnownCommand("new puzzles, to your specification"),
        "convert": KnownCommand("puzzles of any format in another", takes_grids=True),
        "canonical": KnownCommand("which grids are the same puzzle", takes_grids=True),
        "shuffle": KnownCommand("a random image of each grid", "canonical", takes_grids=True),
        "near": KnownCommand("puzzles a few givens away from one", takes_grids=True),
        "minlex": KnownCommand("the form that catalogues keep", "canonical", takes_grids=True),
        "corpus": KnownCommand("corpora for research, made or audited", extra="research"),
    },
    "Solve": {
        "play": KnownCommand("a game here, with notes and hints", extra="play", takes_grids=True),
        "hint": KnownCommand("the next step on a board", takes_grids=True),
        "explain": KnownCommand("a whole solution, every step with its reason", takes_grids=True),
        "prove": KnownCommand("whether a step that you claim holds", takes_grids=True),
        "check": KnownCommand("which grids have exactly one solution", takes_grids=True),
        "validate": KnownCommand("what is wrong on a board", takes_grids=True),
        "grade": KnownCommand("difficulty by the hardest technique needed", takes_grids=True),
        "rate": KnownCommand("difficulty as the Sudoku Explainer has it", takes_grids=True),
        "anatomy": KnownCommand("needless givens, automorphisms, backdoors", takes_grids=True),
        "analyze": KnownCommand("how far singles alone get", takes_grids=True),
    },
    "Print": {
        "worksheet": KnownCommand("a PDF of puzzles and answers", extra="print", takes_grids=True),
        "class-set": KnownCommand("sheets for a class, with one answer key", extra="print"),
        "practice": KnownCommand("a sheet to find a technique on, and its answers", extra="print"),
        "book": KnownCommand("a book with chapters and answers", extra="print"),
        "strip": KnownCommand("a newspaper's puzzles, for a day or a year", extra="print"),
        "picture": KnownCommand("grids as SVG, PNG or PDF", extra="print", takes_grids=True),
    },
    "Serve": {
        "serve": KnownCommand("the website and the API", extra="serve"),
        "mcp": KnownCommand("the tools for agents, on standard input and output", extra="serve"),
        "doctor": KnownCommand("whether this machine is ready to serve", extra="serve"),
        "backup": KnownCommand("a backup of the database, read through", extra="serve"),
        "db": KnownCommand("create, upgrade or move the database", "database", "serve"),
    },
    "People": {
        "accounts": KnownCommand("create, limit, suspend or delete accounts", "people", "serve"),
        "keys": KnownCommand("create, list or revoke API keys", "people", "serve"),
        "usage": KnownCommand("requests by day and endpoint", "people", "serve"),
        "audit": KnownCommand("who changed what", "people", "serve"),
    },
}
COMMANDS = {name: known for members in GROUPS.values() for name, known in members.items()}


_CLONE = Path(__file__).parents[3]
HELP_ENDS = """\
nonet COMMAND --help lists its options. Most take grids in any format,
as arguments, from files or from a pipe, and print JSON with --json.
Also: nonet --version, nonet --install-completion.
Exit status: 0 all is well; 1 no for some puzzle, or refused; 2 misused."""


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
    """A group that imports a command when it is looked up, and asks what a misspelt value meant.

    Its help is the table alone, which imports none.
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
    """Return what to type for a part that is not installed: in a clone, what installs all."""
    return "make setup" if (_CLONE / "Makefile").exists() else f"pip install 'nonet[{extra}]'"


def _stand_in(name: str, lacking: str) -> Any:
    """Return a command that says what it needs, whatever it is called with."""
    from rich.markup import escape  # noqa: PLC0415 - as above

    line = line_that_installs(COMMANDS[name].extra)
    app = typer.Typer(add_completion=False)
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    def refuse() -> None:
        print_error(f"nonet: {name} needs {lacking}: {line}")
        raise typer.Exit(1)

    app.command(name, help=f"Not installed: {escape(line)}", context_settings=settings)(refuse)
    return get_command(app)
