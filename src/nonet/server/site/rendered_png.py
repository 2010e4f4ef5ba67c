"""PNGs of the site: rendered on the work pool, cached, and limited per client address."""

from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from nonet.engine import VERSION
from nonet.printing.rendering import edition
from nonet.server.http.headers import client_address, entity_tag, matches_entity_tag
from nonet.server.site.pages import SECURITY_HEADERS
from nonet.server.site.services import WebsiteServices

FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}


async def respond_png(
    request: Request,
    services: WebsiteServices,
    render: Callable[[], bytes],
    *inputs: object,
    headers: Mapping[str, str] = FOR_A_DAY,
) -> Response:
    """Send a PNG unless the client has it; `inputs` are all values that its bytes depend on.

    Raises:
        ThrottledError: the client's address had too many pictures rendered.
        OverloadedError: all threads are busy.
    """
    tag = entity_tag(VERSION, edition(), services.site, *inputs)
    sent = {**headers, **SECURITY_HEADERS, "ETag": tag}
    if matches_entity_tag(tag, request.scope):
        return Response(status_code=304, headers=sent)
    png: bytes | None = services.cache.get(tag)
    if png is None:
        services.pictures.count(client_address(request.scope))
        png = await services.engine_context.pool.run(render)
        services.cache.put(tag, png, len(png))
    return Response(png, headers=sent, media_type="image/png")
