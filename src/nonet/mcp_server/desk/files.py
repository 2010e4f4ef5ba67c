"""Worksheets as files in the folder that the user named."""

import hashlib
from pathlib import Path
from typing import Any

from nonet.contract.export import PacksRequest, WorksheetsRequest
from nonet.errors import NonetError
from nonet.links import parse_collection_id

DIGEST_LENGTH = 12


class FolderError(NonetError):
    """A worksheet cannot be written."""

    code = "FILE_NOT_WRITTEN"


def write_worksheet(
    pdf: bytes, folder: Path, collection_id: str, options: WorksheetsRequest | PacksRequest
) -> Path:
    """Write a PDF under a name that tells its content; the same export gives the same file.

    Raises:
        FolderError.
    """
    file = folder / _name(collection_id, options)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pdf)
    except OSError as fault:
        raise FolderError(f"The worksheet cannot be written: {fault.strerror}: {file}") from fault
    return file.resolve()


def link_to(file: Path) -> dict[str, Any]:
    """Return a link that a client may open."""
    return {
        "type": "resource_link",
        "uri": file.as_uri(),
        "name": file.name,
        "mimeType": "application/pdf",
        "size": file.stat().st_size,
    }


def _name(collection_id: str, options: WorksheetsRequest | PacksRequest) -> str:
    count = len(parse_collection_id(collection_id))
    puzzles = "1-puzzle" if count == 1 else f"{count}-puzzles"
    answers = "with-answers" if options.include_answers else "without-answers"
    digest = hashlib.sha256(collection_id.encode()).hexdigest()[:DIGEST_LENGTH]
    return f"sudoku-{puzzles}-{answers}-{options.paper}-{digest}.pdf"
