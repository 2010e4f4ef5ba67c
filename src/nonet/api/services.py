"""What the routes work with."""

from dataclasses import dataclass

from nonet.access import Admission, Downloads, Throttle
from nonet.accounts import UsageCounter
from nonet.contract.attribution import AttributionObject
from nonet.links import Site
from nonet.puzzles import Workbench
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class ApiServices:
    """The doorkeepers, the workbench, and what every response says of the service."""

    admission: Admission
    downloads: Downloads
    failed_credentials: Throttle
    usage: UsageCounter
    workbench: Workbench
    press: Press
    site: Site
    attribution: AttributionObject
