"""From what the print page's form asks for to a worksheet, or to one page of it."""

from collections.abc import Sequence
from dataclasses import replace

from nonet import engine, puzzles
from nonet.catalogue import Words
from nonet.door.errors import FormError
from nonet.forms import read_grids
from nonet.puzzles import Verified
from nonet.website.daily import DailyPuzzles
from nonet.website.print_wish import MOST_PUZZLES, PrintWish
from nonet.website.services import WebsiteServices
from nonet.worksheets import Sheet, Worksheet, check_glyphs, previewed

_NOT_SHOWN = Sheet(puzzle="", solution="", playable_url="")


class WishedSheets:
    """Makes the puzzles of a wish and lays them out.

    Its methods raise what is wrong with the wish: `FormError`, `LayoutError`, `NotUniqueError`,
    `TextFormError` or `UnprintableCharacterError`; and `OverloadedError`.
    """

    def __init__(self, services: WebsiteServices, daily: DailyPuzzles) -> None:
        self._services = services
        self._daily = daily

    async def worksheet(self, wish: PrintWish, words: Words) -> Worksheet:
        """Return the worksheet."""
        grids = await self._grids(wish)
        count = wish.count if grids is None else len(grids)
        return await self._lay_out(wish, grids, range(count), words)

    async def page(self, wish: PrintWish, words: Words) -> tuple[Worksheet, int]:
        """Return the worksheet with no other puzzles than those of one page, and its pages."""
        layout = replace(wish.layout, hints=False, path=False)
        grids = await self._grids(wish)
        count = wish.count if grids is None else len(grids)
        shown = previewed(layout, count, wish.page).indexes
        made = await self._lay_out(replace(wish, layout=layout), grids, shown, words)
        around = (_NOT_SHOWN,) * shown.start, (_NOT_SHOWN,) * (count - shown.stop)
        sheets = (*around[0], *made.sheets, *around[1])
        pages = layout.puzzle_pages(count) + layout.answer_pages(count)
        return replace(made, sheets=sheets), pages

    async def _grids(self, wish: PrintWish) -> Sequence[str] | None:
        """Return the grids that are there already; None where new ones are wanted."""
        if wish.source == "new":
            return None
        if wish.source == "daily":
            return list((await self._daily.of(self._daily.today) or {}).values())
        grids = read_grids(wish.puzzles)
        if len(grids) > MOST_PUZZLES:
            reason = f"{len(grids)} puzzles; expected {MOST_PUZZLES} at most"
            raise FormError(reason, field="puzzles", most=MOST_PUZZLES)
        return grids

    async def _lay_out(
        self, wish: PrintWish, grids: Sequence[str] | None, wanted: range, words: Words
    ) -> Worksheet:
        workbench, site = self._services.workbench, self._services.site
        header = wish.header
        for text in (header.title, header.class_name, header.date):
            # A text with many missing characters is set dozens of times.
            await workbench.pool.run(check_glyphs, text)
        if grids is None:
            made = await puzzles.generate(wish.label, wanted.stop, workbench, seed=wish.seed)
            new = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]
            verified = new[wanted.start :]
        else:
            all_of_them = await puzzles.verify_all(grids, workbench)
            verified = all_of_them[wanted.start : wanted.stop]
        labels: list[engine.Label | None] = await puzzles.labels_of(
            [item.puzzle for item in verified], workbench
        )
        worksheet = puzzles.worksheet_of(
            verified, labels, site, paper=wish.paper, layout=wish.layout
        )
        worksheet = replace(worksheet, header=header, language=words.folder)
        return await puzzles.with_telling(worksheet, words, workbench)
