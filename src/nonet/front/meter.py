"""What the front door tells whoever measures it."""

from typing import Protocol


class FrontMeter(Protocol):
    """Is told of connections, and of what was refused before the application was asked."""

    def show_connections(self, *, busy: int, idle: int) -> None: ...

    def refused_unread(self, status: int, code: str) -> None: ...
