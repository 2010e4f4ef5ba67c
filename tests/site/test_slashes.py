"""A slash behind a page's address leads to the page, and nowhere else."""

import pytest

from samples import PUZZLE_ID
from site_client import SiteClient


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/play/?level=hard", "/play?level=hard"),
        ("/play/hard/", "/play/hard"),
        ("/daily/", "/daily"),
        ("/daily/2026-11-21/", "/daily/2026-11-21"),
        ("/techniques/", "/techniques"),
        ("/techniques/x-wing/", "/techniques/x-wing"),
        (f"/puzzles/{PUZZLE_ID}/?a=b%26c", f"/puzzles/{PUZZLE_ID}?a=b%26c"),
        ("/puzzles/a%0D%0Ab%3F/", "/puzzles/a%0D%0Ab%3F"),
        ("/developers/terms/", "/developers/terms"),
        ("/daily/%5Cevil.example/", "/daily/%5Cevil.example"),
    ],
)
def test_a_trailing_slash_redirects_to_the_page(visitor: SiteClient, path: str, to: str) -> None:
    answer = visitor.get(path)

    assert (answer.status_code, answer.headers["location"]) == (308, to)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing/",
        "/play//",
        "//evil.example/",
        "//evil.example/play/",
        "/daily//evil.example/",
        "/robots.txt/",
        "/api/v1/puzzles/generate/",
        "/api/v1/health/",
    ],
)
def test_a_trailing_slash_after_other_paths_is_not_found(visitor: SiteClient, path: str) -> None:
    answer = visitor.client.get(f"https://nonet.example{path}")

    assert answer.status_code == 404
    assert "location" not in answer.headers


def test_a_form_is_not_sent_on(visitor: SiteClient) -> None:
    assert visitor.post("/import/", puzzle="").status_code == 405
