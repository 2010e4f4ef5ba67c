"""POST /publish, and the parts that exports share with it."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.generate import MAX_BATCH
from nonet.contract.wire import EngineVersion, InputGrid, OutputGrid, WireModel
from nonet.links import Site, collection_id, puzzle_id
from nonet.puzzles import Verified

SuppliedGrids = Annotated[
    list[InputGrid],
    Field(
        min_length=1,
        max_length=MAX_BATCH,
        description="Grids with exactly one solution each; order and duplicates are kept.",
    ),
]
CollectionId = Annotated[
    str,
    Field(pattern=r"^v1-[0-9]{81,1620}$", description="Contains all grids; keep it whole."),
]


class PublishRequest(WireModel):
    """Grids to publish."""

    puzzles: SuppliedGrids


class PublishedPuzzle(WireModel):
    """A puzzle with its public page."""

    attribution: AttributionObject
    puzzle: OutputGrid
    id: str = Field(pattern=r"^v1-[0-9]{81}$", description="The grid, 0 for an empty cell.")
    playable_url: str = Field(description="The public page to play this puzzle on.")


class PublishResponse(WireModel):
    """The public pages of a collection and of each puzzle in it."""

    engine_version: EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="The public page that lists the puzzles.")
    puzzles: Annotated[list[PublishedPuzzle], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="The puzzles, in their order."
    )
    attribution: AttributionObject


def present_publish(
    verified: Sequence[Verified], site: Site, attribution: AttributionObject
) -> PublishResponse:
    """Put verified puzzles into wire form with their links."""
    collection = collection_id(item.puzzle for item in verified)
    return PublishResponse(
        engine_version=engine.VERSION,
        collection_id=collection,
        collection_url=site.collection_url(collection),
        puzzles=present_published(verified, site, attribution),
        attribution=attribution,
    )


def present_published(
    verified: Sequence[Verified], site: Site, attribution: AttributionObject
) -> list[PublishedPuzzle]:
    """Put verified puzzles into wire form, each with its own page."""
    return [
        PublishedPuzzle(
            attribution=attribution,
            puzzle=item.puzzle,
            id=puzzle_id(item.puzzle),
            playable_url=site.playable_url(puzzle_id(item.puzzle)),
        )
        for item in verified
    ]
