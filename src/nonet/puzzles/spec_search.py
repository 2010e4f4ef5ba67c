"""Search for puzzles of a seed that meet a spec, on every core."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from itertools import count as numbers, islice
from threading import Event
from time import monotonic

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles.generation import Nearest, ReportProgress, SearchProgress, nearer

TECHNIQUES = engine.REQUESTABLE_TECHNIQUES
"""The techniques that a puzzle can be asked to need, the easiest first."""


PATIENCE = 10_000_000
"""A search ends after this many candidates in a row without a puzzle: half an hour on one core."""
MOST_IMAGES = 2_000
"""A search ends after this many images in a row: there may be no other puzzles."""
# A slice takes some milliseconds at most, so a search stops quickly.
SLICE = 1
# The interval of progress reports.
_REPORTED_EVERY_S = 0.25


def is_rare(spec: engine.PuzzleSpec) -> bool:
    """Return whether few candidates may meet a spec; a served label isn't rare."""
    return spec.label not in engine.LABELS or spec != engine.PuzzleSpec(spec.label)


def search_for_spec(
    spec: engine.PuzzleSpec,
    count: int,
    *,
    seed: int,
    budget: int,
    report: ReportProgress = lambda _tried, _nearest: None,
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed that meet a spec, as they are found.

    No two of them are images of each other. A search for a rare spec continues past the budget of
    one puzzle with the next of the seed, and reports its progress a few times a second.

    Raises:
        GenerationLimitError: the budget of a puzzle was exhausted, or a rare spec is too rare;
            `missing` is the number of puzzles not found.
    """
    if is_rare(spec):
        return islice(_search(spec, count, seed, budget, report), count)
    return engine.generate_iter(spec, count, seed=seed, budget=budget)


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The result of trying one puzzle of the seed."""

    puzzle: engine.Puzzle | None
    tried: int
    nearest: Nearest


def _search(
    spec: engine.PuzzleSpec, count: int, seed: int, budget: int, report: ReportProgress
) -> Iterator[engine.Puzzle]:
    """Try one puzzle of a seed after another until `count` are found.

    A puzzle that exceeds its budget is skipped, and so is an image of an earlier one.

    Raises:
        GenerationLimitError: too many candidates in a row don't meet the spec, or too many puzzles
            are images of earlier ones.
    """
    tried, images = 0, 0
    nearest: Nearest = None
    progress = SearchProgress(report)
    found: set[bytes] = set()
    for index, attempt in enumerate(_attempts(spec, seed, budget, progress)):
        progress.send()
        progress.end(index, is_found=attempt.puzzle is not None)
        if attempt.puzzle is not None and (form := _digest_of(attempt.puzzle)) not in found:
            tried, images, nearest = 0, 0, None
            found.add(form)
            yield attempt.puzzle
            continue
        tried += attempt.tried
        images += attempt.puzzle is not None
        nearest = nearer(nearest, attempt.nearest)
        if tried >= PATIENCE or images > MOST_IMAGES or budget == 0:
            missing = count - len(found)
            named = nearest and nearest[1]
            raise GenerationLimitError(tried, named, count=count, missing=missing)


def _digest_of(puzzle: engine.Puzzle) -> bytes:
    """Return a digest that all images of a puzzle share; a digest is short, for millions."""
    form = engine.canonical(puzzle.puzzle)
    return blake2b(form.encode(), digest_size=12).digest()


def _attempts(
    spec: engine.PuzzleSpec, seed: int, budget: int, progress: SearchProgress
) -> Iterator[_Attempt]:
    """Yield the attempt at each puzzle of a seed, in order, from every core."""
    cores = os.cpu_count() or 1
    stopped = Event()
    with ThreadPoolExecutor(cores) as pool:
        try:
            waiting: deque[Future[_Attempt]] = deque()
            for index in numbers():
                maker = engine.Maker(spec, seed, index, budget)
                see = partial(progress.see, index)
                waiting.append(pool.submit(_attempt, maker, see, stopped))
                if len(waiting) > cores:
                    while wait([waiting[0]], timeout=_REPORTED_EVERY_S).not_done:
                        progress.send()
                    yield waiting.popleft().result()
        finally:
            stopped.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _attempt(maker: engine.Maker, see: Callable[[int, Nearest], None], stopped: Event) -> _Attempt:
    puzzle, seen_at = None, monotonic()
    while puzzle is None and not maker.is_exhausted and not stopped.is_set():
        puzzle = maker.go_on(SLICE)
        if monotonic() - seen_at > _REPORTED_EVERY_S:
            see(maker.tried, maker.nearest)
            seen_at = monotonic()
    see(maker.tried, maker.nearest)
    return _Attempt(puzzle, maker.tried, maker.nearest)
