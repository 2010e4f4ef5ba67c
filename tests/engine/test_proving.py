"""The prover: steps as certificates, deductions that people draw, and the part that fails."""

import json
from itertools import islice

import pytest

from nonet import engine
from nonet.puzzles.explanations.guidance import guide
from technique_steps import Found, found_in_lessons, found_in_library

EMPTY = "." * 81

SLUGS = [technique.slug for technique in engine.TECHNIQUES]


def found(slug: str) -> list[Found]:
    return [*islice(found_in_lessons(slug), 10), *islice(found_in_library(slug), 20)]


def confined(digit: int, kept: set[int], house: range) -> list[tuple[int, int]]:
    return [(cell, digit) for cell in house if cell not in kept]


def node(cell: str, digit: int) -> engine.NodeData:
    return {"cells": [cell], "digit": digit}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_certificate_of_each_technique_proves_its_step_from_json(slug: str) -> None:
    for step, board, removed, _, placed in found(slug):
        certificate = engine.certificate_of(step, board, removed=removed, placed=placed)

        told = engine.prove(board, step, removed=removed, placed=placed)
        data = json.loads(json.dumps(certificate))
        sent = engine.prove(board, data, removed=removed, placed=placed)

        assert (told.valid, told.technique) == (True, slug)
        assert (sent.placements, sent.eliminations) == (step.placements, step.eliminations)
        assert sent.flaw is None


@pytest.mark.parametrize("slug", SLUGS)
def test_no_step_is_proved_against_the_solution(slug: str) -> None:
    for step, board, removed, solution, placed in found(slug):
        certificate = engine.certificate_of(step, board, removed=removed, placed=placed)
        cell = next(cell for cell in range(81) if board[cell] == "-")

        certificate["eliminations"].append((cell, int(solution[cell])))
        proof = engine.prove(board, certificate, removed=removed, placed=placed)

        assert not proof.valid
        assert proof.flaw is not None
        assert (proof.flaw.part, proof.eliminations) == ("conclusion", ())


def test_a_drawn_chain_gets_its_conclusions() -> None:
    removed = confined(3, {9, 16}, range(9, 18)) + confined(3, {1, 46}, range(1, 81, 9))
    drawn: engine.Deduction = {
        "links": [
            {"start": node("r2c8", 3), "end": node("r2c1", 3), "kind": "strong"},
            {"start": node("r2c1", 3), "end": node("r1c2", 3), "kind": "weak"},
            {"start": node("r1c2", 3), "end": node("r6c2", 3), "kind": "strong"},
        ]
    }

    proof = engine.prove(EMPTY, drawn, removed=removed)

    assert proof.valid
    assert (proof.placements, proof.eliminations) == ((), ((52, 3),))
    assert (proof.cases, proof.relies_on_uniqueness) == (0, False)


def test_a_weak_link_between_cells_without_a_common_house_is_named() -> None:
    removed = confined(3, {9, 16}, range(9, 18)) + confined(3, {1, 46}, range(1, 81, 9))
    drawn: engine.Deduction = {
        "links": [
            {"start": node("r2c1", 3), "end": node("r2c8", 3), "kind": "strong"},
            {"start": node("r2c8", 3), "end": node("r6c2", 3), "kind": "weak"},
        ]
    }

    flaw = engine.prove(EMPTY, drawn, removed=removed).flaw

    assert flaw is not None
    assert (flaw.part, flaw.at, flaw.fault) == ("link", 1, "not-weak")
    assert flaw.witnesses == ((16, 3), (46, 3))


def test_consecutive_links_of_one_kind_do_not_join() -> None:
    removed = confined(3, {9, 16}, range(9, 18)) + confined(3, {1, 46}, range(1, 81, 9))
    drawn: engine.Deduction = {
        "links": [
            {"start": node("r1c2", 3), "end": node("r2c1", 3), "kind": "weak"},
            {"start": node("r2c1", 3), "end": node("r3c1", 3), "kind": "weak"},
        ]
    }

    flaw = engine.prove(EMPTY, drawn, removed=[r for r in removed if r[0] not in range(18)]).flaw

    assert flaw is not None
    assert (flaw.part, flaw.at, flaw.fault) == ("link", 1, "unjoined")


