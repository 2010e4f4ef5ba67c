"""Class sets as the print page wishes them: new ones, or one that comes back by its code."""

from collections.abc import Sequence
from functools import partial
from random import Random

from nonet.content.links.site import attribution_of
from nonet.content.puzzles.class_set import draw_levels
from nonet.content.puzzles.generation import generate
from nonet.content.puzzles.publication import Verified
from nonet.content.puzzles.pupil_sheets import (
    sheets_again,
    sheets_of_levels,
    sheets_of_versions,
    with_links,
)
from nonet.content.worksheets.class_set import ClassSet, PupilSheet
from nonet.content.worksheets.worksheet import Worksheet
from nonet.foundation.catalogue.words import Words
from nonet.web.site.print_form import PrintRequest
from nonet.web.site.services import WebsiteServices


class ClassSetMaker:
    """Makes the pupils' sheets of a wish, with or without codes.

    Raises:
        NotUniqueError, GenerationLimitError, OverloadedError: from each method.
    """

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def class_set(
        self, wish: PrintRequest, own: Sequence[Verified] | None, words: Words, folder: str
    ) -> ClassSet:
        """Return the set; `own` are puzzles that are there already."""
        return self.set_of(wish, await self._sheets(wish, own, words), words, folder)

    def set_of(
        self, wish: PrintRequest, sheets: tuple[PupilSheet, ...], words: Words, folder: str
    ) -> ClassSet:
        """Return the set of these sheets."""
        site = self._services.site
        blank = Worksheet(
            service_name=site.service_name,
            credit=attribution_of(site).offline_text,
            sheets=(),
            paper=wish.paper,
            layout=wish.layout,
            header=wish.header,
            language=words.folder,
        )
        made = ClassSet(worksheet=blank, sheets=sheets, mark=wish.mark)
        return with_links(made, site, folder=folder) if wish.layout.codes else made

    async def _sheets(
        self, wish: PrintRequest, own: Sequence[Verified] | None, words: Words
    ) -> tuple[PupilSheet, ...]:
        pool = self._services.engine_context.pool
        if wish.record is not None and own is not None:
            return await pool.run(partial(sheets_again, wish.record, own, words))
        seed = self._services.engine_context.draw_seed() if wish.seed is None else wish.seed
        chance = Random(seed)  # noqa: S311 - the same seed, the same set
        if wish.kind == "levels":
            drawn = draw_levels(wish.label, seed=seed)
            nested = await pool.run_batch(drawn, count=wish.count)
            sheets = await pool.run(partial(sheets_of_levels, nested, words))
            return tuple(chance.sample(sheets, len(sheets))) if wish.mark == "symbols" else sheets
        if own is None:
            made = await generate(
                wish.label, wish.count, self._services.engine_context, seed=wish.seed
            )
            own = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]
        return await pool.run(partial(sheets_of_versions, own, wish.versions, chance, words))
