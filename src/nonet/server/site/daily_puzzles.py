"""The puzzles of each day: drawn from the date only, and stored."""

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta, timezone

from sqlalchemy import Connection, func, select

from nonet import engine
from nonet.database.connection import Database
from nonet.database.queries import upsert
from nonet.database.tables import daily_puzzles
from nonet.errors import GenerationLimitError, UnavailableError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.links.identifiers import collection_id
from nonet.server.single_flight import SingleFlight

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
