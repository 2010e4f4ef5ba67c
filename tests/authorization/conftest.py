from collections.abc import Iterator
from pathlib import Path

import pytest

from mail_server import Mailbox
from service import Service
from site_client import SiteClient


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """Start a mail server."""
    with Mailbox() as started:
        yield started


@pytest.fixture
def service(request: pytest.FixtureRequest, tmp_path: Path, mailbox: Mailbox) -> Iterator[Service]:
    """Start a fresh service that sends mail, with the settings that a test asks for."""
    given = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    with Service(tmp_path, smtp_url=mailbox.url, **given.get("service_options", {})) as fresh:
        yield fresh


@pytest.fixture
def ada(service: Service, mailbox: Mailbox) -> SiteClient:
    """Open a browser that is signed in."""
    visitor = SiteClient(service)
    visitor.sign_in(mailbox, "ada@example.com")
    return visitor
