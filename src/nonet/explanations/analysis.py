"""What singles can do with a puzzle."""

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.names import say, tell


def explain_analysis(analysis: engine.Analysis) -> Message:
    """Name the counts of an analysis and what is left, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return say("analysis-complete")
    counts = {
        "naked": tell("analysis-naked", count=naked),
        "hidden": tell("analysis-hidden", count=hidden),
    }
    if analysis.remaining_cells == 0:
        return say("analysis-solved", **counts)
    return say("analysis-beyond", count=analysis.remaining_cells, **counts)
