"""The secret of the service, by which it signs and names what nobody may forge or guess."""

import hmac
from typing import NamedTuple


class Secret(NamedTuple):
    """The secret, and those before it whose work is good yet."""

    current: bytes
    previous: tuple[bytes, ...] = ()

    def keys(self, purpose: bytes) -> tuple[bytes, ...]:
        """Return the keys for a purpose: that of the current secret first, which alone signs."""
        return tuple(
            hmac.digest(each, purpose, "sha256") for each in (self.current, *self.previous)
        )
