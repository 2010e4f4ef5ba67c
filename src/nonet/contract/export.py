"""POST /worksheets and POST /packs: a PDF behind a link that needs no key."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import urlencode

from pydantic import Field

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.generate import (
    MAX_BATCH,
    BatchCount,
    GeneratedPuzzle,
    generated_fields,
)
from nonet.contract.publish import (
    CollectionId,
    PublishedPuzzle,
    SuppliedGrids,
    present_published,
)
from nonet.contract.wire import EngineVersion, WireModel
from nonet.links import Site, puzzle_id
from nonet.paper import DEFAULT_PAPER, FORMATS, Paper
from nonet.puzzles import Generated, Verified

IncludeAnswers = Annotated[
    bool, Field(description="Append a separate answer page for each puzzle.")
]
_SIZES = ", ".join(f"`{name}` is {size.width} x {size.height} pt" for name, size in FORMATS.items())
AppliedPaper = Annotated[Paper, Field(description=f"{_SIZES}.")]


class WorksheetsRequest(WireModel):
    """Grids to print."""

    puzzles: SuppliedGrids
    include_answers: IncludeAnswers = True
    paper: AppliedPaper = DEFAULT_PAPER


class PacksRequest(WireModel):
    """Puzzles to generate and print."""

    count: BatchCount = 1
    difficulty: engine.Label = Field(
        engine.DEFAULT_LABEL, description="The label that each puzzle gets."
    )
    include_answers: IncludeAnswers = True
    paper: AppliedPaper = DEFAULT_PAPER


class ExportFields(WireModel):
    """What every export answers besides its puzzles."""

    engine_version: EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="The public page that lists the puzzles.")
    pdf_url: str = Field(description="The PDF; needs no key until it expires.")
    pdf_expires_at: str = Field(
        json_schema_extra={"format": "date-time"},
        description="When `pdfUrl` stops working, in UTC.",
        examples=["2026-11-21T12:00:00Z"],
    )
    include_answers: IncludeAnswers
    paper: AppliedPaper
    attribution: AttributionObject


class WorksheetsResponse(ExportFields):
    """A worksheet of supplied puzzles."""

    puzzles: Annotated[list[PublishedPuzzle], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="The puzzles, in their order."
    )


class PackPuzzle(GeneratedPuzzle):
    """A new puzzle with its solution and its public page."""

    id: str = Field(pattern=r"^v1-[0-9]{81}$", description="The grid, 0 for an empty cell.")
    playable_url: str = Field(description="The public page to play this puzzle on.")


class PacksResponse(ExportFields):
    """A worksheet of new puzzles."""

    puzzles: Annotated[list[PackPuzzle], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="The new puzzles, in the order of the pages."
    )


@dataclass(frozen=True, slots=True)
class Download:
    """An export's collection and options, and the grant for its PDF."""

    collection_id: str
    include_answers: bool
    paper: Paper
    grant: str
    expires_at_s: int


def present_worksheets(
    verified: Sequence[Verified], download: Download, site: Site, attribution: AttributionObject
) -> WorksheetsResponse:
    """Put an export of supplied puzzles into wire form."""
    return WorksheetsResponse(
        **_export_fields(download, site, attribution),
        puzzles=present_published(verified, site, attribution),
    )


def present_packs(
    generated: Sequence[Generated], download: Download, site: Site, attribution: AttributionObject
) -> PacksResponse:
    """Put an export of new puzzles into wire form."""
    return PacksResponse(
        **_export_fields(download, site, attribution),
        puzzles=present_pack_puzzles(generated, site, attribution),
    )


def present_pack_puzzles(
    generated: Sequence[Generated], site: Site, attribution: AttributionObject
) -> list[PackPuzzle]:
    """Put new puzzles into wire form, each with its own page."""
    return [
        PackPuzzle(
            **generated_fields(item, attribution),
            id=puzzle_id(item.puzzle.puzzle),
            playable_url=site.playable_url(puzzle_id(item.puzzle.puzzle)),
        )
        for item in generated
    ]


def _export_fields(
    download: Download, site: Site, attribution: AttributionObject
) -> dict[str, Any]:
    query = urlencode(
        {
            "answers": int(download.include_answers),
            "paper": download.paper,
            "download": download.grant,
        }
    )
    expiry = datetime.fromtimestamp(download.expires_at_s, UTC)
    return {
        "engine_version": engine.VERSION,
        "collection_id": download.collection_id,
        "collection_url": site.collection_url(download.collection_id),
        "pdf_url": f"{site.base_url}/worksheets/{download.collection_id}?{query}",
        "pdf_expires_at": expiry.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "include_answers": download.include_answers,
        "paper": download.paper,
        "attribution": attribution,
    }
