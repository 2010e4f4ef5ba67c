"""Puzzles as PDF and PNG without a key: never an answer, the credit always."""

import io
import struct

import pikepdf
import pytest

from samples import EMPTY, UNIQUE, digits_of, page_count, variants
from service import Service

PUZZLE = f"/puzzles/v1-{digits_of([UNIQUE])}"
COLLECTION = f"/collections/v1-{digits_of(variants(7))}"
FOR_OTHERS = {
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=3600, must-revalidate",
}


@pytest.mark.parametrize(
    ("path", "pages", "tables"),
    [
        (f"{PUZZLE}.pdf", 1, 1),
        (f"{COLLECTION}.pdf", 7, 7),
        (f"{COLLECTION}.pdf?layout=4&paper=letter", 2, 7),
    ],
)
def test_a_sheet_has_only_the_puzzles(service: Service, path: str, pages: int, tables: int) -> None:
    answer = service.client.get(path)

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert FOR_OTHERS.items() <= dict(answer.headers).items()
    assert page_count(answer.content) == pages
    assert answer.content.count(b"/S/Table/") == tables
    assert b"/S/Strong" not in answer.content


@pytest.mark.parametrize("size", [64, 512, 2048])
def test_a_picture_has_its_size_and_the_credit(service: Service, size: int) -> None:
    answer = service.client.get(f"{PUZZLE}.png", params={"size": str(size)})

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert FOR_OTHERS.items() <= dict(answer.headers).items()
    assert struct.unpack(">II", answer.content[16:24]) == (size, size)
    assert "Created with Nonet · nonet.example".encode() in answer.content


@pytest.mark.parametrize("path", [f"{PUZZLE}.png", f"{PUZZLE}.pdf", f"{COLLECTION}.pdf"])
def test_content_in_the_client_s_cache_is_not_sent_again(service: Service, path: str) -> None:
    tag = service.client.get(path).headers["etag"]

    again = service.client.get(path, headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "query",
    [
        "png?size=65",
        "png?size=64&size=64",
        "png?x=1",
        "pdf?paper=a3",
        "pdf?answers=1",
        "pdf?layout=3",
    ],
)
def test_options_are_from_closed_lists(service: Service, query: str) -> None:
    assert service.client.get(f"{PUZZLE}.{query}").status_code == 400


@pytest.mark.parametrize("kind", ["png", "pdf"])
def test_invalid_puzzles_are_rejected(service: Service, kind: str) -> None:
    assert service.client.get(f"/puzzles/v1-{digits_of([EMPTY])}.{kind}").status_code == 422
    assert service.client.get(f"/puzzles/v1-123.{kind}").status_code == 404


@pytest.mark.english
def test_the_title_of_a_sheet_names_the_service(service: Service) -> None:
    answer = service.client.get(f"{COLLECTION}.pdf?layout=9")

    with pikepdf.open(io.BytesIO(answer.content)) as pdf:
        assert str(pdf.docinfo.Title) == "Nonet: 7 Sudoku puzzles"
