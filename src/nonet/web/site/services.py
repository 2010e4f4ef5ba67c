"""What the pages work with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nonet.content.links.site import Attribution, Site
from nonet.content.puzzles.workbench import Workbench
from nonet.content.worksheets.press import Press
from nonet.database.connection import Database
from nonet.foundation.catalogue.catalogue import Catalogue
from nonet.people.access.throttle import Throttle
from nonet.web.site.render_cache import RenderCache


@dataclass(frozen=True, slots=True)
class WebsiteServices:
    """What there is for all pages: the site and its credit, limits per client address, and so on.

    `clock` gives the seconds since 1970. `security_contacts` are URIs, best first. `documents` is a
    folder with the documents of other versions.
    """

    site: Site
    attribution: Attribution
    throttle: Throttle
    prints: Throttle
    pictures: Throttle
    workbench: Workbench
    database: Database
    press: Press
    clock: Callable[[], float]
    catalogue: Catalogue
    security_contacts: Sequence[str] = ()
    documents: Path | None = None
    cache: RenderCache = field(default_factory=RenderCache)
