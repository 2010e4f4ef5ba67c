"""A fault of ours is told without telling what it was."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from nonet.accounts.access.throttle import Throttle
from nonet.i18n.catalogue import Catalogue, english
from nonet.printing.press import Press
from nonet.puzzles.links.site import Site, attribution_of
from nonet.server.site.assets import Assets
from nonet.server.site.device import sentences_in_all
from nonet.server.site.error_pages import error_handlers
from nonet.server.site.languages import Languages
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices
from service import small_workbench
from waiting import open_patiently

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")


async def fail(_request: Request) -> Response:
    raise RuntimeError("the database password is hunter2")


@pytest.mark.english
def test_a_fault_gets_a_friendly_page_that_gives_nothing_away(tmp_path: Path) -> None:
    services = WebsiteServices(
        site=SITE,
        attribution=attribution_of(SITE),
        throttle=Throttle(limit=1, clock=lambda: 0.0),
        prints=Throttle(limit=1, clock=lambda: 0.0),
        pictures=Throttle(limit=1, clock=lambda: 0.0),
        engine_context=small_workbench(),
        database=open_patiently(f"sqlite:///{tmp_path / 'nonet.db'}"),
        press=Press(),
        clock=lambda: 0.0,
        catalogue=Catalogue(),
    )
    languages = Languages([english()])
    assets = Assets(written=sentences_in_all(languages))
    pages = Pages(services, assets, english(), languages)
    handlers = error_handlers(languages, lambda _tag: pages)
    app = Starlette(routes=[Route("/", fail)], exception_handlers=handlers)

    answer = TestClient(app, raise_server_exceptions=False).get("/")

    assert answer.status_code == 500
    assert "Something went wrong" in answer.text
    assert "hunter2" not in answer.text
