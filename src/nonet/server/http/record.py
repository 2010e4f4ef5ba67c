"""What the log's line about a request says beside its route: whose it was, and why it was refused.

Numbers and codes of ours alone, and what was expected of fields: never what a caller sent.
"""

from contextvars import ContextVar

from nonet.errors import AccessError, NonetError
from nonet.server.http.error_object import broken_rules


class RequestLogFields:
    """Filled in by whoever knows, in the tasks that serve the request."""

    __slots__ = ("account", "broken_rules", "code", "key", "retry_after_s")

    def __init__(self) -> None:
        self.code = ""
        self.account: int | None = None
        self.key: int | None = None
        self.broken_rules: str | None = None
        self.retry_after_s: int | None = None

    def fields(self) -> dict[str, str | int]:
        """Return what is known, for a line of the log."""
        found = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in found.items() if value not in (None, "")}


_current: ContextVar[RequestLogFields | None] = ContextVar("current_record", default=None)


def begin_record() -> RequestLogFields:
    """Return the record of the request that this task serves from now on."""
    record = RequestLogFields()
    _current.set(record)
    return record


def note_caller(account_id: int | None, key_id: int | None) -> None:
    """Note whose request this is."""
    record = _current.get()
    if record is not None:
        record.account, record.key = account_id, key_id


def record_error(refusal: NonetError) -> None:
    """Note why it is refused."""
    record = _current.get()
    if record is None:
        return
    record.code = refusal.code
    record.broken_rules = broken_rules(refusal)
    record.retry_after_s = getattr(refusal, "retry_after_s", None)
    if isinstance(refusal, AccessError) and refusal.account_id is not None:
        record.account, record.key = refusal.account_id, refusal.key_id
