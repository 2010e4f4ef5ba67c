"""What singles can do with a puzzle."""

from nonet import engine
from nonet.explanations.words import count_of


def explain_analysis(analysis: engine.Analysis) -> str:
    """Name the counts of an analysis and what is left, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return "The puzzle has no empty cell: it is already complete."
    used = f"{count_of(naked, 'naked single')} and {count_of(hidden, 'hidden single')}"
    if analysis.remaining_cells == 0:
        return f"Singles alone solve this puzzle: {used}."
    left = count_of(analysis.remaining_cells, "cell")
    verb = "needs" if analysis.remaining_cells == 1 else "need"
    return f"Singles give {used}. Then {left} {verb} techniques beyond singles."
