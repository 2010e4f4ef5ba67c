"""GET /worksheets/{id} in OpenAPI, by hand: it has no JSON body for FastAPI to describe."""

from typing import Any

from nonet.api.examples import EXAMPLE_GRANT
from nonet.api.refusals import API_KEY, headers_of, refusals
from nonet.links import COLLECTION_FORM
from nonet.paper import DEFAULT_PAPER, PAPERS

PUBLISHING = "publishing"
STATUSES = (400, 401, 403, 404, 405, 422, 429, 500, 503)


def describe_download(collection_id: str) -> dict[str, Any]:
    """Return the path item of the download; the identifier is its example."""
    operation = {
        "operationId": "download",
        "tags": [PUBLISHING],
        "summary": "Download a worksheet",
        "description": "The PDF of a collection: one puzzle per page, then the answers when they "
        "are asked for. With an `Authorization` header, it alone decides. A request whose "
        "`If-None-Match` names the PDF's `ETag` is answered 304 without it, and counts as any.",
        # The key, or no header at all and the grant in the query.
        "security": [{API_KEY: []}, {}],
        "parameters": _parameters(collection_id),
        "responses": _responses(),
    }
    return {"/worksheets/{id}": {"get": operation}}


def _parameters(collection_id: str) -> list[dict[str, Any]]:
    identifier = {"type": "string", "pattern": f"^{COLLECTION_FORM}$", "maxLength": 1623}
    answers = {"type": "string", "enum": ["0", "1"], "default": "1"}
    paper = {"type": "string", "enum": list(PAPERS), "default": DEFAULT_PAPER}
    return [
        {
            "name": "id",
            "in": "path",
            "required": True,
            "description": "The `collectionId`.",
            "schema": identifier,
            "example": collection_id,
        },
        {
            "name": "answers",
            "in": "query",
            "description": "`1` appends an answer page for each puzzle.",
            "schema": answers,
        },
        {
            "name": "paper",
            "in": "query",
            "description": "The size of the paper.",
            "schema": paper,
        },
        {
            "name": "download",
            "in": "query",
            "description": "The grant inside `pdfUrl`, in place of the key: good for this one "
            "PDF, for 24 hours.",
            "schema": {"type": "string", "minLength": 1, "examples": [EXAMPLE_GRANT]},
        },
    ]


def _responses() -> dict[str, Any]:
    return {
        "200": {
            "description": "The PDF.",
            "headers": headers_of(200) | _DISPOSITION | _TAG,
            "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
        },
        "304": {
            "description": "The PDF is still the one that the request names.",
            "headers": headers_of(304) | _TAG,
        },
        **refusals(STATUSES),
    }


_TAG = {
    "ETag": {
        "description": "Names the PDF by all that decides it; the same PDF has the same.",
        "schema": {"type": "string"},
        "example": '"81a1ff7d5b5e9d1a4c1c5a1ed0fc3b37"',
    }
}
_DISPOSITION = {
    "Content-Disposition": {
        "description": "A telling file name.",
        "schema": {"type": "string"},
        "example": 'attachment; filename="sudoku-20-puzzles-with-answers-a4.pdf"',
    }
}
