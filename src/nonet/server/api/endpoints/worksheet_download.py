"""GET /worksheets/{id}: the PDF of a collection, and its query options.

The JSON endpoints' gate doesn't fit here: `server/api/download.py` authenticates by key or by grant
and calls this module.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from starlette.responses import Response

from nonet import errors
from nonet.printing.from_puzzles import lay_out
from nonet.printing.layout import DEFAULT_PAPER, PAPERS, Layout, Paper, pdf_name
from nonet.printing.limits import REMEMBERED_S
from nonet.puzzles.links.identifiers import COLLECTION_FORM, collection_id
from nonet.puzzles.verification import Verified
from nonet.server.api.endpoints.endpoint import NONE_VERIFIED, Endpoint, Services
from nonet.server.api.endpoints.generate import example_puzzle
from nonet.server.api.endpoints.publish import EXAMPLE_GRANT
from nonet.server.http.error_responses import Fault, InvalidRequestError, callers_name, did_you_mean
from nonet.server.http.reading import suggest

_ANSWERS = {"0": False, "1": True}
_PAPERS: dict[str, Paper] = {paper: paper for paper in PAPERS}
_KNOWN = ("answers", "paper", "download")


class DownloadOptions(NamedTuple):
    """The options of a PDF, with defaults applied."""

    answers: bool
    paper: Paper


class Collection(NamedTuple):
    """Verified grids and their print options."""

    verified: Sequence[Verified]
    options: DownloadOptions


def parse_download_query(items: Iterable[tuple[str, str]]) -> DownloadOptions:
    """Read the options from the query's names and values, in order.

    Raises:
        InvalidRequestError: an option is unknown, repeated or malformed.
    """
    pairs = list(items)
    faults = [*_misnamed(pairs), *_malformed(pairs)]
    if faults:
        raise InvalidRequestError(faults, "The query is not valid.")
    options = dict(pairs)
    return DownloadOptions(
        _ANSWERS[options.get("answers", "1")], _PAPERS[options.get("paper", DEFAULT_PAPER)]
    )


def _misnamed(pairs: list[tuple[str, str]]) -> Iterable[Fault]:
    for name, times in Counter(name for name, _ in pairs).items():
        if name not in _KNOWN:
            unknown = f"no such option{did_you_mean(suggest(name, _KNOWN))}"
            yield Fault(callers_name(name), unknown, is_named_by_caller=True)
        elif times > 1:
            yield Fault(name, "the option once", found=f"it {times} times")


def _malformed(pairs: list[tuple[str, str]]) -> Iterable[Fault]:
    for name, value in pairs:
        if name == "answers" and value not in _ANSWERS:
            yield Fault(name, "0 or 1", found="another value")
        elif name == "paper" and value not in _PAPERS:
            yield Fault(name, " or ".join(PAPERS), found="another value")
        elif name == "download" and not value:
            yield Fault(name, "a download grant", found="nothing")


async def download(body: Collection, services: Services) -> Response:
    """Download the PDF of a collection: one puzzle per page, then optional answer pages.

    If there is an `Authorization` header, the grant is ignored. A matching `If-None-Match` gets
    304.
    """
    worksheet = await lay_out(
        body.verified,
        services.engine_context,
        services.site,
        paper=body.options.paper,
        layout=Layout.one_per_page(with_answers=body.options.answers),
    )
    try:
        pdf = await services.print_worksheet(worksheet)
    except errors.PrintLimitError:
        # This endpoint was promised before there were limits, and has one code for them.
        raise errors.OverloadedError(retry_after_s=int(REMEMBERED_S)) from None
    name = pdf_name(len(body.verified), answers=body.options.answers, paper=body.options.paper)
    headers = {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return Response(pdf, headers=headers, media_type="application/pdf")


def _option(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": schema}


def _parameters() -> list[dict[str, Any]]:
    return [
        {
            "name": "id",
            "in": "path",
            "required": True,
            "description": "The `collectionId` of the collection.",
            "schema": {"type": "string", "pattern": f"^{COLLECTION_FORM}$", "maxLength": 1623},
            "example": collection_id([example_puzzle().puzzle.puzzle]),
        },
        _option(
            "answers",
            "`1` adds an answer page for each puzzle.",
            {"type": "string", "enum": ["0", "1"], "default": "1"},
        ),
        _option(
            "paper",
            "Paper size.",
            {"type": "string", "enum": list(PAPERS), "default": DEFAULT_PAPER},
        ),
        _option(
            "download",
            "The grant from `pdfUrl`, instead of an API key; valid for this PDF only, for 24 "
            "hours.",
            {"type": "string", "minLength": 1, "examples": [EXAMPLE_GRANT]},
        ),
    ]


DOWNLOAD = Endpoint(
    "/worksheets/{id}",
    download,
    "Download a worksheet",
    "publishing",
    scope="publish",
    method="GET",
    statuses=(400, 401, 403, 404, 405, 422, 429, 500, 503),
    parameters=_parameters,
    refusals=(
        errors.InvalidGrantError(),
        errors.GrantExpiredError(),
        errors.GrantMismatchError(),
        errors.IdentifierError("expected v1- and 81 digits for each of 1 to 20 grids"),
        *NONE_VERIFIED,
    ),
)
