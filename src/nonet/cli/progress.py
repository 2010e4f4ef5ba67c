"""A bar on standard error for work that takes longer than a second.

Where a command's lines go to the terminal as well, they are progress enough: the bar is shown only
while none comes, so that what is copied from the screen is lines and nothing else.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.progress import (
    BarColumn,
    DownloadColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Column

from nonet.cli.terminal import errors, output

T = TypeVar("T")

PATIENCE_S = 1.0


class ProgressBar:
    """How many of a total have come; shows nothing where standard error is no terminal.

    `prints` says that each item becomes lines on standard output, `in_bytes` that sizes are of
    files.
    """

    def __init__(
        self, *, doing: str, total: int | None, prints: bool = True, in_bytes: bool = False
    ) -> None:
        self._doing = doing
        self._shares_terminal = prints and output.is_terminal
        self._shown = Progress(
            # What a search says is longer than a line.
            TextColumn("{task.description}", table_column=Column(overflow="fold")),
            BarColumn(),
            DownloadColumn() if in_bytes else MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=errors,
            transient=True,
            disable=not errors.is_terminal,
        )
        self._task = self._shown.add_task(doing, total=total)
        self._began = time.monotonic()

    def over(self, items: Iterable[T], *, size: Callable[[T], int] = lambda _: 1) -> Iterator[T]:
        """Pass items on and count them, each for as many as its size."""
        try:
            for item in items:
                if self._shares_terminal:
                    self._shown.stop()
                yield item
                self._shown.advance(self._task, size(item))
                if not self._shares_terminal:
                    self._start_late()
        finally:
            self._shown.stop()

    def advance(self, size: int) -> None:
        """Count so many more, where they do not come as items."""
        self._shown.advance(self._task, size)
        self._start_late()

    def note(self, text: str) -> None:
        """Say more about what is being done, while the next item has not come."""
        self._shown.update(self._task, description=f"{self._doing}, {text}")
        self._start_late()

    def end(self) -> None:
        """Take the bar away."""
        self._shown.stop()

    def _start_late(self) -> None:
        if not self._shown.live.is_started and time.monotonic() - self._began > PATIENCE_S:
            self._shown.start()


def with_progress(
    items: Iterable[T], *, doing: str, total: int | None, prints: bool = True
) -> Iterator[T]:
    """Pass items on; once a second has gone by, show how many of the total have come."""
    return ProgressBar(doing=doing, total=total, prints=prints).over(items)
