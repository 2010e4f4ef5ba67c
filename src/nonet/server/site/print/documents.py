"""Documents of print jobs: their puzzles, generated or verified, and laid out."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from nonet.engine import Label, read_grids_of_all_sizes, small
from nonet.errors import FormError
from nonet.printing import class_set, from_puzzles, job as jobs
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.cover import Cover
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.printing import with_answers
from nonet.printing.class_set import MOST_TO_A_SHEET, ClassSet, PupilSheet
from nonet.printing.practice import COVER_TECHNIQUE, PracticeSheet, drawn_step, make_practice_sheet
from nonet.printing.printing_process import Printable
from nonet.printing.rendering import previewed
from nonet.printing.sheet_code import SheetRecord, record_of
from nonet.printing.sheet_explanations import with_explanations
from nonet.printing.strip import Strip, StripDay, place_grids, strip_days
from nonet.printing.typesetting import check_glyphs
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.class_sets import draw_levels
from nonet.puzzles.generation import generate, generate_small
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.verification import Verified, known_small, verify_all, verify_of_all_sizes
from nonet.server.site.pages import Pages

# The bleed that print shops usually require.
_USUAL_BLEED_MM = 3.2
_NOT_SHOWN = Sheet(puzzle="", solution="", playable_url="")


class Documents:
    """Factory of the documents of print jobs; without a seed, they are random.

    For an invalid job, its methods raise `FormError`, `LayoutError`, `NotUniqueError`,
    `TextFormError` or `UnprintableCharacterError`. They also raise `GenerationLimitError` and
    `OverloadedError`.
    """

    def __init__(self, pages: Pages) -> None:
        self._engine_context = pages.services.engine_context
        self._pool = pages.services.engine_context.pool
        self._site = pages.site
        self._words = pages.words
        self._folder = pages.at("")
        self._daily = pages.website.daily

    async def make(self, job: jobs.PrintJob) -> Printable:
        """Return the document of a job."""
        await self._check_texts(job)
        match job:
            case jobs.PracticeJob():
                return await self._practice(job)
            case jobs.BookJob(book_part="cover"):
                return await self._cover(job)
            case jobs.BookJob():
                return await self._book(job)
            case jobs.StripJob():
                return await self._strip(job)
            case jobs.ClassSetJob():
                return await self._class_set(job, await self._grids(job))
        grids = await self._grids(job)
        count = job.count if grids is None else len(grids)
        return await self._worksheet(job, grids, range(count))

    async def record(self, job: jobs.SheetJob | jobs.ClassSetJob) -> SheetRecord:
        """Return the record of a job's sheets, to print them again."""
        await self._check_texts(job)
        grids = await self._grids(job)
        if isinstance(job, jobs.ClassSetJob):
            return class_set.set_record(await self._class_set(job, grids), job.hint_limit)
        made = await self._worksheet(job, grids, range(job.count if grids is None else len(grids)))
        of_job: dict[str, Any] = {"hint_limit": job.hint_limit, "code_each": job.code == "1"}
        return record_of(made.sheets, made, **of_job)

    async def preview(self, job: jobs.PrintJob) -> tuple[Printable, int]:
        """Return the document of a job, of a worksheet only one page, and its page count."""
        if not isinstance(job, jobs.SheetJob):
            document = await self.make(job)
            return document, _pages_of(document)
        job = job.model_copy(update={"hints": False, "path": False})
        if job.code == "sheet":
            document = await self.make(job)
            return document, _pages_of(document)
        await self._check_texts(job)
        grids = await self._grids(job)
        count = job.count if grids is None else len(grids)
        shown = previewed(job.layout, count, job.page).indexes
        made = await self._worksheet(job, grids, shown)
        around = (_NOT_SHOWN,) * shown.start, (_NOT_SHOWN,) * (count - shown.stop)
        document = replace(made, sheets=(*around[0], *made.sheets, *around[1]))
        return document, _pages_of(document)

    async def _check_texts(self, job: jobs.PrintJob) -> None:
        texts = [job.title, job.class_name, job.date]
        if isinstance(job, jobs.BookJob):
            texts += [job.author, *job.blurb.splitlines()]
        for text in texts:
            # On a thread: typesetting a text with many missing characters takes long.
            await self._pool.run(check_glyphs, text)

    async def _grids(self, job: jobs.GridsJob) -> Sequence[str] | None:
        """Return the existing grids of a job; None if it needs new ones."""
        if job.source == "new":
            return None
        if job.record is not None:
            return job.record.grids
        if job.source == "daily":
            return list((await self._daily.of(self._daily.today) or {}).values())
        grids = await self._pool.run(read_grids_of_all_sizes, job.puzzles)
        most = jobs.bounds()["count"]["le"]
        if len(grids) > most:
            reason = f"{len(grids)} puzzles; expected {most} at most"
            raise FormError(reason, field="puzzles", most=most)
        return grids

    async def _worksheet(
        self, job: jobs.SheetJob, grids: Sequence[str] | None, wanted: range
    ) -> Worksheet:
        """Return a range of a job's puzzles, laid out."""
        sheets = await self._sheets(job, grids, wanted)
        worksheet = from_puzzles.with_hint_limit(
            replace(self._blank(job), sheets=sheets), job.hint_limit
        )
        if job.code == "sheet":
            worksheet = from_puzzles.with_link(
                worksheet, self._site, folder=self._folder, hint_limit=job.hint_limit
            )
        return await with_explanations(worksheet, self._words, self._engine_context)

    async def _sheets(
        self, job: jobs.SheetJob, grids: Sequence[str] | None, wanted: range
    ) -> tuple[Sheet, ...]:
        if grids is None and job.small_size is not None:
            made = await self._new_small(job, job.small_size, job.seed)
            return from_puzzles.small_sheets(made, self._site, job.marks)[
                wanted.start : wanted.stop
            ]
        if grids is None:
            new = await self._new(job, wanted.stop)
            return await self._usual(job, new[wanted.start :])
        if any(map(small.is_grid, grids)):
            sheets = await self._of_all_sizes(job, grids, len(grids))
            return sheets[wanted.start : wanted.stop]
        verified = await verify_all(grids, self._engine_context)
        return await self._usual(job, verified[wanted.start : wanted.stop])

    async def _usual(self, job: jobs.GridsJob, puzzles: Sequence[Verified]) -> tuple[Sheet, ...]:
        """Return the sheets of 9x9 puzzles."""
        worksheet = await from_puzzles.lay_out(
            puzzles, self._engine_context, self._site, paper=job.paper, layout=job.layout
        )
        return worksheet.sheets

    async def _of_all_sizes(
        self, job: jobs.GridsJob, grids: Sequence[str], each: int
    ) -> tuple[Sheet, ...]:
        """Return the sheets of existing puzzles, in groups of `each`."""
        await verify_of_all_sizes(grids, self._engine_context)
        usual = [grid for grid in grids if not small.is_grid(grid)]
        sheets = await self._usual(job, await verify_all(usual, self._engine_context))
        known = dict(zip(usual, sheets, strict=True))
        return tuple(
            known.get(grid)
            or from_puzzles.small_sheet(known_small(grid), self._site, _marks_at(job, place, each))
            for place, grid in enumerate(grids)
        )

    async def _new(self, job: jobs.SheetJob, count: int) -> list[Verified]:
        """Return the first `count` new puzzles, an equal share of each label in ascending order."""
        labels = job.labels
        places = [place * len(labels) // job.count for place in range(job.count)][:count]
        new: list[Verified] = []
        for at, label in enumerate(labels):
            if wanted := places.count(at):
                new += await self._generate(label, wanted, job.seed)
        return new

    async def _generate(self, label: Label, count: int, seed: int | None) -> list[Verified]:
        made = await generate(label, count, self._engine_context, seed=seed)
        return [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in made]

    async def _new_small(
        self, job: jobs.GridsJob, size: small.Size, seed: int | None
    ) -> list[small.SmallPuzzle]:
        """Return new puzzles of a size; other levels than theirs give their hardest one."""
        level = next((each for each in small.LEVELS if each == job.difficulty), small.LEVELS[-1])
        return await generate_small(
            size,
            level,
            job.count,
            self._engine_context,
            seed=None if seed is None else str(seed),
        )

    async def _class_set(self, job: jobs.ClassSetJob, grids: Sequence[str] | None) -> ClassSet:
        has_small = job.has_all_sizes if grids is None else any(map(small.is_grid, grids))
        if has_small and job.source == "own":
            raise FormError("puzzles: a class set of small grids is of new ones", field="sizes")
        make = self._sheets_of_sizes if has_small else self._pupil_sheets
        sheets = await make(job, grids)
        made = ClassSet(worksheet=self._blank(job), sheets=sheets, mark=job.mark)
        if not job.codes:
            return made
        return class_set.with_links(
            made, self._site, folder=self._folder, hint_limit=job.hint_limit
        )

    async def _pupil_sheets(
        self, job: jobs.ClassSetJob, grids: Sequence[str] | None
    ) -> tuple[PupilSheet, ...]:
        own = None
        if grids is not None:
            most = len(grids) if job.record else MOST_TO_A_SHEET
            own = await verify_all(grids[:most], self._engine_context)
            if job.record is not None:
                return await self._pool.run(
                    partial(class_set.sheets_again, job.record, own, self._words)
                )
        seed = self._seed(job)
        chance = Random(seed)  # noqa: S311 - the same seed, the same set
        if job.kind == "versions":
            own = own or await self._generate(job.difficulty, job.count, job.seed)
            return await self._pool.run(
                partial(class_set.sheets_of_versions, own, job.versions, chance, self._words)
            )
        nested = await self._pool.run_batch(draw_levels(job.difficulty, seed=seed), count=job.count)
        sheets = await self._pool.run(partial(class_set.sheets_of_levels, nested, self._words))
        return tuple(chance.sample(sheets, len(sheets))) if job.mark == "symbols" else sheets

    async def _sheets_of_sizes(
        self, job: jobs.ClassSetJob, grids: Sequence[str] | None
    ) -> tuple[PupilSheet, ...]:
        """Return a sheet for each size, the smallest first, or in random order for symbols."""
        if grids is None:
            seed = self._seed(job)
            letters = [
                [one.puzzle for one in await self._new_small(job, size, seed)]
                for size in small.SIZES
            ]
            usual = await self._generate(job.difficulty, job.count, seed)
            letters.append([item.puzzle for item in usual])
            if job.mark == "symbols":
                Random(seed).shuffle(letters)  # noqa: S311 - the same seed, the same set
            grids = [grid for letter in letters for grid in letter]
        each = len(grids) // (len(small.SIZES) + 1)
        sheets = await self._of_all_sizes(job, grids, each)
        return class_set.sheets_of_sizes(
            [sheets[start : start + each] for start in range(0, len(grids), each)], self._words
        )

    async def _practice(self, job: jobs.PracticeJob) -> PracticeSheet:
        blank = self._blank(job)
        make = partial(make_practice_sheet, job.about, blank, self._words, seed=self._seed(job))
        return await self._pool.run(make)

    async def _book(self, job: jobs.BookJob) -> Book:
        """Return a book with a chapter for each level, with equal numbers of puzzles."""
        seed = self._seed(job)
        # Introductions show candidates, which are too small for large print.
        parts = BookParts(ramp=True, introductions=not job.large_book, hints=True, index=True)
        chapters, met = list[Chapter](), set[str]()
        for label in job.labels:
            items = await self._generate(label, job.count, seed)
            chapter = await self._pool.run(partial(chapter_of, label, items, self._site))
            if job.parts:
                add = partial(with_parts, chapter, parts, self._words, met)
                chapter = await self._pool.run(add)
            chapters.append(chapter)
        return Book(
            title=job.title or self._words("sheet-sudoku"),
            author=job.author,
            chapters=tuple(chapters),
            credit=attribution_of(self._site).offline_text,
            trim=job.trim,
            mode="print" if job.shop else "screen",
            bleed=_USUAL_BLEED_MM if job.shop else 0,
            made=self._daily.today,
            per_page=job.per_page,
            weight=job.weight,
            large_print=job.large_book,
            codes=job.codes,
            first_number=job.first_number,
            language=self._words.folder,
        )

    async def _cover(self, job: jobs.BookJob) -> Cover:
        book = await self._book(job)
        draw = partial(drawn_step, COVER_TECHNIQUE, self._words, seed=job.seed or 1)
        return Cover(
            book=book,
            step=await self._pool.run(draw),
            blurb=job.blurb,
            isbn=job.isbn,
            stock=job.stock,
            colour=job.colour,
            bleed=_USUAL_BLEED_MM,
        )

    async def _strip(self, job: jobs.StripJob) -> Strip:
        """Return the strip of a day, with the answers to the day before."""
        place_grids(job.strip_size, job.grids)
        day, seed = job.day or self._daily.today, self._seed(job)

        def made() -> StripDay:
            (only,) = strip_days(
                job.grid_labels,
                day,
                1,
                seed=seed,
                budget=self._engine_context.spec_budget,
                weekdays=job.weekdays,
            )
            return only

        drawn = await self._pool.run(made)
        return drawn.strip(
            credit=attribution_of(self._site).offline_text,
            size=job.strip_size,
            form=job.form,
            title=job.title,
            number=job.strip_number,
            language=self._words.folder,
        )

    def _blank(self, job: jobs.PrintJob) -> Worksheet:
        return from_puzzles.blank_worksheet(
            self._site,
            paper=job.paper,
            layout=job.layout,
            header=job.header,
            language=self._words.folder,
        )

    def _seed(self, job: jobs.PrintJob) -> int:
        return self._engine_context.draw_seed() if job.seed is None else job.seed


def _marks_at(job: jobs.GridsJob, place: int, each: int) -> small.Marks:
    """Return the marks of a puzzle in its group of `each`; a printed sheet keeps its marks."""
    if job.record is None:
        return from_puzzles.marks_at(place % each, job.marks)
    return "shapes" if place in job.record.shapes else "digits"


def _pages_of(document: Printable) -> int:
    match document:
        case Worksheet() | ClassSet() | PracticeSheet():
            return document.pages
        case Book():
            return len(plan_pages(with_answers(document)))
    return 1
