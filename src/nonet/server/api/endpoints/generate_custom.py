"""POST /generate/custom: new puzzles by technique, rating, givens and symmetry."""

from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import fields
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from nonet import engine
from nonet.engine import SpecError, small
from nonet.errors import GenerationLimitError, ReferenceFormatError, ReferenceVersionError
from nonet.grid import CELLS
from nonet.i18n.catalogue import english
from nonet.puzzles import generation, jobs
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.explanations.guidance import explain_analysis
from nonet.server.api.endpoints import analyze, endpoint, generate
from nonet.server.api.endpoints.grade import RatingObject
from nonet.server.api.endpoints.steps import TechniqueSlug
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import EXAMPLE_SEED, WireModel, excludes

Made = generation.Custom | small.SmallPuzzle
MAX_SEED_LENGTH = 64
# Longer than any valid reference.
MAX_REFERENCE_LENGTH = 400

AnyGrid = Annotated[
    str,
    Field(
        pattern=r"^([\d\-]{16}|[\d\-]{36}|[\d\-]{81})$",
        description="A grid of 16, 36 or 81 characters, row by row; `-` marks an empty cell.",
    ),
]
Er = Annotated[float | None, Field(ge=1, le=12, examples=[4.2])]
Clues = Annotated[int, Field(ge=0, le=len(CELLS))]


class CustomRequest(WireModel):
    """The requested properties of new puzzles; omitted or null properties are left open."""

    model_config = ConfigDict(json_schema_extra=excludes("reference"))

    count: generate.BatchCount = 1
    size: Literal[4, 6, 9] = Field(
        9,
        description="Side of the grid; 4 and 6 are for children, with difficulties up to `medium`.",
    )
    label: engine.AnyLabel | None = Field(
        None,
        alias="difficulty",
        description="`extreme` is harder than any puzzle of /generate, with an ER of at least 8.0.",
    )
    technique: TechniqueSlug | None = Field(
        None, description="Slug of the hardest technique that each puzzle needs."
    )
    max_technique: TechniqueSlug | None = Field(
        None, description="Slug of the hardest technique that a puzzle may need."
    )
    min_rating: Er = Field(None, description="Minimum Sudoku Explainer rating (ER).")
    max_rating: Er = Field(None, description="Maximum ER.")
    min_givens: Clues = Field(0, alias="minClues", description="Minimum number of givens.")
    max_givens: Clues = Field(len(CELLS), alias="maxClues", description="Maximum number of givens.")
    symmetry: engine.Symmetry = Field(
        engine.DEFAULT_SYMMETRY, description="Symmetry of the pattern of givens."
    )
    minimal: bool | None = Field(
        None, description="Whether every given is needed for a unique solution."
    )
    avoid_empty_houses: bool = Field(
        default=False, description="Whether every row, column and box has a given."
    )
    seed: Annotated[str, Field(max_length=MAX_SEED_LENGTH)] | None = Field(
        None, description="Seed: the same request, seed and engine version give the same puzzles."
    )
    reference: Annotated[str, Field(max_length=MAX_REFERENCE_LENGTH)] | None = Field(
        None, description="Reference of a generated puzzle to reproduce; excludes all other fields."
    )

    def order(self) -> dict[str, Any]:
        """Return the spec, the seed and the index of the first puzzle.

        Raises:
            InvalidRequestError: the fields contradict each other, or the reference is invalid.
        """
        if self.reference is None:
            return {"spec": self._spec(), "seed": self.seed}
        self._require_only_reference()
        try:
            spec, seed, index = engine.read_reference(self.reference)
            engine.require_possible(spec)
        except (ReferenceFormatError, ReferenceVersionError) as fault:
            raise InvalidRequestError([Fault.of("reference", fault)]) from None
        except SpecError:
            raise InvalidRequestError([Fault.of("reference", ReferenceFormatError())]) from None
        return {"spec": spec, "seed": str(seed), "first": index}

    @property
    def is_small(self) -> bool:
        """Whether grids of 4x4 or 6x6 are requested."""
        is_small = self.reference is not None and small.is_reference(self.reference)
        return is_small or small.is_size(self.size)

    async def make_small(self, engine_context: EngineContext) -> list[small.SmallPuzzle]:
        """Generate grids of 4x4 or 6x6.

        Raises:
            InvalidRequestError: a field is only for 9x9, or the reference is invalid.
            OverloadedError.
        """
        if self.reference is not None:
            self._require_only_reference()
            try:
                return [await engine_context.pool.run(small.from_reference, self.reference)]
            except (ReferenceFormatError, ReferenceVersionError) as fault:
                raise InvalidRequestError([Fault.of("reference", fault)]) from None
        size, level = self._small_spec()
        return await generation.generate_small(
            size, level, self.count, engine_context, seed=self.seed
        )

    def _require_only_reference(self) -> None:
        without = self.model_copy(update={"reference": None})
        if others := without.model_dump(exclude_defaults=True, by_alias=True):
            names = ", ".join(others)
            wrong = Fault("reference", "no other field with a reference", found=names)
            raise InvalidRequestError([wrong])

    def _spec(self) -> engine.PuzzleSpec:
        names = {each.name for each in fields(engine.PuzzleSpec)} & type(self).model_fields.keys()
        spec = engine.PuzzleSpec(**{name: getattr(self, name) for name in names})
        try:
            engine.require_possible(spec)
        except SpecError as fault:
            path = type(self).model_fields[fault.part].alias or ""
            raise InvalidRequestError([Fault.of(path, fault)]) from None
        return spec

    def _small_spec(self) -> tuple[small.Size, small.Level]:
        size = self.size
        others = self.model_dump(exclude_defaults=True, exclude=_FOR_EVERY_SIZE, by_alias=True)
        faults = [Fault.of(name, f"expected no such field for size {size}") for name in others]
        level = next((one for one in small.LEVELS if one == (self.label or "beginner")), None)
        if level is None:
            found = f"expected beginner, easy or medium, found {self.label}"
            faults.append(Fault.of("difficulty", found))
        if level is None or not small.is_size(size) or faults:
            raise InvalidRequestError(faults)
        return size, level


