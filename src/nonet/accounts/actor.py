"""Who acts, and by which request: what every entry of the audit log says of it."""

from dataclasses import dataclass, replace
from typing import Self


@dataclass(frozen=True, slots=True)
class Actor:
    """An account, the id of its request, and the client's address; nothing for the command line."""

    account_id: int | None = None
    request_id: str | None = None
    address: str | None = None

    def as_account(self, account_id: int) -> Self:
        """Return the same request's actor, once it is known whose account acts."""
        return replace(self, account_id=account_id)


COMMAND_LINE = Actor()
