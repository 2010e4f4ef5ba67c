"""The OpenAPI 3.1 document at `/openapi.json`, generated from the table of endpoints.

Pydantic generates the schemas of their models. The gate's part (the key, the errors, the headers)
is added, with examples.
"""

import gzip
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from http.client import NOT_MODIFIED
from typing import Any

import orjson
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from starlette.requests import Request
from starlette.responses import Response

from nonet import errors
from nonet.server.api.endpoints.endpoint import OK, RETIRING, Endpoint, Services, Stream
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.gate import LINES_TYPE
from nonet.server.api.schemas import SCHEMA, finish_schemas
from nonet.server.http.error_responses import (
    ErrorObject,
    Fault,
    InvalidRequestError,
    describe_error,
    status_of,
)
from nonet.server.http.headers import entity_tag, not_modified, takes_gzip
from nonet.server.http.model import WireModel, as_example
from nonet.server.http.origins import OPEN, allow_reading

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


def _header(description: str, kind: str = "string", **schema: Any) -> dict[str, Any]:
    return {"description": description, "schema": {"type": kind, **schema}}


HEADERS = {
    "Request": _header("ID of this request in the service's log.", examples=["6193f0efe9533f91"]),
    "Policy": _header(
        "The account's quota: `q` requests in a window of `w` seconds.",
        examples=['"account";q=60;w=60'],
    ),
    "Quota": _header(
        "The remaining quota: `r` requests until the window ends in `t` seconds.",
        examples=['"account";r=59;t=60'],
    ),
    "Retry": _header("Number of seconds to wait before a retry.", "integer", minimum=1),
    "Allow": _header("The methods that this path supports.", examples=["POST"]),
    "Scheme": _header("The required authentication scheme.", enum=["Bearer"]),
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


INTERFACE_VERSION = "1.0.0"
JSON = "application/json"

TAGS = [
    {"name": "making", "description": "Generate new puzzles."},
    {"name": "judging", "description": "Solve, analyze, grade and rate grids."},
    {"name": "playing", "description": "Check a player's board and explain its next steps."},
    {"name": "publishing", "description": "Create playable links and printable worksheets."},
]
DESCRIPTION = """\
Generate, check, explain, publish and print Sudoku puzzles with exactly one verified solution.

Grids are strings of 81 characters in row-major order: row r and column c, both 0-8, have the index
9r + c. Every JSON result contains the attribution that must accompany each published puzzle. Every
response has the header `X-Request-Id`, and with a key also `RateLimit` and `RateLimit-Policy`.
Later versions may add fields to responses.
"""


def serve_openapi(services: Services) -> Callable[[Request], Awaitable[Response]]:
    """Build the handler of the document, which is generated on the first request."""

    @cache
    def document(*, packed: bool) -> tuple[bytes, str]:
        text = orjson.dumps(describe_api(services))
        return (gzip.compress(text, mtime=0) if packed else text), entity_tag(text, packed)

    async def openapi(request: Request) -> Response:
        if request.method == "OPTIONS":
            return allow_reading()
        packed = takes_gzip(request.scope)
        text, tag = document(packed=packed)
        headers = {
            "ETag": tag,
            "Cache-Control": "no-cache",
            "Vary": "accept-encoding",
            # Tools in a browser read the document from other origins.
            **OPEN,
        }
        if unchanged := not_modified(request, headers):
            return unchanged
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(text, headers=headers, media_type=JSON)

    return openapi


def describe_api(services: Services) -> dict[str, Any]:
    """Generate the document from the endpoints and their wire models."""
    site, refusals = services.site, ErrorResponses()
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": site.service_name,
            "description": DESCRIPTION,
            "termsOfService": site.terms_url,
            "contact": {"name": site.service_name, "url": f"{site.site_url}/developers"},
            "license": {"name": "MIT", "identifier": "MIT"},
            "version": INTERFACE_VERSION,
        },
        "servers": [{"url": site.base_url}],
        "paths": {
            endpoint.path: {endpoint.method.lower(): _operation(endpoint, services, refusals)}
            for endpoint in ENDPOINTS
        },
        "components": {
            "schemas": _schemas(services),
            "responses": refusals.responses,
            "headers": HEADERS,
            "securitySchemes": SECURITY_SCHEMES,
        },
        "tags": TAGS,
        "security": [{API_KEY: []}],
    }
    finish_schemas(document)
    return document


