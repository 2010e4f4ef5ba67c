"""What singles can do with a puzzle."""

from typing import Protocol

from nonet.foundation.catalogue.message import Message


class Counts(Protocol):
    """What an analysis counts; those of small grids count the same."""

    @property
    def naked_singles(self) -> int: ...
    @property
    def hidden_singles(self) -> int: ...
    @property
    def remaining_cells(self) -> int: ...


def explain_analysis(analysis: Counts) -> Message:
    """Name the counts of an analysis and what is left, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return Message.of("analysis-complete")
    counts = {
        "naked": Message.of("analysis-naked", count=naked),
        "hidden": Message.of("analysis-hidden", count=hidden),
    }
    if analysis.remaining_cells == 0:
        return Message.of("analysis-solved", **counts)
    return Message.of("analysis-beyond", count=analysis.remaining_cells, **counts)
