"""Networks of addresses that count as one client."""

from ipaddress import IPv6Address, IPv6Network

# The smallest network of a customer (RFC 6177): it has 2 ** 64 addresses.
_NETWORK_BITS = 64
# The network of a site: it has 65536 of the smaller ones.
_SITE_BITS = 48


def network_of(host: str) -> str:
    """Return the client of an address: the IPv4 address itself, or the /64 of an IPv6 address.

    Other texts, which a proxy may send, are returned unchanged.
    """
    address = _ipv6(host)
    if address is None:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _NETWORK_BITS), strict=False))


def site_of(host: str) -> str | None:
    """Return the /48 of an IPv6 address; None for anything else."""
    address = _ipv6(host)
    if address is None or address.ipv4_mapped is not None:
        return None
    return str(IPv6Network((address, _SITE_BITS), strict=False))


def _ipv6(host: str) -> IPv6Address | None:
    if ":" not in host:
        return None
    try:
        return IPv6Address(host.partition("%")[0])
    except ValueError:
        return None
