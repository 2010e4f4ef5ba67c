"""Additional fields of a request's log line: its account and key, and its error.

They contain only our own numbers, codes and rules, and never the caller's text.
"""

from contextvars import ContextVar

from nonet.errors import AccessError, NonetError
from nonet.server.http.error_object import broken_rules


class RequestLogFields:
    """The log fields of a request, set by the tasks that serve it."""

    __slots__ = ("account", "broken_rules", "code", "key", "retry_after_s")

    def __init__(self) -> None:
        self.code = ""
        self.account: int | None = None
        self.key: int | None = None
        self.broken_rules: str | None = None
        self.retry_after_s: int | None = None

    def fields(self) -> dict[str, str | int]:
        """Return the known fields for the log line."""
        found = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in found.items() if value not in (None, "")}


_current: ContextVar[RequestLogFields | None] = ContextVar("current_record", default=None)


def begin_record() -> RequestLogFields:
    """Start the log fields of the request that this task serves."""
    record = RequestLogFields()
    _current.set(record)
    return record


def note_caller(account_id: int | None, key_id: int | None) -> None:
    """Record the account and the key of the request."""
    record = _current.get()
    if record is not None:
        record.account, record.key = account_id, key_id


def record_error(refusal: NonetError) -> None:
    """Record the error of the request."""
    record = _current.get()
    if record is None:
        return
    record.code = refusal.code
    record.broken_rules = broken_rules(refusal)
    record.retry_after_s = getattr(refusal, "retry_after_s", None)
    if isinstance(refusal, AccessError) and refusal.account_id is not None:
        record.account, record.key = refusal.account_id, refusal.key_id
