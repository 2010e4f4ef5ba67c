"""The client of Nonet, a free Sudoku service.

with Nonet("https://nonet.example") as nonet:
    print(nonet.check("53..7....").status)
"""

from nonet_client.asynchronous import AsyncNonet
from nonet_client.errors import (
    AccessRefusedError,
    InvalidRequestError,
    NonetError,
    NotUniqueError,
    OverloadedError,
    PrintLimitError,
    RateLimitedError,
    SearchLimitError,
    UnauthorizedError,
    UnavailableError,
    UnmetWishError,
)
from nonet_client.synchronous import Nonet

__all__ = [
    "AccessRefusedError",
    "AsyncNonet",
    "InvalidRequestError",
    "Nonet",
    "NonetError",
    "NotUniqueError",
    "OverloadedError",
    "PrintLimitError",
    "RateLimitedError",
    "SearchLimitError",
    "UnauthorizedError",
    "UnavailableError",
    "UnmetWishError",
]
