"""Where a request comes from, and what it is called."""

from urllib.parse import unquote_to_bytes

from starlette.types import Scope

REQUEST_ID = "nonet.request_id"
_SLASH = b"%2F"


def client_address(scope: Scope) -> str:
    """Return the client's network address, as far as the server knows; an empty text without."""
    client = scope.get("client")
    return client[0] if client else ""


def request_id_of(scope: Scope) -> str | None:
    """Return the id that a request was given, where it came by way of the envelope."""
    request_id: str | None = scope.get(REQUEST_ID)
    return request_id


def decode_path(raw: bytes) -> str:
    """Decode a path; an encoded slash is no slash, and stays as it is.

    What is no UTF-8 becomes U+FFFD, which no route has.
    """
    parts = raw.replace(b"%2f", _SLASH).split(_SLASH)
    return _SLASH.join(unquote_to_bytes(part) for part in parts).decode("utf-8", "replace")
