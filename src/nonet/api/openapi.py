"""The OpenAPI 3.1 document at `/openapi.json`."""

import json
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import Response

from nonet.api.services import Services


def add_openapi(api: FastAPI, services: Services) -> None:
    """Serve the document; it is drawn up when it is first asked for."""

    @cache
    def text() -> bytes:
        return json.dumps(describe_api(api, services)).encode()

    async def openapi(_request: Request) -> Response:
        return Response(text(), media_type="application/json")

    api.add_route("/openapi.json", openapi, methods=["GET"], include_in_schema=False)


def describe_api(api: FastAPI, services: Services) -> dict[str, Any]:
    """Draw up the document from the routes and the wire models."""
    return get_openapi(title=services.site.service_name, version="1.0.0", routes=api.routes)
