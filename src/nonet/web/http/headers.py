"""The request headers that the gate asks about, found in one pass over all of them."""

from typing import NamedTuple

from starlette.types import Scope

BEARER = "bearer"
# All that HTTP takes for white space; Python's own idea has a no-break space and others beside.
OPTIONAL_SPACE = " \t"


class GateHeaders(NamedTuple):
    """Every value of each header, in order; names and values are as the server gave them."""

    authorization: list[str]
    content_type: list[str]
    content_encoding: list[str]
    content_length: list[str]
    accept: list[str]

    @classmethod
    def of(cls, scope: Scope) -> "GateHeaders":
        """Pick the headers of an ASGI request."""
        found: dict[bytes, list[str]] = {
            b"authorization": [],
            b"content-type": [],
            b"content-encoding": [],
            b"content-length": [],
            b"accept": [],
        }
        for name, value in scope["headers"]:
            if name in found:
                found[name].append(value.decode("latin-1"))
        return cls(*found.values())

    @property
    def bearer_key(self) -> str:
        """What the one `Authorization: Bearer` header holds; an empty text without it."""
        if len(self.authorization) != 1:
            return ""
        scheme, _, key = self.authorization[0].partition(" ")
        return key.strip(OPTIONAL_SPACE) if scheme.lower() == BEARER else ""
