from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mail_server import Mailbox
from postgres import PostgreSQLServer
from server import Server
from service import Service
from site_client import SiteClient


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """Start a mail server."""
    with Mailbox() as started:
        yield started


@pytest.fixture(scope="session")
def shared_portal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service that sends mail, for tests that only read its pages as a stranger does."""
    folder = tmp_path_factory.mktemp("shared_portal")
    with (
        Mailbox() as mailbox,
        Service(folder, smtp_url=mailbox.url, page_requests_per_minute=1_000_000) as started,
    ):
        yield started


@pytest.fixture
def service(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Service]:
    """Start a fresh service that sends mail, on the kind of database that a test asks for.

    Tests marked `shared` get one of all.
    """
    if request.node.get_closest_marker("shared"):
        yield request.getfixturevalue("shared_portal")
        return
    mailbox: Mailbox = request.getfixturevalue("mailbox")
    # Settings that a test asks for beside its database, by this name.
    given = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    options: dict[str, Any] = dict(given.get("service_options", {}))
    if getattr(request, "param", "sqlite") == "postgresql":
        server: PostgreSQLServer = request.getfixturevalue("postgresql")
        options["database_url"] = server.new_database()
    with Service(tmp_path, smtp_url=mailbox.url, **options) as fresh:
        yield fresh


@pytest.fixture
def visitor(service: Service) -> SiteClient:
    """Open a browser."""
    return SiteClient(service)


@pytest.fixture
def ada(visitor: SiteClient, mailbox: Mailbox) -> SiteClient:
    """Open a browser that is signed in."""
    visitor.sign_in(mailbox, "ada@example.com")
    return visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a service in a process of its own, for the snippets of a file."""
    with Server(tmp_path_factory.mktemp("snippets")) as started:
        yield started
