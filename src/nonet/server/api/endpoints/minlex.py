"""POST /minlex: the minlex form, which all equivalent puzzles share."""

from collections.abc import Iterator

from pydantic import Field

from nonet import engine
from nonet.errors import GridFormatError
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.batch import BatchRequest, BatchResponse
from nonet.server.api.endpoints.endpoint import Endpoint, Services
from nonet.server.http.errors import ErrorObject, describe_item
from nonet.server.http.model import EXAMPLE_PUZZLE, OutputGrid, WireModel

_EXAMPLE = [EXAMPLE_PUZZLE, EXAMPLE_PUZZLE[::-1]]


class MinlexRequest(BatchRequest):
    """Grids to compare; they need not be valid puzzles."""


class MinlexResult(WireModel):
    """A grid and its minlex form."""

    puzzle: OutputGrid
    minlex: OutputGrid = Field(
        description="The lexicographically smallest equivalent grid, with empty cells before `1`. "
        "Equivalent grids differ by relabelled digits, transposition, and permuted bands, stacks, "
        "rows and columns within them."
    )


class MinlexResponse(BatchResponse[MinlexResult]):
    """The minlex form of each grid."""


async def minlex(body: MinlexRequest, services: Services) -> MinlexResponse:
    """Find equivalent grids: return the minlex form of each, which equivalent grids share."""
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
    "Find equivalent puzzles",
    "judging",
    MinlexRequest(puzzles=_EXAMPLE),
    lambda services: _present(list(_found(_EXAMPLE)), services.attribution),
    scope="read",
)
