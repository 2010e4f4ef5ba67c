"""Why a grid does not have exactly one solution, in a column or as JSON."""

from typing import Annotated

from typer import Option

from nonet import engine
from nonet.grid import name_of

Why = Annotated[bool, Option("--why", help="Tell why a grid does not have exactly one solution.")]


def tell_reason(verdict: engine.Verdict | None) -> str:
    """Return `r1c1=1|2` for a cell that fits two digits, `r1c1 r1c2` for givens, else `-`."""
    match verdict and engine.why_not_unique(verdict.puzzle):
        case engine.Undecided(cell, (first, second)):
            return f"{name_of(cell)}={first}|{second}"
        case engine.Clash(cells):
            return " ".join(map(name_of, cells))
    return "-"


def reason_as_json(verdict: engine.Verdict | None) -> dict[str, object] | None:
    """Return the reason in the form of the API; None where there is none."""
    match verdict and engine.why_not_unique(verdict.puzzle):
        case engine.Undecided(cell, digits):
            return {"kind": "undecided", "index": cell, "values": digits}
        case engine.Clash(cells):
            return {"kind": "clash", "indexes": cells}
    return None
