"""What the pages work with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nonet.access import Throttle
from nonet.links import Attribution, Site
from nonet.puzzles import Workbench
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class WebsiteServices:
    """The site, its credit, the limits per client address, the workbench, the press and the time.

    `clock` gives the seconds since 1970. `security_contacts` are URIs, best first.
    """

    site: Site
    attribution: Attribution
    throttle: Throttle
    prints: Throttle
    workbench: Workbench
    press: Press
    clock: Callable[[], float]
    security_contacts: Sequence[str] = ()
