"""A page for each code of a refusal: `error.code` is the last part of its address."""

import json
from collections.abc import Mapping
from functools import cached_property

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.website.developers.area import Area, PageVisit
from nonet.website.developers.library import HOME, Library
from nonet.website.developers.reference import Endpoint, ToldRefusal
from nonet.website.developers.shelf import Shelf

ERRORS = "errors"
_LATER, _ONCE, _NEVER = "later", "once", "never"
_WAITING = (429, 503)
_OURS = 500


class ErrorPages:
    """`/developers/docs/errors/...`."""

    def __init__(self, area: Area, library: Library, shelf: Shelf) -> None:
        self._area = area
        self._library = library
        self._shelf = shelf

    async def show(self, visit: PageVisit) -> Response:
        """Tell what a code means, what to do about it, and who refuses so."""
        code: str = visit.request.path_params["code"]
        known = self._known.get(code)
        if known is None:
            raise HTTPException(404)
        refusal, endpoints = known
        body = {"error": {"code": code, "message": refusal.message}}
        values = {
            "refusal": refusal,
            "endpoints": endpoints,
            "again": _again(refusal.status),
            "body": json.dumps(body, indent=2, ensure_ascii=False),
            "inline": self._library.inline,
            # The shelf shows the page of all errors as the current one.
            "shelf": self._shelf.at(f"{HOME}/{ERRORS}"),
        }
        return self._area.show(visit, "error", values)

    @cached_property
    def _known(self) -> Mapping[str, tuple[ToldRefusal, list[Endpoint]]]:
        """Each refusal of the document by its code, with the endpoints that have it."""
        found: dict[str, tuple[ToldRefusal, list[Endpoint]]] = {
            refusal.code: (refusal, []) for refusal in self._library.other_refusals
        }
        for endpoint in self._library.endpoints.values():
            for refusal in endpoint.refusals:
                found.setdefault(refusal.code, (refusal, []))[1].append(endpoint)
        return found


def _again(status: int) -> str:
    if status in _WAITING:
        return _LATER
    return _ONCE if status == _OURS else _NEVER
