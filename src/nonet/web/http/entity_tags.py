"""Entity tags: what a client holds already need not be sent again."""

import hashlib

from starlette.types import Scope

_LENGTH = 32


def entity_tag(*content: object) -> str:
    """Return the tag of what these values decide to the byte."""
    shown = "\n".join(repr(value) for value in content)
    return f'"{hashlib.sha256(shown.encode()).hexdigest()[:_LENGTH]}"'


def is_held(tag: str, scope: Scope) -> bool:
    """Tell whether a request names a tag in `If-None-Match`, by weak comparison (RFC 9110)."""
    for name, value in scope["headers"]:
        if name == b"if-none-match":
            held = (one.strip().removeprefix("W/") for one in value.decode("latin-1").split(","))
            if any(one in ("*", tag) for one in held):
                return True
    return False
