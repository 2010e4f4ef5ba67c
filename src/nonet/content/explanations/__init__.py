"""Steps, boards and analyses in words. Rows and columns count from 1, as people do."""

from nonet.content.explanations.analysis import explain_analysis
from nonet.content.explanations.board import (
    explain_end,
    explain_missing_notes,
    explain_mistakes,
    explain_stuck,
)
from nonet.content.explanations.grade import explain_grade, explain_stopped_grade, hardest_step
from nonet.content.explanations.guidance import Depth, Guidance, explain_path, guide
from nonet.content.explanations.proof import (
    conclude_notation,
    explain_proof,
    explain_weak_part,
    explain_weakness,
    write_eureka,
)
from nonet.content.explanations.single import explain_single
from nonet.content.explanations.slip import explain_elimination, explain_entry
from nonet.content.explanations.small import explain_small, look_at_small

__all__ = [
    "Depth",
    "Guidance",
    "conclude_notation",
    "explain_analysis",
    "explain_elimination",
    "explain_end",
    "explain_entry",
    "explain_grade",
    "explain_missing_notes",
    "explain_mistakes",
    "explain_path",
    "explain_proof",
    "explain_single",
    "explain_small",
    "explain_stopped_grade",
    "explain_stuck",
    "explain_weak_part",
    "explain_weakness",
    "guide",
    "hardest_step",
    "look_at_small",
    "write_eureka",
]
