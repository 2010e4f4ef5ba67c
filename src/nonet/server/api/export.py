"""The grant in the response of an export."""

from collections.abc import Iterable

from nonet.accounts.access.downloads import Downloads, Export
from nonet.accounts.access.quota import Principal
from nonet.puzzles.links.identifiers import collection_id
from nonet.server.api.endpoints.endpoint import Download
from nonet.server.api.endpoints.publish import PacksRequest, WorksheetsRequest


def grant_download(
    downloads: Downloads,
    grids: Iterable[str],
    options: WorksheetsRequest | PacksRequest,
    caller: Principal,
) -> Download:
    """Grant the caller the PDF of normalized grids; the download prints it."""
    collection = collection_id(grids)
    export = Export(collection, options.include_answers, options.paper)
    grant, expires_at_s = downloads.grant(export, caller)
    return Download(
        collection_id=collection,
        include_answers=options.include_answers,
        paper=options.paper,
        grant=grant,
        expires_at_s=expires_at_s,
    )
