"""POST /publish, /worksheets and /packs: playable links, and PDF links that need no key."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import urlencode

from pydantic import Field

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.printing.layout import DEFAULT_PAPER, FORMATS, PAPERS, Paper
from nonet.puzzles import generation
from nonet.puzzles.generation import Generated
from nonet.puzzles.links.identifiers import collection_id, puzzle_id
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints import endpoint, generate
from nonet.server.http import model

SuppliedGrids = Annotated[
    list[model.InputGrid],
    Field(
        min_length=1,
        max_length=generate.MAX_BATCH,
        description="Grids with exactly one solution each; order and duplicates are kept.",
    ),
]
CollectionId = Annotated[
    str,
    Field(
        pattern=r"^v1-[0-9]{81,1620}$",
        description="Identifier that contains all grids; keep it complete.",
    ),
]
PuzzleId = Annotated[
    str,
    Field(
        pattern=r"^v1-[0-9]{81}$",
        description="Identifier of the puzzle: `v1-` and its grid, with `0` for an empty cell.",
    ),
]
PlayableUrl = Annotated[str, Field(description="URL of the public page to play this puzzle.")]


class PublishRequest(model.WireModel):
    """Grids to publish."""

    puzzles: SuppliedGrids


class PublishedPuzzle(model.WireModel):
    """A puzzle and its public page."""

    attribution: endpoint.AttributionObject
    puzzle: model.OutputGrid
    id: PuzzleId
    playable_url: PlayableUrl


class PublishResponse(model.WireModel):
    """The public pages of a collection and of each puzzle in it."""

    engine_version: model.EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="URL of the public page that lists all puzzles.")
    puzzles: Annotated[
        list[PublishedPuzzle], Field(min_length=1, max_length=generate.MAX_BATCH)
    ] = Field(description="The puzzles, in the order of the request.")
    attribution: endpoint.AttributionObject


def present_publish(
    verified: Sequence[Verified], site: Site, attribution: endpoint.AttributionObject
) -> PublishResponse:
    """Convert verified puzzles to their wire model, with their links."""
    collection = collection_id(item.puzzle for item in verified)
    return PublishResponse.of(
        collection_id=collection,
        collection_url=site.collection_url(collection),
        puzzles=present_published(verified, site, attribution),
        attribution=attribution,
    )


def present_published(
    verified: Sequence[Verified], site: Site, attribution: endpoint.AttributionObject
) -> list[PublishedPuzzle]:
    """Convert verified puzzles to wire models, each with the link to its page."""
    return [
        PublishedPuzzle.of(
            item,
            attribution=attribution,
            id=puzzle_id(item.puzzle),
            playable_url=site.playable_url(puzzle_id(item.puzzle)),
        )
        for item in verified
    ]


class PuzzleDocument(PublishedPuzzle):
    """The puzzle of a playable link as JSON: `GET /puzzles/{id}.json`."""

    engine_version: model.EngineVersion


def present_puzzle(
    item: Verified, site: Site, attribution: endpoint.AttributionObject
) -> PuzzleDocument:
    """Convert one verified puzzle to its wire model."""
    (published,) = present_published([item], site, attribution)
    return PuzzleDocument.of(published)


def present_lines(
    items: Sequence[Verified], url: str, attribution: endpoint.AttributionObject
) -> str:
    """Write verified puzzles as lines of 81 characters, with the attribution as comments."""
    lines = [item.puzzle.replace("-", ".") for item in items]
    return "\n".join([f"# {attribution.offline_text}", f"# {url}", *lines]) + "\n"


async def publish(body: PublishRequest, services: endpoint.Services) -> PublishResponse:
    """Verify puzzles, and return the public page of each puzzle and of the collection."""
    verified = await verify_all(body.puzzles, services.engine_context)
    return present_publish(verified, services.site, services.attribution)


EXAMPLE = [Verified(model.EXAMPLE_PUZZLE, model.EXAMPLE_SOLUTION)]


PUBLISH = endpoint.Endpoint(
    "/publish",
    publish,
    "Create playable and collection links",
    "publishing",
    PublishRequest(puzzles=[model.EXAMPLE_PUZZLE]),
    lambda services: present_publish(EXAMPLE, services.site, services.attribution),
    scope="publish",
    refusals=endpoint.NONE_VERIFIED,
)


EXAMPLE_GRANT = "DOWNLOAD_GRANT"
_EXAMPLE_EXPIRY_S = 1_795_262_400  # 2026-11-21 12:00:00 UTC

IncludeAnswers = Annotated[
    bool, Field(description="Whether the PDF has a separate answer page for each puzzle.")
]
_SIZES = ", ".join(f"`{name}` is {size.width} x {size.height} pt" for name, size in FORMATS.items())
AppliedPaper = Annotated[Paper, Field(description=f"{_SIZES}.")]


class WorksheetsRequest(model.WireModel):
    """Grids to print."""

    puzzles: SuppliedGrids
    include_answers: IncludeAnswers = True
    paper: AppliedPaper = DEFAULT_PAPER


class PacksRequest(model.WireModel):
    """The number and the difficulty of puzzles to generate and print."""

    count: generate.BatchCount = 1
    difficulty: engine.Label = Field(engine.DEFAULT_LABEL, description="Difficulty of the puzzles.")
    include_answers: IncludeAnswers = True
    paper: AppliedPaper = DEFAULT_PAPER


class ExportFields(model.WireModel):
    """The fields of every export's response, except its puzzles."""

    engine_version: model.EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="URL of the public page that lists all puzzles.")
    pdf_url: str = Field(
        description="Download URL of the PDF; it needs no key and works until `pdfExpiresAt`."
    )
    pdf_expires_at: str = Field(
        json_schema_extra={"format": "date-time"},
        description="Expiry time of `pdfUrl`, in UTC.",
        examples=["2026-11-21T12:00:00Z"],
    )
    include_answers: IncludeAnswers
    paper: AppliedPaper
    attribution: endpoint.AttributionObject


