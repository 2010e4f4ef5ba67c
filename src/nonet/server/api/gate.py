"""The gate before every endpoint: credential, quota, type, size, strict JSON, in that order.

A weighed request counts as one here, and the rest of its weight once its body is read. Path and
method were checked before. Every request gets exactly one response.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import structlog
from starlette.types import Receive, Scope, Send

from nonet.accounts.access.downloads import Downloads
from nonet.accounts.access.quota import Principal
from nonet.accounts.access.throttle import WINDOW_MS, Window
from nonet.accounts.requests import RequestDetails
from nonet.errors import AccessError, NonetError, RateLimitedError
from nonet.printing.press import Press
from nonet.server.api.endpoints.endpoint import OK, Answer, Endpoint, ExportServices, Header
from nonet.server.api.lines import StartedStream, begin, send_lines, takes_lines
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.body import read_json
from nonet.server.http.error_object import broken_rules
from nonet.server.http.error_response import internal_error, refuse, status_of
from nonet.server.http.headers import GateHeaders, request_id_of
from nonet.server.http.model import WeighedAnswer, WeighedRequest
from nonet.server.http.reading import read_request
from nonet.server.http.record import note_caller

log = structlog.get_logger()

NOT_MODIFIED = 304


@dataclass(frozen=True, kw_only=True)
class ApiServices(ExportServices):
    """The services of the endpoints, with the authenticator, the downloads and the press."""

    authenticator: Authenticator
    downloads: Downloads
    press: Press


class RequestContext:
    """A request and, once it is authenticated, its account and its rate limit window."""

    __slots__ = (
        "account_id",
        "began_s",
        "broken_rules",
        "code",
        "headers",
        "key_id",
        "lane",
        "receive",
        "scope",
        "window",
    )

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.scope = scope
        self.receive = receive
        self.headers = GateHeaders.of(scope)
        self.window: Window | None = None
        self.account_id: int | None = None
        self.key_id: int | None = None
        self.code = ""
        self.broken_rules: str | None = None
        self.began_s = 0.0
        self.lane = "account"

    def belongs_to(self, caller: Principal) -> None:
        """Record the caller of this request."""
        self.window = caller.window
        self.account_id, self.key_id = caller.account_id, caller.key_id
        note_caller(caller.account_id, caller.key_id)

    def refused(self, refusal: NonetError) -> None:
        """Record the error of this request, and its caller if only the error knows it."""
        self.code = refusal.code
        self.broken_rules = broken_rules(refusal)
        if isinstance(refusal, RateLimitedError):
            self.window = Window(refusal.limit, refusal.remaining, refusal.retry_after_s)
        if self.account_id is None and isinstance(refusal, AccessError):
            self.account_id, self.key_id = refusal.account_id, refusal.key_id

    @property
    def asked(self) -> RequestDetails:
        """The details that the account's owner can read later."""
        return RequestDetails(
            request_id_of(self.scope), self.began_s, self.key_id, self.code, self.broken_rules
        )


Handler = Callable[[RequestContext], Awaitable[Answer | StartedStream]]


def guard(endpoint: Endpoint, services: ApiServices) -> Handler:
    """Put the gate before an endpoint."""
    model, answer, authenticator = endpoint.request, endpoint.answer, services.authenticator
    takes_caller, is_weighed = endpoint.takes_caller, endpoint.is_weighed

    async def guarded(context: RequestContext) -> Answer | StartedStream:
        caller = await admit(context, endpoint, authenticator)
        body = read_request(model, await read_json(context.headers, context.receive))
        if is_weighed and isinstance(body, WeighedRequest):
            # If too few are left, the request stays counted as one.
            context.window = await authenticator.charge(caller, body.weight)
        if endpoint.stream is not None and takes_lines(context.headers.accept):
            charge = partial(authenticator.charge_more, caller)
            return await begin(endpoint.stream.answer(body, services, caller, charge))
        found = await (answer(body, services, caller) if takes_caller else answer(body, services))
        if isinstance(found, WeighedAnswer):
            context.window = await authenticator.charge(caller, found.weight)
        return found if isinstance(found, Answer) else Answer(found.to_json())

    return guarded


async def admit(
    context: RequestContext, endpoint: Endpoint, authenticator: Authenticator
) -> Principal:
    """Identify the caller by the bearer key and count the request.

    Raises:
        AccessError.
    """
    caller = await authenticator.admit(context.headers, context.scope, endpoint.scope)
    context.belongs_to(caller)
    return caller


class EndpointApp:
    """An application that sends the response or the error of an endpoint's handler.

    Each request of a known account is counted in the usage of the endpoint.
    """

    def __init__(self, endpoint: Endpoint, handle: Handler, authenticator: Authenticator) -> None:
        self._path = endpoint.path
        self._handle = handle
        self._doorkeeper = authenticator

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = RequestContext(scope, receive)
        context.began_s = self._doorkeeper.begin()
        try:
            answer = await self._handle(context)
        except NonetError as refusal:
            response = refuse(refusal)
            context.refused(refusal)
        except Exception:
            log.exception("request failed")
            response = internal_error()
            context.code = NonetError.code
        else:
            await self._answer(answer, context, send)
            return
        self._note(context, response.status_code)
        response.raw_headers += _rate_limit_headers(context)
        await response(scope, receive, send)

    async def _answer(
        self, answer: Answer | StartedStream, context: RequestContext, send: Send
    ) -> None:
        if isinstance(answer, Answer):
            self._note(context, answer.status)
            await _send(answer, context, send)
            return
        refusal = await send_lines(answer, _rate_limit_headers(context), send)
        if refusal is not None:
            context.refused(refusal)
        self._note(context, OK if refusal is None else status_of(refusal))

    def _note(self, context: RequestContext, status: int) -> None:
        self._doorkeeper.note(context.account_id, self._path, status, context.asked)


async def _send(answer: Answer, context: RequestContext, send: Send) -> None:
    headers = [*answer.headers, *_rate_limit_headers(context)]
    if answer.status != NOT_MODIFIED:
        headers.append((b"content-length", str(len(answer.body)).encode()))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def _rate_limit_headers(context: RequestContext) -> tuple[Header, ...]:
    """Return the `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers-11."""
    if context.window is None:
        return ()
    limit, remaining, reset_s = context.window
    policy = f'"{context.lane}";q={limit};w={WINDOW_MS // 1000}'
    state = f'"{context.lane}";r={remaining};t={reset_s}'
    return (b"ratelimit-policy", policy.encode()), (b"ratelimit", state.encode())
