"""POST /variants/publish and /variants/sheets: links and PDFs of variants and classic puzzles."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field
from starlette.responses import Response

from nonet.errors import IdentifierError, PrintLimitError
from nonet.printing.from_puzzles import lay_out_any
from nonet.printing.layout import (
    DEFAULT_PAPER,
    Answers,
    Header,
    Layout,
    Paper,
    Part,
    Weight,
    pdf_name,
)
from nonet.printing.limits import budget_of
from nonet.puzzles.links.identifiers import any_collection_id
from nonet.puzzles.links.site import Site
from nonet.puzzles.variants import AnyPuzzle, VerifiedVariant, verify_any
from nonet.puzzles.verification import Verified
from nonet.server.api.endpoints.endpoint import (
    DEFAULT_LANGUAGE,
    NONE_VERIFIED,
    PRIVATE,
    AttributionObject,
    Endpoint,
    Language,
    Services,
)
from nonet.server.api.endpoints.generate import MAX_BATCH
from nonet.server.api.endpoints.publish import PlayableUrl, present_published
from nonet.server.api.endpoints.sheets import PrintedText, SheetHeader, check_texts, naming_fields
from nonet.server.api.endpoints.variant_models import VariantObject, VariantOutput, faults_at
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import (
    EXAMPLE_PUZZLE,
    EXAMPLE_SOLUTION,
    EngineVersion,
    InputGrid,
    WireModel,
)

SuppliedPuzzles = Annotated[
    list[InputGrid | VariantObject],
    Field(
        min_length=1,
        max_length=MAX_BATCH,
        description="Variants as objects and 9x9 grids as texts, with exactly one solution each; "
        "order and duplicates are kept.",
    ),
]
VariantId = Annotated[
    str,
    Field(
        pattern=r"^(v1-[0-9]{81}|x1-[A-Za-z0-9_\-]{1,1497})$",
        description="Identifier of the puzzle, which contains it; `v1-` for a 9x9 grid.",
    ),
]


class PuzzlesRequest(WireModel):
    """Variants and grids."""

    puzzles: SuppliedPuzzles

    def read(self) -> list[AnyPuzzle]:
        """Return the puzzles.

        Raises:
            InvalidRequestError: one isn't a puzzle, or its identifier would be too long.
        """
        return [_read_item(item, place) for place, item in enumerate(self.puzzles)]


def _read_item(item: str | VariantObject, place: int) -> AnyPuzzle:
    if isinstance(item, str):
        return item
    puzzle = item.read(f"puzzles[{place}]")
    with faults_at(f"puzzles[{place}]"):
        _ = puzzle.id
    return puzzle


class PublishVariantsRequest(PuzzlesRequest):
    """Variants and grids to publish."""


class PublishedVariant(WireModel):
    """A variant, or a 9x9 grid as a puzzle without rules, and its public page."""

    attribution: AttributionObject
    puzzle: VariantOutput
    id: VariantId
    playable_url: PlayableUrl


class PublishVariantsResponse(WireModel):
    """The public pages of a collection and of each puzzle in it."""

    engine_version: EngineVersion
    collection_id: str = Field(
        description="Identifier that contains all puzzles; keep it complete.",
        examples=["x1-AbC~v1-530070000"],
    )
    collection_url: str = Field(description="URL of the public page that lists all puzzles.")
    puzzles: Annotated[list[PublishedVariant], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="The puzzles, in the order of the request."
    )
    attribution: AttributionObject


class VariantDocument(PublishedVariant):
    """A variant as JSON: `GET /variants/{id}.json`."""

    engine_version: EngineVersion


def present_collection(
    verified: Sequence[Verified | VerifiedVariant], site: Site, attribution: AttributionObject
) -> PublishVariantsResponse:
    """Convert verified puzzles to their wire model, with their links.

    Raises:
        IdentifierError: the identifier of the collection would be too long for a link.
    """
    collection = any_collection_id([item.puzzle for item in verified])
    return PublishVariantsResponse.of(
        collection_id=collection,
        collection_url=site.collection_url(collection),
        puzzles=[_present(item, site, attribution) for item in verified],
        attribution=attribution,
    )


def _present(
    item: Verified | VerifiedVariant, site: Site, attribution: AttributionObject
) -> PublishedVariant:
    if not isinstance(item, Verified):
        return present_variant(item, site, attribution)
    [shown] = present_published([item], site, attribution)
    return PublishedVariant.of(
        attribution=attribution,
        puzzle=VariantOutput(size=9, givens=shown.puzzle, regions=None, rules=[]),
        id=shown.id,
        playable_url=shown.playable_url,
    )


def present_variant(
    item: VerifiedVariant, site: Site, attribution: AttributionObject
) -> PublishedVariant:
    """Convert a verified variant to its wire model, with the link to its page."""
    name = item.puzzle.id
    return PublishedVariant.of(
        attribution=attribution,
        puzzle=VariantOutput(**{"regions": None, **item.puzzle.data}),
        id=name,
        playable_url=site.variant_url(name),
    )


async def publish_variants(
    body: PublishVariantsRequest, services: Services
) -> PublishVariantsResponse:
    """Verify variants and grids, and return the page of each puzzle and of the collection."""
    verified = await verify_any(body.read(), services.engine_context)
    try:
        return present_collection(verified, services.site, services.attribution)
    except IdentifierError as error:
        raise InvalidRequestError([Fault.of("puzzles", error)]) from None


class VariantSheetsRequest(PuzzlesRequest):
    """Variants and grids to print, and their layout."""

    layout: Literal[1, 2, 4, 6] = Field(
        1, description="Number of puzzles on a page; up to two, their rules are printed in words."
    )
    answers: Answers = Field(
        "full",
        description="Number of answers on each page at the end (`full` is one); `below` prints "
        "each answer upside down by its puzzle; `none` prints no answers.",
    )
    paper: Paper = Field(DEFAULT_PAPER, description="Paper size.")
    title: PrintedText = Field("", description="Title of the sheet.")
    header: SheetHeader = Field(
        default_factory=SheetHeader, description="Header next to the title."
    )
    large_print: bool = Field(
        default=False,
        description="Whether to print grids of 17 cm and no text below 16 pt; one puzzle a page.",
    )
    level: Literal["label", "dots", "nothing"] = Field(
        "label", description="The difficulty shown with each puzzle."
    )
    lines: Weight = Field("normal", description="Weight of the grid lines.")
    codes: bool = Field(
        default=True,
        description="Whether to print QR codes; one with a longer identifier than 300 characters "
        "has a line that says so.",
    )
    part: Part = Field(
        "all", description="The part to print, so that puzzles and answers can be separate files."
    )
    language: Language = DEFAULT_LANGUAGE

    def to_layout(self) -> Layout:
        """Return the layout.

        Raises:
            InvalidRequestError: the fields contradict each other.
        """
        with naming_fields():
            return Layout.of(self, per_page=self.layout, shown=self.level, weight=self.lines)

    def texts(self) -> dict[str, str]:
        """Return the texts to print unchanged, by their field paths."""
        return {
            "title": self.title,
            "header.className": self.header.class_name,
            "header.date": self.header.date,
        }


async def variant_sheets(body: VariantSheetsRequest, services: Services) -> Response:
    """Verify variants and grids, and return their PDF with the rules in words."""
    layout, words, puzzles = body.to_layout(), services.words(body.language), body.read()
    await check_texts(body.texts(), services)
    verified = await verify_any(puzzles, services.engine_context)
    worksheet = await lay_out_any(
        verified, services.engine_context, services.site, paper=body.paper, layout=layout
    )
    header = Header.of(body.header, title=body.title)
    with naming_fields():
        pdf = await services.print_worksheet(
            replace(worksheet, header=header, language=words.folder)
        )
    has_answers = body.answers != "none"
    name = pdf_name(len(verified), answers=has_answers, paper=body.paper, part=body.part)
    disposition = {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return Response(pdf, headers={**disposition, **PRIVATE}, media_type="application/pdf")


_DIAGONAL = VariantObject(size=4, givens="-4----3--1----2-", rules=[{"type": "diagonal"}])
_DIAGONAL_SOLUTION = "3412123421434321"


def _example_collection(services: Services) -> PublishVariantsResponse:
    verified: list[Verified | VerifiedVariant] = [
        VerifiedVariant(_DIAGONAL.read(), _DIAGONAL_SOLUTION),
        Verified(EXAMPLE_PUZZLE, EXAMPLE_SOLUTION),
    ]
    return present_collection(verified, services.site, services.attribution)


VARIANT_PUBLISHING = (
    Endpoint(
        "/variants/publish",
        publish_variants,
        "Create links to variants and grids",
        "publishing",
        PublishVariantsRequest(puzzles=[_DIAGONAL, EXAMPLE_PUZZLE]),
        _example_collection,
        scope="publish",
        refusals=NONE_VERIFIED,
    ),
    Endpoint(
        "/variants/sheets",
        variant_sheets,
        "Print variants and grids",
        "publishing",
        VariantSheetsRequest(puzzles=[_DIAGONAL], title="Diagonal"),
        scope="publish",
        refusals=(
            *NONE_VERIFIED,
            PrintLimitError("time", budget_of(1, is_preview=False).cpu_s),
        ),
    ),
)
