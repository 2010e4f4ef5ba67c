"""GET /puzzles/{id}.json and GET /collections/{id}.json: what a link holds, for programs."""

from collections.abc import Sequence

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.publish import PublishedPuzzle, present_published
from nonet.contract.wire import EngineVersion
from nonet.links import Site
from nonet.puzzles import Verified


class PuzzleDocument(PublishedPuzzle):
    """A puzzle by its link."""

    engine_version: EngineVersion


def present_puzzle(item: Verified, site: Site, attribution: AttributionObject) -> PuzzleDocument:
    """Put a verified puzzle into wire form, by itself."""
    (published,) = present_published([item], site, attribution)
    return PuzzleDocument(**dict(published), engine_version=engine.VERSION)


def present_lines(items: Sequence[Verified], url: str, attribution: AttributionObject) -> str:
    """Put verified puzzles into lines of 81 characters, with the credit as comments."""
    lines = [item.puzzle.replace("-", ".") for item in items]
    return "\n".join([f"# {attribution.offline_text}", f"# {url}", *lines]) + "\n"
