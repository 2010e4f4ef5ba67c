"""Five puzzles a day, one of each label, the same for everyone on its date."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone

from nonet import engine
from nonet.database.connection import Database
from nonet.database.dailies import find_day, first_day, keep_day
from nonet.errors import GenerationLimitError, UnavailableError
from nonet.puzzles.engine_context import EngineContext
from nonet.server.site.fresh import SingleFlight

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
            self._first = await self._database.run(first_day)
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
        kept = await self._database.run(lambda connection: find_day(connection, day))
        if set(kept) != set(engine.LABELS):
            drawn = await self._bench.pool.run(draw, day)
            kept = await self._database.run(lambda one: keep_day(one, day, drawn))
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
