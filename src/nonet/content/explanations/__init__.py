"""Steps, boards and analyses in words. Rows and columns count from 1, as people do."""

from nonet.content.explanations.analysis import explain_analysis
from nonet.content.explanations.board import (
    explain_end,
    explain_missing_notes,
    explain_mistakes,
    explain_stuck,
)
from nonet.content.explanations.grade import explain_grade, hardest_step
from nonet.content.explanations.guidance import Depth, Guidance, guide
from nonet.content.explanations.single import explain_single

__all__ = [
    "Depth",
    "Guidance",
    "explain_analysis",
    "explain_end",
    "explain_grade",
    "explain_missing_notes",
    "explain_mistakes",
    "explain_single",
    "explain_stuck",
    "guide",
    "hardest_step",
]
