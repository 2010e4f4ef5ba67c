"""Verified puzzles as a worksheet."""

from collections.abc import Sequence

from nonet import engine
from nonet.links import Site, attribution_of, puzzle_id
from nonet.puzzles.publication import Verified
from nonet.worksheets import Paper, Sheet, Worksheet


def worksheet_of(
    verified: Sequence[Verified], site: Site, *, paper: Paper, include_answers: bool
) -> Worksheet:
    """Lay out puzzles, in order, with their labels and the links to their public pages."""
    return Worksheet(
        service_name=site.service_name,
        credit=attribution_of(site).offline_text,
        sheets=tuple(
            Sheet(
                puzzle=item.puzzle,
                solution=item.solution,
                playable_url=site.playable_url(puzzle_id(item.puzzle)),
                label=engine.label_of(item.puzzle),
            )
            for item in verified
        ),
        paper=paper,
        include_answers=include_answers,
    )
