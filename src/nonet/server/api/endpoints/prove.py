"""POST /prove."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, cast

from pydantic import (
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Strict,
    Tag,
    WithJsonSchema,
    model_validator,
)

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles import proof
from nonet.puzzles.proof import Claim, Judged, Part, judge_claim
from nonet.puzzles.proof_words import eureka_of, explain_judged, why_weak
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.board import LineIndex, ValidateRequest, example_board
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, Endpoint, Services
from nonet.server.api.endpoints.explain import MOST_ELIMINATED, EliminatedObject
from nonet.server.api.endpoints.steps import (
    CandidateObject,
    TechniqueObject,
    TechniqueSlug,
    present_candidates,
    present_technique,
    require_technique,
)
from nonet.server.http.error_object import without_default
from nonet.server.http.fault import Expected, Fault, InvalidRequestError
from nonet.server.http.model import (
    EXAMPLE_BOARD,
    EXAMPLE_PUZZLE,
    Cell,
    Cells,
    Digit,
    EngineVersion,
    OutputGrid,
    WireModel,
    excludes,
)


def _read_pair(value: Any) -> Any:
    """Convert a candidate in the form of answers, an object, to a pair."""
    is_candidate = isinstance(value, dict) and value.keys() == {"index", "value"}
    return (value["index"], value["value"]) if is_candidate else value


Pair = Annotated[
    tuple[Cell, Digit],
    BeforeValidator(_read_pair),
    Strict(False),  # noqa: FBT003 - JSON has lists alone
    WithJsonSchema(
        {
            "type": "array",
            # The cell, 0-80, and the digit.
            "items": {"type": "integer", "minimum": 0, "maximum": 80},
            "minItems": 2,
            "maxItems": 2,
        }
    ),
]


class HouseObject(WireModel):
    """A row, column or box."""

    kind: Literal["row", "column", "box"] = Field(description="Its kind.")
    index: LineIndex = Field(description="Which of its kind, from 0.")


class ClaimedNode(WireModel):
    """A digit in a cell, or in one of several."""

    cells: Cells = Field(description="One holds it.")
    digit: Digit = Field(description="The digit.")


class ClaimedLink(WireModel):
    """A link; `within` is the almost locked set that it rests on, if it does."""

    start: ClaimedNode
    end: ClaimedNode
    kind: Literal["strong", "weak"] = Field(
        description="`strong`: at least one end holds; `weak`: at most one."
    )
    within: Cells = Field(
        default=[],
        json_schema_extra=without_default,
        description="The cells of its almost locked set.",
    )

    def data(self) -> engine.LinkData:
        """Return the link as the engine reads it."""
        link: engine.LinkData = {
            "start": {"cells": list(self.start.cells), "digit": self.start.digit},
            "end": {"cells": list(self.end.cells), "digit": self.end.digit},
            "kind": self.kind,
        }
        return {**link, "within": list(self.within)} if self.within else link


class PremiseObject(WireModel):
    """What holds: by its kind, with the members that this needs."""

    kind: Literal["cells", "places", "deadly", "either"] = Field(
        description="`cells`: each holds a candidate; `places`: the house has a place for the "
        "digit; `deadly`: two digits a cell could trade places; `either`: it is right or not."
    )
    cells: Cells | None = Field(None, description="Of `cells`.")
    house: HouseObject | None = Field(None, description="Of `places`.")
    digit: Digit | None = Field(None, description="Of `places`.")
    candidates: list[Pair] | None = Field(None, description="Of `deadly`.")
    candidate: Pair | None = Field(None, description="Of `either`.")

    def data(self, path: str) -> engine.PremiseData:
        """Return the premise as the engine reads it; `path` is its place in the request.

        Raises:
            InvalidRequestError: a member that its kind needs is not there.
        """
        data = self.model_dump(exclude_none=True)
        for name in _NEEDED[self.kind]:
            if name not in data:
                raise InvalidRequestError(
                    [Fault(f"{path}.{name}", Expected("value"), found="none")]
                )
        return cast("engine.PremiseData", data)


_NEEDED = {
    "cells": ("cells",),
    "places": ("house", "digit"),
    "deadly": ("candidates",),
    "either": ("candidate",),
}


def _form(value: Any) -> str:
    """Return the tag of an item: a candidate or an object."""
    return "pair" if isinstance(_read_pair(value), list | tuple) else "object"


PremiseItem = Annotated[
    Annotated[Pair, Tag("pair")] | Annotated[PremiseObject, Tag("object")], Discriminator(_form)
]
LinkItem = Annotated[
    Annotated[Pair, Tag("pair")] | Annotated[ClaimedLink, Tag("object")], Discriminator(_form)
]


class ConclusionsObject(WireModel):
    """What is right and what is wrong."""

    placements: list[Pair] = Field(
        default=[], json_schema_extra=without_default, description="Digits that are right."
    )
    eliminations: list[Pair] = Field(
        default=[], json_schema_extra=without_default, description="Candidates that are wrong."
    )


_REPLACED_BY_NOTATION = ("lemmas", "premises", "links", "covers", "fins", "conclusions")
_STEP = {"area", "technique", "placements", "eliminations"}


class DeductionObject(WireModel):
    """A step as data or notation, just a technique or conclusion, or a `step` of /explain as it is.

    A candidate is a pair of cell and digit, or an object with `index` and `value` as in answers.
    """

    model_config = ConfigDict(json_schema_extra=excludes("notation", *_REPLACED_BY_NOTATION))

    technique: TechniqueSlug | None = Field(None, description="What it is said to be.")
    notation: str | None = Field(
        None,
        description="A chain in Eureka notation, in place of all that follows.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )
    lemmas: list[dict[str, Any]] = Field(
        default=[],
        json_schema_extra=without_default,
        description="What is shown first, in the form of the library's `Deduction`.",
    )
    premises: list[PremiseItem] = Field(
        default=[],
        json_schema_extra=without_default,
        description="Pairs: the candidates that it rests on, such as all of a digit in two rows; "
        "an object: a premise.",
    )
    links: list[LinkItem] = Field(
        default=[],
        json_schema_extra=without_default,
        description="Pairs: a chain, by turns strong and weak; an object: a link.",
    )
    covers: list[PremiseObject] = Field(
        default=[],
        json_schema_extra=without_default,
        description="What holds all candidates of the premises but the fins.",
    )
    fins: list[Pair] = Field(
        default=[], json_schema_extra=without_default, description="Candidates outside the covers."
    )
    conclusions: ConclusionsObject = Field(
        default=ConclusionsObject(),
        json_schema_extra=without_default,
        description="Without any, all that follows.",
    )

    @model_validator(mode="before")
    @classmethod
    def _read_step(cls, value: Any) -> Any:
        """Read a step of /explain by its technique and conclusions."""
        if not isinstance(value, dict) or not value.keys() >= _STEP:
            return value
        technique = value["technique"]
        conclusions = {name: value[name] for name in ("placements", "eliminations")}
        slug = technique.get("slug") if isinstance(technique, dict) else None
        return {"technique": slug, "conclusions": conclusions}

    def claim(self) -> Claim:
        """Return what is claimed.

        Raises:
            InvalidRequestError: the technique is unknown, a premise lacks a member, or other parts
                come with a notation.
        """
        if self.notation is not None:
            given = self.model_dump(include={*_REPLACED_BY_NOTATION}, exclude_defaults=True)
            if given:
                alone = Expected("choice", choices="no other part of the deduction beside it")
                found = ", ".join(given)
                raise InvalidRequestError([Fault("deduction.notation", alone, found=found)])
        return Claim(
            require_technique(self.technique, "deduction.technique"),
            self.notation,
            self._parts(),
            tuple(one for one in self.premises if isinstance(one, tuple)),
            tuple(one for one in self.links if isinstance(one, tuple)),
        )

    def _parts(self) -> engine.Deduction:
        """Return the objects as the engine reads them; pairs are left out."""
        return {
            "lemmas": cast("list[engine.Deduction]", self.lemmas),
            "premises": _read("premises", self.premises),
            "covers": _read("covers", self.covers),
            "fins": list(self.fins),
            "links": [one.data() for one in self.links if isinstance(one, ClaimedLink)],
            "placements": list(self.conclusions.placements),
            "eliminations": list(self.conclusions.eliminations),
        }


def _read(
    name: str, premises: Sequence[PremiseObject | tuple[int, int]]
) -> list[engine.PremiseData]:
    return [
        one.data(f"deduction.{name}[{place}]")
        for place, one in enumerate(premises)
        if isinstance(one, PremiseObject)
    ]


class ProveRequest(ValidateRequest):
    """A puzzle, a player's board, what was ruled out, and a step that is claimed."""

    eliminated: list[EliminatedObject] = Field(
        default=[], max_length=MOST_ELIMINATED, description="Candidates taken out before."
    )
    deduction: DeductionObject


