"""Practice sheets, books and their covers as the print page wishes them."""

from datetime import UTC, datetime
from functools import partial

from nonet import engine
from nonet.i18n.words import Words
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.cover import Cover
from nonet.printing.practice_exercises import COVER_TECHNIQUE, drawn_step, make_practice_sheet
from nonet.printing.practice_sheet import PracticeSheet
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.generation import generate
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.publication import Verified
from nonet.server.site.print.form import USUAL_BLEED_MM, PrintRequest
from nonet.server.site.print.press_options import CoverOptions
from nonet.server.site.services import WebsiteServices


class BookMaker:
    """Makes the practice sheet or the book of a wish; without a seed, a new one each time."""

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def practice(self, print_request: PrintRequest, words: Words) -> PracticeSheet:
        """Return the practice sheet.

        Raises:
            OverloadedError.
        """
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
        make = partial(
            make_practice_sheet, print_request.slug, blank, words, seed=self._seed(print_request)
        )
        return await self._services.engine_context.pool.run(make)

    async def book(self, print_request: PrintRequest, words: Words) -> Book:
        """Return the book: a chapter to each level, as many puzzles in each.

        Raises:
            LayoutError: it contradicts itself.
            GenerationLimitError, OverloadedError.
        """
        engine_context, site, seed = (
            self._services.engine_context,
            self._services.site,
            self._seed(print_request),
        )
        first, last = sorted(map(engine.LABELS.index, (print_request.label, print_request.up_to)))
        # Introductions have candidates, which are too small for large print.
        introduced = not print_request.is_large_book
        parts = BookParts(ramp=True, introductions=introduced, hints=True, index=True)
        chapters, met = list[Chapter](), set[str]()
        for label in engine.LABELS[first : last + 1]:
            made = await generate(label, print_request.count, engine_context, seed=seed)
            items = [Verified(each.puzzle.puzzle, each.puzzle.solution) for each in made]
            chapter = await engine_context.pool.run(partial(chapter_of, label, items, site))
            if print_request.with_parts:
                add = partial(with_parts, chapter, parts, words, met)
                chapter = await engine_context.pool.run(add)
            chapters.append(chapter)
        layout, header = print_request.layout, print_request.header
        return Book(
            title=header.title or words("sheet-sudoku"),
            author=print_request.author,
            chapters=tuple(chapters),
            credit=attribution_of(site).offline_text,
            trim=print_request.trim,
            mode="print" if print_request.for_shop else "screen",
            bleed=USUAL_BLEED_MM if print_request.for_shop else 0,
            made=datetime.fromtimestamp(self._services.clock(), UTC).date(),
            per_page=layout.per_page,
            weight=layout.weight,
            large_print=print_request.is_large_book,
            codes=layout.codes,
            first_number=header.first_number,
            language=words.folder,
        )

    async def cover(self, print_request: PrintRequest, wanted: CoverOptions, words: Words) -> Cover:
        """Return the cover of the book.

        Raises:
            LayoutError: the book contradicts itself.
            GenerationLimitError, OverloadedError.
        """
        book = await self.book(print_request, words)
        draw = partial(drawn_step, COVER_TECHNIQUE, words, seed=print_request.seed or 1)
        step = await self._services.engine_context.pool.run(draw)
        return Cover(
            book=book,
            step=step,
            blurb=wanted.blurb,
            stock=wanted.stock,
            colour=wanted.colour,
            bleed=USUAL_BLEED_MM,
        )

    def _seed(self, print_request: PrintRequest) -> int:
        return (
            self._services.engine_context.draw_seed()
            if print_request.seed is None
            else print_request.seed
        )
