"""Worksheets of the site: what the print page asks for, and open sheets, without answers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine import read_grids_of_all_sizes, small
from nonet.errors import FormError
from nonet.i18n.words import Words
from nonet.printing.books.book import Book
from nonet.printing.books.cover import Cover
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.printing import with_answers
from nonet.printing.class_set import MOST_TO_A_SHEET, ClassSet
from nonet.printing.from_puzzles import lay_out, with_link
from nonet.printing.layout import PER_PAGE, Layout
from nonet.printing.paper import DEFAULT_PAPER, PAPERS
from nonet.printing.practice_sheet import PracticeSheet
from nonet.printing.rendering import edition, previewed
from nonet.printing.sheet_explanations import with_explanations
from nonet.printing.strip import Strip
from nonet.printing.typesetting import check_glyphs
from nonet.printing.wire import Printable, count_of
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.generation import generate
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id
from nonet.puzzles.publication import Verified, verify_all
from nonet.server.http.headers import client_address, entity_tag, matches_entity_tag
from nonet.server.site.languages import address_in
from nonet.server.site.pages import Pages
from nonet.server.site.print.book import BookMaker
from nonet.server.site.print.class_set import ClassSetMaker
from nonet.server.site.print.form import MOST_PUZZLES, PRINT_SIZES, PrintRequest
from nonet.server.site.print.small_sheet import SmallSheetMaker
from nonet.server.site.print.strip import StripMaker
from nonet.server.site.puzzles import DailyPuzzles
from nonet.server.site.services import WebsiteServices

_NOT_SHOWN = Sheet(puzzle="", solution="", playable_url="")


def _has_small(print_request: PrintRequest, grids: Sequence[str] | None) -> bool:
    """Tell whether a wish is for grids of 4x4 or 6x6, be it beside others."""
    if grids is None:
        return print_request.size != PRINT_SIZES[0]
    return any(map(small.is_grid, grids))


class SheetMaker:
    """Makes the puzzles of a wish and lays them out.

    Its methods raise what is wrong with the wish: `FormError`, `LayoutError`, `NotUniqueError`,
    `TextFormError` or `UnprintableCharacterError`; and `OverloadedError`.
    """

    def __init__(self, services: WebsiteServices, daily: DailyPuzzles) -> None:
        self._services = services
        self._daily = daily
        self._sets = ClassSetMaker(services)
        self._small = SmallSheetMaker(services)
        self._books = BookMaker(services)
        self._strips = StripMaker(services)

    async def document(self, print_request: PrintRequest, words: Words) -> Printable:
        """Return the worksheet, the class set, or what else there is."""
        await self._check_words(print_request)
        if (other := await self._other(print_request, words)) is not None:
            return other
        grids = await self._grids(print_request)
        if print_request.kind != "sheet":
            return await self._class_set(print_request, grids, words)
        count = print_request.count if grids is None else len(grids)
        return await self._lay_out(print_request, grids, range(count), words)

    async def page(self, print_request: PrintRequest, words: Words) -> tuple[Printable, int]:
        """Return what is printed, of a worksheet the puzzles of one page alone; and its pages."""
        await self._check_words(print_request)
        match await self._other(print_request, words):
            case PracticeSheet() as sheet:
                return sheet, sheet.pages
            case Book() as book:
                return book, len(plan_pages(with_answers(book)))
            case Strip() | Cover() as made_of_one:
                return made_of_one, 1
        layout = replace(print_request.layout, hints=False, path=False)
        grids = await self._grids(print_request)
        if print_request.kind != "sheet":
            made_set = await self._class_set(print_request, grids, words)
            return made_set, made_set.pages
        if print_request.one_code:
            made = await self.document(replace(print_request, layout=layout), words)
            count = count_of(made)
            return made, layout.puzzle_pages(count) + layout.answer_pages(count)
        count = print_request.count if grids is None else len(grids)
        shown = previewed(layout, count, print_request.page).indexes
        made = await self._lay_out(replace(print_request, layout=layout), grids, shown, words)
        around = (_NOT_SHOWN,) * shown.start, (_NOT_SHOWN,) * (count - shown.stop)
        sheets = (*around[0], *made.sheets, *around[1])
        pages = layout.puzzle_pages(count) + layout.answer_pages(count)
        return replace(made, sheets=sheets), pages

    async def _other(
        self, print_request: PrintRequest, words: Words
    ) -> PracticeSheet | Book | Cover | Strip | None:
        """Return what is no sheet that comes back by a code; None where one is wished."""
        if print_request.kind == "practice":
            return await self._books.practice(print_request, words)
        if print_request.strip is not None:
            return await self._strips.strip(print_request, print_request.strip, words)
        if print_request.cover is not None:
            return await self._books.cover(print_request, print_request.cover, words)
        return (
            await self._books.book(print_request, words) if print_request.kind == "book" else None
        )

    async def _grids(self, print_request: PrintRequest) -> Sequence[str] | None:
        """Return the grids that are there already; None where new ones are wanted."""
        if print_request.source == "new":
            return None
        if print_request.record is not None:
            return print_request.record.grids
        if print_request.source == "daily":
            return list((await self._daily.of(self._daily.today) or {}).values())
        pool = self._services.engine_context.pool
        grids = await pool.run(read_grids_of_all_sizes, print_request.puzzles)
        if len(grids) > MOST_PUZZLES:
            reason = f"{len(grids)} puzzles; expected {MOST_PUZZLES} at most"
            raise FormError(reason, field="puzzles", most=MOST_PUZZLES)
        return grids

    async def _lay_out(
        self, print_request: PrintRequest, grids: Sequence[str] | None, wanted: range, words: Words
    ) -> Worksheet:
        engine_context, site = self._services.engine_context, self._services.site
        if _has_small(print_request, grids):
            little = await self._small.worksheet(print_request, grids, wanted, words)
            if print_request.one_code:
                little = with_link(little, site, folder=self._folder(words))
            return await with_explanations(little, words, engine_context)
        if grids is None:
            verified = (await self._new(print_request, wanted.stop))[wanted.start :]
        else:
            all_of_them = await verify_all(grids, engine_context)
            verified = all_of_them[wanted.start : wanted.stop]
        worksheet = await lay_out(
            verified, engine_context, site, paper=print_request.paper, layout=print_request.layout
        )
        worksheet = replace(worksheet, header=print_request.header, language=words.folder)
        if print_request.one_code:
            worksheet = with_link(worksheet, site, folder=self._folder(words))
        return await with_explanations(worksheet, words, engine_context)

    async def _class_set(
        self, print_request: PrintRequest, grids: Sequence[str] | None, words: Words
    ) -> ClassSet:
        if _has_small(print_request, grids):
            if print_request.source == "own":
                raise FormError("puzzles: a class set of small grids is of new ones", field="sizes")
            sheets = await self._small.pupil_sheets(print_request, grids, words)
            return self._sets.set_of(print_request, sheets, words, self._folder(words))
        own = None
        if grids is not None:
            most = len(grids) if print_request.record else MOST_TO_A_SHEET
            own = await verify_all(grids[:most], self._services.engine_context)
        return await self._sets.class_set(print_request, own, words, self._folder(words))

    async def _check_words(self, print_request: PrintRequest) -> None:
        header = print_request.header
        blurb = print_request.cover.blurb.splitlines() if print_request.cover else ()
        for text in (header.title, header.class_name, header.date, print_request.author, *blurb):
            # A text with many missing characters is set dozens of times.
            await self._services.engine_context.pool.run(check_glyphs, text)

    async def _new(self, print_request: PrintRequest, count: int) -> list[Verified]:
        """Return the first so many new puzzles; their labels go up in equal parts."""
        first, last = sorted(map(engine.LABELS.index, (print_request.label, print_request.up_to)))
        labels = engine.LABELS[first : last + 1]
        shares = [
            sum(
                place * len(labels) // print_request.count == at
                for place in range(print_request.count)
            )
            for at in range(len(labels))
        ]
        new: list[Verified] = []
        for label, share in zip(labels, shares, strict=True):
            if wanted := min(share, count - len(new)):
                made = await generate(
                    label, wanted, self._services.engine_context, seed=print_request.seed
                )
                new += [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]
        return new

    @staticmethod
    def _folder(words: Words) -> str:
        return address_in(words.tag, "")


_OPTIONS: Mapping[str, Sequence[str]] = {
    "paper": (DEFAULT_PAPER, *PAPERS),
    "layout": [str(number) for number in PER_PAGE],
}
_FOR_OTHERS = {
    "Cache-Control": "public, max-age=3600, must-revalidate",
    "Access-Control-Allow-Origin": "*",
}


class OpenSheets:
    """`/puzzles/<id>.pdf` and `/collections/<id>.pdf`, on either paper and in any layout."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages

    async def puzzle(self, request: Request) -> Response:
        """Print the puzzle of the path."""
        return await self._print(request, (parse_puzzle_id(request.path_params["id"]),))

    async def collection(self, request: Request) -> Response:
        """Print the puzzles of the path, in their order."""
        return await self._print(request, parse_collection_id(request.path_params["id"]))

    async def _print(self, request: Request, grids: Sequence[str]) -> Response:
        services, folder = self._services, self._pages.words.folder
        services.throttle.count(client_address(request.scope))
        paper, layout = _options(request)
        verified = await verify_all(grids, services.engine_context)
        tag = entity_tag(edition(), engine.VERSION, services.site, folder, grids, paper, layout)
        headers = {**_FOR_OTHERS, "ETag": tag}
        if matches_entity_tag(tag, request.scope):
            return Response(status_code=304, headers=headers)
        services.prints.count(client_address(request.scope))
        worksheet = await lay_out(
            verified,
            services.engine_context,
            services.site,
            paper=PAPERS[PAPERS.index(paper)],
            layout=layout,
        )
        pdf = await services.press.print(replace(worksheet, language=folder))
        headers["Content-Disposition"] = 'inline; filename="sudoku.pdf"'
        return Response(pdf, headers=headers, media_type="application/pdf")


def _options(request: Request) -> tuple[str, Layout]:
    """Read the query, in which each option comes once at most, from its list."""
    chosen = {}
    for name, known in _OPTIONS.items():
        given = request.query_params.getlist(name) or [known[0]]
        if len(given) != 1 or given[0] not in known:
            raise HTTPException(400)
        chosen[name] = given[0]
    if set(request.query_params) - set(_OPTIONS):
        raise HTTPException(400)
    per_page = PER_PAGE[_OPTIONS["layout"].index(chosen["layout"])]
    return chosen["paper"], Layout(per_page=per_page, answers="none")
