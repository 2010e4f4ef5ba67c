"""What a request counts in its account's quota."""

from abc import abstractmethod

from nonet.contract.wire import WireModel

GRIDS_PER_REQUEST = 20
"""So many grids or puzzles count as one request; those of a part that is begun as well."""


class WeighedRequest(WireModel):
    """A request that counts by how much it asks for; all others count one."""

    @property
    @abstractmethod
    def grids(self) -> int:
        """How many grids or puzzles are asked about."""

    @property
    def weight(self) -> int:
        """As how many requests it counts."""
        return -(-self.grids // GRIDS_PER_REQUEST)
