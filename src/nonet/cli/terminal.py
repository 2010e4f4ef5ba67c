"""Standard input, output and error, and the results and messages that commands print."""

import io
import json
import os
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from stat import S_ISFIFO, S_ISREG
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, TextIO

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

FAILED = 1
"""The exit status if a puzzle failed a check or the command failed."""
_NOTE_AFTER_S = 5.0
_CLOSE_ENOUGH = 0.6

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def standard_input() -> BinaryIO:
    """Return standard input.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def has_piped_input(note: str) -> bool:
    """Return whether standard input is a pipe or a file that isn't empty.

    It is False for a terminal, /dev/null, a socket, and a pipe that ends at once, as under cron.
    The writer of a pipe may be slow to start, so this waits for it; after some seconds it prints
    a note on standard error, because a pipe that is never closed looks the same.
    """
    if sys.stdin is None or not isinstance(sys.stdin.buffer, io.BufferedReader):
        return False
    mode = os.fstat(sys.stdin.fileno()).st_mode
    if not (S_ISFIFO(mode) or S_ISREG(mode)):
        return False
    timer = Timer(_NOTE_AFTER_S, print, [note], {"file": sys.stderr, "flush": True})
    timer.daemon = True
    timer.start()
    try:
        return bool(sys.stdin.buffer.peek(1))
    finally:
        timer.cancel()


def standard_output() -> TextIO:
    """Return standard output.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdout is None:
        raise OSError("standard output is closed")
    return sys.stdout


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


def print_result(value: Any, text: str, *, as_json: bool) -> None:
    """Print a value as one line of JSON, or else a text."""
    print_line(to_json(value) if as_json else text)


def to_json(value: Any) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)


def fields_of(value: Any, *names: str) -> dict[str, Any]:
    """Return attributes of a value under their JSON names, with times as ISO 8601."""
    return {_json_name(name): _json_value(name, getattr(value, name)) for name in names}


def _json_name(name: str) -> str:
    first, *rest = name.removesuffix("_ms").split("_")
    return first + "".join(map(str.title, rest))


def _json_value(name: str, value: Any) -> Any:
    return utc(value) if name.endswith("_at_ms") else value


def utc(time_ms: int | None) -> str | None:
    """Return a time as ISO 8601 in UTC with whole seconds, or None."""
    if time_ms is None:
        return None
    return datetime.fromtimestamp(time_ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def print_rows(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
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


def write_file(path: Path, content: bytes, option: str) -> None:
    """Write a file that an option names.

    Raises:
        typer.BadParameter: the file can't be written.
    """
    try:
        path.write_bytes(content)
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint=option) from None


def was_given(context: typer.Context, parameter: str) -> bool:
    """Return whether a parameter was given on the command line."""
    source = context.get_parameter_source(parameter)
    return source is not None and source.name == "COMMANDLINE"


def counted(count: int, noun: str) -> str:
    """Return a count with its noun, such as `1 grid` or `1,000 grids`."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a question with the closest known word, or an empty text if none is close."""
    closest = get_close_matches(word, list(known), n=1, cutoff=_CLOSE_ENOUGH)
    return f"; did you mean {closest[0]}?" if closest else ""
