"""Where a request comes from."""

from starlette.types import Scope


def client_address(scope: Scope) -> str:
    """Return the client's network address, as far as the server knows; an empty text without."""
    client = scope.get("client")
    return client[0] if client else ""
