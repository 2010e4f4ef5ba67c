"""Class sets as the print page wishes them: new ones, or one that comes back by its code."""

from collections.abc import Sequence
from functools import partial
from random import Random

from nonet.i18n.words import Words
from nonet.printing.class_set import ClassSet, PupilSheet
from nonet.printing.pupil_sheets import (
    sheets_again,
    sheets_of_levels,
    sheets_of_versions,
    with_links,
)
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.class_set import draw_levels
from nonet.puzzles.generation import generate
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.publication import Verified
from nonet.server.site.print.form import PrintRequest
from nonet.server.site.services import WebsiteServices


class ClassSetMaker:
    """Makes the pupils' sheets of a wish, with or without codes.

    Raises:
        NotUniqueError, GenerationLimitError, OverloadedError: from each method.
    """

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def class_set(
        self, print_request: PrintRequest, own: Sequence[Verified] | None, words: Words, folder: str
    ) -> ClassSet:
        """Return the set; `own` are puzzles that are there already."""
        return self.set_of(
            print_request, await self._sheets(print_request, own, words), words, folder
        )

    def set_of(
        self, print_request: PrintRequest, sheets: tuple[PupilSheet, ...], words: Words, folder: str
    ) -> ClassSet:
        """Return the set of these sheets."""
        site = self._services.site
        blank = Worksheet(
            service_name=site.service_name,
            credit=attribution_of(site).offline_text,
            sheets=(),
            paper=print_request.paper,
            layout=print_request.layout,
            header=print_request.header,
            language=words.folder,
        )
        made = ClassSet(worksheet=blank, sheets=sheets, mark=print_request.mark)
        return with_links(made, site, folder=folder) if print_request.layout.codes else made

    async def _sheets(
        self, print_request: PrintRequest, own: Sequence[Verified] | None, words: Words
    ) -> tuple[PupilSheet, ...]:
        pool = self._services.engine_context.pool
        if print_request.record is not None and own is not None:
            return await pool.run(partial(sheets_again, print_request.record, own, words))
        seed = (
            self._services.engine_context.draw_seed()
            if print_request.seed is None
            else print_request.seed
        )
        chance = Random(seed)  # noqa: S311 - the same seed, the same set
        if print_request.kind == "levels":
            drawn = draw_levels(print_request.label, seed=seed)
            nested = await pool.run_batch(drawn, count=print_request.count)
            sheets = await pool.run(partial(sheets_of_levels, nested, words))
            return (
                tuple(chance.sample(sheets, len(sheets)))
                if print_request.mark == "symbols"
                else sheets
            )
        if own is None:
            made = await generate(
                print_request.label,
                print_request.count,
                self._services.engine_context,
                seed=print_request.seed,
            )
            own = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]
        return await pool.run(
            partial(sheets_of_versions, own, print_request.versions, chance, words)
        )
