"""A route whose endpoint FastAPI looks at when the document is drawn up, and not at the start.

To read the signatures of all endpoints takes a third of the time in which the service is put
together, and no request needs it: the gate stands where FastAPI would handle one.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi.routing import APIRoute
from starlette.routing import Route


class LateRoute(Route):
    """Takes what FastAPI's own route does; what is for the document alone it keeps."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[..., Awaitable[Any]],
        *,
        methods: list[str] | None = None,
        name: str | None = None,
        include_in_schema: bool = True,
        **of_document: Any,
    ) -> None:
        super().__init__(
            path, endpoint, methods=methods, name=name, include_in_schema=include_in_schema
        )
        self.deprecated = False
        self._of_document = of_document

    def described(self) -> APIRoute:
        """Return the route as FastAPI describes it."""
        options = {**self._of_document, "deprecated": self.deprecated or None}
        return APIRoute(
            self.path,
            self.endpoint,
            methods=list(self.methods or ()),
            name=self.name,
            include_in_schema=self.include_in_schema,
            **options,
        )
