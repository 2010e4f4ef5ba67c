"""POST /variants/...: generate, check, grade, explain and prove variants such as killer."""

from collections.abc import Collection
from typing import Any

from nonet.engine import seed_of, variants
from nonet.engine.variants import GeneratedVariant, VariantGrade, VariantPuzzle, VariantStep
from nonet.errors import GenerationLimitError
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles import variants as known
from nonet.puzzles.explanations.guidance import as_text
from nonet.puzzles.hints import Candidate
from nonet.puzzles.variants import VariantWalk
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, AttributionObject, Endpoint, Services
from nonet.server.api.endpoints.variant_models import (
    CheckVariantResponse,
    ClaimedVariantCandidate,
    ExplainVariantRequest,
    ExplainVariantResponse,
    GenerateVariantRequest,
    GenerateVariantResponse,
    GradeVariantResponse,
    HintVariantRequest,
    HintVariantResponse,
    ProveVariantRequest,
    ProveVariantResponse,
    ValidateVariantRequest,
    ValidateVariantResponse,
    VariantCandidate,
    VariantClaim,
    VariantCount,
    VariantGradeObject,
    VariantNext,
    VariantObject,
    VariantOutput,
    VariantRequest,
    VariantStepObject,
    VariantStepRequest,
    faults_at,
)


def _present_grade(grade: VariantGrade) -> VariantGradeObject:
    counts = [VariantCount(technique=name, steps=count) for name, count in grade.counts.items()]
    return VariantGradeObject.of(grade, counts=counts)


def _present_candidates(candidates: Collection[Candidate]) -> list[VariantCandidate]:
    return [VariantCandidate(index=cell, value=digit) for cell, digit in candidates]


def _present_step(step: VariantStep, words: Words) -> VariantStepObject:
    return VariantStepObject.of(
        step,
        placements=_present_candidates(step.placements),
        eliminations=_present_candidates(step.eliminations),
        explanation=words.render(as_text(step.sentences)),
    )


def _common(puzzle: VariantPuzzle, attribution: AttributionObject) -> dict[str, Any]:
    shown = VariantOutput(**{"regions": None, **puzzle.data})
    return {"puzzle": shown, "attribution": attribution}


async def generate_variant(
    body: GenerateVariantRequest, services: Services
) -> GenerateVariantResponse:
    """Generate a variant puzzle with exactly one solution, of one kind or several combined.

    A seed of digits below 2^64 is used as that number. For any other text, the first 64 bits of its
    SHA-256 are used. If a seed leads to no such puzzle, the next numbers are tried.
    """
    seed, context = None if body.seed is None else seed_of(body.seed), services.engine_context
    with faults_at(""):
        made = await known.generate(body.kinds, body.size, body.difficulty, context, seed=seed)
    return _present_generated(made, services.attribution)


def _present_generated(
    made: GeneratedVariant, attribution: AttributionObject
) -> GenerateVariantResponse:
    return GenerateVariantResponse.of(
        made,
        **_common(made.puzzle, attribution),
        grade=_present_grade(made.grade),
        seed=str(made.seed),
    )


async def check_variant(body: VariantRequest, services: Services) -> CheckVariantResponse:
    """Check whether a variant puzzle has exactly one solution, and return that solution."""
    puzzle, context = body.puzzle.read(), services.engine_context
    with faults_at("puzzle"):
        verdict = await context.pool.run(
            variants.count_solutions, puzzle, node_budget=known.nodes_of(context)
        )
    return _present_checked(puzzle, verdict, services.attribution)


def _present_checked(
    puzzle: VariantPuzzle, verdict: variants.VariantVerdict, attribution: AttributionObject
) -> CheckVariantResponse:
    unique = None if verdict.status == "unknown" else verdict.status == "unique"
    return CheckVariantResponse.of(verdict, **_common(puzzle, attribution), unique=unique)


