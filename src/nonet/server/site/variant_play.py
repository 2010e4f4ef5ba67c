"""The pages that play variants: `/play/killer`, where the device makes puzzles, or a given one."""

from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine.variants import Difficulty
from nonet.puzzles.links.identifiers import parse_variant_id
from nonet.puzzles.variant_words import rules_in_words, title_of
from nonet.puzzles.variants import require_unique
from nonet.server.site.pages import pages_of

_SIGNS = "123456789ABCDEFG"


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle to play: its rules, its size, and the levels made within seconds."""

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
    pages = pages_of(request)
    words, regions = pages.words, "jigsaw" if kind.slug == "jigsaw" else "classic"
    named = dict.fromkeys((regions, kind.kinds))
    values = {
        "kind": kind,
        "kinds": KINDS.values(),
        "here": f"/play/{kind.slug}",
        "heading": words("small-size", size=kind.size)
        if kind.is_large
        else words(f"variant-name-{kind.slug}"),
        "rules": [words(f"variant-rule-{one}", highest=_SIGNS[kind.size - 1]) for one in named],
        "puzzle_id": "",
    }
    return pages.publish(request, "variant_play.html", values)


async def show_puzzle(request: Request) -> Response:
    """Show the board of a puzzle to play; the device fills it in.

    Raises:
        IdentifierError, NotUniqueError, SearchLimitError, OverloadedError.
    """
    pages, puzzle_id = pages_of(request), request.path_params["variant"]
    puzzle = parse_variant_id(puzzle_id)
    await require_unique(puzzle, pages.services.engine_context)
    values = {
        "kind": Kind("puzzle", "classic", puzzle.size, ()),
        "kinds": KINDS.values(),
        "here": f"/variants/{puzzle_id}/play",
        "heading": title_of(puzzle, pages.words),
        "rules": rules_in_words(puzzle, pages.words),
        "puzzle_id": puzzle_id,
    }
    return pages.publish(request, "variant_play.html", values)


SHOWN = {f"/play/{slug}": partial(_show, kind=kind) for slug, kind in KINDS.items()}
