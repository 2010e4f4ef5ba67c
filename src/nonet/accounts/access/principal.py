"""The caller of a request, or of a command."""

from typing import NamedTuple, Self

from nonet.accounts.access.permissions import Permissions
from nonet.errors import UnknownKeyError


class Window(NamedTuple):
    """A rate limit window: requests left, and seconds until it ends, rounded up."""

    limit: int
    remaining: int
    reset_s: int


class Principal(NamedTuple):
    """The caller: an account with its session, API key or OAuth connection; or nobody known.

    The audit log stores `request_id` and `address`; the command line has neither. `permissions`
    and `window`, the rate limit window after this request, are set only where they were read. A
    named tuple, since one is made for each request: a frozen dataclass takes 2 us longer.
    """

    account_id: int | None = None
    request_id: str | None = None
    address: str | None = None
    session_id: int | None = None
    key_id: int | None = None
    permissions: Permissions | None = None
    window: Window | None = None

    @property
    def account_and_key(self) -> tuple[int, int]:
        """The ids of the account and its key.

        Raises:
            UnknownKeyError: the caller sent no key.
        """
        if self.account_id is None or self.key_id is None:
            raise UnknownKeyError
        return self.account_id, self.key_id

    def as_account(self, account_id: int) -> Self:
        """Return the same request's caller, once its account is known."""
        session_id = self.session_id if account_id == self.account_id else None
        return self._replace(account_id=account_id, session_id=session_id)


# Two names for an unknown caller: a request without credentials, and the command line.
ANONYMOUS = COMMAND_LINE = Principal()