async def validate_variant(
    body: ValidateVariantRequest, services: Services
) -> ValidateVariantResponse:
    """Find the wrong cells of a player's board, and check whether it is complete."""
    puzzle = body.puzzle.read()
    progress = body.board(puzzle)
    with faults_at("puzzle"):
        solution = await known.require_unique(puzzle, services.engine_context)
    board = known.compare(puzzle, progress, solution)
    return ValidateVariantResponse.of(board, **_common(puzzle, services.attribution))


async def _walk(body: VariantStepRequest, most: int, services: Services) -> VariantWalk:
    puzzle = body.puzzle.read()
    progress, removed = body.board(puzzle), body.removed(puzzle.size)
    with faults_at("puzzle"):
        return await known.walk(puzzle, progress, removed, services.engine_context, most=most)


async def hint_variant(body: HintVariantRequest, services: Services) -> HintVariantResponse:
    """Find the easiest next step of a player's board, and explain it."""
    words = services.words(body.language)
    return _present_hint(await _walk(body, 1, services), words, services.attribution)


def _present_hint(
    walk: VariantWalk, words: Words, attribution: AttributionObject
) -> HintVariantResponse:
    hint = _present_step(walk.steps[0], words) if walk.steps else None
    common = _common(walk.puzzle, attribution)
    return HintVariantResponse.of(walk.board, **common, status=walk.status, hint=hint)


async def explain_variant(
    body: ExplainVariantRequest, services: Services
) -> ExplainVariantResponse:
    """Explain the easiest next steps of a player's board, each after the one before.

    To continue, send the contents of `next` in the next request.
    """
    words = services.words(body.language)
    return _present_walk(await _walk(body, body.steps, services), words, services.attribution)


def _present_walk(
    walk: VariantWalk, words: Words, attribution: AttributionObject
) -> ExplainVariantResponse:
    return ExplainVariantResponse.of(
        walk.board,
        **_common(walk.puzzle, attribution),
        status=walk.status,
        steps=[_present_step(step, words) for step in walk.steps],
        next=VariantNext(
            progress="".join(walk.digits), eliminated=_present_candidates(walk.left_eliminated)
        ),
    )


async def grade_variant(body: VariantRequest, services: Services) -> GradeVariantResponse:
    """Grade a variant puzzle with exactly one solution by the steps that solve it."""
    puzzle = body.puzzle.read()
    with faults_at("puzzle"):
        await known.require_unique(puzzle, services.engine_context)
        grade = await services.engine_context.pool.run(variants.grade, puzzle)
    common = _common(puzzle, services.attribution)
    return GradeVariantResponse.of(**common, grade=_present_grade(grade))


async def prove_variant(body: ProveVariantRequest, services: Services) -> ProveVariantResponse:
    """Prove a claimed step of a variant puzzle by its certificate, or by one that is searched.

    The checker shares no code with the search for steps.
    """
    puzzle = body.puzzle.read()
    progress, removed = body.board(puzzle), body.removed(puzzle.size)
    context = services.engine_context
    with faults_at("puzzle"):
        proof = await context.pool.run(
            variants.prove,
            puzzle,
            body.claim.data(),
            progress,
            candidates=known.candidates_left(puzzle.size, removed),
            node_budget=known.nodes_of(context),
        )
    return _present_proof(puzzle, progress, proof, services.attribution)


def _present_proof(
    puzzle: VariantPuzzle,
    progress: str,
    proof: variants.VariantProof,
    attribution: AttributionObject,
) -> ProveVariantResponse:
    candidate = proof.candidate and VariantCandidate(
        index=proof.candidate[0], value=proof.candidate[1]
    )
    common = _common(puzzle, attribution)
    return ProveVariantResponse.of(proof, **common, progress=progress, candidate=candidate)


