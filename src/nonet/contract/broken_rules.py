"""What may be kept of a refusal: names of our fields and what was expected, never what came."""

import json
from typing import Any, NamedTuple

from nonet.contract.error import faults_of
from nonet.contract.fault import NAMED_BY_CALLER, Expected, Fault
from nonet.errors import NonetError

MOST_LENGTH = 1000
MOST_RULES = 20


class BrokenRule(NamedTuple):
    """A place of a request, and the sentence that tells what it was to hold."""

    path: str
    message: str


def broken_rules(refusal: NonetError) -> str | None:
    """Return the fields of a refusal with what was expected of each, as JSON; None for others."""
    faults = faults_of(refusal)
    if not faults:
        return None
    kept = [_kept(fault) for fault in faults[:MOST_RULES]]
    while len(text := json.dumps(kept)) > MOST_LENGTH:
        kept.pop()
    return text


def _kept(fault: Fault) -> dict[str, Any]:
    path = "" if fault.expected.kind in NAMED_BY_CALLER else fault.path
    return {"path": path, **fault.expected.to_dict()}


def read_broken_rules(text: str | None) -> list[BrokenRule]:
    """Return the rules that were kept, in words."""
    return [
        BrokenRule(kept["path"], Expected.from_dict(kept).render())
        for kept in json.loads(text or "[]")
    ]
