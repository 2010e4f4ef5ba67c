"""What the routes work with."""

from dataclasses import dataclass

from nonet.access import Downloads
from nonet.catalogue import Catalogue
from nonet.contract.attribution import AttributionObject
from nonet.door.doorkeeper import Doorkeeper
from nonet.links import Site
from nonet.puzzles import Workbench
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class ApiServices:
    """Who lets requests in, where they are answered, and what is said of the service."""

    doorkeeper: Doorkeeper
    downloads: Downloads
    workbench: Workbench
    press: Press
    site: Site
    attribution: AttributionObject
    catalogue: Catalogue
