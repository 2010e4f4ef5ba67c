"""What the pages work with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nonet.access import Throttle
from nonet.catalogue import Catalogue
from nonet.database import Database
from nonet.links import Attribution, Site
from nonet.puzzles import Workbench
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class WebsiteServices:
    """What there is for all pages: the site and its credit, limits per client address, and so on.

    `clock` gives the seconds since 1970. `security_contacts` are URIs, best first.
    """

    site: Site
    attribution: Attribution
    throttle: Throttle
    prints: Throttle
    workbench: Workbench
    database: Database
    press: Press
    clock: Callable[[], float]
    catalogue: Catalogue
    security_contacts: Sequence[str] = ()
