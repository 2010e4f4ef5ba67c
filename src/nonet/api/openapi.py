"""The OpenAPI 3.1 document at `/openapi.json`.

FastAPI draws paths and schemas from the routes and the wire models. What the gate does on its
own (the key, the refusals, the headers) is added here, with an example of everything.
"""

import gzip
from functools import cache
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from nonet.api.describe_download import PUBLISHING, describe_download
from nonet.api.examples import examples_of
from nonet.api.refusals import (
    API_KEY,
    HEADERS,
    PRINT_LIMIT,
    SECURITY_SCHEMES,
    error_schemas,
    headers_of,
    refusals,
)
from nonet.api.route import LateRoute
from nonet.api.schemas import finish_schemas
from nonet.api.services import ApiServices
from nonet.door.encoding import takes_gzip
from nonet.door.entity_tag import entity_tag, is_held
from nonet.errors import NonetError

INTERFACE_VERSION = "1.0.0"
STATUSES = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)

ANSWER = "The answer."

MAKING, JUDGING, PLAYING = "making", "judging", "playing"
TAGS = [
    {"name": MAKING, "description": "New puzzles."},
    {
        "name": JUDGING,
        "description": "What is to be said of a grid: solutions, techniques, ratings.",
    },
    {"name": PLAYING, "description": "Help with a board that somebody plays on."},
    {"name": PUBLISHING, "description": "Links to play, and worksheets to print."},
]
_TAG_OF = dict.fromkeys(("/generate", "/generate/custom"), MAKING)
_TAG_OF |= dict.fromkeys(("/validate", "/hint", "/explain"), PLAYING)
_TAG_OF |= dict.fromkeys(("/publish", "/worksheets", "/packs", "/sheets"), PUBLISHING)

DESCRIPTION = """\
Verified Sudoku: puzzles with exactly one solution, uniqueness checks, analyses, board validation,
explained hints, playable links and printable worksheets.

Grids are strings of 81 characters in row-major order: the cell of row r and column c, both 0-8, is
at 9r + c. Every response carries the attribution that must stay with each published puzzle.
"""


def add_openapi(api: FastAPI, services: ApiServices) -> None:
    """Serve the document; it is drawn up when it is first asked for."""

    @cache
    def document(*, packed: bool) -> tuple[bytes, str]:
        text = orjson.dumps(describe_api(api, services))
        return (gzip.compress(text, mtime=0) if packed else text), entity_tag(text, packed)

    async def openapi(request: Request) -> Response:
        packed = takes_gzip(request.scope)
        text, tag = document(packed=packed)
        headers = {
            "ETag": tag,
            "Cache-Control": "no-cache",
            "Vary": "accept-encoding",
            # Tools that run in a browser read it by its address.
            "Access-Control-Allow-Origin": "*",
        }
        if is_held(tag, request.scope):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(text, headers=headers, media_type="application/json")

    api.router.add_api_route(
        "/openapi.json",
        openapi,
        methods=["GET", "HEAD"],
        include_in_schema=False,
        response_model=None,
        # Public, so not behind the gate that the other routes stand behind.
        route_class_override=APIRoute,
    )


def describe_api(api: FastAPI, services: ApiServices) -> dict[str, Any]:
    """Draw up the document from the routes and the wire models."""
    document = get_openapi(
        title=services.site.service_name,
        version=INTERFACE_VERSION,
        description=DESCRIPTION,
        routes=[route.described() for route in api.routes if isinstance(route, LateRoute)],
        servers=[{"url": services.site.base_url}],
        terms_of_service=services.site.terms_url,
        contact={"name": services.site.service_name, "url": f"{services.site.site_url}/developers"},
        license_info={"name": "MIT", "identifier": "MIT"},
        tags=TAGS,
    )
    components = document["components"]
    for name in ("HTTPValidationError", "ValidationError"):  # FastAPI's own refusals
        components["schemas"].pop(name, None)
    components["schemas"] |= error_schemas()
    components["headers"] = HEADERS
    components["securitySchemes"] = SECURITY_SCHEMES
    document["security"] = [{API_KEY: []}]
    examples = examples_of(services)
    # Which languages there are is known where the service runs.
    language = components["schemas"]["SheetsRequest"]["properties"]["language"]
    language["enum"] = list(services.catalogue.tags)
    for path, operations in document["paths"].items():
        further = (PRINT_LIMIT,) if path == "/sheets" else ()
        _complete(operations["post"], *examples[path], *further)
        operations["post"]["tags"] = [_TAG_OF.get(path, JUDGING)]
    document["paths"] |= describe_download(examples["/packs"][1]["collectionId"])
    finish_schemas(document)
    return document


def _complete(operation: dict[str, Any], request: Any, response: Any, *further: NonetError) -> None:
    """Give an operation its examples, headers and refusals."""
    operation["requestBody"]["content"]["application/json"]["example"] = request
    success = operation["responses"]["200"]
    success["description"] = ANSWER
    if response is not None:
        success["content"]["application/json"]["example"] = response
    success["headers"] = headers_of(200)
    operation["responses"] = {"200": success, **refusals(STATUSES, *further)}
