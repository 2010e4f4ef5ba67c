"""Sheets with grids of 4x4 and 6x6 as the print page wishes them: new ones, or by their code."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from nonet.engine import small
from nonet.i18n.words import Words
from nonet.printing.class_set import PupilSheet
from nonet.printing.from_puzzles import lay_out
from nonet.printing.pupil_sheets import sheets_of_sizes
from nonet.printing.small_sheets import marks_at, small_sheet, small_sheets
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.generation import generate
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.publication import Verified, verify_all, verify_of_all_sizes
from nonet.puzzles.small_generation import SmallPuzzleSpec, generate_small
from nonet.puzzles.verification import known_small
from nonet.server.site.print.form import PrintRequest
from nonet.server.site.services import WebsiteServices

_LETTERS = 3


class SmallSheetMaker:
    """Makes sheets of small grids, and class sets whose levels are three sizes.

    Raises:
        NotUniqueError, GenerationLimitError, OverloadedError: from each method.
    """

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def worksheet(
        self, print_request: PrintRequest, grids: Sequence[str] | None, wanted: range, words: Words
    ) -> Worksheet:
        """Return the wanted ones of the wish's puzzles, laid out."""
        site = self._services.site
        if grids is None:
            size: small.Size = 4 if print_request.size == "4" else 6
            made = await self._new(print_request, size, print_request.count)
            sheets = small_sheets(made, site, print_request.marks)
        else:
            sheets = await self._known(grids, _marks_of(print_request, len(grids)), print_request)
        return Worksheet(
            service_name=site.service_name,
            credit=attribution_of(site).offline_text,
            sheets=sheets[wanted.start : wanted.stop],
            paper=print_request.paper,
            layout=print_request.layout,
            header=print_request.header,
            language=words.folder,
        )

    async def pupil_sheets(
        self, print_request: PrintRequest, grids: Sequence[str] | None, words: Words
    ) -> tuple[PupilSheet, ...]:
        """Return a sheet to each size, the smallest first; by symbols, in an order without rank."""
        if grids is None:
            grids = await self._of_all_sizes(print_request)
        each = len(grids) // _LETTERS
        sheets = await self._known(grids, _marks_of(print_request, each) * _LETTERS, print_request)
        letters = [sheets[start : start + each] for start in range(0, len(grids), each)]
        return sheets_of_sizes(letters, words)

    async def _of_all_sizes(self, print_request: PrintRequest) -> list[str]:
        seed = (
            self._services.engine_context.draw_seed()
            if print_request.seed is None
            else print_request.seed
        )
        seeded = replace(print_request, seed=seed)
        letters = [
            [one.puzzle for one in await self._new(seeded, size, print_request.count)]
            for size in small.SIZES
        ]
        usual = await generate(
            print_request.label, print_request.count, self._services.engine_context, seed=seed
        )
        letters.append([item.puzzle.puzzle for item in usual])
        if print_request.mark == "symbols":
            Random(seed).shuffle(letters)  # noqa: S311 - the same seed, the same set
        return [grid for letter in letters for grid in letter]

    async def _new(
        self, print_request: PrintRequest, size: small.Size, count: int
    ) -> list[small.SmallPuzzle]:
        hardest = small.LEVELS[-1]
        level = next((level for level in small.LEVELS if level == print_request.label), hardest)
        seed = None if print_request.seed is None else str(print_request.seed)
        return await generate_small(
            SmallPuzzleSpec(size, level), count, self._services.engine_context, seed=seed
        )

    async def _known(
        self, grids: Sequence[str], marks: Sequence[small.Marks], print_request: PrintRequest
    ) -> tuple[Sheet, ...]:
        """Return a sheet for each puzzle that is there already, whatever its size."""
        site, engine_context = self._services.site, self._services.engine_context
        await verify_of_all_sizes(grids, engine_context)
        usual = [grid for grid in grids if not small.is_grid(grid)]
        known: dict[str, Verified] = dict(
            zip(usual, await verify_all(usual, engine_context), strict=True) if usual else ()
        )
        sheets: list[Sheet] = []
        for place, grid in enumerate(grids):
            if grid in known:
                laid = await lay_out(
                    [known[grid]],
                    engine_context,
                    site,
                    paper=print_request.paper,
                    layout=print_request.layout,
                )
                sheets += laid.sheets
            else:
                sheets.append(small_sheet(known_small(grid), site, marks[place]))
        return tuple(sheets)


def _marks_of(print_request: PrintRequest, count: int) -> list[small.Marks]:
    """Return the marks of so many puzzles; those of a sheet that comes back are its own."""
    if print_request.record is None:
        return [marks_at(index, print_request.marks) for index in range(count)]
    places = range(len(print_request.record.grids))
    return ["shapes" if place in print_request.record.shapes else "digits" for place in places]
