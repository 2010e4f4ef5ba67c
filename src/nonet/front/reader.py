"""Bytes of a connection to requests: no sockets, no clock, and never more than the limits.

    head ──> body of a length ──┐
      │ └──> body in chunks ────┤
      └─────────────────────────┴──> end ──(next_request)──> head

The reader keeps what it was fed and not yet asked for. Whoever feeds it stops while `buffered` is
large, so that is bounded too.
"""

import re
from enum import Enum, auto

from httptools import HttpParserError, HttpRequestParser

from nonet.contract.fault import InvalidRequestError
from nonet.door.errors import HeadersTooLargeError, UriTooLongError
from nonet.front.head import (
    FirstLine,
    judge_codings,
    judge_hosts,
    malformed,
    may_begin_request,
    read_first_line,
    target_bytes,
    with_authority,
)
from nonet.front.limits import Limits
from nonet.front.request import Field, Request

_LINE_END = b"\r\n"
_HEAD_END = b"\r\n\r\n"
_BLANK_LINES = re.compile(rb"(?:\r\n)+")
# A request that offers to change the protocol is served as if it did not (RFC 9110 7.8). llhttp
# would stop at its head, so it is shown the head without the offer.
_OFFER = re.compile(rb"^upgrade:[\t\x20-\x7e\x80-\xff]*\r\n", re.IGNORECASE | re.MULTILINE)
# The method decides nothing about a request's framing.
_STAND_IN = (b"POST / HTTP/1.0\r\n", b"POST / HTTP/1.1\r\n")
_JUDGED = frozenset({b"host", b"transfer-encoding", b"content-length", b"expect"})
# Even chunks of one byte need no more around each byte: its size, and two ends of lines.
_FRAME_BYTES_PER_BYTE = 8


class End(Enum):
    """The end of a request."""

    OF_REQUEST = auto()


Event = Request | bytes | End | None


