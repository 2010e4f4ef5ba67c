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
from nonet.puzzles.explanations.claims import eureka_of, explain_judged, why_weak
from nonet.server.api.endpoints import endpoint, explain, steps, validate
from nonet.server.api.endpoints.hint import LineIndex
from nonet.server.http import model
from nonet.server.http.error_responses import Fault, InvalidRequestError


def _read_pair(value: Any) -> Any:
    """Convert a candidate in the response form, an object, to a pair."""
    is_candidate = isinstance(value, dict) and value.keys() == {"index", "value"}
    return (value["index"], value["value"]) if is_candidate else value


Pair = Annotated[
    tuple[model.Cell, model.Digit],
    BeforeValidator(_read_pair),
    Strict(False),  # noqa: FBT003 - JSON has only lists
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


def _optional_list(*, description: str) -> Any:
    """Describe a list that can be absent."""
    return Field(default=[], json_schema_extra=model.without_default, description=description)


class HouseObject(model.WireModel):
    """A row, column or box."""

    kind: Literal["row", "column", "box"] = Field(description="The type of the house.")
    index: LineIndex = Field(description="Zero-based index of the house; boxes count row by row.")


class ClaimedNode(model.WireModel):
    """A node: a digit in one cell, or in one of several cells."""

    cells: model.Cells = Field(
        description="The cells, one of which has the digit if the node is true."
    )
    digit: model.Digit = Field(description="The digit of the node.")


class ClaimedLink(model.WireModel):
    """A link between two nodes, optionally within an almost locked set."""

    start: ClaimedNode
    end: ClaimedNode
    kind: Literal["strong", "weak"] = Field(
        description="`strong`: at least one node is true; `weak`: at most one node is true."
    )
    within: model.Cells = _optional_list(
        description="The cells of the almost locked set that causes the link."
    )

    def data(self) -> engine.LinkData:
        """Return the link in the engine's form."""
        return cast("engine.LinkData", self.model_dump(exclude_defaults=True))


class PremiseObject(model.WireModel):
    """A fact that the step relies on; its required fields depend on its `kind`."""

    kind: Literal["cells", "places", "deadly", "either"] = Field(
        description="`cells`: each cell has a digit; `places`: the house has the digit; `deadly`: "
        "the candidates form a deadly pattern; `either`: the candidate is true or false."
    )
    cells: model.Cells | None = Field(None, description="For `cells`: the cells.")
    house: HouseObject | None = Field(None, description="For `places`: the house.")
    digit: model.Digit | None = Field(None, description="For `places`: the digit.")
    candidates: list[Pair] | None = Field(None, description="For `deadly`: the candidates.")
    candidate: Pair | None = Field(None, description="For `either`: the candidate.")

    def data(self, path: str) -> engine.PremiseData:
        """Return the premise in the engine's form; `path` is its path in the request.

        Raises:
            InvalidRequestError: a field that its kind requires is missing.
        """
        data = self.model_dump(exclude_none=True)
        for name in _NEEDED[self.kind]:
            if name not in data:
                raise InvalidRequestError([Fault(f"{path}.{name}", "a value", found="none")])
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


class ConclusionsObject(model.WireModel):
    """The conclusions of a step."""

    placements: list[Pair] = _optional_list(description="Digits that the step places.")
    eliminations: list[Pair] = _optional_list(description="Candidates that the step eliminates.")


_REPLACED_BY_NOTATION = ("lemmas", "premises", "links", "covers", "fins", "conclusions")
_STEP = {"area", "technique", "placements", "eliminations"}


class DeductionObject(model.WireModel):
    """The claimed step: data, a notation, only a technique or conclusion, or a `step` of /explain.

    A candidate is a pair of cell and digit, or an object with `index` and `value` as in responses.
    """

    model_config = ConfigDict(json_schema_extra=model.excludes("notation", *_REPLACED_BY_NOTATION))

    technique: steps.TechniqueSlug | None = Field(None, description="The claimed technique.")
    notation: str | None = Field(
        None,
        description="A chain in Eureka notation, instead of the following fields.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )
    lemmas: list[dict[str, Any]] = _optional_list(
        description="Steps to prove first, in the form of the Python library's `Deduction`."
    )
    premises: list[PremiseItem] = _optional_list(
        description="Pairs: the candidates of the pattern, such as all of a digit in two rows; an "
        "object: a premise."
    )
    links: list[LinkItem] = _optional_list(
        description="Pairs: the nodes of a chain of alternating strong and weak links; an object: "
        "a link."
    )
    covers: list[PremiseObject] = _optional_list(
        description="The cover sets: they contain all candidates of the premises except the fins."
    )
    fins: list[Pair] = _optional_list(description="Candidates outside the cover sets.")
    conclusions: ConclusionsObject = Field(
        default=ConclusionsObject(),
        json_schema_extra=model.without_default,
        description="The claimed conclusions; if empty, all that follow are returned.",
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

    def claim(self) -> proof.Claim:
        """Return the claim for the prover.

        Raises:
            InvalidRequestError: the technique is unknown, a premise lacks a field, or a notation is
                combined with other parts.
        """
        if self.notation is not None:
            given = self.model_dump(include={*_REPLACED_BY_NOTATION}, exclude_defaults=True)
            if given:
                alone = "no other part of the deduction with a notation"
                found = ", ".join(given)
                raise InvalidRequestError([Fault("deduction.notation", alone, found=found)])
        return proof.Claim(
            steps.require_technique(self.technique, "deduction.technique"),
            self.notation,
            self._parts(),
            tuple(one for one in self.premises if isinstance(one, tuple)),
            tuple(one for one in self.links if isinstance(one, tuple)),
        )

    def _parts(self) -> engine.Deduction:
        """Return the objects, without the pairs, in the engine's form."""
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


class ProveRequest(validate.ValidateRequest):
    """A puzzle, a player's board with its eliminated candidates, and a claimed step."""

    eliminated: list[explain.EliminatedObject] = Field(
        default=[],
        max_length=explain.MOST_ELIMINATED,
        description="Candidates eliminated before this step.",
    )
    deduction: DeductionObject


class FollowsObject(model.WireModel):
    """The conclusions that follow from a step."""

    placements: list[steps.CandidateObject] = Field(description="Digits that the step places.")
    eliminations: list[steps.CandidateObject] = Field(
        description="Candidates that the step eliminates."
    )


class WeakLinkObject(model.WireModel):
    """The part of the claimed step that fails."""

    part: proof.Part = Field(
        description="The kind of part. `board`: the board has a mistake; `whole`: no single part "
        "fails."
    )
    at: Annotated[int, Field(ge=0)] | None = Field(
        description="Zero-based index of the failing item among those of its kind, objects before "
        "pairs; in a notation, the position of the character."
    )
    fault: str = Field(description="The reason as a stable name.", examples=["not-strong"])
    why: str = Field(description="The reason as a sentence.")
    candidates: list[steps.CandidateObject] = Field(
        description="Candidates that show the failure, such as a third candidate of a supposed "
        "strong link."
    )


class ProveResponse(model.WireModel):
    """Whether a claimed step is valid."""

    engine_version: model.EngineVersion
    puzzle: model.OutputGrid
    progress: model.OutputGrid
    valid: bool = Field(description="Whether the conclusions of the step follow from the board.")
    explanation: str = Field(description="The conclusions or the failing part, as a sentence.")
    follows: FollowsObject
    weak_link: WeakLinkObject | None = Field(
        description="The failing part; null if the step is valid."
    )
    technique: steps.TechniqueObject | None = Field(
        description="The technique of the step; null if it has no name."
    )
    eureka: str | None = Field(description="The step in Eureka notation, if it is a chain.")
    attribution: endpoint.AttributionObject


def present_proof(
    judged: proof.Judged, claim: proof.Claim, attribution: endpoint.AttributionObject
) -> ProveResponse:
    """Convert the result of a proof to its wire model."""
    weakness, why = judged.weakness, why_weak(judged)
    weak = None
    if weakness is not None and why is not None:
        weak = WeakLinkObject.of(
            weakness,
            why=english().render(why),
            candidates=steps.present_candidates(weakness.witnesses),
        )
    return ProveResponse.of(
        judged.board,
        attribution=attribution,
        valid=weak is None,
        explanation=english().render(explain_judged(judged)),
        follows=FollowsObject(**steps.present_conclusions(judged)),
        weak_link=weak,
        technique=judged.technique and steps.present_technique(judged.technique),
        eureka=eureka_of(judged, claim),
    )


async def prove(body: ProveRequest, services: endpoint.Services) -> ProveResponse:
    """Prove a claimed step: return its conclusions, or the part that fails and the reason.

    The step may rely only on the parts that it names. Each part is checked separately, and no false
    step is ever accepted.
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
        # All other parts were validated by their models.
        unread = Fault("deduction.lemmas")
        raise InvalidRequestError([unread]) from None
    return present_proof(judged, claim, services.attribution)


_EXAMPLE = ProveRequest(
    puzzle=model.EXAMPLE_PUZZLE,
    progress=model.EXAMPLE_BOARD,
    deduction=DeductionObject(links=[(12, 7), (10, 7), (64, 7), (65, 7)]),
)


def _example_answer(services: endpoint.Services) -> ProveResponse:
    claim = _EXAMPLE.deduction.claim()
    judged = proof.judge_claim(validate.example_board(), claim)
    return present_proof(judged, claim, services.attribution)


PROVE = endpoint.Endpoint(
    "/prove",
    prove,
    "Prove a claimed step",
    "playing",
    _EXAMPLE,
    _example_answer,
    scope="read",
    refusals=endpoint.NOT_VERIFIED,
)
