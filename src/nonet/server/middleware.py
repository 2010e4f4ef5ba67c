"""The outermost middleware: request ids, common headers, the last-resort 500."""

from collections.abc import Sequence

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.server.http.context import record_failure
from nonet.server.request_log import RequestRecorder

Header = tuple[bytes, bytes]

# Browsers must not guess another content type.
NOSNIFF: Header = (b"x-content-type-options", b"nosniff")
# For a year, browsers use only HTTPS for this host. Other hosts of the domain may have reasons
# for HTTP.
HTTPS_ONLY: Header = (b"strict-transport-security", b"max-age=31536000")


def site_headers(site_url: str) -> tuple[Header, ...]:
    """Return the headers of all responses of a site."""
    return (NOSNIFF, HTTPS_ONLY) if site_url.startswith("https://") else (NOSNIFF,)


_FAULT = b"Something went wrong on our side."


class RequestMiddleware:
    """Binds the request's context, adds the headers of every response, and records the request."""

    def __init__(
        self, app: ASGIApp, recorder: RequestRecorder, headers: Sequence[Header] = ()
    ) -> None:
        self._app = app
        self._recorder = recorder
        self._headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        context = self._recorder.begin(scope, receive)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                context.status = message["status"]
                message["headers"] += [*context.response_headers(), *self._headers]
            elif not message.get("more_body", False):
                # Before the last byte: a caller who has the whole response finds it counted.
                self._recorder.count(context)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except Exception as error:  # noqa: BLE001 - it is logged
            record_failure(error)
            if context.status == 0:
                await _send_fault(send_with_headers)
        finally:
            self._recorder.count(context)
            self._recorder.end(context, scope["method"])


async def _send_fault(send: Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": _FAULT})
