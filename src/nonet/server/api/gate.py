"""The gate before every endpoint: credential, quota, type, size, strict JSON, in that order.

A request with a weight counts as one before its body is read, and as the rest once that is known.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.access.downloads import Downloads
from nonet.errors import NonetError
from nonet.printing.press import Press
from nonet.server.api.endpoints.endpoint import PRIVATE, Endpoint, ExportServices, Lines
from nonet.server.http import error_responses, reading, streaming
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.body import read_json
from nonet.server.http.model import WeighedAnswer, WeighedRequest, WireModel

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
        body = reading.read_request(model, await read_json(request))
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


T = TypeVar("T")
LINES_TYPE = "application/x-ndjson"


def takes_lines(accept: list[str]) -> bool:
    """Whether a client prefers a stream of lines, by its `Accept` headers."""
    weights = dict[str, float]()
    for one in ",".join(accept).lower().split(","):
        kind, *parameters = (part.strip() for part in one.split(";"))
        weights[kind] = _weight(parameters)
    return weights.get(LINES_TYPE, 0) > weights.get("application/json", 0)


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name == "q":
            return float(value) if value.replace(".", "", 1).isdecimal() else 0
    return 1


class LinesResponse(streaming.StreamedResponse):
    """A response of lines, whose last line may be an error."""

    def error_part(self, error: NonetError) -> bytes:
        """Return the error object as a line."""
        return _line(error_responses.ErrorObject(error=error_responses.describe_error(error)))


async def begin(lines: Lines) -> LinesResponse:
    """Wait for the opening line and the first result, which are sent together.

    Raises:
        NonetError: there is no result, or the caller disconnected.
    """
    opening, first = await streaming.unless_gone(_first_two(lines))
    # Proxies have to forward each line as soon as it comes.
    headers = {**PRIVATE, "X-Accel-Buffering": "no"}
    return LinesResponse(_parts(opening + first, lines), LINES_TYPE, headers)


async def _first_two(lines: Lines) -> tuple[bytes, bytes]:
    return _line(await anext(lines)), _line(await anext(lines))


async def _parts(first: bytes, rest: Lines) -> AsyncGenerator[bytes, None]:
    yield first
    async with aclosing(rest):
        async for line in rest:
            yield _line(line)


def _line(model: WireModel) -> bytes:
    return model.to_json() + b"\n"
