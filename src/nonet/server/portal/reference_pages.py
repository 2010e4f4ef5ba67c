"""A page for each endpoint, one to try any of them, and one for each code of a refusal."""

import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.server.http.origin import api_path, split_origin
from nonet.server.portal.area import PageContext
from nonet.server.portal.documentation import MARKDOWN, markdown
from nonet.server.portal.library import ERRORS, HOME, REFERENCE, TRY
from nonet.server.site.pages import SECURITY_HEADERS

_LATER, _ONCE, _NEVER = "later", "once", "never"
_WAITING = (429, 503)
_OURS = 500


async def show_error_code(context: PageContext) -> Response:
    """Tell what a code means, what to do about it, and who refuses so."""
    code: str = context.request.path_params["code"]
    known = context.area.library.refusals.get(code)
    if known is None:
        raise HTTPException(404)
    refusal, endpoints = known
    values = {
        "refusal": refusal,
        "endpoints": endpoints,
        "again": _again(refusal.status),
        "body": json.dumps({"error": refusal.error}, indent=2, ensure_ascii=False),
        "inline": context.area.library.inline,
        # The shelf shows the page of all errors as the current one.
        "shelf": context.area.library.menu_at(f"{HOME}/{ERRORS}"),
    }
    return context.show("error", values)


def _again(status: int) -> str:
    if status in _WAITING:
        return _LATER
    return _ONCE if status == _OURS else _NEVER


POLICY = SECURITY_HEADERS["Content-Security-Policy"]


async def show_endpoint(context: PageContext) -> Response:
    """Show one endpoint: its fields, its samples, and a form to try it."""
    name: str = context.request.path_params["name"]
    endpoint = context.area.library.endpoints.get(name.removesuffix(MARKDOWN))
    if endpoint is None:
        raise HTTPException(404)
    if name.endswith(MARKDOWN):
        return markdown(context.area.library.endpoint_markdown(endpoint.name), context)
    values = {
        "endpoint": endpoint,
        "samples": context.area.library.samples(endpoint),
        "inline": context.area.library.inline,
        "shelf": context.area.library.menu_at(f"{HOME}/{REFERENCE}/{name}"),
    }
    return _trying(context, "endpoint", values)


async def show_try(context: PageContext) -> Response:
    """Show the form to try requests with."""
    values = {
        "endpoints": context.area.library.endpoints.values(),
        "shelf": context.area.library.menu_at(TRY),
    }
    return _trying(context, "try", values)


def _trying(context: PageContext, page: str, values: dict[str, Any]) -> Response:
    """Show a page that asks the API, where a browser lets it."""
    site = context.area.pages.site
    origin, _ = split_origin(site.base_url)
    api = api_path(site)
    known = {
        "api": api,
        "origin": origin,
        "has_own_key": context.account is not None and context.account.suspended_at_ms is None,
    }
    response = context.show(page, {**known, **values})
    # A sheet that was made is shown as the page that it is.
    frames = "frame-src 'self'; "
    sources = "connect-src 'self'" if api is not None else f"connect-src 'self' {origin}"
    policy = POLICY.replace("connect-src 'self'", frames + sources)
    response.headers["Content-Security-Policy"] = policy
    return response
