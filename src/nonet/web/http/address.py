"""Where a request comes from, and what it is called."""

from starlette.types import Scope

REQUEST_ID = "nonet.request_id"


def client_address(scope: Scope) -> str:
    """Return the client's network address, as far as the server knows; an empty text without."""
    client = scope.get("client")
    return client[0] if client else ""


def request_id_of(scope: Scope) -> str | None:
    """Return the id that a request was given, where it came by way of the envelope."""
    request_id: str | None = scope.get(REQUEST_ID)
    return request_id