class FollowsObject(WireModel):
    """What a step concludes."""

    placements: list[CandidateObject] = Field(description="Digits that are right.")
    eliminations: list[CandidateObject] = Field(description="Candidates that are wrong.")


class WeakLinkObject(WireModel):
    """The part that fails."""

    part: Part = Field(description="`board`: it has a mistake; `whole`: no single part fails.")
    at: Annotated[int, Field(ge=0)] | None = Field(
        description="Which of its kind, from 0, objects first; of a notation, the character."
    )
    fault: str = Field(description="Why, as a stable name.", examples=["not-strong"])
    why: str = Field(description="Why, in words.")
    candidates: list[CandidateObject] = Field(
        description="What shows it, such as a third place of a digit."
    )


class ProveResponse(WireModel):
    """Whether a step holds."""

    engine_version: EngineVersion
    puzzle: OutputGrid
    progress: OutputGrid
    valid: bool = Field(description="Whether it holds.")
    explanation: str = Field(description="What follows or what is weak, in words.")
    follows: FollowsObject
    weak_link: WeakLinkObject | None = Field(description="Null if it holds.")
    technique: TechniqueObject | None = Field(description="What it is called, if it has a name.")
    eureka: str | None = Field(description="The chain in Eureka notation, if it is one.")
    attribution: AttributionObject


