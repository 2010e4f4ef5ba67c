"""HTTP from a socket, for requests too that the parser would turn away by itself.

The parser knows a list of methods, and stops at the head of a request that offers to change the
protocol, as some clients always do where there is no TLS (`Upgrade: h2c`). This service changes
no protocol, and to it a method of no list is one more that a path does not serve.
"""

import re

import structlog
from httptools import (
    HttpParserError,
    HttpParserInvalidMethodError,
    HttpParserUpgrade,
    HttpRequestParser,
)
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from nonet.app.envelope import REQUEST_ID, new_request_id
from nonet.app.one_write import OneWriteProtocol
from nonet.app.site_headers import NOSNIFF
from nonet.contract.error import InvalidRequestError, Issue
from nonet.door.errors import refuse

log = structlog.get_logger()

# A method as RFC 9110 allows it, before the rest of a request's first line.
_METHOD = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+(?= [^ \r\n]+ HTTP/1\.[01]\r\n)")
# What the parser reads in place of a method that would stop it; the application sees the true one.
_STAND_IN = b"REPORT"
_TUNNEL = b"CONNECT"
_NOT_HTTP = "The request is not valid HTTP."


class Parsing(OneWriteProtocol):
    """One connection."""

    _is_within_request = False
    _has_ended_request = False
    _true_method: bytes | None = None

    def data_received(self, data: bytes) -> None:
        """Read what came, some of it again where the parser stopped."""
        self._unset_keepalive_if_required()
        while data:
            data = self._read(data)

    def on_message_begin(self) -> None:
        """Note that a request has begun."""
        self._is_within_request = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Start on the request, unless its head is to be read again."""
        if self.parser.should_upgrade():
            return
        super().on_headers_complete()
        if self._true_method is not None:
            self.scope["method"] = self._true_method.decode("ascii")
            self._true_method = None

    def on_message_complete(self) -> None:
        """Note that a request has ended."""
        if self.parser.should_upgrade():
            return
        self._is_within_request = False
        self._has_ended_request = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP as the API refuses everything, and end the connection."""
        request_id = new_request_id()
        log.warning("request refused", reason=msg, request_id=request_id)
        issue = Issue(path="", message="expected a request in HTTP/1.1, found something else")
        response = refuse(InvalidRequestError([issue], msg))
        response.headers[REQUEST_ID] = request_id
        response.headers["Connection"] = "close"
        headers = (*response.raw_headers, NOSNIFF)
        head = b"".join(b"%b: %b\r\n" % header for header in headers)
        self.transport.write(STATUS_LINE[400] + head + b"\r\n" + bytes(response.body))
        self.transport.close()

    def _read(self, data: bytes) -> bytes:
        """Feed the parser, and return what it has to be fed after it stopped."""
        starts_request = not self._is_within_request
        self._has_ended_request = False
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade as stop:
            return self._head_again() + data[stop.args[0] :]
        except HttpParserError as fault:
            # Only at the start of what came is it sure to be a method, and not a part of a body.
            at_start = starts_request and not self._has_ended_request
            if isinstance(fault, HttpParserInvalidMethodError) and at_start:
                return self._with_stand_in(data)
            self.send_400_response(_NOT_HTTP)
        return b""

    def _head_again(self) -> bytes:
        """Return the head of the request that was just read, without what stopped the parser."""
        method, version = self.parser.get_method(), self.parser.get_http_version()
        if method == _TUNNEL:
            self._true_method, method = method, _STAND_IN
        kept = [b"%b: %b\r\n" % header for header in self.headers if header[0] != b"upgrade"]
        first = b"%b %b HTTP/%b\r\n" % (method, self.url, version.encode())
        self._start_again()
        return b"".join((first, *kept, b"\r\n"))

    def _with_stand_in(self, data: bytes) -> bytes:
        """Return what came with a method that the parser knows."""
        method = _METHOD.match(data)
        if method is None or self._true_method is not None:
            self.send_400_response(_NOT_HTTP)
            return b""
        self._true_method = method[0]
        self._start_again()
        return _STAND_IN + data[method.end() :]

    def _start_again(self) -> None:
        self._is_within_request = False
        self.parser = HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