class WorksheetsResponse(ExportFields):
    """The worksheet of supplied puzzles."""

    puzzles: Annotated[
        list[PublishedPuzzle], Field(min_length=1, max_length=generate.MAX_BATCH)
    ] = Field(description="The puzzles, in the order of the request.")


class PackPuzzle(generate.GeneratedPuzzle):
    """A new puzzle, its solution and its public page."""

    id: PuzzleId
    playable_url: PlayableUrl


class PacksResponse(ExportFields):
    """The worksheet of new puzzles."""

    puzzles: Annotated[list[PackPuzzle], Field(min_length=1, max_length=generate.MAX_BATCH)] = (
        Field(description="The new puzzles, in the order of the pages.")
    )


def present_worksheets(
    verified: Sequence[Verified],
    download: endpoint.Download,
    site: Site,
    attribution: endpoint.AttributionObject,
) -> WorksheetsResponse:
    """Convert an export of supplied puzzles to its wire model."""
    return WorksheetsResponse.of(
        _export_fields(download, site, attribution),
        puzzles=present_published(verified, site, attribution),
    )


def present_packs(
    generated: Sequence[Generated],
    download: endpoint.Download,
    site: Site,
    attribution: endpoint.AttributionObject,
) -> PacksResponse:
    """Convert an export of new puzzles to its wire model."""
    return PacksResponse.of(
        _export_fields(download, site, attribution),
        puzzles=present_pack_puzzles(generated, site, attribution),
    )


def present_pack_puzzles(
    generated: Sequence[Generated], site: Site, attribution: endpoint.AttributionObject
) -> list[PackPuzzle]:
    """Convert new puzzles to wire models, each with the link to its page."""
    return [
        PackPuzzle.of(
            generate.present_generated(item, attribution),
            id=puzzle_id(item.puzzle.puzzle),
            playable_url=site.playable_url(puzzle_id(item.puzzle.puzzle)),
        )
        for item in generated
    ]


def _export_fields(
    download: endpoint.Download, site: Site, attribution: endpoint.AttributionObject
) -> ExportFields:
    options = {"answers": int(download.include_answers), "paper": download.paper}
    query = urlencode(options | {"download": download.grant})
    expiry = datetime.fromtimestamp(download.expires_at_s, UTC)
    return ExportFields.of(
        download,
        collection_url=site.collection_url(download.collection_id),
        pdf_url=f"{site.base_url}/worksheets/{download.collection_id}?{query}",
        pdf_expires_at=expiry.strftime("%Y-%m-%dT%H:%M:%SZ"),
        attribution=attribution,
    )


async def worksheets(
    body: WorksheetsRequest, services: endpoint.ExportServices, caller: object
) -> WorksheetsResponse:
    """Verify puzzles and return a link to their PDF: one puzzle per page, then optional answers."""
    verified = await verify_all(body.puzzles, services.engine_context)
    download = services.grant((item.puzzle for item in verified), body, caller)
    return present_worksheets(verified, download, services.site, services.attribution)


async def packs(
    body: PacksRequest, services: endpoint.ExportServices, caller: object
) -> PacksResponse:
    """Generate puzzles, their public pages and their PDF in one call."""
    generated = await generation.generate(body.difficulty, body.count, services.engine_context)
    download = services.grant((item.puzzle.puzzle for item in generated), body, caller)
    return present_packs(generated, download, services.site, services.attribution)


def _example_download(puzzle: str, paper: Paper) -> endpoint.Download:
    return endpoint.Download(
        collection_id=collection_id([puzzle]),
        include_answers=False,
        paper=paper,
        grant=EXAMPLE_GRANT,
        expires_at_s=_EXAMPLE_EXPIRY_S,
    )


def _packs_answer(services: endpoint.Services) -> PacksResponse:
    new = generate.example_puzzle()
    download = _example_download(new.puzzle.puzzle, DEFAULT_PAPER)
    return present_packs([new], download, services.site, services.attribution)


WORKSHEETS = endpoint.Endpoint(
    "/worksheets",
    worksheets,
    "Export supplied puzzles to a PDF link",
    "publishing",
    WorksheetsRequest(puzzles=[model.EXAMPLE_PUZZLE], include_answers=False, paper=PAPERS[-1]),
    lambda services: present_worksheets(
        EXAMPLE,
        _example_download(model.EXAMPLE_PUZZLE, PAPERS[-1]),
        services.site,
        services.attribution,
    ),
    scope="publish",
    refusals=endpoint.NONE_VERIFIED,
)
PACKS = endpoint.Endpoint(
    "/packs",
    packs,
    "Generate puzzles and a complete worksheet pack",
    "publishing",
    PacksRequest(count=1, difficulty=engine.DEFAULT_LABEL, include_answers=False),
    _packs_answer,
    scope="publish",
    refusals=(GenerationLimitError(0),),
)
