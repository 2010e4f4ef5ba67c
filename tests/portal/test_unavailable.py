"""The developer area while its database is not there."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mail_server import Mailbox
from service import Service
from site_client import SiteClient
from waiting import eventually

# Pages that show or change somebody's records, and pages that do without.
RECORDS = ("/developers", "/developers/account", "/developers/usage", "/developers/sessions")
DOCUMENTS = (
    "/developers/docs/quick-start",
    "/developers/docs/errors.md",
    "/developers/try",
    "/developers/terms",
    "/llms.txt",
    "/",
)


@pytest.fixture
def service(tmp_path: Path, mailbox: Mailbox) -> Iterator[Service]:
    """Start a fresh service that does not wait for long."""
    with Service(tmp_path, smtp_url=mailbox.url, database_timeout_ms=1_500) as fresh:
        yield fresh


def assert_is_told_to_come_again(visitor: SiteClient) -> None:
    pages = [visitor.get(path) for path in RECORDS]
    pages.append(visitor.post("/developers/keys", name="laptop", days="0"))
    assert [page.status_code for page in pages] == [503] * len(pages)
    assert {page.headers["Retry-After"] for page in pages} == {"2"}
    assert all("try again in a moment" in page.text for page in pages)
    assert [visitor.get(path).status_code for path in DOCUMENTS] == [200] * len(DOCUMENTS)


@pytest.mark.english
def test_records_wait_and_documents_are_served_on(
    service: Service, ada: SiteClient, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "nonet.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        eventually(lambda: service.client.get("/readyz").status_code == 503)
        assert_is_told_to_come_again(ada)
        other.execute("ROLLBACK")
    eventually(lambda: service.client.get("/readyz").status_code == 200)

    assert ada.is_signed_in


@pytest.mark.english
def test_a_missing_table_is_answered_with_come_again_too(service: Service, ada: SiteClient) -> None:
    service.execute("ALTER TABLE sessions RENAME TO gone")
    assert_is_told_to_come_again(ada)
    service.execute("ALTER TABLE gone RENAME TO sessions")

    assert ada.is_signed_in
