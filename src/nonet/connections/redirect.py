"""Where a browser may be sent back to with a code: to the very addresses that a program named."""

import re
from urllib.parse import SplitResult, urlsplit

from pydantic import AnyUrl, TypeAdapter, ValidationError

from nonet.errors import ForeignRedirectError

MAX_LENGTH = 1000
# What browsers run or show themselves, and so no program's.
_NO_PROGRAMS = frozenset(
    {"about", "blob", "data", "file", "ftp", "javascript", "vbscript", "ws", "wss"}
)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*")
_PRINTABLE = re.compile(r"[!-~]+")
_ADDRESS = TypeAdapter(AnyUrl)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def require_redirect(address: str) -> str:
    """Return an address that a program may be called back at, in its normal form.

    It is https, a loopback address of the person's own machine, or a scheme that a program there
    took for itself.

    Raises:
        ForeignRedirectError.
    """
    if not _PRINTABLE.fullmatch(address) or not len(address) <= MAX_LENGTH:
        raise ForeignRedirectError("expected an address of at most 1,000 visible ASCII characters")
    parts = _split(address)
    if not _SCHEME.fullmatch(parts.scheme) or parts.scheme in _NO_PROGRAMS or "#" in address:
        raise ForeignRedirectError("expected an address of a program, without a fragment")
    if parts.username is not None or parts.password is not None:
        raise ForeignRedirectError("expected an address without a user")
    if parts.scheme == "https" and not parts.hostname:
        raise ForeignRedirectError("expected a host")
    if parts.scheme == "http" and parts.hostname not in LOOPBACK:
        raise ForeignRedirectError("expected https, or http on the person's own machine")
    try:
        return str(_ADDRESS.validate_python(address))
    except ValidationError:
        raise ForeignRedirectError("expected an address") from None


def is_same_redirect(registered: str, asked: str) -> bool:
    """Tell whether an address is the registered one, character by character of normal forms.

    On loopback the port alone may differ, for a program takes one that is free (RFC 8252, 7.3).
    """
    if registered == asked:
        return True
    known, found = _split(registered), _split(asked)
    if known.scheme != "http" or known.hostname not in LOOPBACK or found.username is not None:
        return False
    return _without_port(known) == _without_port(found)


def _without_port(parts: SplitResult) -> SplitResult:
    return parts._replace(netloc=parts.hostname or "")


def _split(address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise ForeignRedirectError("expected an address") from None
    return parts
