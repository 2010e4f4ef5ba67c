"""Write the manual page `nonet(1)` from the commands' help texts."""

import re
from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from nonet.cli.app import app

_MEANING = {"\\": r"\e", "-": r"\-"}


def write_manual(version: str, day: str) -> str:
    """Return the page in the macros of man(7)."""
    group = get_command(app)
    lines = [
        f'.TH NONET 1 "{day}" "Nonet {version}" "User Commands"',
        ".SH NAME",
        r"nonet \- make, check, explain, play and print Sudoku, or serve it",
        ".SH SYNOPSIS",
        r".B nonet \fICOMMAND\fR [\fIOPTION\fR]... [\fIARGUMENT\fR]...",
        ".SH DESCRIPTION",
        _plain(str(group.help)),
        ".PP",
        _plain(str(group.epilog)),
        ".SH COMMANDS",
        *_commands(group),
    ]
    return "\n".join(lines) + "\n"


def _commands(group: Any, before: str = "") -> Iterator[str]:
    for name in group.list_commands(None) if hasattr(group, "list_commands") else ():
        command = group.get_command(None, name)
        whole = f"{before}{name}"
        if getattr(command, "commands", None):
            yield from _commands(command, f"{whole} ")
            continue
        yield f".SS nonet {_escaped(whole)}"
        yield _plain(str(command.help or ""))
        for option in command.params:
            yield from _option(option)


def _option(option: Any) -> Iterator[str]:
    names = ", ".join([*option.opts, *option.secondary_opts])
    is_argument = option.param_type_name == "argument"
    shown = str(option.metavar or option.name.upper()) if is_argument else names
    yield ".TP"
    yield rf"\fB{_escaped(shown)}\fR"
    yield _plain(str(getattr(option, "help", None) or ""))


def _plain(text: str) -> str:
    """Return a text as paragraphs, with man(7) control characters escaped."""
    paragraphs = (" ".join(part.split()) for part in re.split(r"\n\s*\n|\f", text))
    guarded = (re.sub(r"^([.'])", r"\\&\1", _escaped(part)) for part in paragraphs if part)
    return "\n.PP\n".join(guarded)


def _escaped(text: str) -> str:
    return "".join(_MEANING.get(sign, sign) for sign in text)
