"""The table of commands, each of which is imported when it is called.

Imported all at once they take a second, most of it for the tools of agents and the database.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import typer
from rich.markup import escape
from typer.core import TyperGroup
from typer.main import get_command

from nonet.cli.suggestions import with_suggestion
from nonet.cli.terminal import errors


@dataclass(frozen=True, slots=True)
class KnownCommand:
    """A command: what it is in its module, and what it needs beyond `pip install nonet`."""

    module: str
    extra: str = ""  # of the package
    takes_grids: bool = False  # one may begin with an empty cell, which looks like an option


# What a command is called, with `_` for `-`, it is called in its module too.
COMMANDS = {
    "serve": KnownCommand("serve", "serve"),
    "doctor": KnownCommand("doctor", "serve"),
    "generate": KnownCommand("generate"),
    "check": KnownCommand("check", takes_grids=True),
    "analyze": KnownCommand("analyze", takes_grids=True),
    "grade": KnownCommand("grade", takes_grids=True),
    "rate": KnownCommand("rate", takes_grids=True),
    "canonical": KnownCommand("canonical", takes_grids=True),
    "explain": KnownCommand("explain", takes_grids=True),
    "hint": KnownCommand("hint", takes_grids=True),
    "validate": KnownCommand("validate", takes_grids=True),
    "play": KnownCommand("play", "play", takes_grids=True),
    "worksheet": KnownCommand("worksheet", "print", takes_grids=True),
    "book": KnownCommand("book", "print"),
    "class-set": KnownCommand("class_set", "print"),
    "picture": KnownCommand("picture", "print", takes_grids=True),
    "convert": KnownCommand("convert", takes_grids=True),
    "mcp": KnownCommand("mcp", "serve"),
    "usage": KnownCommand("people", "serve"),
    "audit": KnownCommand("people", "serve"),
    "accounts": KnownCommand("people", "serve"),
    "keys": KnownCommand("people", "serve"),
    "db": KnownCommand("database", "serve"),
}


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
    """A group that imports a command when it is looked up, and asks what a misspelt value meant."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.commands = Commands()

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
        module = import_module(f"nonet.cli.{known.module}")
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
    """Return what to type for a part that is not installed."""
    return f"pip install 'nonet[{extra}]'"


def _stand_in(name: str, lacking: str) -> Any:
    """Return a command that says what it needs, whatever it is called with."""
    line = line_that_installs(COMMANDS[name].extra)
    app = typer.Typer(add_completion=False)
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    def refuse() -> None:
        errors.print(f"nonet: {name} needs {lacking}: {line}", soft_wrap=True)
        raise typer.Exit(1)

    app.command(name, help=f"Not installed: {escape(line)}", context_settings=settings)(refuse)
    return get_command(app)