_EXAMPLE = VariantObject(
    size=4,
    givens="-4---------1----",
    rules=[
        {"type": "killer", "cells": cells, "sum": total}
        for cells, total in (
            ([0, 4], 4),
            ([1, 5, 9], 9),
            ([2, 3], 3),
            ([6, 10], 6),
            ([7, 11], 4),
            ([8, 12, 13], 7),
            ([14, 15], 7),
        )
    ],
)
_EXAMPLE_SOLUTION = "3412124343212134"
_EXAMPLE_BOARD = "34---------1----"
_EXAMPLE_CLAIM = VariantClaim(
    placements=[ClaimedVariantCandidate(index=7, value=3)],
    certificate={"kind": "cases", "of": {"rule": 4}},
)


def _example_walk() -> VariantWalk:
    puzzle = _EXAMPLE.read()
    board = known.compare(puzzle, _EXAMPLE_BOARD, _EXAMPLE_SOLUTION)
    walk = VariantWalk(puzzle, board, [], list(_EXAMPLE_BOARD), set())
    walk.steps.append(next(walk.take()))
    return walk


def _example_proof(services: Services) -> ProveVariantResponse:
    puzzle, claim = _EXAMPLE.read(), _EXAMPLE_CLAIM.data()
    proof = variants.prove(puzzle, claim, _EXAMPLE_BOARD)
    return _present_proof(puzzle, _EXAMPLE_BOARD, proof, services.attribution)


VARIANTS = (
    Endpoint(
        "/variants/generate",
        generate_variant,
        "Generate a variant puzzle",
        "making",
        GenerateVariantRequest(kinds=["killer"], size=4, difficulty="beginner", seed="1"),
        lambda services: _present_generated(
            variants.generate("killer", 4, "beginner", seed=1), services.attribution
        ),
        scope="content",
        refusals=(GenerationLimitError(0),),
    ),
    Endpoint(
        "/variants/check",
        check_variant,
        "Check a variant's uniqueness",
        "judging",
        VariantRequest(puzzle=_EXAMPLE),
        lambda services: _present_checked(
            _EXAMPLE.read(), variants.count_solutions(_EXAMPLE.read()), services.attribution
        ),
        scope="read",
    ),
    Endpoint(
        "/variants/grade",
        grade_variant,
        "Grade a variant puzzle",
        "judging",
        VariantRequest(puzzle=_EXAMPLE),
        lambda services: GradeVariantResponse.of(
            **_common(_EXAMPLE.read(), services.attribution),
            grade=_present_grade(variants.grade(_EXAMPLE.read())),
        ),
        scope="read",
        refusals=NOT_VERIFIED,
    ),
    Endpoint(
        "/variants/validate",
        validate_variant,
        "Validate a player's board of a variant",
        "playing",
        ValidateVariantRequest(puzzle=_EXAMPLE, progress=_EXAMPLE_BOARD),
        lambda services: ValidateVariantResponse.of(
            _example_walk().board, **_common(_EXAMPLE.read(), services.attribution)
        ),
        scope="read",
        refusals=NOT_VERIFIED,
    ),
    Endpoint(
        "/variants/hint",
        hint_variant,
        "Explained hint for a variant",
        "playing",
        HintVariantRequest(puzzle=_EXAMPLE, progress=_EXAMPLE_BOARD),
        lambda services: _present_hint(_example_walk(), english(), services.attribution),
        scope="read",
        refusals=NOT_VERIFIED,
    ),
    Endpoint(
        "/variants/explain",
        explain_variant,
        "Explain the next steps of a variant",
        "playing",
        ExplainVariantRequest(puzzle=_EXAMPLE, progress=_EXAMPLE_BOARD),
        lambda services: _present_walk(_example_walk(), english(), services.attribution),
        scope="read",
        refusals=NOT_VERIFIED,
    ),
    Endpoint(
        "/variants/prove",
        prove_variant,
        "Prove a claimed step of a variant",
        "playing",
        ProveVariantRequest(puzzle=_EXAMPLE, progress=_EXAMPLE_BOARD, claim=_EXAMPLE_CLAIM),
        _example_proof,
        scope="read",
    ),
)
