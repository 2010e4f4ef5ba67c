"""Verified puzzles as a worksheet."""

from collections.abc import Sequence

from nonet import engine
from nonet.content.links import Site, attribution_of, puzzle_id
from nonet.content.puzzles.label import labels_of
from nonet.content.puzzles.publication import Verified
from nonet.content.puzzles.workbench import Workbench
from nonet.content.worksheets import Layout, Sheet, Worksheet
from nonet.foundation.paper import Paper


async def lay_out(
    verified: Sequence[Verified],
    workbench: Workbench,
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out puzzles, in order, each with the label that it deserves.

    Raises:
        OverloadedError.
    """
    labels = await labels_of([item.puzzle for item in verified], workbench)
    return worksheet_of(verified, labels, site, paper=paper, layout=layout)


def worksheet_of(
    verified: Sequence[Verified],
    labels: Sequence[engine.Label | None],
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out puzzles, in order, with the label of each and the links to their public pages."""
    return Worksheet(
        service_name=site.service_name,
        credit=attribution_of(site).offline_text,
        sheets=tuple(
            Sheet(
                puzzle=item.puzzle,
                solution=item.solution,
                playable_url=site.playable_url(puzzle_id(item.puzzle)),
                label=label,
            )
            for item, label in zip(verified, labels, strict=True)
        ),
        paper=paper,
        layout=layout,
    )
