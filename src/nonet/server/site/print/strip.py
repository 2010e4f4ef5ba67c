"""Strips for newspapers as the print page wishes them: those that `nonet strip` makes."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import partial

from nonet import engine
from nonet.i18n.words import Words
from nonet.printing.strip import Strip, place_grids
from nonet.printing.strip_days import StripDay, strip_days
from nonet.puzzles.links.site import attribution_of
from nonet.server.site.print.form import PrintRequest
from nonet.server.site.print.press_options import StripOptions
from nonet.server.site.services import WebsiteServices


class StripMaker:
    """Makes the strip of a day, with the answers to the day before; without a seed, a new one."""

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def strip(self, print_request: PrintRequest, wanted: StripOptions, words: Words) -> Strip:
        """Return the strip.

        Raises:
            LayoutError: its size has no room for the grids.
            GenerationLimitError, OverloadedError.
        """
        place_grids(wanted.size, wanted.grids)
        engine_context = self._services.engine_context
        day = wanted.day or datetime.fromtimestamp(self._services.clock(), UTC).date()
        seed = engine_context.draw_seed() if print_request.seed is None else print_request.seed
        make = partial(
            _made,
            wanted.labels(print_request.label, print_request.up_to),
            day,
            seed=seed,
            budget=engine_context.spec_budget,
        )
        made = await engine_context.pool.run(make)
        return Strip(
            day=day,
            puzzles=tuple(each.sheet for each in made.puzzles),
            yesterday=tuple(each.sheet for each in made.yesterday),
            credit=attribution_of(self._services.site).offline_text,
            size=wanted.size,
            form=wanted.form,
            title=print_request.header.title,
            language=words.folder,
        )


def _made(labels: Sequence[engine.Label], day: date, *, seed: int, budget: int) -> StripDay:
    (made,) = strip_days(labels, day, 1, seed=seed, budget=budget)
    return made
