"""Who has a place: a bounded number of connections, of one address and in all.

Where there is no place, the connection that has been idle longest makes room, so whoever asks now
and then stays, and silent sockets go. A connection is idle until a whole request of it is there.
"""

from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Protocol

import structlog

from nonet.access import network_of

log = structlog.get_logger()

_SAY_EVERY_S = 60.0


class Occupant(Protocol):
    """A connection, as the places know it."""

    def evict(self) -> None:
        """End at once."""

    def look_at_the_clock(self, now: float) -> None:
        """End what has overstayed; `now` is the loop's time in seconds."""


class Places:
    """The connections of one process.

    `exempt` addresses, those of proxies, share no limit of their own. `clock` only spaces out the
    lines of the log.
    """

    def __init__(
        self, *, total: int, per_network: int, exempt: list[str], clock: Callable[[], float]
    ) -> None:
        self._total = total
        self._per_network = per_network
        self._exempt = Exemptions(exempt)
        self._clock = clock
        self._networks: dict[Occupant, str | None] = {}  # None: it is exempt
        self._idle: dict[Occupant, None] = {}  # the one that is idle longest comes first
        self._by_network: dict[str | None, dict[Occupant, None]] = {None: {}}
        self._said_at: float | None = None
        self._unsaid = 0

    def __len__(self) -> int:
        return len(self._networks)

    @property
    def idle(self) -> int:
        """How many connections wait for a request."""
        return len(self._idle)

    def occupants(self) -> list[Occupant]:
        """Return all connections that have a place."""
        return list(self._networks)

    def network_of(self, host: str) -> str | None:
        """Return what an address counts as; None where it is exempt."""
        return None if self._exempt.covers(host) else network_of(host)

    def is_alone(self, network: str) -> bool:
        """Tell whether an address has one connection."""
        return len(self._by_network.get(network, ())) == 1

    def take(self, newcomer: Occupant, network: str | None) -> bool:
        """Give a new connection a place, if need be that of an idle one; False: there is none."""
        mates = self._by_network.get(network, {})
        if network is not None and len(mates) >= self._per_network:
            self._say()
            if not self._evict(next((one for one in mates if one in self._idle), None)):
                return False
        if len(self) >= self._total:
            self._say()
            if not self._evict(next(iter(self._idle), None)):
                return False
        self._networks[newcomer] = network
        self._idle[newcomer] = None
        self._by_network.setdefault(network, {})[newcomer] = None
        return True

    def become_busy(self, occupant: Occupant) -> None:
        """Note that a request of a connection is worked on."""
        self._idle.pop(occupant, None)

    def become_idle(self, occupant: Occupant) -> None:
        """Note that it was answered: of all idle ones this is now the last to go."""
        if occupant in self._networks:
            self._idle[occupant] = None
            # In the order of its network too.
            mates = self._by_network[self._networks[occupant]]
            del mates[occupant]
            mates[occupant] = None

    def leave(self, occupant: Occupant) -> None:
        """Give a place back, if there is one to give."""
        if occupant not in self._networks:
            return
        network = self._networks.pop(occupant)
        self._idle.pop(occupant, None)
        mates = self._by_network[network]
        del mates[occupant]
        if not mates and network is not None:
            del self._by_network[network]

    def _evict(self, occupant: Occupant | None) -> bool:
        if occupant is None:
            return False
        self.leave(occupant)
        occupant.evict()
        return True

    def _say(self) -> None:
        """Write one line now, and at most one a minute while it lasts."""
        self._unsaid += 1
        now = self._clock()
        if self._said_at is None or now - self._said_at >= _SAY_EVERY_S:
            log.warning("no place for a connection", times=self._unsaid, connections=len(self))
            self._said_at, self._unsaid = now, 0


class Exemptions:
    """Addresses and networks that are given as `trusted_proxies` is."""

    def __init__(self, given: list[str]) -> None:
        self._all = "*" in given
        self._networks = [ip_network(text, strict=False) for text in given if _is_network(text)]

    def covers(self, host: str) -> bool:
        """Tell whether an address is among them."""
        if self._all:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in known for known in self._networks)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
