"""Puzzles for players: new ones generated ahead, the daily ones, and their form in templates."""

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping
from contextvars import Context
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from functools import lru_cache
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, func, select

from nonet import engine
from nonet.database.connection import Database
from nonet.database.queries import upsert
from nonet.database.tables import daily_puzzles
from nonet.errors import GenerationLimitError, NonetError, UnavailableError
from nonet.grid import CELLS, EMPTY, SIDE, column_of, givens_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.generation import generate
from nonet.puzzles.grading import all_labels_of, label_of, rating_of, ratings_of
from nonet.puzzles.links.identifiers import collection_id, puzzle_id
from nonet.puzzles.verification import require_unique
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as

Done = TypeVar("Done")


class SingleFlight(Generic[Done]):
    """Shares one running task among all callers with the same key.

    The task belongs to no queue owner, and continues if the first caller is cancelled. Traces show
    it under that caller. Not thread-safe: belongs to the event loop.
    """

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Done]] = {}

    async def join(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """Return the result of a key's task; start the task if it isn't running."""
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(_in_nobodys_name(begin))
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    def _end(self, key: Hashable, done: asyncio.Task[Done]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            # Without this, asyncio logs the exception if all callers were cancelled.
            done.exception()


async def _in_nobodys_name(begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
    ask_as(NOBODY)
    return await begin()


LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# The number of simultaneous requests on a busy server.
AHEAD = 8
# A search rarely exhausts its budget, so this many in a row are a fault.
_MOST_TRIES = 8


class FreshPuzzles:
    """Stock of new puzzles by level; each is given to only one player.

    They are also graded and rated ahead, so their pages need no thread.
    """

    def __init__(self, engine_context: EngineContext) -> None:
        self._bench = engine_context
        self._ready = defaultdict[engine.AnyLabel, deque[str]](deque)
        self._makers: dict[engine.AnyLabel, asyncio.Task[None]] = {}

    async def take(self, level: engine.AnyLabel) -> str:
        """Return a normalized puzzle, and refill the stock of its level.

        Raises:
            GenerationLimitError: several searches in a row exhausted their budget.
            OverloadedError: the stock is empty, and all workers are busy.
        """
        ready = self._ready[level]
        puzzle = ready.popleft() if ready else await self._make(level)
        if level not in self._makers:
            # In its own context, so that it belongs to no queue owner.
            maker = asyncio.get_running_loop().create_task(self._fill(level), context=Context())
            self._makers[level] = maker
            maker.add_done_callback(lambda _: self._makers.pop(level))
        return puzzle

    async def _fill(self, level: engine.AnyLabel) -> None:
        ready = self._ready[level]
        # The next request generates one itself, and reports an error.
        with contextlib.suppress(NonetError):
            while len(ready) < AHEAD:
                puzzle = await self._make(level)
                await rating_of(puzzle, self._bench)
                await label_of(puzzle, self._bench)
                ready.append(puzzle)

    async def _make(self, level: engine.AnyLabel) -> str:
        for tries_left in reversed(range(_MOST_TRIES)):
            try:
                (made,) = await generate(level, 1, self._bench)
            except GenerationLimitError:
                if not tries_left:
                    raise
            else:
                return made.puzzle.puzzle
        raise AssertionError


# Visitors of the home page may never have played.
ON_THE_HOME_PAGE: engine.Label = "easy"
# A day is available as soon as it has begun in any time zone, and for at least a year.
_EARLIEST_ZONE = timezone(timedelta(hours=14))
_ARCHIVE = timedelta(days=365)
# A visitor of the archive needs a month; other days are read from the database again.
_MOST_REMEMBERED = 62

Drawn = dict[str, str]


class DailyPuzzles:
    """The puzzles of each day, generated from the date only, and stored."""

    def __init__(
        self, engine_context: EngineContext, database: Database, clock: Callable[[], float]
    ) -> None:
        self._bench = engine_context
        self._database = database
        self._clock = clock
        self._known: dict[date, Drawn] = {}
        self._first: date | None = None
        self._drawing = SingleFlight[Drawn]()

    @property
    def today(self) -> date:
        """The current day in UTC."""
        return datetime.fromtimestamp(self._clock(), UTC).date()

    @property
    def latest(self) -> date:
        """The current day in the earliest time zone."""
        return datetime.fromtimestamp(self._clock(), _EARLIEST_ZONE).date()

    async def first_day(self) -> date:
        """Return the first available day: a year ago, or the first stored day before that.

        Raises:
            UnavailableError.
        """
        if self._first is None:
            self._first = await self._database.read(first_day)
        return min(self._first or self.today, self.today - _ARCHIVE)

    async def of(self, day: date) -> Drawn | None:
        """Return a day's puzzles by label, in order; None if the day isn't available.

        Raises:
            OverloadedError, UnavailableError.
        """
        if (known := self._known.get(day)) is not None:
            return known
        if not await self.first_day() <= day <= self.latest:
            return None
        # Many request a day at the moment when it begins.
        return await self._drawing.join(day, lambda: self._find_or_draw(day))

    async def _find_or_draw(self, day: date) -> Drawn:
        kept = await self._database.read(find_day, day)
        if set(kept) != set(engine.LABELS):
            drawn = await self._bench.pool.run(draw, day)
            kept = await self._database.run(keep_day, day, drawn)
        while len(self._known) >= _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        ordered: Drawn = {label: kept[label] for label in engine.LABELS}
        self._known[day] = ordered
        return ordered

    async def on_the_home_page(self) -> tuple[date, engine.Label, str]:
        """Return today with the label and the puzzle that the home page shows.

        Without a database it is generated again, which gives the same puzzle with the same engine.

        Raises:
            OverloadedError.
        """
        day = self.today
        label = ON_THE_HOME_PAGE
        try:
            drawn = await self.of(day)
        except UnavailableError:
            drawn = None
        if drawn is None:
            return day, label, await self._bench.pool.run(draw_one, day, label)
        return day, label, drawn[label]


def draw(day: date) -> Drawn:
    """Generate the puzzles of a day."""
    return {label: draw_one(day, label) for label in engine.LABELS}


def draw_one(day: date, label: engine.Label) -> str:
    """Generate the puzzle of a day and a label."""
    # With the same seed, all labels would get the same full grid.
    seed = day.toordinal() * len(engine.LABELS) + engine.LABELS.index(label)
    index = 0
    # If the budget is exhausted, the next puzzle of the seed is as reproducible.
    while True:
        try:
            return engine.generate(label, seed=seed, index=index).puzzle
        except GenerationLimitError:
            index += 1


def read_day(text: str) -> date | None:
    """Parse a day in ISO format; None for any other form."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def address_of(drawn: Drawn, day: date, label: engine.Label) -> str:
    """Return the path of a day's puzzle, with the day in the query."""
    return f"/puzzles/{collection_id((drawn[label],))}?daily={day}"


_FIRST_DAY = date(1970, 1, 1)


def find_day(connection: Connection, day: date) -> dict[str, str]:
    """Return the stored puzzles of a day by label."""
    found = select(daily_puzzles.c.label, daily_puzzles.c.puzzle).where(
        daily_puzzles.c.day == (day - _FIRST_DAY).days
    )
    return {row.label: row.puzzle for row in connection.execute(found)}


def keep_day(connection: Connection, day: date, drawn: Mapping[str, str]) -> dict[str, str]:
    """Store the puzzles of a day; return those that another process stored first, if any."""
    number = (day - _FIRST_DAY).days
    rows = [{"day": number, "label": label, "puzzle": drawn[label]} for label in sorted(drawn)]
    connection.execute(upsert(daily_puzzles).on_conflict_do_nothing(), rows)
    return find_day(connection, day)


def first_day(connection: Connection) -> date | None:
    """Return the first stored day, or None."""
    number = connection.scalar(select(func.min(daily_puzzles.c.day)))
    return None if number is None else _FIRST_DAY + timedelta(days=number)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its digit or an empty text, and its name for screen readers."""

    digit: str
    name: str


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle as templates show it; `rating` is the name of its label and its ER."""

    id: str
    grid: str
    rows: list[list[Cell]]
    givens: int
    label: engine.AnyLabel | None
    rating: str


def show(
    grid: str, words: Words, *, label: engine.AnyLabel | None, rating: engine.Rating
) -> ShownPuzzle:
    """Prepare a normalized grid that has exactly one solution; only a full grid has no label."""
    name = words(f"level-{label}" if label else "rating-complete")
    return ShownPuzzle(
        id=puzzle_id(grid),
        grid=grid,
        rows=_rows(grid, words),
        givens=givens_of(grid),
        label=label,
        rating=" · ".join(filter(None, [name, _shown(rating, words)])),
    )


def show_empty(words: Words) -> ShownPuzzle:
    """Prepare an empty board, which scripts fill."""
    grid = EMPTY * len(CELLS)
    return ShownPuzzle(puzzle_id(grid), grid, _rows(grid, words), givens=0, label=None, rating="")


async def show_verified(grid: str, engine_context: EngineContext, words: Words) -> ShownPuzzle:
    """Prepare a normalized grid for play.

    Raises:
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    await require_unique(grid, engine_context)
    rating = await rating_of(grid, engine_context)
    return show(grid, words, label=await label_of(grid, engine_context), rating=rating)


async def show_all_verified(
    grids: Iterable[str], engine_context: EngineContext, words: Words
) -> dict[str, ShownPuzzle]:
    """Prepare normalized grids, each within one slice of rating, and return them by grid.

    Raises:
        NotUniqueError, SearchLimitError: of the first grid without exactly one solution.
        OverloadedError.
    """
    different = list(dict.fromkeys(grids))
    for grid in different:
        await require_unique(grid, engine_context)
    labels = await all_labels_of(different, engine_context)
    ratings = await ratings_of(different, engine_context)
    return {
        grid: show(grid, words, label=label, rating=rating)
        for grid, label, rating in zip(different, labels, ratings, strict=True)
    }


def _shown(rating: engine.Rating, words: Words) -> str:
    if rating.er is None:
        return words("rating-at-least", er=f"{rating.at_least:.1f}")
    # A full grid has the rating 0.
    return words("rating-er", er=f"{rating.er:.1f}") if rating.er else ""


def _rows(grid: str, words: Words) -> list[list[Cell]]:
    cells = [_cell(index, digit, words) for index, digit in enumerate(grid)]
    return [cells[start : start + SIDE] for start in CELLS[::SIDE]]


# Enough for all cells and digits in nine languages.
@lru_cache(8192)
def _cell(index: int, digit: str, words: Words) -> Cell:
    place = {"row": str(row_of(index) + 1), "column": str(column_of(index) + 1)}
    if digit == EMPTY:
        return Cell("", words("play-cell-empty", **place))
    return Cell(digit, words("play-cell-given", digit=digit, **place))
