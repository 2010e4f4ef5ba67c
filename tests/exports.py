"""Links and worksheets as tests ask for them: sample grids, and what comes back."""

import io
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pikepdf
from httpx2 import Response

from service import Service

UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# The same puzzle with 1 and 2 exchanged, and in another spelling of the empty cells.
OTHER = UNIQUE.translate(str.maketrans("12.", "210"))
OTHER_SOLUTION = SOLUTION.translate(str.maketrans("12", "21"))
MULTIPLE = "." * 81
UNSOLVABLE = "12345678." + "." * 8 + "9" + "." * 63
INVALID = "11" + "." * 79

ATTRIBUTION = {
    "required": True,
    "text": "Created with Nonet",
    "url": "https://nonet.example",
    "html": '<a href="https://nonet.example">Created with Nonet</a>',
    "offlineText": "Created with Nonet · nonet.example",
    "termsUrl": "https://nonet.example/developers/terms",
}


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


def outcome(response: Response) -> tuple[int, str]:
    """Return the status, and the code of a refusal or the media type of a success."""
    if response.is_success:
        return response.status_code, response.headers["Content-Type"]
    return response.status_code, response.json()["error"]["code"]


def page_count(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        return len(opened.pages)


PDF = (200, "application/pdf")