class Reader:
    """Reads the requests of one connection, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._rest = bytearray()
        self._scanned = 0  # so many bytes of the rest hold no end of a head
        self._blank_bytes = 0  # before the first line
        self._has_first_line = False
        self._has_all_fields = False
        self._parser = HttpRequestParser(self)
        self._is_within_head = True
        self._is_complete = False
        self._fields: list[Field] = []
        self._trailers = 0
        self._hosts: list[bytes] = []
        self._codings: list[bytes] = []
        self._length: int | None = None
        self._expects_continue = False
        self._keep_alive = False
        self._decoded: list[bytes] = []
        self._frame_bytes = 0
        self._body_bytes = 0

    @property
    def buffered(self) -> int:
        """How many bytes wait to be read."""
        return len(self._rest)

    @property
    def has_begun(self) -> bool:
        """Tell whether something of the next request is here."""
        return self._is_within_head and bool(self._rest)

    def feed(self, data: bytes) -> None:
        """Take what came."""
        self._rest += data

    def next_event(self) -> Event:
        """Return a request's head, then parts of its body, then its end; None: more must come.

        Raises:
            NonetError: a refusal of the door's table, after which nothing more can be read.
        """
        if self._is_within_head:
            return self._read_head()
        while self._rest and not self._is_complete:
            self._read_body()
            if self._decoded:
                body = b"".join(self._decoded)
                self._decoded.clear()
                return body
        return End.OF_REQUEST if self._is_complete else None

    def next_request(self) -> None:
        """Go on to the next request, once the end of this one was read."""
        self._is_within_head = True
        self._is_complete = False
        self._has_first_line = False
        self._scanned = self._blank_bytes = 0

    def _read_head(self) -> Request | None:
        rest = self._rest
        if rest.startswith(_LINE_END) and (blank := _BLANK_LINES.match(rest)):
            # Some clients send an empty line after a body (RFC 9112 2.2).
            del rest[: blank.end()]
            self._scanned = 0
            self._blank_bytes += blank.end()
            if self._blank_bytes > self._limits.head_bytes:
                raise malformed("nothing but empty lines")
        end = rest.find(_HEAD_END, max(0, self._scanned - len(_HEAD_END) + 1))
        size = len(rest) if end < 0 else end + len(_HEAD_END)
        if end < 0 or size > self._limits.head_bytes:
            self._scanned = size
            self._judge_part(size)
            return None
        head = bytes(rest[:size])
        del rest[:size]
        return self._parse(head)

    def _judge_part(self, size: int) -> None:
        """Refuse a part of a head as soon as it cannot become one that is read.

        Raises:
            InvalidRequestError, UriTooLongError, HeadersTooLargeError, VersionNotSupportedError.
        """
        limits = self._limits
        if not self._has_first_line and bytes(self._rest[:2]) not in (b"", b"\r"):
            if not may_begin_request(self._rest):
                raise malformed("something else")
            end = self._rest.find(b"\n", 0, limits.head_bytes)
            if end >= 0:
                line = bytes(self._rest[:end])
                if not line.endswith(b"\r"):
                    raise malformed("a line that ends without a carriage return")
                read_first_line(line[:-1], max_url_bytes=limits.url_bytes)
                self._has_first_line = True
            elif size > limits.url_bytes and target_bytes(self._rest) > limits.url_bytes:
                raise UriTooLongError(f"The address may have at most {limits.url_bytes:,} bytes.")
        if size > limits.head_bytes:
            raise HeadersTooLargeError(f"The head may have at most {limits.head_bytes:,} bytes.")

    def _parse(self, head: bytes) -> Request:
        line, _, fields = head.partition(_LINE_END)
        first = read_first_line(line, max_url_bytes=self._limits.url_bytes)
        self._fields, self._hosts, self._codings = [], [], []
        self._length, self._expects_continue = None, False
        self._trailers = self._frame_bytes = self._body_bytes = 0
        if b"pgrade" in head.lower():
            fields = _OFFER.sub(b"", fields)
        self._has_all_fields = False
        try:
            self._feed_parser(_STAND_IN[min(first.minor_version, 1)] + fields)
        except InvalidRequestError:
            # Of what a whole head asks for, llhttp refuses every coding but chunks.
            if self._has_all_fields:
                self._judge(first)
            raise
        self._judge(first)
        if first.authority is not None:
            self._fields = with_authority(self._fields, first.authority)
        self._is_within_head = False
        return Request(
            method=first.method,
            target=first.target,
            minor_version=first.minor_version,
            fields=self._fields,
            keep_alive=self._keep_alive,
            has_body=not self._is_complete,
            expects_continue=self._expects_continue and first.minor_version > 0,
        )

    def _judge(self, first: FirstLine) -> None:
        self._judge_count(len(self._fields))
        judge_hosts(self._hosts, first.minor_version)
        if first.authority is not None:
            judge_hosts([first.authority], first.minor_version)
        if self._codings:
            judge_codings(self._codings, first.minor_version)

    def _judge_count(self, fields: int) -> None:
        most = self._limits.head_fields
        if fields > most:
            raise HeadersTooLargeError(f"A request may have at most {most} fields.")

    def _read_body(self) -> None:
        if self._length is not None:
            piece = bytes(self._rest[: self._length])
            self._length -= len(piece)
            del self._rest[: len(piece)]
            self._feed_parser(piece)
            return
        # llhttp does not say where a message ended, and all that is fed after the end it takes for
        # the next one. A message in chunks ends with a line, so it is fed line by line.
        for line in bytes(self._rest).splitlines(keepends=True):
            del self._rest[: len(line)]
            self._frame_bytes += len(line)
            self._feed_parser(line)
            self._judge_frame()
            if self._is_complete:
                return

    def _judge_frame(self) -> None:
        """Bound what stands around the chunks: extensions, and the fields after the last one.

        Raises:
            HeadersTooLargeError.
        """
        self._judge_count(len(self._fields) + self._trailers)
        most = self._limits.head_bytes
        if self._frame_bytes > most + _FRAME_BYTES_PER_BYTE * self._body_bytes:
            raise HeadersTooLargeError(f"The chunks' frame may have at most {most:,} bytes.")

    def _feed_parser(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except HttpParserError as fault:
            raise malformed(f"this fault: {fault}") from fault

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a field of the head; those after a body are counted, and say nothing."""
        if not self._is_within_head:
            self._trailers += 1
            return
        name, value = name.lower(), value.rstrip(b" \t")
        self._fields.append((name, value))
        if name in _JUDGED:
            self._note(name, value)

    def _note(self, name: bytes, value: bytes) -> None:
        if name == b"content-length":
            self._length = int(value)
        elif name == b"host":
            self._hosts.append(value)
        elif name == b"transfer-encoding":
            self._codings.append(value)
        else:
            self._expects_continue = value.lower() == b"100-continue"

    def on_headers_complete(self) -> None:
        """Note what llhttp forgets with the end of a request, and that all fields were read."""
        self._has_all_fields = True
        self._keep_alive = self._parser.should_keep_alive()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self._decoded.append(body)
        self._body_bytes += len(body)
        self._frame_bytes -= len(body)

    def on_message_complete(self) -> None:
        """Note the end of the request."""
        self._is_complete = True
