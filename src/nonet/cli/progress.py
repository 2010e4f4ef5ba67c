"""A bar on standard error for work that takes longer than a second."""

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nonet.cli.terminal import errors

T = TypeVar("T")

PATIENCE_S = 1.0


def with_progress(items: Iterable[T], *, doing: str, total: int | None) -> Iterator[T]:
    """Pass items on; once a second has gone by, show how many of the total have come.

    Shows nothing where standard error is no terminal.
    """
    bar = Progress(
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    task = bar.add_task(doing, total=total)
    began = time.monotonic()
    try:
        for item in items:
            yield item
            bar.advance(task)
            if not bar.live.is_started and time.monotonic() - began > PATIENCE_S:
                bar.start()
    finally:
        bar.stop()