def _models() -> list[tuple[type[WireModel], JsonSchemaMode]]:
    models: list[tuple[type[WireModel], JsonSchemaMode]] = [(ErrorObject, "serialization")]
    for endpoint in ENDPOINTS:
        if endpoint.method == "POST":
            models.append((endpoint.request, "validation"))
            if endpoint.response is not None:
                models.append((endpoint.response, "serialization"))
            if endpoint.stream is not None:
                lines = (endpoint.stream.opening, *endpoint.stream.lines)
                models += ((line, "serialization") for line in lines)
    return models


def _schemas(services: Services) -> dict[str, Any]:
    _, drawn = models_json_schema(_models(), ref_template=f"{SCHEMA}{{model}}")
    schemas = dict(sorted(drawn["$defs"].items()))
    raised = (refusal for endpoint in ENDPOINTS for refusal in errors_of(endpoint))
    schemas["ErrorDetail"]["properties"]["code"] = codes(raised)
    # The installation decides which languages there are.
    schemas["Language"]["enum"] = list(services.catalogue.tags)
    return schemas


def _operation(endpoint: Endpoint, services: Services, refusals: ErrorResponses) -> dict[str, Any]:
    described = _of_get(endpoint) if endpoint.method == "GET" else _of_post(endpoint, services)
    operation = {
        "summary": endpoint.summary,
        "description": endpoint.description,
        "operationId": endpoint.name,
        **described,
        "tags": [endpoint.tag],
    }
    operation["responses"] |= refusals.of(endpoint)
    if endpoint.path in RETIRING:
        operation["deprecated"] = True
    return operation


def _of_post(endpoint: Endpoint, services: Services) -> dict[str, Any]:
    body, content = {"schema": _reference(endpoint.request)}, PDF
    if endpoint.example is not None:
        body["example"] = as_example(endpoint.example)
    if endpoint.response is not None:
        content = {JSON: {"schema": _reference(endpoint.response)}}
    if endpoint.example_answer is not None:
        content[JSON]["example"] = as_example(endpoint.example_answer(services))
    if endpoint.stream is not None:
        content[LINES_TYPE] = {"schema": _lines(endpoint.stream)}
    success = {"description": "The result.", "content": content}
    return {
        "requestBody": {"content": {JSON: body}, "required": True},
        "responses": {str(OK): success},
    }


def _of_get(endpoint: Endpoint) -> dict[str, Any]:
    return {
        # The key, or the grant in the query without a header.
        "security": [{API_KEY: []}, {}],
        "parameters": endpoint.parameters(),
        "responses": {
            str(OK): {"description": "The PDF.", "headers": _DISPOSITION | _TAG, "content": PDF},
            str(NOT_MODIFIED): {
                "description": "The PDF hasn't changed since the version in `If-None-Match`.",
                "headers": _TAG,
            },
        },
    }


def _lines(stream: Stream) -> dict[str, Any]:
    """Describe a stream of lines as an array, the usual way in OpenAPI."""
    models: tuple[type[WireModel], ...] = (stream.opening, *stream.lines, ErrorObject)
    return {"type": "array", "items": {"anyOf": [_reference(model) for model in models]}}


def _reference(model: type[WireModel]) -> dict[str, str]:
    return {"$ref": SCHEMA + model.__name__}


PDF = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
_TAG = {
    "ETag": {
        "description": "Identifies the content of the PDF; identical PDFs have the same tag.",
        "schema": {"type": "string"},
        "example": '"81a1ff7d5b5e9d1a4c1c5a1ed0fc3b37"',
    }
}
_DISPOSITION = {
    "Content-Disposition": {
        "description": "A descriptive file name.",
        "schema": {"type": "string"},
        "example": 'attachment; filename="sudoku-20-puzzles-with-answers-a4.pdf"',
    }
}
