"""The website without the rest of the service."""

from pathlib import Path

from nonet.accounts.access.throttle import Throttle
from nonet.i18n.catalogue import Catalogue
from nonet.printing.press import Press
from nonet.puzzles.links.site import Site, attribution_of
from nonet.runtime.workpool import WorkPool
from nonet.server.api.endpoints.attribution import present_attribution
from nonet.server.site.pages import Website
from nonet.server.site.services import WebsiteServices
from service import small_workbench
from waiting import open_patiently

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")


def open_website(folder: Path, pool: WorkPool | None = None) -> Website:
    """Return the website on a database in a folder."""
    throttle = Throttle(limit=1, clock=lambda: 0.0)
    return Website(
        WebsiteServices(
            site=SITE,
            attribution=present_attribution(attribution_of(SITE)),
            throttle=throttle,
            prints=throttle,
            pictures=throttle,
            engine_context=small_workbench(pool),
            database=open_patiently(f"sqlite:///{folder / 'nonet.db'}"),
            press=Press(),
            clock=lambda: 0.0,
            catalogue=Catalogue(),
        )
    )
