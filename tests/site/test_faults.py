"""A fault of ours is reported without its details."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from nonet.server.error_handler import handle_error
from website import open_website


async def fail(_request: Request) -> Response:
    raise RuntimeError("the database password is hunter2")


@pytest.mark.english
def test_a_fault_gets_a_friendly_page_that_gives_nothing_away(tmp_path: Path) -> None:
    app = Starlette(routes=[Route("/", fail)], exception_handlers={Exception: handle_error})
    app.state.website = open_website(tmp_path)

    answer = TestClient(app, raise_server_exceptions=False).get("/")

    assert answer.status_code == 500
    assert "Something went wrong" in answer.text
    assert "hunter2" not in answer.text
