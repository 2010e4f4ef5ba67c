"""How somebody is known beside an address: by another provider, by a passkey."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Identity:
    """Who came back; `verified_email` is None unless the provider vouches for the address."""

    issuer: str
    subject: str
    verified_email: str | None


@dataclass(frozen=True, slots=True)
class Credential:
    """A passkey as the site keeps it: its public half, and how often its device says it was used.

    Devices that share a passkey count nothing and say 0.
    """

    id: bytes
    public_key: bytes
    sign_count: int
