"""What singles can do with a puzzle."""

from nonet import engine
from nonet.explanations.names import tell


def explain_analysis(analysis: engine.Analysis) -> str:
    """Name the counts of an analysis and what is left, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return tell("analysis.complete")
    counts = {
        "naked": tell.counted("analysis.naked", naked),
        "hidden": tell.counted("analysis.hidden", hidden),
    }
    if analysis.remaining_cells == 0:
        return tell("analysis.solved", **counts)
    return tell.counted("analysis.beyond", analysis.remaining_cells, **counts)
