"""A progress bar on standard error for work that takes longer than a second.

If the command prints its lines on the same terminal, the bar ends before the first line, so that
text copied from the terminal contains only the output.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from nonet.cli.terminal import errors, is_terminal

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")

_VISIBLE_AFTER_S = 1.0


class ProgressBar:
    """A progress bar; shows nothing if standard error isn't a terminal.

    With `prints`, each item is printed on standard output; with `in_bytes`, sizes are in bytes.
    """

    def __init__(
        self, *, doing: str, total: int | None, prints: bool = True, in_bytes: bool = False
    ) -> None:
        self._doing = doing
        self._shares_terminal = prints and is_terminal(sys.stdout)
        self._bar = _bar(doing, total, in_bytes=in_bytes) if is_terminal(sys.stderr) else None
        self._began = time.monotonic()

    def over(self, items: Iterable[T], *, size: Callable[[T], int] = lambda _: 1) -> Iterator[T]:
        """Yield the items, and advance the bar by the size of each."""
        try:
            for item in items:
                if self._shares_terminal:
                    self.close()
                yield item
                self.advance(size(item))
        finally:
            self.close()

    def advance(self, size: int) -> None:
        """Advance the bar by a size."""
        if self._bar:
            self._bar.advance(self._bar.task_ids[0], size)
            if not self._shares_terminal:
                self._start_late()

    def note(self, text: str) -> None:
        """Add details to the description until the next item comes."""
        if self._bar:
            self._bar.update(self._bar.task_ids[0], description=f"{self._doing}, {text}")
            self._start_late()

    def close(self) -> None:
        """Remove the bar."""
        if self._bar:
            self._bar.stop()

    def _start_late(self) -> None:
        is_late = time.monotonic() - self._began > _VISIBLE_AFTER_S
        if self._bar and is_late and not self._bar.live.is_started:
            self._bar.start()


def _bar(doing: str, total: int | None, *, in_bytes: bool) -> "Progress":
    from rich import progress  # noqa: PLC0415 - only a terminal shows a bar
    from rich.table import Column  # noqa: PLC0415

    bar = progress.Progress(
        # The description of a search may be longer than a line.
        progress.TextColumn("{task.description}", table_column=Column(overflow="fold")),
        progress.BarColumn(),
        progress.DownloadColumn() if in_bytes else progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        console=errors(),
        transient=True,
    )
    bar.add_task(doing, total=total)
    return bar


def with_progress(
    items: Iterable[T], *, doing: str, total: int | None, prints: bool = True
) -> Iterator[T]:
    """Yield the items; after a second, show a progress bar."""
    return ProgressBar(doing=doing, total=total, prints=prints).over(items)
