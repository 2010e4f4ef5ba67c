"""POST /minlex: which puzzles are the same but for names and order."""

from collections.abc import Iterator

from pydantic import Field

from nonet import engine
from nonet.errors import GridFormatError
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.batch import BatchRequest, BatchResponse
from nonet.server.api.endpoints.endpoint import Endpoint, Services
from nonet.server.http.error_object import ErrorObject, describe_item
from nonet.server.http.model import EXAMPLE_PUZZLE, OutputGrid, WireModel

_EXAMPLE = [EXAMPLE_PUZZLE, EXAMPLE_PUZZLE[::-1]]


class MinlexRequest(BatchRequest):
    """Grids to compare, whether or not they are valid puzzles."""


class MinlexResult(WireModel):
    """A grid and its first image."""

    puzzle: OutputGrid
    minlex: OutputGrid = Field(
        description="The first of its images in writing, an empty cell before `1`: digits "
        "relabelled, the grid transposed, bands, stacks and lines within them shuffled."
    )


class MinlexResponse(BatchResponse[MinlexResult]):
    """The first image of each grid."""


async def minlex(body: MinlexRequest, services: Services) -> MinlexResponse:
    """Tell which grids are images of each other: for each the image that comes first in writing."""
    found = await services.engine_context.pool.run_batch(_found(body.puzzles), count=body.grids)
    return _present(found, services.attribution)


def _found(grids: list[str]) -> Iterator[MinlexResult | ErrorObject]:
    for grid in grids:
        try:
            # Unlike that of one grid, the call for many lets other threads run meanwhile.
            [least] = engine.minlex_many([grid], threads=1)
        except GridFormatError as refusal:
            yield ErrorObject(error=describe_item(refusal))
        else:
            yield MinlexResult(puzzle=engine.normalize(grid), minlex=least)


def _present(
    found: list[MinlexResult | ErrorObject], attribution: AttributionObject
) -> MinlexResponse:
    return MinlexResponse(engine_version=engine.VERSION, results=found, attribution=attribution)


MINLEX = Endpoint(
    "/minlex",
    minlex,
    "Find puzzles that are the same",
    "judging",
    MinlexRequest(puzzles=_EXAMPLE),
    lambda services: _present(list(_found(_EXAMPLE)), services.attribution),
    scope="read",
)
