"""The gate before every endpoint: credential, quota, type, size, strict JSON, in that order.

A request with a weight counts as one before its body is read, and as the rest once that is known.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.access.downloads import Downloads
from nonet.printing.press import Press
from nonet.server.api.endpoints.endpoint import PRIVATE, Endpoint, ExportServices
from nonet.server.api.lines import begin, takes_lines
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.body import read_json
from nonet.server.http.model import WeighedAnswer, WeighedRequest
from nonet.server.http.reading import read_request

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, kw_only=True)
class ApiServices(ExportServices):
    """The services of the endpoints, with the authenticator, the downloads and the press."""

    authenticator: Authenticator
    downloads: Downloads
    press: Press


def guard(endpoint: Endpoint, services: ApiServices) -> Handler:
    """Put the gate before an endpoint."""
    model, answer, authenticator = endpoint.request, endpoint.answer, services.authenticator
    takes_caller, is_weighed = endpoint.takes_caller, endpoint.is_weighed

    async def guarded(request: Request) -> Response:
        caller = await authenticator.admit(request, endpoint.scope)
        body = read_request(model, await read_json(request))
        if is_weighed and isinstance(body, WeighedRequest):
            # If too few are left, the request stays counted as one.
            await authenticator.charge(caller, body.weight)
        if endpoint.stream is not None and takes_lines(request.headers.getlist("accept")):
            charge = partial(authenticator.charge_more, caller)
            return await begin(endpoint.stream.answer(body, services, caller, charge))
        found = await (answer(body, services, caller) if takes_caller else answer(body, services))
        if isinstance(found, WeighedAnswer):
            await authenticator.charge(caller, found.weight)
        if isinstance(found, Response):
            return found
        return Response(found.to_json(), headers=PRIVATE, media_type="application/json")

    return guarded
