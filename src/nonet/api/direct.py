"""The endpoints by method and path: a look into a table, and no walk through the router.

FastAPI stands behind it for whatever the table has not: paths with parameters, and refusals. Its
middlewares and its router, which tries pattern after pattern, cost a request as much as the search
for a second solution does.
"""

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send


class Direct:
    """Serves the gated routes, whose applications answer by themselves whatever happens."""

    def __init__(self, api: FastAPI) -> None:
        self._otherwise: ASGIApp = api
        self._routes = {
            (method, route.path): route
            for route in api.router.routes
            if isinstance(route, api.router.route_class) and not route.param_convertors
            for method in route.methods or ()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path = scope["path"].removeprefix(scope["root_path"])
            route = self._routes.get((scope["method"], path))
            if route is not None:
                scope["route"] = route
                await route.app(scope, receive, send)
                return
        await self._otherwise(scope, receive, send)
