"""What the tools work with, on a server and on the desk alike."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from nonet.contract.attribution import AttributionObject
from nonet.links import Site
from nonet.puzzles import Workbench
from nonet.worksheets import Worksheet


@dataclass(frozen=True, slots=True)
class Workshop:
    """The workbench, where the service is, the credit that every result carries, and a printer."""

    workbench: Workbench
    site: Site
    attribution: AttributionObject
    print_worksheet: Callable[[Worksheet], Awaitable[bytes]]
