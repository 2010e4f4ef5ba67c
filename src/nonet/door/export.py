"""The grant that an export hands out."""

from collections.abc import Iterable

from nonet.access import Caller, Downloads, Export
from nonet.contract.export import Download, PacksRequest, WorksheetsRequest
from nonet.links import collection_id


def grant_download(
    grids: Iterable[str],
    options: WorksheetsRequest | PacksRequest,
    caller: Caller,
    downloads: Downloads,
) -> Download:
    """Grant the caller the PDF of normalized grids; it is made when it is downloaded."""
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
