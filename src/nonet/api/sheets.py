"""POST /sheets: a PDF of supplied puzzles, in any layout."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.api.visit import PRIVATE, Answer
from nonet.catalogue import Words
from nonet.contract.fault import Expected, Fault, InvalidRequestError
from nonet.contract.sheets import SheetsRequest, refused_layout
from nonet.errors import LayoutError, UnprintableCharacterError
from nonet.worksheets import check_glyphs

PDF = "application/pdf"
_SCHEMA = {"type": "string", "format": "binary"}
_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"description": "The PDF.", "content": {PDF: {"schema": _SCHEMA}}}
}


def add_sheets(router: APIRouter, services: ApiServices) -> None:
    """Serve sheets of supplied puzzles."""

    @router.post(
        "/sheets",
        summary="Print supplied puzzles, laid out as wished",
        response_class=Response,
        response_model=None,
        responses=_ANSWERS,
    )
    async def sheets(body: SheetsRequest) -> Answer:
        """Verify puzzles and answer with their PDF: up to nine a page, with answers as wished.

        An addition to the interface: it may grow fields without a new version.
        """
        layout, words = body.to_layout(), _words_of(body, services)
        await _check_texts(body, services)
        verified = await puzzles.verify_all(body.puzzles, services.workbench)
        labels = await puzzles.labels_of([item.puzzle for item in verified], services.workbench)
        worksheet = puzzles.worksheet_of(
            verified, labels, services.site, paper=body.paper, layout=layout
        )
        worksheet = replace(worksheet, header=body.to_header(), language=words.folder)
        try:
            worksheet = await puzzles.with_telling(worksheet, words, services.workbench)
            pdf = await services.press.print(worksheet)
        except LayoutError as refusal:
            raise refused_layout(refusal) from None
        return Answer(pdf, _HEADERS)


_HEADERS = (
    (b"content-type", PDF.encode()),
    (b"content-disposition", b'attachment; filename="sudoku.pdf"'),
    PRIVATE,
)


def _words_of(body: SheetsRequest, services: ApiServices) -> Words:
    try:
        return services.catalogue.words(body.language)
    except KeyError:
        known = f"one of {', '.join(services.catalogue.tags)}"
        wrong = Fault("language", Expected("choice", choices=known), found="another string")
        raise InvalidRequestError([wrong]) from None


async def _check_texts(body: SheetsRequest, services: ApiServices) -> None:
    """Refuse a text that no font here has; setting one takes milliseconds, so on the pool."""
    for path, text in body.texts().items():
        if text:
            try:
                await services.workbench.pool.run(check_glyphs, text)
            except UnprintableCharacterError as refusal:
                points = ", ".join(f"U+{ord(each):04X}" for each in refusal.characters)
                wrong = Fault(path, Expected("printable"), found=points)
                raise InvalidRequestError([wrong]) from None
