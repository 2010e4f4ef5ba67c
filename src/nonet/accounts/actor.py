"""Who acts, and by which request: what every entry of the audit log says of it."""

from dataclasses import dataclass, replace
from typing import Self


@dataclass(frozen=True, slots=True)
class Actor:
    """An account, its request's id, the client's address, its session; none: the command line."""

    account_id: int | None = None
    request_id: str | None = None
    address: str | None = None
    session_id: int | None = None

    def as_account(self, account_id: int) -> Self:
        """Return the same request's actor, once it is known whose account acts."""
        session_id = self.session_id if account_id == self.account_id else None
        return replace(self, account_id=account_id, session_id=session_id)


COMMAND_LINE = Actor()
