"""What the pages work with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nonet.access import Throttle
from nonet.catalogue import Catalogue
from nonet.links import Attribution, Site
from nonet.puzzles import Workbench
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class WebsiteServices:
    """The site, its credit, limits per client address, workbench, press, time and languages.

    `clock` gives the seconds since 1970. `security_contacts` are URIs, best first.
    """

    site: Site
    attribution: Attribution
    throttle: Throttle
    prints: Throttle
    workbench: Workbench
    press: Press
    clock: Callable[[], float]
    catalogue: Catalogue
    security_contacts: Sequence[str] = ()
