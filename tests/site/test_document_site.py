"""The documents at `/docs`: what `make docs` built, or a page that says how to build it."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from nonet.web.site import document_site
from service import Service

SCRIPT_HASH = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a site of two pages in place of what this machine may have built."""
    archive = tmp_path / "documents.zip"
    with ZipFile(archive, "w") as files:
        files.writestr("index.html", "<h1>Nonet</h1>")
        files.writestr("search/index.html", "<h1>The search</h1>")
        files.writestr("404.html", "<h1>Not here</h1>")
        files.writestr("policy.json", json.dumps([SCRIPT_HASH]))
    monkeypatch.setattr(document_site, "ARCHIVE", archive)
    return archive


def test_built_documents_are_served_with_a_policy_for_their_own_scripts(
    built: Path, tmp_path: Path
) -> None:
    with Service(tmp_path) as service:
        home = service.client.get("/docs/")
        page = service.client.get("/docs/search/")

    assert built.is_file()
    assert (home.status_code, home.text) == (200, "<h1>Nonet</h1>")
    assert (page.status_code, page.text) == (200, "<h1>The search</h1>")
    policy = home.headers["Content-Security-Policy"]
    assert f"script-src 'self' {SCRIPT_HASH};" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/docs/policy.json", "/docs/..%2fpolicy.py", "/docs/none"])
def test_what_is_no_document_is_not_found(built: Path, tmp_path: Path, path: str) -> None:
    with Service(tmp_path) as service:
        answer = service.client.get(path)

    assert built.is_file()
    assert (answer.status_code, answer.text) == (404, "<h1>Not here</h1>")


def test_a_page_that_a_visitor_has_is_not_sent_again(built: Path, tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        first = service.client.get("/docs/")
        again = service.client.get("/docs/", headers={"If-None-Match": first.headers["ETag"]})

    assert built.is_file()
    assert (again.status_code, again.content) == (304, b"")


def test_the_address_without_a_slash_leads_to_the_documents(built: Path, tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        answer = service.client.get("/docs", follow_redirects=False)

    assert built.is_file()
    assert (answer.status_code, answer.headers["Location"]) == (308, "/docs/")


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/search/"])
def test_without_a_build_a_page_says_how_to_get_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(document_site, "ARCHIVE", tmp_path / "nothing")

    with Service(tmp_path) as service:
        answer = service.client.get(path)

    assert answer.status_code == 200
    assert "make docs" in answer.text
    assert "/developers/docs/quick-start" in answer.text
