"""The shared parts of the OpenAPI document: error responses, headers, credentials."""

from collections.abc import Iterable
from typing import Any

from nonet import errors
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.http.errors import (
    ErrorObject,
    Fault,
    InvalidRequestError,
    describe_error,
    status_of,
)
from nonet.server.http.model import as_example

# Errors of the gate for all endpoints, and for those with a body.
_ALWAYS: tuple[errors.NonetError, ...] = (
    InvalidRequestError([Fault("nonsense", "no such field")]),
    errors.UnknownKeyError(),
    errors.KeyRevokedError(),
    errors.KeyExpiredError(),
    errors.KeyScopeError("read", ("all", "content")),
    errors.KeyAddressError(),
    errors.AccountSuspendedError(),
    errors.RateLimitedError(limit=60, retry_after_s=42),
    errors.NonetError(),
    errors.OverloadedError(retry_after_s=1),
    errors.UnavailableError("no answer in time"),
)
_OF_BODIES = (
    errors.BodyTooLargeError("The body may have at most 16,384 bytes."),
    errors.UnsupportedMediaTypeError("Send the body as `Content-Type: application/json`."),
)
_METHODS = {
    "POST": errors.MethodNotAllowedError("This path serves POST."),
    "GET": errors.MethodNotAllowedError("This path serves GET, HEAD."),
}
RESPONSE = "#/components/responses/"

_MEANINGS = {
    400: ("Invalid", "The request is invalid."),
    401: ("Unauthorized", "The API key is missing or invalid."),
    403: ("Forbidden", "The key or its account is disabled."),
    404: ("NotFound", "The identifier is malformed."),
    405: ("Method", "The method isn't supported."),
    413: ("TooLarge", "The body exceeds 16 KiB."),
    415: ("MediaType", "The `Content-Type` isn't `application/json`."),
    422: ("NotUnique", "A puzzle isn't verified to have exactly one solution."),
    429: ("RateLimit", "The rate limit is exceeded."),
    500: ("Fault", "Internal error of the service."),
    503: ("Busy", "The service is busy, its database is unavailable, or a budget is exhausted."),
}

API_KEY = "apiKey"
SECURITY_SCHEMES = {
    API_KEY: {"type": "http", "scheme": "bearer", "description": "`Bearer <API_KEY>`"}
}

HEADERS: dict[str, Any] = {
    "Request": {
        "description": "ID of this request in the service's log.",
        "schema": {"type": "string", "examples": ["6193f0efe9533f91"]},
    },
    "Policy": {
        "description": "The account's quota: `q` requests in a window of `w` seconds.",
        "schema": {"type": "string", "examples": ['"account";q=60;w=60']},
    },
    "Quota": {
        "description": "The remaining quota: `r` requests until the window ends in `t` seconds.",
        "schema": {"type": "string", "examples": ['"account";r=59;t=60']},
    },
    "Retry": {
        "description": "Number of seconds to wait before a retry.",
        "schema": {"type": "integer", "minimum": 1},
    },
    "Allow": {
        "description": "The methods that this path supports.",
        "schema": {"type": "string", "examples": ["POST"]},
    },
    "Scheme": {
        "description": "The required authentication scheme.",
        "schema": {"type": "string", "enum": ["Bearer"]},
    },
}
# Shorter component names, because each header is referenced about a hundred times.
_SHORT = {
    "X-Request-Id": "Request",
    "RateLimit-Policy": "Policy",
    "RateLimit": "Quota",
    "Retry-After": "Retry",
    "WWW-Authenticate": "Scheme",
}

_OF_STATUS = {
    401: ("WWW-Authenticate",),
    405: ("Allow",),
    429: ("Retry-After", "RateLimit-Policy", "RateLimit"),
    500: ("X-Request-Id",),
    503: ("Retry-After",),
}


def errors_of(endpoint: Endpoint) -> tuple[errors.NonetError, ...]:
    """Return an example of every error that an endpoint may return."""
    bodies = _OF_BODIES if endpoint.method == "POST" else ()
    return (*_ALWAYS, _METHODS[endpoint.method], *bodies, *endpoint.refusals)


class ErrorResponses:
    """The error responses of the document, each defined once and referenced by endpoints."""

    def __init__(self) -> None:
        self.responses: dict[str, Any] = {}

    def of(self, endpoint: Endpoint) -> dict[str, Any]:
        """Return an endpoint's error responses by status, with an example of each code."""
        raised = errors_of(endpoint)
        return {str(status): self._refer(status, raised, endpoint) for status in endpoint.statuses}

    def _refer(
        self, status: int, raised: tuple[errors.NonetError, ...], endpoint: Endpoint
    ) -> dict[str, str]:
        response = _respond(status, raised)
        known = (name for name, one in self.responses.items() if one == response)
        name = next(known, None) or self._name(status, endpoint)
        self.responses[name] = response
        return {"$ref": RESPONSE + name}

    def _name(self, status: int, endpoint: Endpoint) -> str:
        plain, _ = _MEANINGS[status]
        own = endpoint.name[0].upper() + endpoint.name[1:]
        return plain + own if plain in self.responses else plain


def _respond(status: int, raised: Iterable[errors.NonetError]) -> dict[str, Any]:
    examples, (_, meaning) = _examples_of(status, raised), _MEANINGS[status]
    content: dict[str, Any] = {"schema": {"$ref": "#/components/schemas/ErrorObject"}}
    if examples:
        content["examples"] = examples
    return {
        "description": meaning if examples else "Never returned by this endpoint.",
        "headers": headers_of(status),
        "content": {"application/json": content},
    }


def headers_of(status: int) -> dict[str, Any]:
    """Return the headers of responses with this status.

    Headers of all responses are listed only where they are useful: the request ID for internal
    errors, the remaining quota for rate limits.
    """
    return {
        name: {"$ref": f"#/components/headers/{_SHORT.get(name, name)}"}
        for name in _OF_STATUS.get(status, ())
    }


def codes(raised: Iterable[errors.NonetError]) -> dict[str, Any]:
    """Return the schema of error codes: known ones are listed, and new ones may be added.

    Many generators make an empty class from a union of an `enum` and a string.
    """
    known = sorted({error.code for error in (*raised, errors.BatchLimitError())})
    return {
        "description": "Stable error code for programs.",
        "type": "string",
        "examples": ["NOT_UNIQUE"],
        "x-extensible-enum": known,
    }


def _examples_of(status: int, raised: Iterable[errors.NonetError]) -> dict[str, Any]:
    return {
        error.code: {"value": as_example(ErrorObject(error=describe_error(error)))}
        for error in raised
        if status_of(error) == status
    }
