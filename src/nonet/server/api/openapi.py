"""The OpenAPI 3.1 document at `/openapi.json`, generated from the table of endpoints.

Pydantic generates the schemas of their models. The gate's part (the key, the errors, the headers)
is added, with examples.
"""

import gzip
from collections.abc import Awaitable, Callable
from functools import cache
from http.client import NOT_MODIFIED
from typing import Any

import orjson
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from starlette.requests import Request
from starlette.responses import Response

from nonet.server.api.endpoints.endpoint import OK, Endpoint, Services, Stream
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.error_responses import (
    API_KEY,
    HEADERS,
    SECURITY_SCHEMES,
    ErrorResponses,
    codes,
    errors_of,
)
from nonet.server.api.lines import LINES_TYPE
from nonet.server.api.retiring import RETIRING
from nonet.server.api.schemas import SCHEMA, finish_schemas
from nonet.server.http.errors import ErrorObject
from nonet.server.http.headers import entity_tag, not_modified, takes_gzip
from nonet.server.http.model import WireModel, as_example
from nonet.server.http.origin import OPEN, allow_reading

INTERFACE_VERSION = "1.0.0"
JSON = "application/json"

TAGS = [
    {"name": "making", "description": "Generate new puzzles."},
    {
        "name": "judging",
        "description": "Solve, analyze, grade and rate grids.",
    },
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
            str(OK): {
                "description": "The PDF.",
                "headers": _DISPOSITION | _TAG,
                "content": PDF,
            },
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
