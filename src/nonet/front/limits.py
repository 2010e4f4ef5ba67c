"""How much of anything a stranger may take."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of one server process; sizes in bytes, times in seconds.

    `head_s` runs from the first byte of a request to the end of its head, `body_s` from there to
    the end of its body; `idle_s` is how long a connection may wait for a request, and `reader_s`
    how long a client may take nothing of an answer.
    """

    url_bytes: int = 8 * 1024
    head_bytes: int = 32 * 1024
    head_fields: int = 100
    head_s: float = 10
    body_s: float = 30
    idle_s: float = 75
    reader_s: float = 60
    connections: int = 2_000
    connections_per_address: int = 256
