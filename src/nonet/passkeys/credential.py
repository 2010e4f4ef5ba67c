"""What is kept of a passkey."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Credential:
    """A passkey as the site keeps it: its public half, and how often its device says it was used.

    Devices that share a passkey count nothing and say 0.
    """

    id: bytes
    public_key: bytes
    sign_count: int
