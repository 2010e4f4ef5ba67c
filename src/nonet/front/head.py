"""The head of a request: its first line by the grammar of RFC 9112, its fields by llhttp.

llhttp, the parser of Node, reads the fields and decides on the framing of the body, which is where
requests get smuggled. The first line is read here: llhttp knows a list of methods and stops at all
others, and this service tells every method that it is not served.
"""

import re
from typing import NamedTuple

from nonet.contract.fault import Fault, InvalidRequestError
from nonet.door.errors import TransferCodingError, UriTooLongError, VersionNotSupportedError
from nonet.front.request import Field

NOT_HTTP = "The request is not valid HTTP."

_TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}"
_METHOD = re.compile(_TOKEN + rb"(?: |\Z)")
# A target has visible characters, and no fragment.
_FIRST_LINE = re.compile(rb"(%b) ([!-\"$-~]+) HTTP/(\d)(?:\.(\d))?" % _TOKEN)
_ABSOLUTE = re.compile(rb"https?://([^/?]+)(.*)", re.IGNORECASE)
# `host[:port]` of RFC 3986: a name, an IPv4 address, or an IPv6 address in brackets.
_AUTHORITY = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?", re.ASCII)
_MAJOR = b"1"
_ASTERISK, _TUNNEL = b"*", b"CONNECT"


class FirstLine(NamedTuple):
    """A request's first line; `authority` is the host that an absolute target names."""

    method: bytes
    target: bytes
    minor_version: int
    authority: bytes | None


def malformed(found: str) -> InvalidRequestError:
    """Refuse what is not HTTP."""
    wrong = Fault.told("", f"expected a request in HTTP/1.1, found {found}")
    return InvalidRequestError([wrong], NOT_HTTP)


def may_begin_request(beginning: bytes | bytearray) -> bool:
    """Tell whether bytes can be the start of a request: a method, or a part of one."""
    return _METHOD.match(beginning) is not None


def target_bytes(beginning: bytes | bytearray) -> int:
    """Count the bytes of the target that have come, in a first line that is not whole."""
    start = beginning.find(b" ") + 1
    end = beginning.find(b" ", start)
    return (len(beginning) if end < 0 else end) - start


def read_first_line(line: bytes, *, max_url_bytes: int) -> FirstLine:
    """Read the first line of a request, without its end.

    Raises:
        InvalidRequestError: it does not follow the grammar.
        UriTooLongError, VersionNotSupportedError.
    """
    match = _FIRST_LINE.fullmatch(line)
    if match is None:
        if len(line) > max_url_bytes:
            raise UriTooLongError(f"The address may have at most {max_url_bytes:,} bytes.")
        raise malformed("another first line")
    method, target, major, minor = match.groups()
    if len(target) > max_url_bytes:
        raise UriTooLongError(f"The address may have at most {max_url_bytes:,} bytes.")
    if major != _MAJOR:
        raise VersionNotSupportedError("This service speaks HTTP/1.1.")
    if minor is None:
        raise malformed("half a version of HTTP")
    authority = None
    if absolute := _ABSOLUTE.fullmatch(target):
        # What a proxy is asked for; the host that it names goes before the field (RFC 9112 3.2.2).
        authority, rest = absolute.groups()
        target = rest if rest.startswith(b"/") else b"/" + rest
    elif not (target.startswith(b"/") or target == _ASTERISK or method == _TUNNEL):
        raise malformed("an address that is no path")
    return FirstLine(method, target, int(minor), authority)


def judge_hosts(hosts: list[bytes], minor_version: int) -> None:
    """Require exactly one `Host` that is a host, as RFC 9112 does; HTTP/1.0 may do without.

    Raises:
        InvalidRequestError.
    """
    if len(hosts) > 1:
        raise malformed("two Host fields")
    if not hosts:
        if minor_version > 0:
            raise malformed("no Host field")
    elif _AUTHORITY.fullmatch(hosts[0]) is None:
        raise malformed("a Host field that names no host")


def judge_codings(codings: list[bytes], minor_version: int) -> None:
    """Require that a body comes in chunks and in no other coding.

    Raises:
        InvalidRequestError: HTTP/1.0 knows no codings, and after chunks there is none, so that
            nobody can tell where the body ends (RFC 9112 6.3).
        TransferCodingError: a coding that this service does not know.
    """
    if minor_version == 0:
        raise malformed("a transfer coding in HTTP/1.0")
    named = [name.strip().lower() for coding in codings for name in coding.split(b",")]
    if (
        b"chunked" in named[:-1]
    ):  # pragma: no cover - llhttp has refused that, and need not for ever
        raise malformed("a coding after chunks")
    if named != [b"chunked"]:
        raise TransferCodingError("The body may be sent in chunks, and in no other coding.")


def with_authority(fields: list[Field], authority: bytes) -> list[Field]:
    """Put the host of an absolute target in the place of the one in the fields."""
    return [(b"host", authority), *(field for field in fields if field[0] != b"host")]
