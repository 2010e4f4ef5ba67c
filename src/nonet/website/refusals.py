"""Friendly pages for what cannot be shown: one table from class to status."""

from collections.abc import Awaitable, Callable, Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet.errors import (
    CallerGoneError,
    GridFormatError,
    IdentifierError,
    NonetError,
    NotUniqueError,
    OverloadedError,
    SearchLimitError,
    ThrottledError,
)
from nonet.website.pages import Pages

STATUS: dict[type[NonetError], int] = {
    GridFormatError: 400,
    IdentifierError: 404,
    NotUniqueError: 422,
    SearchLimitError: 422,
    ThrottledError: 429,
    OverloadedError: 503,
    CallerGoneError: 499,
}
# Statuses with words of their own; any other is told as a request that could not be understood.
_TOLD = frozenset({404, 405, 422, 429, 500, 503})

Handler = Callable[[Request, Exception], Awaitable[Response]]


def status_of(refusal: NonetError) -> int:
    """Return the status of a refusal; a class that the table lacks is our own fault."""
    return STATUS.get(type(refusal), 500)


def refusal_handlers(pages: Pages) -> Mapping[type[Exception], Handler]:
    """Return what answers for refusals, for the router and for faults."""

    async def refuse(_request: Request, refusal: Exception) -> Response:
        if isinstance(refusal, HTTPException):
            return _page(pages, refusal.status_code, headers=refusal.headers)
        if isinstance(refusal, ThrottledError | OverloadedError):
            wait = {"Retry-After": str(refusal.retry_after_s)}
            return _page(pages, status_of(refusal), headers=wait)
        if isinstance(refusal, NotUniqueError):
            (verdict,) = set(list(refusal.statuses.values())[:1])
            return _page(pages, 422, reason=pages.words(f"refusal-422-{verdict}"))
        if isinstance(refusal, SearchLimitError):
            return _page(pages, 422, reason=pages.words("refusal-422-unknown"))
        status = status_of(refusal) if isinstance(refusal, NonetError) else 500
        return _page(pages, status)

    return dict.fromkeys((HTTPException, NonetError, Exception), refuse)


def _page(
    pages: Pages,
    status: int,
    *,
    reason: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    told = str(status) if status in _TOLD else "400"
    values = {
        "status": status,
        "heading": pages.words(f"refusal-{told}-heading"),
        "reason": reason or pages.words(f"refusal-{told}-reason"),
    }
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return pages.respond("refusal.html", values, status=status, headers=kept)