def present_proof(judged: Judged, claim: Claim, attribution: AttributionObject) -> ProveResponse:
    """Put what was judged into wire form."""
    weakness, why = judged.weakness, why_weak(judged)
    weak = None
    if weakness is not None and why is not None:
        weak = WeakLinkObject.of(
            weakness,
            why=english().render(why),
            candidates=present_candidates(weakness.witnesses),
        )
    return ProveResponse.of(
        judged.board,
        attribution=attribution,
        valid=weak is None,
        explanation=english().render(explain_judged(judged)),
        follows=FollowsObject(
            placements=present_candidates(judged.placements),
            eliminations=present_candidates(judged.eliminations),
        ),
        weak_link=weak,
        technique=judged.technique and present_technique(judged.technique),
        eureka=eureka_of(judged, claim),
    )


async def prove(body: ProveRequest, services: Services) -> ProveResponse:
    """Tell whether a step that somebody claims holds: what follows, or which part is weak and why.

    What is named is all that it may rest on, each part is checked by itself, and nothing false is
    ever proved.
    """
    eliminated = frozenset((candidate.index, candidate.value) for candidate in body.eliminated)
    claim = body.deduction.claim()
    try:
        judged = await proof.prove(
            body.puzzle, body.progress, eliminated, claim, services.engine_context
        )
    except (TypeError, ValueError):
        if not body.deduction.lemmas:
            raise
        # All else has a form of its own here.
        unread = Fault("deduction.lemmas", Expected("other"))
        raise InvalidRequestError([unread]) from None
    return present_proof(judged, claim, services.attribution)


_EXAMPLE = ProveRequest(
    puzzle=EXAMPLE_PUZZLE,
    progress=EXAMPLE_BOARD,
    deduction=DeductionObject(
        links=[(12, 7), (10, 7), (64, 7), (65, 7)],
    ),
)


def _example_answer(services: Services) -> ProveResponse:
    claim = _EXAMPLE.deduction.claim()
    judged = judge_claim(example_board(), claim)
    return present_proof(judged, claim, services.attribution)


PROVE = Endpoint(
    "/prove",
    prove,
    "Prove a claimed step",
    "playing",
    _EXAMPLE,
    _example_answer,
    scope="read",
    refusals=NOT_VERIFIED,
)
