"""The documents at `/docs`: the output of `make docs`, or a page on how to build it."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from nonet.server.site import document_site
from service import Service

SCRIPT_HASH = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"


def write_site(archive: Path, version: str) -> None:
    with ZipFile(archive, "w") as files:
        files.writestr("index.html", f"<h1>Nonet {version}</h1>")
        files.writestr("search/index.html", "<h1>The search</h1>")
        files.writestr("404.html", "<h1>Not here</h1>")
        files.writestr("nature.json", json.dumps({"version": version, "scripts": [SCRIPT_HASH]}))


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a site of two pages in place of one that this machine may have built."""
    archive = tmp_path / "documents.zip"
    write_site(archive, "1.10.0")
    monkeypatch.setattr(document_site, "ARCHIVE", archive)
    return archive


def test_built_documents_are_served_with_a_policy_for_their_own_scripts(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        home = service.client.get("/docs/1.10.0/")
        page = service.client.get("/docs/1.10.0/search/")

    assert (home.status_code, home.text) == (200, "<h1>Nonet 1.10.0</h1>")
    assert (page.status_code, page.text) == (200, "<h1>The search</h1>")
    policy = home.headers["Content-Security-Policy"]
    assert f"script-src 'self' {SCRIPT_HASH};" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    "path", ["1.10.0/nature.json", "1.10.0/..%2fnature.py", "none", "1.9.0/", "nature.json"]
)
def test_unknown_documents_are_not_found(tmp_path: Path, path: str) -> None:
    with Service(tmp_path) as service:
        answer = service.client.get(f"/docs/{path}")

    assert (answer.status_code, answer.text) == (404, "<h1>Not here</h1>")


def test_a_page_that_a_visitor_has_is_not_sent_again(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        first = service.client.get("/docs/1.10.0/")
        again = service.client.get(
            "/docs/1.10.0/", headers={"If-None-Match": first.headers["ETag"]}
        )

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["", "/", "/search/"])
def test_an_address_without_a_version_redirects_to_the_service_s_version(
    tmp_path: Path, path: str
) -> None:
    with Service(tmp_path) as service:
        answer = service.client.get(f"/docs{path}", follow_redirects=False)

    own = f"/docs/1.10.0/{path.lstrip('/')}"
    assert (answer.status_code, answer.headers["Location"]) == (307, own)


def test_versions_in_the_operator_s_folder_are_offered_beside_the_own(tmp_path: Path) -> None:
    folder = tmp_path / "others"
    folder.mkdir()
    write_site(folder / "nonet-1.9.0-documents.zip", "1.9.0")
    write_site(folder / "nonet-1.10.0-documents.zip", "1.10.0")

    with Service(tmp_path, documents_dir=folder) as service:
        listed = service.client.get("/docs/versions.json").json()
        older = service.client.get("/docs/1.9.0/")

    assert [one["version"] for one in listed] == ["1.10.0", "1.9.0"]
    assert (older.status_code, older.text) == (200, "<h1>Nonet 1.9.0</h1>")


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/search/"])
def test_without_a_build_a_page_explains_how_to_build_the_documents(
    built: Path, tmp_path: Path, path: str
) -> None:
    built.unlink()

    with Service(tmp_path) as service:
        answer = service.client.get(path)

    assert answer.status_code == 200
    assert "make docs" in answer.text
    assert "/developers/docs/quick-start" in answer.text
