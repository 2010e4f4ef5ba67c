"""POST /explain."""

from collections.abc import Awaitable
from contextlib import aclosing
from typing import Annotated, Any, Literal, cast

from pydantic import ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.puzzles import hints, jobs, slip
from nonet.puzzles.explanations.guidance import Depth
from nonet.puzzles.walk import Plan, Stage, Walk, walk
from nonet.server.api.endpoints import endpoint, explanation, validate
from nonet.server.api.endpoints.steps import (
    LAST,
    RequestedPicture,
    TechniqueSlug,
    Tier,
    Uniqueness,
    require_technique,
)
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import EXAMPLE_BOARD, EXAMPLE_PUZZLE, CellIndex, Digit, WireModel

# All candidates of a puzzle with 17 givens; more would not fit into a body either.
MOST_ELIMINATED = 576
# More steps than any path has.
MOST_STEPS = 1000


class EliminatedObject(WireModel):
    """An eliminated candidate."""

    index: CellIndex
    value: Digit = Field(description="The candidate's digit.")


class UntilObject(WireModel):
    """The last step to return: exactly one of the three fields."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    steps: Annotated[int, Field(ge=1)] | SkipJsonSchema[None] = Field(
        None, description="Stop after this many steps.", examples=[5]
    )
    technique: TechniqueSlug | SkipJsonSchema[None] = Field(
        None, description="Stop after the first step of this technique."
    )
    tier: Tier | SkipJsonSchema[None] = Field(
        None, description="Stop after the first step of this tier or a harder one."
    )

    def fields(self) -> dict[str, Any]:
        """Return the only field with a value.

        Raises:
            InvalidRequestError: none or several fields have values, or the technique is unknown.
        """
        given = {name: getattr(self, name) for name in self.model_fields_set}
        if len(given) != 1 or None in given.values():
            wrong = Fault("until", "one of steps, technique or tier", found=f"{len(given)} of them")
            raise InvalidRequestError([wrong])
        slug = require_technique(self.technique, "until.technique")
        return {"technique": slug} if slug else given


class ExplainRequest(validate.ValidateRequest):
    """A puzzle, a player's board with its eliminated candidates, and the level of detail."""

    eliminated: list[EliminatedObject] = Field(
        default=[],
        max_length=MOST_ELIMINATED,
        description="Candidates eliminated by earlier steps or by the player.",
    )
    # A literal would take true for 1.
    level: Annotated[int, Field(ge=1, le=3)] = Field(
        default=3,
        description="1: the area to look at; 2: also the technique; 3: the full deduction.",
    )
    uniqueness: Uniqueness = True
    until: Literal["end"] | UntilObject | None = Field(
        None,
        description="Return all steps up to this point; every 20 or part of 20 count as one "
        "request.",
    )
    candidates: bool = Field(
        default=False, description="Whether `next` lists the candidates of each cell."
    )
    picture: RequestedPicture = None
    language: endpoint.Language = endpoint.DEFAULT_LANGUAGE

    @property
    def removed(self) -> list[hints.Candidate]:
        """The eliminated candidates as pairs of cell and digit."""
        return [(candidate.index, candidate.value) for candidate in self.eliminated]

    def extent(self, services: endpoint.Services) -> explanation.Extent:
        """Return the level of detail and the language of the explanation.

        Raises:
            InvalidRequestError: the language is unknown.
        """
        level, words = cast("Depth", self.level), services.words(self.language)
        has_picture = self.picture is not None
        return explanation.Extent(
            level, candidates=self.candidates, picture=has_picture, words=words
        )


async def explain(
    body: ExplainRequest, services: endpoint.Services, caller: Any
) -> explanation.ExplainResponse:
    """Explain the easiest next step of a player's board, or all steps up to a given one.

    To continue, send the contents of `next` in the next request.
    """
    extent = body.extent(services)
    if body.until is not None:
        plan = _plan(body, caller)
        walked = await _walk(body, plan, services, services.report)
        slips = await _slips(body, walked.board, services) if walked.ended is None else ()
        return explanation.present_walk(walked, extent, services.attribution, slips)
    found = await hints.next_step(
        body.puzzle,
        body.progress,
        body.removed,
        services.engine_context,
        uniqueness=body.uniqueness,
    )
    is_wrong = found.status == "invalid-progress"
    slips = await _slips(body, found.board, services) if is_wrong else ()
    return explanation.present_explain(found, extent, services.attribution, slips)


async def _walk(
    body: ExplainRequest, plan: Plan, services: endpoint.Services, report: jobs.Report[Stage]
) -> Walk:
    context = services.engine_context
    return await walk(body.puzzle, body.progress, body.removed, plan, context, report=report)


async def _slips(
    body: ExplainRequest, board: engine.Comparison, services: endpoint.Services
) -> tuple[slip.Slip, ...]:
    """Find the likely causes of mistakes; they name digits, so only level 3 shows them."""
    if body.level < LAST:
        return ()
    return await slip.find_slips(board, services.engine_context)


def _plan(body: ExplainRequest, caller: Any) -> Plan:
    until = UntilObject(steps=1) if body.until is None else body.until
    return Plan(
        **({} if until == "end" else until.fields()),
        most=explanation.STEPS_PER_REQUEST * (1 + caller.window.remaining)
        if caller
        else MOST_STEPS,
        uniqueness=body.uniqueness,
    )


async def _stream(
    body: ExplainRequest, services: endpoint.Services, caller: Any, charge: endpoint.Charge
) -> endpoint.Lines:
    extent = body.extent(services)
    yield endpoint.OpeningLine.of(attribution=services.attribution)
    count = 0

    def reporting(report: jobs.Report[Stage]) -> Awaitable[Walk]:
        return _walk(body, _plan(body, caller), services, report)

    async with aclosing(jobs.as_reported(reporting)) as found:
        async for one in found:
            if isinstance(one, Walk):
                slips = await _slips(body, one.board, services) if one.ended is None else ()
                yield explanation.present_end(one, extent, services.attribution, slips)
                continue
            if count and count % explanation.STEPS_PER_REQUEST == 0:
                await charge(1)
            count += 1
            yield explanation.present_taken(one, extent)


EXPLAIN = endpoint.Endpoint(
    "/explain",
    explain,
    "Explain the next step, by any technique",
    "playing",
    ExplainRequest(puzzle=EXAMPLE_PUZZLE, progress=EXAMPLE_BOARD, level=LAST),
    lambda services: explanation.present_explain(
        hints.NextStep(validate.example_board(), "step", step=engine.next_step(EXAMPLE_BOARD)),
        explanation.Extent(),
        services.attribution,
    ),
    scope="read",
    refusals=endpoint.NOT_VERIFIED,
    stream=endpoint.Stream(_stream, (explanation.TakenStep, explanation.ExplainEnd)),
)
