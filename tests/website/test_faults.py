"""A fault of ours is told without telling what it was."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from nonet.access import Throttle
from nonet.catalogue import ENGLISH, Catalogue, english
from nonet.links import Site, attribution_of
from nonet.website.assets import Assets
from nonet.website.device import sentences_in_all
from nonet.website.languages import Languages
from nonet.website.pages import Pages
from nonet.website.refusals import refusal_handlers
from nonet.website.services import WebsiteServices
from nonet.worksheets import Press
from patience import open_patiently
from small_workbench import small_workbench

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")


async def fail(_request: Request) -> Response:
    raise RuntimeError("the database password is hunter2")


def test_a_fault_gets_a_friendly_page_that_gives_nothing_away(tmp_path: Path) -> None:
    services = WebsiteServices(
        site=SITE,
        attribution=attribution_of(SITE),
        throttle=Throttle(limit=1, clock=lambda: 0.0),
        prints=Throttle(limit=1, clock=lambda: 0.0),
        workbench=small_workbench(),
        database=open_patiently(f"sqlite:///{tmp_path / 'nonet.db'}"),
        press=Press(),
        clock=lambda: 0.0,
        catalogue=Catalogue(),
    )
    languages = Languages([english()])
    assets = Assets(written=sentences_in_all(languages))
    pages = Pages(services, assets, english(), languages)
    handlers = refusal_handlers({ENGLISH: pages})
    app = Starlette(routes=[Route("/", fail)], exception_handlers=handlers)

    answer = TestClient(app, raise_server_exceptions=False).get("/")

    assert answer.status_code == 500
    assert "Something went wrong" in answer.text
    assert "hunter2" not in answer.text
