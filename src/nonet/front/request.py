"""A request's head, as it is given on."""

from typing import NamedTuple
from urllib.parse import unquote_to_bytes

Field = tuple[bytes, bytes]

_SLASH = b"%2F"


class Request(NamedTuple):
    """The head of one request: names of fields in lower case, all else as it came.

    `keep_alive` says whether the client wants the connection to stay, `has_body` whether more than
    the head belongs to the request, and `expects_continue` whether the client waits for a word
    before it sends that.
    """

    method: bytes
    target: bytes
    minor_version: int
    fields: list[Field]
    keep_alive: bool
    has_body: bool
    expects_continue: bool


def decode_path(raw: bytes) -> str:
    """Decode a path; an encoded slash is no slash, and stays as it is.

    What is no UTF-8 becomes U+FFFD, which no route has.
    """
    if b"%" not in raw:
        return raw.decode("ascii")
    parts = raw.replace(b"%2f", _SLASH).split(_SLASH)
    return _SLASH.join(unquote_to_bytes(part) for part in parts).decode("utf-8", "replace")
