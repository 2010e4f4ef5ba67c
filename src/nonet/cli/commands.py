"""The table of commands, each of which is imported when it is called.

Imported all at once they take a second, most of it for the tools of agents and the database.
"""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

import typer
from rich.markup import escape
from typer.core import TyperGroup
from typer.main import get_command

from nonet.cli.suggestions import with_suggestion
from nonet.cli.terminal import errors

# A command's name is that of its module and, where it is no group, of its function there.
MODULES = {
    "serve": "serve",
    "doctor": "doctor",
    "generate": "generate",
    "check": "check",
    "analyze": "analyze",
    "grade": "grade",
    "rate": "rate",
    "canonical": "canonical",
    "explain": "explain",
    "hint": "hint",
    "validate": "validate",
    "play": "play",
    "worksheet": "worksheet",
    "book": "book",
    "class-set": "class_set",
    "picture": "picture",
    "convert": "convert",
    "mcp": "mcp",
    "usage": "records",
    "audit": "records",
    "accounts": "accounts",
    "keys": "keys",
    "db": "database",
}
# What a command needs beyond `pip install nonet`: an extra of the package.
EXTRAS = {
    "serve": "serve",
    "doctor": "serve",
    "mcp": "serve",
    "usage": "serve",
    "audit": "serve",
    "accounts": "serve",
    "keys": "serve",
    "db": "serve",
    "worksheet": "print",
    "book": "print",
    "class-set": "print",
    "picture": "print",
    "play": "play",
}
# A grid may begin with an empty cell, which looks like an option.
OF_CONTEXT: dict[str, dict[str, Any]] = {
    name: {"ignore_unknown_options": True}
    for name in (
        *("check", "analyze", "grade", "rate", "canonical", "convert", "picture", "worksheet"),
        *("explain", "hint", "validate", "play"),
    )
}


class Commands(MutableMapping[str, Any]):
    """Commands by name, in the order of the help."""

    def __init__(self) -> None:
        self._known: dict[str, Any] = dict.fromkeys(MODULES)

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
    try:
        module = import_module(f"nonet.cli.{MODULES[name]}")
    except ModuleNotFoundError as lacking:
        if name not in EXTRAS or str(lacking.name).startswith("nonet"):
            raise
        return _stand_in(name, str(lacking.name))
    if isinstance(getattr(module, "app", None), typer.Typer):
        app = module.app
    else:
        app = typer.Typer(add_completion=False)
        app.command(name, context_settings=OF_CONTEXT.get(name, {}))(
            getattr(module, name.replace("-", "_"))
        )
    command = get_command(app)
    command.name = name
    return command


def line_that_installs(extra: str) -> str:
    """Return what to type for a part that is not installed."""
    return f"pip install 'nonet[{extra}]'"


def _stand_in(name: str, lacking: str) -> Any:
    """Return a command that says what it needs, whatever it is called with."""
    line = line_that_installs(EXTRAS[name])
    app = typer.Typer(add_completion=False)
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    def refuse() -> None:
        errors.print(f"nonet: {name} needs {lacking}: {line}", soft_wrap=True)
        raise typer.Exit(1)

    app.command(name, help=f"Not installed: {escape(line)}", context_settings=settings)(refuse)
    return get_command(app)
