"""The gate before every endpoint: credential, quota, type, size, strict JSON, in that order.

What counts by how much it asks for is counted as one before, and as the rest after.

It stands inside the router, so a wrong path or method is refused first, and in the place of
FastAPI's own handling of a request, which would read and judge what a stranger sends before
asking who it is.
"""

from collections.abc import Awaitable, Callable
from inspect import signature
from typing import Annotated, Any, get_type_hints

from fastapi import Depends
from starlette.types import ASGIApp

from nonet.access import Caller
from nonet.api.route import LateRoute
from nonet.api.visit import Answer, Visit, answering
from nonet.contract.reading import read_request
from nonet.contract.weight import WeighedRequest
from nonet.contract.wire import WireModel
from nonet.door.body import read_json
from nonet.door.doorkeeper import Doorkeeper

# An endpoint that asks for its caller says so in its signature. FastAPI reads the signature for
# the OpenAPI document alone: with this mark it finds no parameter there. The gate passes it.
AdmittedCaller = Annotated[Caller, Depends(lambda: None)]


class Gate:
    """Admits the callers of one application."""

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self._doorkeeper = doorkeeper

    def route_class(self) -> type[LateRoute]:
        """Return the class for routes that stand behind this gate.

        Their endpoints take the wire model `body`, and `caller` if they like, and return a wire
        model, or an answer that is no JSON.
        """
        gate = self

        class GatedRoute(LateRoute):
            def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
                super().__init__(path, endpoint, **options)
                self.app = gate.answering(path, gate.guard(endpoint))

        return GatedRoute

    def answering(self, endpoint: str, handle: Callable[[Visit], Awaitable[Answer]]) -> ASGIApp:
        """Turn a handler of one endpoint into an application whose requests are counted."""
        return answering(handle, endpoint=endpoint, doorkeeper=self._doorkeeper)

    def guard(
        self, endpoint: Callable[..., Awaitable[WireModel | Answer]]
    ) -> Callable[[Visit], Awaitable[Answer]]:
        """Put the gate before an endpoint."""
        model: type[WireModel] = get_type_hints(endpoint)["body"]
        takes_caller = "caller" in signature(endpoint).parameters

        async def guarded(visit: Visit) -> Answer:
            caller = await self.admit_key(visit)
            body = read_request(model, await read_json(visit.headers, visit.receive))
            if isinstance(body, WeighedRequest):
                await self.charge(visit, caller, body)
            answer = await (endpoint(body, caller) if takes_caller else endpoint(body))
            return answer if isinstance(answer, Answer) else Answer(answer.to_json())

        return guarded

    async def admit_key(self, visit: Visit) -> Caller:
        """Identify the caller by the bearer key and count the request.

        Raises:
            AccessError.
        """
        caller = await self._doorkeeper.admit(visit.headers, visit.scope, visit.endpoint)
        visit.belongs_to(caller)
        return caller

    async def charge(self, visit: Visit, caller: Caller, body: WeighedRequest) -> None:
        """Count a request whose form is good by what it asks for.

        Raises:
            RateLimitedError: too few requests are left; it stays counted as one.
        """
        visit.window = await self._doorkeeper.charge(caller, body.weight)

    def count_failure(self, visit: Visit) -> None:
        """Count a request without a good credential.

        Raises:
            ThrottledError: the address had too many of them.
        """
        self._doorkeeper.count_failure(visit.scope)