def test_cells_that_cannot_be_swapped_form_no_deadly_pattern() -> None:
    corners = ["r1c1", "r1c4", "r5c1", "r5c4"]
    in_four_boxes: engine.Deduction = {
        "premises": [
            {
                "kind": "deadly",
                "candidates": [[cell, digit] for cell in corners for digit in (1, 2)],
            }
        ]
    }

    flaw = engine.prove(EMPTY, in_four_boxes).flaw

    assert flaw is not None
    assert (flaw.part, flaw.at, flaw.fault) == ("premise", 0, "not-deadly")


def test_results_of_the_prover_survive_serialization() -> None:
    valid = engine.prove("1234567-8" + "." * 72, {"premises": [{"kind": "cells", "cells": [7]}]})
    failed = engine.prove(EMPTY, {})

    for proof in (valid, failed):
        assert engine.Proof.from_dict(json.loads(json.dumps(proof.to_dict()))) == proof
    assert valid.placements == ((7, 9),)
    assert failed.flaw is not None
    assert failed.flaw.fault == "nothing-follows"


@pytest.mark.parametrize(
    "deduction",
    [
        {"premises": [{"kind": "guess", "cells": [1]}]},
        {"premises": [{"kind": "cells", "cells": ["r0c1"]}]},
        {"links": [{"start": {"cells": [0], "digit": 10}, "end": {}, "kind": "strong"}]},
        {"lemmas": [{"lemmas": [{"lemmas": [{}]}]}]},
        {"premises": [{"kind": "cells", "cells": [1]}], "elimination": [[2, 3]]},
        7,
    ],
)
def test_invalid_deductions_are_rejected(deduction: engine.Deduction) -> None:
    with pytest.raises(ValueError, match="expected"):
        engine.prove(EMPTY, deduction)


@pytest.mark.parametrize(
    "notation",
    [
        "(3)r2c8=(3)r2c1-(3)r1c2=(3)r6c2 => r6c8<>3",
        "(3)r2c8 = r2c1 - r1c2 = r6c2 => -3r6c8",
        "3r2c8 = 3b1p4 - 3b1p2 = 3r6c2",
    ],
)
def test_a_chain_is_read_in_the_spellings_of_forums(notation: str) -> None:
    removed = confined(3, {9, 16}, range(9, 18)) + confined(3, {1, 46}, range(1, 81, 9))

    proof = engine.prove(EMPTY, notation, removed=removed)

    assert (proof.valid, proof.technique) == (True, "turbot-fish")
    assert (proof.placements, proof.eliminations) == ((), ((52, 3),))


@pytest.mark.parametrize("size", ["x-wing", "swordfish", "jellyfish"])
@pytest.mark.parametrize("kind", ["", "finned-", "sashimi-"])
def test_the_notation_of_a_fish_is_named(kind: str, size: str) -> None:
    for step, board, removed, _, placed in found(kind + size):
        notation = guide(step, engine.Position(board, eliminated=removed), depth=3).notation or ""
        proof = engine.prove(board, notation, removed=removed, placed=placed)

        # A siamese fish is written as the two that it is.
        named = None if ";" in notation else kind + size
        assert (proof.valid, proof.technique) == (True, named)


def test_errors_of_a_notation_have_their_position() -> None:
    removed = confined(3, {9, 16}, range(9, 18))

    weak = engine.prove(EMPTY, "(3)r2c8=(3)r2c1-(3)r1c5", removed=removed).flaw
    unreadable = engine.prove(EMPTY, "(3)r2c8=(3)x", removed=removed).flaw

    assert weak is not None
    assert unreadable is not None
    assert (weak.part, weak.at, weak.fault) == ("link", 1, "not-weak")
    assert (unreadable.part, unreadable.at, unreadable.fault) == ("notation", 11, "unreadable")
