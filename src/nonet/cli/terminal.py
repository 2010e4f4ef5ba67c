"""Standard output and error, and the options that commands share."""

import json
import os
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nonet.cli.streams import standard_output

# What is printed quotes names and files of others: brackets and colons in it are no styles.
output = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
errors = Console(stderr=True, highlight=False, markup=False, emoji=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Email = Annotated[str, typer.Argument(help="The account's e-mail address.")]


def print_line(text: str) -> None:
    """Print one line exactly as it is; a reader that has seen enough ends the command.

    Raises:
        OSError: there is no standard output, or it cannot be written.
    """
    stream = standard_output()
    try:
        typer.echo(text)
    except BrokenPipeError:
        # What is still buffered must not fail once more when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise SystemExit(0) from None


def print_text(text: Text) -> None:
    """Print a text in its style.

    Raises:
        OSError: there is no standard output, or it cannot be written.
    """
    standard_output()
    output.print(text)


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print_line(to_json(value))


def to_json(value: Any) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)


def print_rows(headings: list[str], rows: list[list[str]]) -> None:
    """Print rows as a table on a terminal, separated by tabs in a pipe."""
    if not output.is_terminal:
        for row in rows:
            print_line("\t".join(row))
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in headings:
        # What a narrow window has no room for goes on below: an address is never cut.
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    output.print(table)


def utc(time_ms: int | None) -> str | None:
    """Return a time as ISO 8601 in UTC with whole seconds, or None."""
    if time_ms is None:
        return None
    return datetime.fromtimestamp(time_ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
