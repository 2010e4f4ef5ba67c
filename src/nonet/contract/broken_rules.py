"""What may be kept of a refusal: names of our fields and what was expected, never what came."""

import json

from nonet.contract.error import describe
from nonet.errors import NonetError

MOST_LENGTH = 1000
MOST_RULES = 20
_FOUND = ", found "
_UNKNOWN = ("expected no such field", "expected no such option")


def broken_rules(refusal: NonetError) -> str | None:
    """Return the fields of a refusal with what was expected of each, as JSON; None for others."""
    issues = describe(refusal).issues
    if not issues:
        return None
    kept = [
        {"path": _known(issue.path, issue.message), "message": issue.message.partition(_FOUND)[0]}
        for issue in issues[:MOST_RULES]
    ]
    while len(text := json.dumps(kept)) > MOST_LENGTH:
        kept.pop()
    return text


def _known(path: str, message: str) -> str:
    """Leave out where a field is that is not ours: its name, dots and all, is the caller's text."""
    return "" if message.startswith(_UNKNOWN) else path