_FOR_EVERY_SIZE = {"count", "label", "seed", "size"}


class CustomAnalysis(analyze.AnalysisObject):
    """An analysis of a grid of any size."""

    puzzle: AnyGrid


class CustomPuzzle(WireModel):
    """A new puzzle with exactly one solution and the requested properties."""

    attribution: endpoint.AttributionObject
    puzzle: AnyGrid
    solution: AnyGrid
    requested_difficulty: engine.AnyLabel | None = Field(
        description="The requested difficulty; null if there was none."
    )
    difficulty: engine.AnyLabel | None = Field(
        description="The graded difficulty of the puzzle; null for a full grid."
    )
    analysis: CustomAnalysis
    rating: RatingObject
    hardest_technique: str | None = Field(
        description="Slug of the hardest technique that the puzzle needs; null if the known "
        "techniques don't solve it.",
        examples=["xy-wing"],
    )
    reference: str = Field(
        description="Reference that reproduces the same puzzle.",
        examples=["0.7.0~technique=xy-wing~seed=17~index=0"],
    )


class CustomOpening(endpoint.OpeningLine):
    """The first line of a stream of new puzzles; each puzzle follows on its own line."""

    seed: str = Field(description="The seed of the request, or a random one.")


class CustomResponse(CustomOpening):
    """New puzzles with the requested properties, all different."""

    puzzles: Annotated[list[CustomPuzzle], Field(min_length=1, max_length=generate.MAX_BATCH)] = (
        Field(description="The new puzzles, as many as requested.")
    )


def present_custom(
    made: Sequence[Made], request: CustomRequest, attribution: endpoint.AttributionObject
) -> CustomResponse:
    """Convert new puzzles to their wire model."""
    return CustomResponse.of(
        seed=_seed_of(made[0], request),
        puzzles=[_present_puzzle(item, request, attribution) for item in made],
        attribution=attribution,
    )


