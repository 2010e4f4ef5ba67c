"""POST /rate, and ratings wherever a grade tells them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.wire import EngineVersion, InputGrid, OutputGrid, WireModel
from nonet.puzzles import Rated

Er = Annotated[float | None, Field(description="The rating of the hardest step.", examples=[7.2])]
Ep = Annotated[
    float | None,
    Field(description="The rating of the hardest step up to the first digit.", examples=[1.5]),
]
Ed = Annotated[float | None, Field(description="The rating of the first step.", examples=[1.2])]
AtLeast = Annotated[
    float,
    Field(description="What ER is at least: ER itself, or what was proved when the work ended."),
]


class RateRequest(WireModel):
    """A grid to rate; it must have exactly one solution."""

    puzzle: InputGrid


class RatingObject(WireModel):
    """ER, EP and ED by the scale of the Sudoku Explainer; null when the work did not suffice."""

    er: Er
    ep: Ep
    ed: Ed
    at_least: AtLeast


class RateResult(WireModel):
    """How hard the steps of a puzzle are by the scale of the Sudoku Explainer."""

    puzzle: OutputGrid
    engine_version: EngineVersion
    status: Literal["rated", "unknown"] = Field(
        description="`unknown` when the work allowed for one grid did not suffice."
    )
    er: Er
    ep: Ep
    ed: Ed
    at_least: AtLeast
    hardest_step: str | None = Field(
        description="The Explainer's name of the hardest step; null when none is known.",
        examples=["Forcing Chain"],
    )


class RateResponse(RateResult):
    """A rating with the credit."""

    attribution: AttributionObject


def present_rate(rated: Rated, attribution: AttributionObject) -> RateResponse:
    """Put a rating into wire form, at the top level."""
    return RateResponse(**_fields(rated), attribution=attribution)


def present_rate_result(rated: Rated) -> RateResult:
    """Put a rating into wire form, as one of several."""
    return RateResult(**_fields(rated))


def present_rating(rating: engine.Rating) -> RatingObject:
    """Put a rating into wire form, as a part of something else."""
    return RatingObject(er=rating.er, ep=rating.ep, ed=rating.ed, at_least=rating.at_least)


def _fields(rated: Rated) -> dict[str, Any]:
    rating = rated.rating
    return {
        "puzzle": rated.puzzle,
        "engine_version": engine.VERSION,
        "status": "unknown" if rating.er is None else "rated",
        "er": rating.er,
        "ep": rating.ep,
        "ed": rating.ed,
        "at_least": rating.at_least,
        "hardest_step": rating.hardest_step,
    }
