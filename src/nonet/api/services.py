"""What the routes work with."""

from dataclasses import dataclass

from nonet.access import Admission, Throttle
from nonet.contract.attribution import AttributionObject
from nonet.links import Site
from nonet.puzzles import Workbench


@dataclass(frozen=True, slots=True)
class Services:
    """The doorkeepers, the workbench, and what every response says of the service."""

    admission: Admission
    failed_credentials: Throttle
    bench: Workbench
    site: Site
    attribution: AttributionObject
