"""What the scripts of a page ask: JSON in, JSON out, bounded per client address."""

from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from nonet.door.address import client_address
from nonet.door.refusal import refuse
from nonet.errors import NonetError
from nonet.website.pages import SECURITY_HEADERS
from nonet.website.services import WebsiteServices

Answer = dict[str, Any]


async def answer_question(
    request: Request, services: WebsiteServices, answer: Callable[[Request], Awaitable[Answer]]
) -> Response:
    """Answer a script, or refuse as the API does."""
    try:
        services.throttle.count(client_address(request.scope))
        told = await answer(request)
    except NonetError as refusal:
        response = refuse(refusal)
        response.headers.update(SECURITY_HEADERS)
        return response
    headers = {"Cache-Control": "no-store", **SECURITY_HEADERS}
    return Response(orjson.dumps(told), 200, headers, "application/json")
