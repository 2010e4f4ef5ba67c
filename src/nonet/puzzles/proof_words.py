"""Explain the judgement of a claim."""

from nonet.i18n.message import Message, Renderable
from nonet.puzzles.explanations.claims import (
    conclude_notation,
    explain_proof,
    explain_weak_part,
    explain_weakness,
    write_eureka,
)
from nonet.puzzles.explanations.guidance import explain_missing_notes, explain_mistakes, guide
from nonet.puzzles.proof import Claim, Judged


def explain_judged(judged: Judged) -> Renderable:
    """Explain the conclusions, or the weak part and its fault."""
    weakness, why = judged.weakness, why_weak(judged)
    if weakness is None or why is None:
        return explain_proof(judged.placements, judged.eliminations)
    if not isinstance(why, Message):
        return why
    return explain_weak_part(weakness.part, weakness.at, why)


def why_weak(judged: Judged) -> Renderable | None:
    """Explain the fault of the weak part; None if there isn't one."""
    board, weakness = judged.board, judged.weakness
    if weakness is None:
        return None
    if weakness.part != "board":
        return explain_weakness(weakness.fault, weakness.witnesses)
    if board.valid:
        return explain_missing_notes(judged.board.wrong_eliminations)
    return explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)


def eureka_of(judged: Judged, claim: Claim) -> str | None:
    """Return a valid claim in Eureka notation; None if it isn't a chain."""
    found = judged.placements, judged.eliminations
    if judged.weakness is not None:
        return None
    if claim.notation is not None:
        return conclude_notation(claim.notation, *found)
    if judged.links:
        return write_eureka(judged.links, *found)
    if judged.step is None:
        return None
    return guide(judged.step, judged.board.position, depth=3).notation
