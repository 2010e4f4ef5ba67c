"""What the tools work with, on a server and on the desk alike."""

from dataclasses import dataclass

from nonet.contract.attribution import AttributionObject
from nonet.links import Site
from nonet.puzzles import Workbench


@dataclass(frozen=True, slots=True)
class Workshop:
    """The workbench, where the service is, and the credit that every result carries."""

    bench: Workbench
    site: Site
    attribution: AttributionObject
