"""Pages for errors."""

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import errors
from nonet.server.http.error_responses import headers_of, status_of
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.print.form import of_limit

# Statuses with their own messages; the others have those of 400.
_TOLD = frozenset({404, 405, 422, 429, 500, 503})
# Statuses with messages about links to PDFs.
_OF_LINKS = frozenset({401, 403})

NOT_FOUND = 404
_OF_PATHS = {
    "puzzles": "refusal-404-puzzles-reason",
    "collections": "refusal-404-puzzles-reason",
    "s": "refusal-404-sheet-reason",
    "daily": "refusal-404-daily-reason",
    "requests": "refusal-404-requests-reason",
}


def error_page(request: Request, error: Exception) -> Response:
    """Return the page of an error, in the language of the request's path."""
    pages, path = pages_of(request), request.url.path
    if isinstance(error, errors.PrintLimitError):
        return _of_limit(pages, error)
    words, status, headers = None, 500, None
    if isinstance(error, HTTPException):
        status, headers = error.status_code, error.headers
        words = _reason_of_path(path) if status == NOT_FOUND else None
    elif isinstance(error, errors.NonetError):
        status, headers = status_of(error), headers_of(error)
        named = _reason_of_path(path) if isinstance(error, errors.IdentifierError) else None
        words = named or _reason_of(error)
    return _page(pages, status, reason=pages.words(words) if words else None, headers=headers)


def download_error(pages: Pages, status: int) -> Response:
    """Return the page for an invalid or expired link to a PDF."""
    if status not in _OF_LINKS:
        return _page(pages, status)
    return _page(
        pages,
        status,
        heading=pages.words(f"refusal-download-{status}-heading"),
        reason=pages.words(f"refusal-download-{status}-reason"),
    )


def _of_limit(pages: Pages, error: errors.PrintLimitError) -> Response:
    heading = pages.words("refusal-422-limit-heading")
    reason = of_limit(error, pages.words)
    return _page(pages, status_of(error), heading=heading, reason=reason)


def _reason_of_path(path: str) -> str | None:
    """Return the key of the reason why a path isn't found; None for the general reason."""
    for part in path.split("/"):
        if reason := _OF_PATHS.get(part.lower()):
            return reason
    return None


def _reason_of(error: errors.NonetError) -> str | None:
    """Return the key of the reason why a grid or its address is rejected."""
    if isinstance(error, errors.NotUniqueError):
        return f"refusal-422-{next(iter(error.statuses.values()))}"
    if isinstance(error, errors.IdentifierError):
        return _OF_PATHS["puzzles"]
    return "refusal-422-unknown" if isinstance(error, errors.SearchLimitError) else None


def _page(
    pages: Pages,
    status: int,
    *,
    heading: str | None = None,
    reason: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    shown = str(status) if status in _TOLD else "400"
    values = {
        "status": status,
        "heading": heading or pages.words(f"refusal-{shown}-heading"),
        "reason": reason or pages.words(f"refusal-{shown}-reason"),
    }
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return pages.respond("refusal.html", values, status=status, headers=kept)