def _seed_of(made: Made, request: CustomRequest) -> str:
    return str(made.seed) if request.seed is None else request.seed


def _present_puzzle(
    item: Made, request: CustomRequest, attribution: endpoint.AttributionObject
) -> CustomPuzzle:
    if isinstance(item, small.SmallPuzzle):
        return _present_small_puzzle(item, request, attribution)
    return CustomPuzzle.of(
        item.puzzle,
        item,
        attribution=attribution,
        requested_difficulty=request.label,
        difficulty=item.puzzle.label,
        analysis=CustomAnalysis.of(analyze.present_analysis(item.analysis)),
        rating=RatingObject.of(item.rating),
        hardest_technique=item.puzzle.hardest,
    )


async def generate_custom(body: CustomRequest, services: endpoint.Services) -> CustomResponse:
    """Generate puzzles by technique, rating, givens and symmetry, from a seed.

    A seed of digits below 2^64 is used as that number. For any other text, the first 64 bits of its
    SHA-256 hash are used.
    """
    made = await _make(body, services, services.report)
    return present_custom(made, body, services.attribution)


async def _make(
    body: CustomRequest, services: endpoint.Services, report: jobs.Report[generation.Custom]
) -> Sequence[Made]:
    context = services.engine_context
    if body.is_small:
        return await body.make_small(context)
    return await generation.generate_custom(
        count=body.count, engine_context=context, report=report, **body.order()
    )


async def _stream(
    body: CustomRequest, services: endpoint.Services, _caller: Any, _charge: endpoint.Charge
) -> endpoint.Lines:
    is_opened = False
    async with aclosing(jobs.as_reported(partial(_make, body, services))) as found:
        async for one in found:
            # Small puzzles come only as the final list, which repeats all others.
            if isinstance(one, Sequence) and not body.is_small:
                continue
            for item in one if isinstance(one, Sequence) else (one,):
                if not is_opened:
                    seed, is_opened = _seed_of(item, body), True
                    yield CustomOpening.of(seed=seed, attribution=services.attribution)
                yield _present_puzzle(item, body, services.attribution)


def _present_small_puzzle(
    item: small.SmallPuzzle, request: CustomRequest, attribution: endpoint.AttributionObject
) -> CustomPuzzle:
    found = generation.analyze_small(item)
    analysis = CustomAnalysis.of(
        found,
        techniques=analyze.TechniqueCounts.of(found),
        solved_with_supported_techniques=True,
        explanation=english().render(explain_analysis(found)),
    )
    return CustomPuzzle.of(
        item,
        attribution=attribution,
        requested_difficulty=request.label,
        difficulty=item.level,
        analysis=analysis,
        rating=RatingObject(er=found.er, ep=found.first, ed=found.first, at_least=found.er),
        hardest_technique=item.hardest,
    )


_EXAMPLE = CustomRequest(
    label="hard", technique="xy-wing", symmetry="diagonal", seed=str(EXAMPLE_SEED)
)


def _example_answer(services: endpoint.Services) -> CustomResponse:
    spec, budget = _EXAMPLE.order()["spec"], engine.DEFAULT_SPEC_BUDGET
    fresh = engine.generate(spec, seed=EXAMPLE_SEED, budget=budget)
    made = generation.Custom(
        puzzle=fresh,
        analysis=engine.analyze(fresh.puzzle),
        rating=engine.rate(fresh.puzzle),
        seed=EXAMPLE_SEED,
        reference=engine.reference_of(spec, seed=EXAMPLE_SEED, index=fresh.index),
    )
    return present_custom([made], _EXAMPLE, services.attribution)


GENERATE_CUSTOM = endpoint.Endpoint(
    "/generate/custom",
    generate_custom,
    "Generate puzzles to a specification",
    "making",
    _EXAMPLE,
    _example_answer,
    scope="content",
    refusals=(GenerationLimitError(0),),
    stream=endpoint.Stream(_stream, (CustomPuzzle,), CustomOpening),
)
