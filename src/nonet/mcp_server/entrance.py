"""The door of the tool interface: path, method, host, credential, type and size, in that order."""

from collections.abc import Collection
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.access import Admission, Throttle
from nonet.door.body import read_body, require_json_type
from nonet.door.errors import MethodNotAllowedError, PathNotFoundError, refuse
from nonet.door.headers import GateHeaders
from nonet.errors import NonetError, UnknownKeyError

KEY = "nonet.key"


class Entrance:
    """Lets requests with a good key through to the tools."""

    def __init__(
        self, inside: ASGIApp, admission: Admission, failed_credentials: Throttle
    ) -> None:
        self._inside = inside
        self._admission = admission
        self._failed_credentials = failed_credentials

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self._open(scope, receive)
        except NonetError as refusal:
            response = refuse(refusal)
            if isinstance(refusal, MethodNotAllowedError):
                response.headers["Allow"] = "POST"
            await response(scope, receive, send)
            return
        await self._inside(scope, _replay(body, receive), send)

    async def _open(self, scope: Scope, receive: Receive) -> bytes:
        if scope["path"] != scope.get("root_path", ""):
            raise PathNotFoundError("Nothing is served under this path.")
        if scope["method"] != "POST":
            raise MethodNotAllowedError("This path serves POST.")
        headers = GateHeaders.of(scope)
        await self._identify(headers.bearer_key, scope)
        require_json_type(headers)
        body = await read_body(headers, receive)
        scope[KEY] = headers.bearer_key
        return body

    async def _identify(self, key: str, scope: Scope) -> None:
        try:
            await self._admission.identify(key)
        except UnknownKeyError:
            client = scope.get("client")
            self._failed_credentials.count(client[0] if client else "")
            raise


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read once more, then whatever comes after it."""
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return whole.pop() if whole else await receive()

    return replay
