"""Standard input, output and error, and the options that commands share."""

import io
import json
import os
import sys
from datetime import UTC, datetime
from functools import cache
from stat import S_ISFIFO, S_ISREG
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, TextIO

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

PATIENCE_S = 5.0


def standard_input() -> BinaryIO:
    """Return standard input.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def is_given(waiting: str) -> bool:
    """Return whether standard input is a pipe or a file that isn't empty.

    It is False for a terminal, /dev/null, a socket, and a pipe that ends at once, as under cron.
    The writer of a pipe may be slow to start, so this waits for it; after some seconds it prints
    `waiting` on standard error, because a pipe that is never closed looks the same.
    """
    if sys.stdin is None or not isinstance(sys.stdin.buffer, io.BufferedReader):
        return False
    mode = os.fstat(sys.stdin.fileno()).st_mode
    if not (S_ISFIFO(mode) or S_ISREG(mode)):
        return False
    note = Timer(PATIENCE_S, print, [waiting], {"file": sys.stderr, "flush": True})
    note.daemon = True
    note.start()
    try:
        return bool(sys.stdin.buffer.peek(1))
    finally:
        note.cancel()


def standard_output() -> TextIO:
    """Return standard output.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdout is None:
        raise OSError("standard output is closed")
    return sys.stdout


def are_terminals() -> bool:
    """Return whether standard input and output are terminals."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether a stream is open and a terminal."""
    return stream is not None and stream.isatty()


@cache
def output() -> "Console":
    """Return standard output as a console; its text is not parsed as markup."""
    return _console(soft_wrap=True)


@cache
def errors() -> "Console":
    """Return standard error as a console; its text is not parsed as markup."""
    return _console(stderr=True)


def _console(**options: Any) -> "Console":
    from rich.console import Console  # noqa: PLC0415 - plain lines need no console

    return Console(highlight=False, markup=False, emoji=False, **options)


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def print_line(text: str) -> None:
    """Print one line unchanged; end the command if the reader has closed the pipe.

    Raises:
        OSError: standard output is closed or can't be written.
    """
    stream = standard_output()
    try:
        typer.echo(text)
    except BrokenPipeError:
        # Without this, flushing the buffer at exit would fail once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise SystemExit(0) from None


def print_error(text: str) -> None:
    """Print one line on standard error."""
    typer.echo(text, err=True)


def print_text(text: "Text") -> None:
    """Print a styled text.

    Raises:
        OSError: standard output is closed or can't be written.
    """
    standard_output()
    output().print(text)


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print_line(to_json(value))


def to_json(value: Any) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)


def fields_of(value: Any, *names: str) -> dict[str, Any]:
    """Return attributes of a value under their JSON names, with times as ISO 8601."""
    return {_on_wire(name): _shown(name, getattr(value, name)) for name in names}


def _on_wire(name: str) -> str:
    first, *rest = name.removesuffix("_ms").split("_")
    return first + "".join(map(str.title, rest))


def _shown(name: str, value: Any) -> Any:
    return utc(value) if name.endswith("_at_ms") else value


def print_rows(headings: list[str], rows: list[list[str]]) -> None:
    """Print rows as a table on a terminal, separated by tabs in a pipe."""
    if not is_terminal(sys.stdout):
        for row in rows:
            print_line("\t".join(row))
        return
    from rich.table import Table  # noqa: PLC0415 - plain lines need no table
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in headings:
        # In a narrow window, fold long values, so that an address is never cut.
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    output().print(table)


def utc(time_ms: int | None) -> str | None:
    """Return a time as ISO 8601 in UTC with whole seconds, or None."""
    if time_ms is None:
        return None
    return datetime.fromtimestamp(time_ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
