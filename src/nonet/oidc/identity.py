"""Who somebody is at another provider."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Identity:
    """Who came back; `verified_email` is None unless the provider vouches for the address."""

    issuer: str
    subject: str
    verified_email: str | None
