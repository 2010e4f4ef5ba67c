"""The gate before every POST: credential, quota, type, size, strict JSON, in that order.

It stands inside the router, so a wrong path or method is refused first, and in the place of
FastAPI's own handling of a request, which would read and judge what a stranger sends before
asking who it is.
"""

from collections.abc import Awaitable, Callable
from typing import Any, get_type_hints

import structlog
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.access import WINDOW_MS, Admission, Caller, Throttle, Window
from nonet.api.body import parse_json, read_body, require_json_type
from nonet.api.errors import internal_error, refuse
from nonet.api.headers import GateHeaders
from nonet.contract.error import InvalidRequestError, issues_of
from nonet.contract.wire import WireModel
from nonet.errors import NonetError, RateLimitedError, UnknownKeyError

log = structlog.get_logger()


class Gate:
    """Admits the callers of one application."""

    def __init__(self, admission: Admission, failed_credentials: Throttle) -> None:
        self._admission = admission
        self._failed_credentials = failed_credentials

    def route_class(self) -> type[APIRoute]:
        """Return the class for routes that stand behind this gate.

        Their endpoints take the wire model `body` and return a wire model.
        """
        gate = self

        class GatedRoute(APIRoute):
            def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
                super().__init__(path, endpoint, **options)
                self.app = gate.guard(endpoint)

        return GatedRoute

    def guard(self, endpoint: Callable[[Any], Awaitable[WireModel]]) -> ASGIApp:
        """Put the gate before an endpoint."""
        model: type[WireModel] = get_type_hints(endpoint)["body"]

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            window: Window | None = None
            try:
                headers = GateHeaders.of(scope)
                window = (await self._admit(headers, scope)).window
                require_json_type(headers)
                body = parse_json(await read_body(headers, receive))
                answer = await endpoint(_validate(model, body))
            except NonetError as refusal:
                response = refuse(refusal)
                window = window or _spent_window(refusal)
            except Exception:
                log.exception("request failed")
                response = internal_error()
            else:
                await _answer(answer, window, send)
                return
            if window is not None:
                response.raw_headers += rate_limit_headers(window)
            await response(scope, receive, send)

        return guarded

    async def _admit(self, headers: GateHeaders, scope: Scope) -> Caller:
        """Identify the caller by the bearer key and count the request.

        Raises:
            AccessError: and from an address that failed too often, `ThrottledError` in place
                of `UnknownKeyError`. A good key is never refused for its address.
        """
        try:
            return await self._admission.admit(headers.bearer_key)
        except UnknownKeyError:
            self._failed_credentials.count(scope["client"][0] if scope.get("client") else "")
            raise


async def _answer(answer: WireModel, window: Window, send: Send) -> None:
    body = answer.to_json()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *rate_limit_headers(window),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def rate_limit_headers(window: Window) -> list[tuple[bytes, bytes]]:
    """Return the `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers-11."""
    policy = f'"account";q={window.limit};w={WINDOW_MS // 1000}'
    state = f'"account";r={window.remaining};t={window.reset_s}'
    return [(b"ratelimit-policy", policy.encode()), (b"ratelimit", state.encode())]


def _validate(model: type[WireModel], value: Any) -> WireModel:
    try:
        return model.model_validate(value)
    except ValidationError as fault:
        faults = fault.errors(include_url=False)
        raise InvalidRequestError(issues_of(faults)) from None


def _spent_window(refusal: NonetError) -> Window | None:
    """Return the window of an account that is out of requests."""
    if isinstance(refusal, RateLimitedError):
        return Window(refusal.limit, 0, refusal.retry_after_s)
    return None
