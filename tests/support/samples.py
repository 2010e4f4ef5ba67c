"""Grids with known answers, good requests, and links and worksheets as tests ask for them."""

import io
import shutil
import subprocess
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pikepdf
import pytest
from httpx2 import Response
from pydantic.alias_generators import to_camel

from nonet.engine.variants import VariantPuzzle
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.http.model import as_example
from service import Service

UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81
UNSOLVABLE = "12345678." + "." * 8 + "9" + "." * 63
INVALID = "11" + "." * 79
# The same puzzle with 1 and 2 exchanged, and in another spelling of the empty cells.
OTHER = UNIQUE.translate(str.maketrans("12.", "210"))
OTHER_SOLUTION = SOLUTION.translate(str.maketrans("12", "21"))
# Propagation does not settle it without guesses, and singles stop long before the end.
HARD = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
# Among the hardest of a published list: its first steps are nets within nets.
HARDEST = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
# Golden Nugget, by tarek, in the lists of the hardest with 11.9/11.9/11.3.
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
# Loki, by mith: the first puzzle found that nets within nets do not solve; a tridagon does.
LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
# Found since, with seven guardians: neither nets nor its tridagon lead to the end.
BEYOND = "......7.....7...32879....6..18.7.6..59.16.8..6.78........6.7.157.159........1...."

# A killer of 4x4, and its page's name.
VARIANT = {
    "size": 4,
    "givens": "-4---------1----",
    "rules": [
        {"type": "killer", "cells": cells, "sum": total}
        for cells, total in (
            ([0, 4], 4),
            ([1, 5, 9], 9),
            ([2, 3], 3),
            ([6, 10], 6),
            ([7, 11], 4),
            ([8, 12, 13], 7),
            ([14, 15], 7),
        )
    ],
}
VARIANT_SOLUTION = "3412124343212134"
VARIANT_ID = VariantPuzzle(VARIANT).id

# As the website writes them.
PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
PUZZLE_ID = "v1-" + PUZZLE.replace("-", "0")
AMBIGUOUS_ID = "v1-" + "0" * 81
EXPERT_ID = "v1-000010006601090300000200807000600720007000400052004000903001000006050108500070000"
COLLECTION_ID = "v1-" + PUZZLE.replace("-", "0") * 3

ATTRIBUTION = {
    "required": True,
    "text": "Created with Nonet",
    "url": "https://nonet.example",
    "html": '<a href="https://nonet.example">Created with Nonet</a>',
    "offlineText": "Created with Nonet · nonet.example",
    "termsUrl": "https://nonet.example/developers/terms",
}


def _needed(endpoint: Endpoint) -> dict[str, object]:
    """Return the required fields of a request, with the values of the example."""
    shown = as_example(endpoint.example) if endpoint.example is not None else {}
    fields = endpoint.request.model_fields.items()
    return {to_camel(name): shown[to_camel(name)] for name, field in fields if field.is_required()}


# One good request of each endpoint that answers in JSON.
REQUESTS = {
    endpoint.path: _needed(endpoint) for endpoint in ENDPOINTS if endpoint.response is not None
} | {"/generate/custom": {"technique": "naked-pair", "seed": "1"}}
# Result of `outcome` for a PDF.
PDF = (200, "application/pdf")
# Result of `follow` for a link that works.
HELD = (304, "")


def put(grid: str, *entries: tuple[int, str]) -> str:
    """Return a grid with other characters in some cells."""
    cells = list(grid)
    for cell, character in entries:
        cells[cell] = character
    return "".join(cells)


def normal(grid: str) -> str:
    """Return a grid as responses write it."""
    return grid.replace(".", "-").replace("0", "-")


def variants(count: int) -> list[str]:
    """Return so many puzzles that all differ: the sample with its digits rotated and turned."""
    digits = "123456789"
    turned = [UNIQUE, UNIQUE[::-1], "".join(UNIQUE[row::9] for row in range(9))]
    return [
        grid.translate(str.maketrans(digits, digits[shift:] + digits[:shift]))
        for shift in range(9)
        for grid in turned
    ][:count]


def digits_of(grids: Sequence[str]) -> str:
    """Return grids as they stand in an identifier."""
    return "".join(grids).replace(".", "0").replace("-", "0")


def published(grid: str) -> dict[str, object]:
    """Return the puzzle item of a grid in the answers of `/publish` and `/worksheets`."""
    return {
        "attribution": ATTRIBUTION,
        "puzzle": grid.replace(".", "-").replace("0", "-"),
        "id": f"v1-{digits_of([grid])}",
        "playableUrl": f"https://nonet.example/puzzles/v1-{digits_of([grid])}",
    }


def export(
    service: Service, *, puzzles: Sequence[str] = (UNIQUE,), key: str | None = None, **options: Any
) -> Any:
    """Export puzzles and return the whole answer."""
    answer = service.post("/worksheets", {"puzzles": list(puzzles), **options}, key=key)
    assert answer.status_code == 200, answer.text
    return answer.json()


def path_of(pdf_url: str) -> str:
    """Return a link's address without its query."""
    return pdf_url.partition("?")[0]


def grant_of(pdf_url: str) -> str:
    """Return the grant inside a link."""
    return parse_qs(urlsplit(pdf_url).query)["download"][0]


def with_grant(pdf_url: str, grant: str) -> str:
    """Return a link with another grant in it, its query rewritten."""
    query = {**parse_qs(urlsplit(pdf_url).query), "download": [grant]}
    return f"{path_of(pdf_url)}?{urlencode(query, doseq=True)}"


def bearer(credential: str) -> dict[str, str]:
    """Return the header that carries a key."""
    return {"Authorization": f"Bearer {credential}"}


def follow(service: Service, pdf_url: str) -> Response:
    """Follow a link as someone who has its PDF: it is judged as always, and nothing is printed."""
    return service.client.get(pdf_url, headers={"If-None-Match": "*"})


def outcome(response: Response) -> tuple[int, str]:
    """Return the status, and the code of a refusal or the media type of a success."""
    if response.status_code == 304:
        return response.status_code, ""
    if response.is_success:
        return response.status_code, response.headers["Content-Type"]
    return response.status_code, response.json()["error"]["code"]


def pdf_text(pdf: bytes) -> str:
    """Return the text of a PDF."""
    program = shutil.which("pdftotext")
    if program is None:
        pytest.skip("needs pdftotext, of the Debian package poppler-utils")
    command = [program, "-", "-"]
    return subprocess.run(command, input=pdf, capture_output=True, check=True).stdout.decode()


def page_count(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        return len(opened.pages)
