"""The head of a request, and the framing of its body.

Whatever comes is read or refused by a class that the door knows; it means the same however it is
cut; and what is read, h11 reads alike: nobody can say one thing to us and another to a proxy.
"""

from typing import Any

import h11

from nonet.door.errors import STATUS
from nonet.errors import NonetError
from nonet.front.limits import Limits
from nonet.front.reader import End, Reader
from nonet.front.request import Request, decode_path

MAX_LENGTH = 600
# So small that the fuzzer meets them.
LIMITS = Limits(url_bytes=64, head_bytes=400, head_fields=12)

SEEDS = (
    b"\x00GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    b"\x01POST /api/v1/check?a=b HTTP/1.1\r\nHost: a:80\r\nContent-Length: 3\r\n\r\nabc",
    b"\x05PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\n\r\n",
    b"\x05POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nT: v\r\n\r\n",
    b"\x07GET http://b/%2F HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"\x08GET / HTTP/1.1\r\nHost: a\r\n\r\nX / HTTP/1.0\r\n\r\n",
    b"\x02PUT / HTTP/1.0\r\nConnection: keep-alive\r\nContent-Length: 1\r\n\r\n1",
    b"\x02PUT / HTTP/1.1\r\nHost: [::1]:8\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n1",
    b"\x03PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)
WORDS = (
    b"\r\n",
    b"\r\n\r\n",
    b"\n",
    b"Host: ",
    b"Content-Length: ",
    b"Transfer-Encoding: ",
    b"chunked",
    b"gzip, chunked",
    b"Connection: close",
    b"keep-alive",
    b"Upgrade: ",
    b"Expect: 100-continue",
    b" HTTP/1.1\r\n",
    b" HTTP/1.0\r\n",
    b"POST ",
    b"GET ",
    b"CONNECT ",
    b"http://",
    b"%2F",
    b"0\r\n\r\n",
    b"5\r\nhello\r\n",
    b"\t",
    b"\x00",
)


def judge(data: bytes) -> None:
    """Judge one input: how to cut, and what to read."""
    cut, data = (data[0] + 1 if data else 1), data[1:]
    whole = read([data])
    assert whole == read([data[i : i + cut] for i in range(0, len(data), cut)]), data
    for event in whole:
        if isinstance(event, Request):
            decode_path(event.target)
    if whole and isinstance(whole[0], Request):
        compare(data, whole)


def read(parts: list[bytes]) -> list[Any]:
    """Return the events of all requests; a refusal is the last one."""
    reader = Reader(LIMITS)
    events: list[Any] = []
    try:
        for part in parts:
            reader.feed(part)
            while (event := reader.next_event()) is not None:
                if isinstance(event, bytes) and isinstance(events[-1], bytes):
                    events[-1] += event
                else:
                    events.append(event)
                if event is End.OF_REQUEST:
                    reader.next_request()
    except NonetError as refusal:
        if type(refusal) not in STATUS:
            raise
        # How much of a body came before its fault hangs on how it is cut.
        if events and isinstance(events[-1], bytes):
            events.pop()
        # And what is wrong with it in two ways may be told either of them.
        events.append("refused")
    return events


def compare(data: bytes, events: list[Any]) -> None:
    """Read the first request by h11, and find the same."""
    head = events[0]
    body = events[1] if len(events) > 1 and isinstance(events[1], bytes) else b""
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=4 * MAX_LENGTH)
    connection.receive_data(data.lstrip(b"\r\n"))
    theirs = connection.next_event()
    assert isinstance(theirs, h11.Request), (data, theirs)
    assert theirs.method == head.method, data
    if not theirs.target.lower().startswith((b"http://", b"https://")):
        assert theirs.target == head.target, data
        # An offer to change the protocol is not given on; h11 writes some values small.
        told = [(name, value.lower()) for name, value in theirs.headers if name != b"upgrade"]
        assert told == [(name, value.lower()) for name, value in head.fields], data
    if End.OF_REQUEST in events:
        came = b""
        while isinstance(event := connection.next_event(), h11.Data):
            came += bytes(event.data)
        assert isinstance(event, h11.EndOfMessage), (data, event)
        assert came == body, data
