"""One request on its way through the gate, and how every way ends in one response."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.access import WINDOW_MS, Caller, Window
from nonet.accounts import Asked
from nonet.contract.broken_rules import broken_rules
from nonet.door.address import request_id_of
from nonet.door.doorkeeper import Doorkeeper
from nonet.door.headers import GateHeaders
from nonet.door.record import note_caller
from nonet.door.refusal import internal_error, refuse
from nonet.errors import AccessError, NonetError, RateLimitedError

log = structlog.get_logger()

Header = tuple[bytes, bytes]
JSON = (b"content-type", b"application/json")
OK = 200
NOT_MODIFIED = 304
PRIVATE = (b"cache-control", b"no-store")


class Visit:
    """A request; once it was admitted, whose it is and the window that it was counted in."""

    __slots__ = (
        "account_id",
        "began_s",
        "broken_rules",
        "code",
        "endpoint",
        "headers",
        "key_id",
        "lane",
        "receive",
        "scope",
        "window",
    )

    def __init__(self, scope: Scope, receive: Receive, endpoint: str) -> None:
        self.scope = scope
        self.receive = receive
        self.endpoint = endpoint
        self.headers = GateHeaders.of(scope)
        self.window: Window | None = None
        self.account_id: int | None = None
        self.key_id: int | None = None
        self.code = ""
        self.broken_rules: str | None = None
        self.began_s = 0.0
        self.lane = "account"

    def belongs_to(self, caller: Caller) -> None:
        """Note whose request this is."""
        self.window = caller.window
        self.account_id, self.key_id = caller.account_id, caller.key_id
        note_caller(caller.account_id, caller.key_id)

    def refused(self, refusal: NonetError) -> None:
        """Note why it was refused, and whose it was where only the refusal tells."""
        self.code = refusal.code
        self.broken_rules = broken_rules(refusal)
        if isinstance(refusal, RateLimitedError):
            self.window = Window(refusal.limit, refusal.remaining, refusal.retry_after_s)
        if self.account_id is None and isinstance(refusal, AccessError):
            self.account_id, self.key_id = refusal.account_id, refusal.key_id

    @property
    def asked(self) -> Asked:
        """What the owner may read of it later."""
        return Asked(
            request_id_of(self.scope), self.began_s, self.key_id, self.code, self.broken_rules
        )


class Answer(NamedTuple):
    """A response that is no refusal; one that says that nothing has changed has no body."""

    body: bytes
    headers: tuple[Header, ...] = (JSON, PRIVATE)
    status: int = OK


def answering(
    handle: Callable[[Visit], Awaitable[Answer]], *, endpoint: str, doorkeeper: Doorkeeper
) -> ASGIApp:
    """Turn a handler into an application that answers whatever the handler returns or raises.

    Each request whose account is known is counted as one to `endpoint`.
    """

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(scope, receive, endpoint)
        visit.began_s = doorkeeper.begin()
        try:
            answer = await handle(visit)
        except NonetError as refusal:
            response = refuse(refusal)
            visit.refused(refusal)
        except Exception:
            log.exception("request failed")
            response = internal_error()
            visit.code = NonetError.code
        else:
            doorkeeper.note(visit.account_id, endpoint, answer.status, visit.asked)
            await _send(answer, visit, send)
            return
        doorkeeper.note(visit.account_id, endpoint, response.status_code, visit.asked)
        response.raw_headers += _rate_limit_headers(visit)
        await response(scope, receive, send)

    return app


async def _send(answer: Answer, visit: Visit, send: Send) -> None:
    headers = [*answer.headers, *_rate_limit_headers(visit)]
    if answer.status != NOT_MODIFIED:
        headers.append((b"content-length", str(len(answer.body)).encode()))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def _rate_limit_headers(visit: Visit) -> tuple[Header, ...]:
    """Return the `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers-11."""
    if visit.window is None:
        return ()
    limit, remaining, reset_s = visit.window
    policy = f'"{visit.lane}";q={limit};w={WINDOW_MS // 1000}'
    state = f'"{visit.lane}";r={remaining};t={reset_s}'
    return (b"ratelimit-policy", policy.encode()), (b"ratelimit", state.encode())
