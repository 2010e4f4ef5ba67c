"""The pages that play a kind of variant, such as `/play/killer`; the device makes the puzzles."""

from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine.variants import Difficulty
from nonet.server.site.pages import pages_of


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle to play: what the engine makes, and at which levels within seconds."""

    slug: str
    kinds: str
    size: int = 9
    levels: tuple[Difficulty, ...] = engine.LABELS

    @property
    def is_large(self) -> bool:
        """Whether the size is its name."""
        return self.slug.isdigit()


_NAMED = "killer", "jigsaw", "diagonal", "windoku", "thermo", "arrow", "kropki", "anti-knight"
KINDS = {
    **{name: Kind(name, name) for name in _NAMED},
    "12": Kind("12", "classic", 12, ("beginner", "easy", "medium")),
    "16": Kind("16", "classic", 16, ("beginner", "easy")),
}


async def _show(request: Request, *, kind: Kind) -> Response:
    """Show an empty board of a kind; the device fills it with a puzzle of the query's level."""
    values = {"kind": kind, "kinds": KINDS.values(), "here": f"/play/{kind.slug}"}
    return pages_of(request).publish(request, "variant_play.html", values)


SHOWN = {f"/play/{slug}": partial(_show, kind=kind) for slug, kind in KINDS.items()}
