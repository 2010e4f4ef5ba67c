"""The parts of OpenAPI that endpoints share: refusals, headers, credentials."""

from collections.abc import Iterable
from typing import Any

from nonet import errors
from nonet.web.http import status_of
from nonet.web.wire import (
    ErrorObject,
    Expected,
    Fault,
    InvalidRequestError,
    as_example,
    describe_refusal,
)

_EXAMPLES: tuple[errors.NonetError, ...] = (
    InvalidRequestError([Fault("count", Expected("most", bound=20), found="21")]),
    errors.UnknownKeyError(),
    errors.KeyRevokedError(),
    errors.KeyExpiredError(),
    errors.KeyScopeError(),
    errors.KeyAddressError(),
    errors.AccountSuspendedError(),
    errors.InvalidGrantError(),
    errors.GrantExpiredError(),
    errors.GrantMismatchError(),
    errors.IdentifierError("expected v1- and 81 digits for each of 1 to 20 grids"),
    errors.MethodNotAllowedError("This path serves POST."),
    errors.BodyTooLargeError("The body may have at most 16,384 bytes."),
    errors.UnsupportedMediaTypeError("Send the body as `Content-Type: application/json`."),
    errors.NotUniqueError({"puzzle": "multiple"}),
    errors.SearchLimitError(("puzzle",)),
    errors.RateLimitedError(limit=60, retry_after_s=42),
    errors.NonetError(),
    errors.GenerationLimitError(0),
    errors.OverloadedError(retry_after_s=1),
    errors.UnavailableError("no answer in time"),
)

_MEANINGS = {
    400: "The request is not valid.",
    401: "The API key is missing or not a key.",
    403: "The key or its account is disabled.",
    404: "The identifier is malformed.",
    405: "The method is not supported.",
    413: "The body exceeds 16 KiB.",
    415: "The body is not announced as `application/json`.",
    422: "A puzzle is not verified unique.",
    429: "The rate limit is exceeded.",
    500: "Something went wrong on the server's side.",
    503: "The generation budget is exhausted, the service is busy, or its database is not there.",
}

API_KEY = "apiKey"
SECURITY_SCHEMES = {
    API_KEY: {"type": "http", "scheme": "bearer", "description": "`Bearer <API_KEY>`"}
}

HEADERS: dict[str, Any] = {
    "X-Request-Id": {
        "description": "Names this request in the service's log.",
        "schema": {"type": "string", "examples": ["6193f0efe9533f91"]},
    },
    "RateLimit-Policy": {
        "description": "The account's quota `q` in a window of `w` seconds.",
        "schema": {"type": "string", "examples": ['"account";q=60;w=60']},
    },
    "RateLimit": {
        "description": "The requests `r` that remain and the seconds `t` until the window ends.",
        "schema": {"type": "string", "examples": ['"account";r=59;t=60']},
    },
    "Retry-After": {
        "description": "The seconds after which a retry makes sense.",
        "schema": {"type": "integer", "minimum": 1},
    },
    "Allow": {
        "description": "The methods that the path serves.",
        "schema": {"type": "string", "examples": ["POST"]},
    },
    "WWW-Authenticate": {
        "description": "The scheme that the service asks for.",
        "schema": {"type": "string", "const": "Bearer"},
    },
}

_BEFORE_THE_QUOTA = (401, 403, 404, 405)
_OF_STATUS = {
    401: ("WWW-Authenticate",),
    405: ("Allow",),
    429: ("Retry-After",),
    503: ("Retry-After",),
}


def refusals(statuses: Iterable[int], *further: errors.NonetError) -> dict[str, Any]:
    """Return an endpoint's refusals by status, with an example of each code."""
    raised = (*_EXAMPLES, *further)
    return {
        str(status): {
            "description": _MEANINGS[status],
            "headers": headers_of(status),
            "content": {
                "application/json": {
                    "schema": {"$ref": "#/components/schemas/ErrorObject"},
                    "examples": _examples_of(status, raised),
                }
            },
        }
        for status in statuses
    }


def headers_of(status: int) -> dict[str, Any]:
    """Return the headers that a response of a status has."""
    counted = () if status in _BEFORE_THE_QUOTA else ("RateLimit-Policy", "RateLimit")
    names = ("X-Request-Id", *counted, *_OF_STATUS.get(status, ()))
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def codes(*further: errors.NonetError) -> dict[str, Any]:
    """Return the schema of codes; known ones are listed, and others may come to them."""
    known = sorted({error.code for error in (*_EXAMPLES, *further, errors.BatchLimitError())})
    return {
        "description": "Stable; write your program by it.",
        "anyOf": [{"type": "string", "enum": known}, {"type": "string"}],
    }


def _examples_of(status: int, raised: Iterable[errors.NonetError]) -> dict[str, Any]:
    return {
        error.code: {"value": as_example(ErrorObject(error=describe_refusal(error)))}
        for error in raised
        if status_of(error) == status
    }
