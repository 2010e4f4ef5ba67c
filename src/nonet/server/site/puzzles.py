"""Puzzles for players: new ones made ahead, five a day, and how templates show them."""

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Hashable, Mapping
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
from nonet.puzzles.grading import label_of, rating_of
from nonet.puzzles.links.identifiers import collection_id, puzzle_id
from nonet.puzzles.verification import require_unique
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as

Done = TypeVar("Done")


class SingleFlight(Generic[Done]):
    """Joins those who ask for the same thing while it is being done.

    It takes nobody's turns, and goes on when whoever asked first gives up; a trace tells of it as
    theirs. Belongs to the event loop.
    """

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Done]] = {}

    async def join(self, what: Hashable, begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """Return what comes of the work, or raise what it does; begin it if it is not under way."""
        task = self._under_way.get(what)
        if task is None:
            task = asyncio.get_running_loop().create_task(_in_nobodys_name(begin))
            self._under_way[what] = task
            task.add_done_callback(lambda done: self._end(what, done))
        return await asyncio.shield(task)

    def _end(self, what: Hashable, done: asyncio.Task[Done]) -> None:
        del self._under_way[what]
        if not done.cancelled():
            # Where all who asked have given up, nobody else looks at it.
            done.exception()


async def _in_nobodys_name(begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
    ask_as(NOBODY)
    return await begin()


LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# As many as come at the same moment on a busy server, so that nobody waits for a thread.
AHEAD = 8
# So many budgets in a row without a puzzle are a fault; one now and then is not.
_MOST_TRIES = 8


class FreshPuzzles:
    """Gives each player a puzzle of a level that nobody else is given.

    Those that are made ahead are judged ahead, too: their pages ask no thread for anything.
    """

    def __init__(self, engine_context: EngineContext) -> None:
        self._bench = engine_context
        self._ready = defaultdict[engine.AnyLabel, deque[str]](deque)
        self._makers: dict[engine.AnyLabel, asyncio.Task[None]] = {}

    async def take(self, level: engine.AnyLabel) -> str:
        """Return a puzzle, normalized, and have the next of its level made.

        Raises:
            GenerationLimitError: the budgets of several in a row ended.
            OverloadedError: it is not made yet, and all workers are busy.
        """
        ready = self._ready[level]
        puzzle = ready.popleft() if ready else await self._make(level)
        if level not in self._makers:
            # In a context of its own: nobody waits for it, and it takes nobody's turn.
            maker = asyncio.get_running_loop().create_task(self._fill(level), context=Context())
            self._makers[level] = maker
            maker.add_done_callback(lambda _: self._makers.pop(level))
        return puzzle

    async def _fill(self, level: engine.AnyLabel) -> None:
        ready = self._ready[level]
        # Whoever asks next makes it, then, or is told why not.
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


# Whoever comes to the home page may never have played.
ON_THE_HOME_PAGE: engine.Label = "easy"
# A day is there as soon as it has begun anywhere, and each of the year before.
_EARLIEST_ZONE = timezone(timedelta(hours=14))
_ARCHIVE = timedelta(days=365)
# A visitor of the archive needs a month; the rest is read from the database again.
_MOST_REMEMBERED = 62

Drawn = dict[str, str]


class DailyPuzzles:
    """Draws the puzzles of a day once, and keeps them; the date alone decides what is drawn."""

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
        """The day that it is in UTC."""
        return datetime.fromtimestamp(self._clock(), UTC).date()

    @property
    def latest(self) -> date:
        """The day that has begun where days begin first."""
        return datetime.fromtimestamp(self._clock(), _EARLIEST_ZONE).date()

    async def first_day(self) -> date:
        """Return the first day there is: a year ago, or the first that was kept before that.

        Raises:
            UnavailableError.
        """
        if self._first is None:
            self._first = await self._database.read(first_day)
        return min(self._first or self.today, self.today - _ARCHIVE)

    async def of(self, day: date) -> Drawn | None:
        """Return a day's puzzles by their labels, in order; none of a day that is not there.

        Raises:
            OverloadedError, UnavailableError.
        """
        if (known := self._known.get(day)) is not None:
            return known
        if not await self.first_day() <= day <= self.latest:
            return None
        # As a day begins, many come for it at once.
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
        """Return today with the label and the puzzle that stand for it.

        Without a database it is drawn anew: the same, but after a change of the engine.

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
    """Draw the puzzles of a day."""
    return {label: draw_one(day, label) for label in engine.LABELS}


def draw_one(day: date, label: engine.Label) -> str:
    """Draw the puzzle of a day and a label."""
    # One seed for all labels would give the same full grid with more and fewer givens.
    seed = day.toordinal() * len(engine.LABELS) + engine.LABELS.index(label)
    index = 0
    # A budget may end without a puzzle; the next of the same seed is as good, and as certain.
    while True:
        try:
            return engine.generate(label, seed=seed, index=index).puzzle
        except GenerationLimitError:
            index += 1


def read_day(text: str) -> date | None:
    """Return the day of a text in the one form that days have in addresses."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def address_of(drawn: Drawn, day: date, label: engine.Label) -> str:
    """Return the path of a day's puzzle that knows its day."""
    return f"/puzzles/{collection_id((drawn[label],))}?daily={day}"


_FIRST_DAY = date(1970, 1, 1)


def find_day(connection: Connection, day: date) -> dict[str, str]:
    """Return the puzzles of a day by their labels; none if none were drawn."""
    found = select(daily_puzzles.c.label, daily_puzzles.c.puzzle).where(
        daily_puzzles.c.day == (day - _FIRST_DAY).days
    )
    return {row.label: row.puzzle for row in connection.execute(found)}


def keep_day(connection: Connection, day: date, drawn: Mapping[str, str]) -> dict[str, str]:
    """Keep what was drawn for a day, and return what is kept: another process may be faster."""
    number = (day - _FIRST_DAY).days
    rows = [{"day": number, "label": label, "puzzle": drawn[label]} for label in sorted(drawn)]
    connection.execute(upsert(daily_puzzles).on_conflict_do_nothing(), rows)
    return find_day(connection, day)


def first_day(connection: Connection) -> date | None:
    """Return the first day that puzzles were drawn for, if there is one."""
    number = connection.scalar(select(func.min(daily_puzzles.c.day)))
    return None if number is None else _FIRST_DAY + timedelta(days=number)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its digit or nothing, and what it is called aloud."""

    digit: str
    name: str


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle's rows, and what people are told of it; `rating` is its label's name and its ER."""

    id: str
    grid: str
    rows: list[list[Cell]]
    givens: int
    label: engine.AnyLabel | None
    rating: str


def show(
    grid: str, words: Words, *, label: engine.AnyLabel | None, rating: engine.Rating
) -> ShownPuzzle:
    """Prepare a normalized grid that has exactly one solution, with its label if it has one."""
    # Only a full grid has no label.
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
    """Prepare a board that scripts fill."""
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


def _shown(rating: engine.Rating, words: Words) -> str:
    if rating.er is None:
        return words("rating-at-least", er=f"{rating.at_least:.1f}")
    # A full grid asks for no step.
    return words("rating-er", er=f"{rating.er:.1f}") if rating.er else ""


def _rows(grid: str, words: Words) -> list[list[Cell]]:
    cells = [_cell(index, digit, words) for index, digit in enumerate(grid)]
    return [cells[start : start + SIDE] for start in CELLS[::SIDE]]


# Every cell with every digit, in some languages.
@lru_cache(8192)
def _cell(index: int, digit: str, words: Words) -> Cell:
    place = {"row": str(row_of(index) + 1), "column": str(column_of(index) + 1)}
    if digit == EMPTY:
        return Cell("", words("play-cell-empty", **place))
    return Cell(digit, words("play-cell-given", digit=digit, **place))
