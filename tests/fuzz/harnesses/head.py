"""The head of a request, and where its body ends: the reader of connections.

What it reads, h11 reads alike: nobody can say one thing to this service and another to a proxy.
"""

from typing import NamedTuple

import h11

from nonet.errors import NonetError
from nonet.front.limits import Limits
from nonet.front.reader import End, Reader
from nonet.front.request import Request

MAX_LENGTH = 1_024

# Small enough for a search to meet them.
LIMITS = Limits(url_bytes=64, head_bytes=400, head_fields=8)

_HOST = b"Host: x\r\n"

# The first byte of an input says in pieces of how many bytes the rest arrives.
SEEDS = (
    b"\x01GET / HTTP/1.1\r\n" + _HOST + b"\r\n",
    b"\x07POST /a HTTP/1.1\r\n" + _HOST + b"Content-Length: 3\r\n\r\nabcGET / HTTP/1.0\r\n\r\n",
    b"\x03POST /a HTTP/1.1\r\n"
    + _HOST
    + b"Transfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n0\r\nX: y\r\n\r\nGET / HTTP/1.1\r\n",
    b"\x05POST / HTTP/1.1\r\n" + _HOST + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    b"\x05POST / HTTP/1.1\r\n"
    + _HOST
    + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"\x02GET http://y:80/z?q HTTP/1.1\r\n" + _HOST + b"Connection: close\r\nUpgrade: h2c\r\n\r\n",
    b"\x02\r\n\r\nOPTIONS * HTTP/1.1\r\n" + _HOST + _HOST + b"\r\n",
    b"\x09GET / HTTP/2.0\r\n\r\n",
    b"\x09GET /" + b"a" * 80,
    b"\x21GET / HTTP/1.1\r\n" + _HOST + b"a: b\r\n" * 12 + b"\r\n",
)
WORDS = (
    b"\r\n",
    b"\r\n\r\n",
    b"Host: x\r\n",
    b"Content-Length: 3\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Connection: keep-alive\r\n",
    b"Expect: 100-continue\r\n",
    b"Upgrade: websocket\r\n",
    b" HTTP/1.1",
    b"http://",
    b"0\r\n\r\n",
    b"\t ",
)


class Heard(NamedTuple):
    """What a reader made of bytes: heads, their bodies, and whether it refused the rest."""

    requests: list[tuple[Request, bytes, bool]]
    is_refused: bool


def judge(data: bytes) -> None:
    """Fail unless bytes mean the same in pieces and whole, and every head keeps the rules."""
    size, stream = max(1, *data[:1] or b"\x01"), data[1:]
    whole = _hear([stream])
    pieces = [stream[start : start + size] for start in range(0, len(stream), size)]
    assert _hear(pieces) == whole, "pieces mean something else"
    for request, body, is_whole in whole.requests:
        _judge_request(request, body, is_whole=is_whole)
    if whole.requests:
        _compare(stream, *whole.requests[0])


def _hear(pieces: list[bytes]) -> Heard:
    reader = Reader(LIMITS)
    requests: list[tuple[Request, bytes, bool]] = []
    try:
        for piece in pieces:
            reader.feed(piece)
            while (event := reader.next_event()) is not None:
                if isinstance(event, Request):
                    requests.append((event, b"", False))
                    continue
                request, body, _ = requests.pop()
                if event is End.OF_REQUEST:
                    requests.append((request, body, True))
                    reader.next_request()
                else:
                    assert isinstance(event, bytes)
                    requests.append((request, body + event, False))
    except NonetError:
        # How much of a body is handed on before it is refused depends on how it arrives.
        whole = [heard for heard in requests if heard[2]]
        return Heard(whole, is_refused=True)
    return Heard(requests, is_refused=False)


def _judge_request(request: Request, body: bytes, *, is_whole: bool) -> None:
    values = {
        name: [value for found, value in request.fields if found == name]
        for name in (b"host", b"content-length", b"transfer-encoding")
    }
    lengths, codings = values[b"content-length"], values[b"transfer-encoding"]
    assert len(request.target) <= LIMITS.url_bytes
    assert len(request.fields) <= LIMITS.head_fields + 1
    assert len(values[b"host"]) == 1 or request.minor_version == 0, "no one host"
    assert not (lengths and codings), "two framings"
    assert len(lengths) <= 1, "two lengths"
    assert [coding.strip().lower() for coding in codings] in ([], [b"chunked"])
    assert all(b"\r" not in value and b"\n" not in value for _, value in request.fields)
    if codings:
        return
    announced = int(lengths[0]) if lengths else 0
    assert len(body) == announced if is_whole else len(body) <= announced, "another length"


def _compare(stream: bytes, request: Request, body: bytes, is_whole: bool) -> None:  # noqa: FBT001
    """Read the first request by h11, and find the same."""
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=4 * MAX_LENGTH)
    # It takes no empty line before a request.
    connection.receive_data(stream.lstrip(b"\r\n"))
    theirs = connection.next_event()
    assert isinstance(theirs, h11.Request), "h11 reads no head"
    assert theirs.method == request.method, "another method"
    if theirs.target.startswith(b"/"):
        # An offer to change the protocol is not handed on; h11 writes some values small.
        told = [(name, value.lower()) for name, value in theirs.headers if name != b"upgrade"]
        assert theirs.target == request.target, "another target"
        assert told == [(name, value.lower()) for name, value in request.fields], "other fields"
    if is_whole:
        came = b""
        while isinstance(event := connection.next_event(), h11.Data):
            came += bytes(event.data)
        assert isinstance(event, h11.EndOfMessage), "h11 reads no end"
        assert came == body, "another body"
