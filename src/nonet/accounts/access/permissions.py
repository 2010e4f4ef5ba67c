"""How far a key or a connection reaches: what may be asked with it, and from where.

all       everything
content   puzzles: made, and everything that `read` may
publish   links, worksheets and packs
read      what is asked of puzzles that one has: checks, analyses, grades, hints

A key or a connection may have some of them, with blanks between.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from nonet.errors import KeyAddressError, KeyPermissionsError, KeyScopeError

SCOPES = ("all", "content", "publish", "read")
REACHES = (*SCOPES, "content publish", "publish read")
"""Every scope that a key may have: no other two of them differ from one."""
MOST_ADDRESSES = 20
# What a scope holds beside itself.
_HOLDS = {"all": frozenset(SCOPES), "content": frozenset({"read"})}


@dataclass(frozen=True, slots=True)
class Permissions:
    """A scope, and the addresses or networks that a key is taken from; all where there is none."""

    scope: str = "all"
    addresses: tuple[str, ...] = ()

    @classmethod
    def read(cls, scope: str, addresses: str) -> "Permissions":
        """Read what somebody chose: scopes with blanks, and addresses also with commas between.

        Raises:
            KeyPermissionsError.
        """
        joined = join_scopes(scope.split())
        typed = addresses.replace(",", " ").split()
        if len(typed) > MOST_ADDRESSES:
            raise KeyPermissionsError(f"expected at most {MOST_ADDRESSES} addresses")
        try:
            networks = [str(ip_network(one, strict=False)) for one in typed]
        except ValueError:
            raise KeyPermissionsError("expected addresses or networks") from None
        return cls(joined, tuple(dict.fromkeys(networks)))

    @property
    def is_everything(self) -> bool:
        """Tell whether there is nothing to be judged."""
        return self.scope == "all" and not self.addresses

    def require(self, needed: str | None, address: str) -> None:
        """Refuse what a key does not reach; without a `needed` scope the address alone is judged.

        Raises:
            KeyAddressError, KeyScopeError.
        """
        if self.addresses and not _is_in(address, self.addresses):
            raise KeyAddressError
        if needed is not None and not self.holds(needed):
            raise KeyScopeError(self.scope, holders_of(needed))

    def holds(self, needed: str) -> bool:
        """Tell whether the scope holds another."""
        return needed in _held_by(self.scope)


def join_scopes(names: Iterable[str]) -> str:
    """Write some scopes as one: what another of them holds already is left out.

    Raises:
        KeyPermissionsError: one is none.
    """
    wanted = set(names)
    if not wanted or not wanted <= set(SCOPES):
        raise KeyPermissionsError("expected some of all, content, publish and read")
    if "all" in wanted:
        return "all"
    if "content" in wanted:
        wanted.discard("read")
    return " ".join(sorted(wanted))


def scopes_within(scope: str) -> list[str]:
    """Return a joined scope, and after it whatever is less."""
    held = _held_by(scope)
    return list(dict.fromkeys([scope, *(name for name in SCOPES if name in held)]))


def holders_of(needed: str) -> tuple[str, ...]:
    """Return the scopes that hold one: that of all, then the narrowest first."""
    everything, *others = SCOPES
    return (everything, *(one for one in reversed(others) if needed in _held_by(one)))


def _held_by(scope: str) -> set[str]:
    names = set(scope.split())
    return names.union(*(_HOLDS.get(name, ()) for name in names))


def reach_of(scope: str, allowed_addresses: str | None) -> Permissions:
    """Return the reach that a key is stored with."""
    return Permissions(scope, tuple((allowed_addresses or "").split()))


def _is_in(address: str, networks: Iterable[str]) -> bool:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    known = getattr(known, "ipv4_mapped", None) or known
    return any(known in ip_network(network) for network in networks)
