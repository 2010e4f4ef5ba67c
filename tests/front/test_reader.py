"""Bytes become requests by the letter of RFC 9112, and never more of them than the limits."""

from collections.abc import Iterable
from typing import Any

import h11
import pytest
from hypothesis import given
from hypothesis import strategies as st

from front.house import request
from nonet.errors import NonetError
from nonet.front.limits import Limits
from nonet.front.reader import End, Reader
from nonet.front.request import Request, decode_path

LIMITS = Limits()


def read(*parts: bytes, limits: Limits = LIMITS) -> list[Any]:
    """Return the events of all requests; a refusal is its code, and the last one."""
    reader = Reader(limits)
    events: list[Any] = []
    try:
        for part in parts:
            reader.feed(part)
            while (event := reader.next_event()) is not None:
                _add(events, event)
                if event is End.OF_REQUEST:
                    reader.next_request()
    except NonetError as refusal:
        events.append(refusal.code)
    return events


def _add(events: list[Any], event: Request | bytes | End) -> None:
    if isinstance(event, bytes) and events and isinstance(events[-1], bytes):
        events[-1] += event
    else:
        events.append(event)


def read_one(data: bytes) -> Request:
    head, *_ = read(data)
    assert isinstance(head, Request), head
    return head


def chunked(*chunks: bytes, trailer: bytes = b"") -> bytes:
    framed = b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks)
    return request("POST", "/", "Transfer-Encoding: chunked") + framed + b"0\r\n%b\r\n" % trailer


def test_a_head_is_given_on_as_it_came_with_names_in_lower_case() -> None:
    data = request("POST", "/a?b=c", "X-One:  two  ", "Content-Length: 3", body=b"xyz")

    head, body, end = read(data)

    assert head == Request(
        method=b"POST",
        target=b"/a?b=c",
        minor_version=1,
        fields=[(b"host", b"nonet.example"), (b"x-one", b"two"), (b"content-length", b"3")],
        keep_alive=True,
        has_body=True,
        expects_continue=False,
    )
    assert (body, end) == (b"xyz", End.OF_REQUEST)


@pytest.mark.parametrize(
    "data",
    [
        request() * 3,
        request("POST", "/", "Content-Length: 3", body=b"xyz") + request(),
        chunked(b"ab", b"\r\n", b"\n\r", b"c" * 300) + request("FOO"),
        chunked(b"abc", trailer=b"X-Sum: 1\r\n") + chunked(),
        b"\r\n\r\n"
        + request("GET", "/x", "Connection: Upgrade", "Upgrade: h2c")
        + b"\r\n"
        + request(),
        request("PUT") + request("GET", "/", "Content-Length: x") + request(),
    ],
)
def test_bytes_that_come_one_by_one_mean_the_same(data: bytes) -> None:
    whole = read(data)

    assert read(*(data[i : i + 1] for i in range(len(data)))) == whole
    assert len(whole) >= 3


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", "INVALID_REQUEST"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "INVALID_REQUEST"),
        (b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "INVALID_REQUEST"),
        (b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "INVALID_REQUEST"),
        (b"GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: gzip, chunked"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: gzip,\tchunked"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: chunked, chunked"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: chunked", version="1.0"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: gzip"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: identity"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: x-chunked"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: chunkedx"), "NOT_IMPLEMENTED"),
        (request("POST", "/", "Transfer-Encoding: gzip", version="1.0"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: chunked, gzip"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding:"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: gzip", "Host: b"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: gzip", "X : a"), "INVALID_REQUEST"),
        (request("POST", "/", "Transfer-Encoding: gzip", "Content-Length: 1"), "INVALID_REQUEST"),
        (
            request("POST", "/", "Transfer-Encoding: chunked", "Content-Length: 1"),
            "INVALID_REQUEST",
        ),
        (request("POST", "/", "Content-Length: 1", "Content-Length: 1"), "INVALID_REQUEST"),
        (request("POST", "/", "Content-Length: 1, 1"), "INVALID_REQUEST"),
        (request("POST", "/", "Content-Length: +1"), "INVALID_REQUEST"),
        (request("POST", "/", "Content-Length: 1_0"), "INVALID_REQUEST"),
        (request("POST", "/", "Content-Length:"), "INVALID_REQUEST"),
        (request("POST", "/", "Content-Length: " + "9" * 30), "INVALID_REQUEST"),
        (request(version="2.0"), "VERSION_NOT_SUPPORTED"),
        (request(version="0.9"), "VERSION_NOT_SUPPORTED"),
        (request(version="3"), "VERSION_NOT_SUPPORTED"),
        (request("GET", "http:///a"), "INVALID_REQUEST"),
        (request(version="1"), "INVALID_REQUEST"),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "VERSION_NOT_SUPPORTED"),
        (b"GET /\r\n", "INVALID_REQUEST"),
        (b"GET  / HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"GET / HTTP/1.1 \r\n", "INVALID_REQUEST"),
        (b"GET / http/1.1\r\n", "INVALID_REQUEST"),
        (b"GET\t/ HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1 \r\n", "URI_TOO_LONG"),
        (b"GET /a#b HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"GET /\xc3\xa9 HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"GET nonet HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"GET ftp://a/ HTTP/1.1\r\n", "INVALID_REQUEST"),
        (b"\x16\x03\x01\x02\x00\x01", "INVALID_REQUEST"),
        (b"GET / HTTP/1.1\nHost: a\n\n", "INVALID_REQUEST"),
        (request("GET", "/", "X : a"), "INVALID_REQUEST"),
        (request("GET", "/", "X: a", " folded"), "INVALID_REQUEST"),
        (request("GET", "/", "X: a\0b"), "INVALID_REQUEST"),
        (request("GET", "/", "X: a\rb"), "INVALID_REQUEST"),
        (request("GET", "/", ": a"), "INVALID_REQUEST"),
        (request("GET", "/", "nothing"), "INVALID_REQUEST"),
        (request("GET", "http://a b/"), "INVALID_REQUEST"),
    ],
)
def test_what_is_not_http_is_refused_at_once(data: bytes, code: str) -> None:
    assert read(data + request()) == [code]


def test_a_first_line_that_ends_by_itself_is_refused_before_the_head_does() -> None:
    assert read(b"GET / HTTP/1.1\nHost: a\n") == ["INVALID_REQUEST"]


@pytest.mark.parametrize(
    "body",
    [b"1\nx\r\n0\r\n\r\n", b"-1\r\n", b"0x1\r\n", b"1 \r\n", b"g\r\n", b"1\r\nxy\r\n", b"\r\n"],
)
def test_chunks_that_are_none_are_refused(body: bytes) -> None:
    *_, last = read(request("POST", "/", "Transfer-Encoding: chunked") + body)

    assert last == "INVALID_REQUEST"


@pytest.mark.parametrize("method", ["get", "FOO", "X-Y!", "CONNECT", "M-SEARCH", "x" * 64])
def test_any_method_is_read(method: str) -> None:
    assert read_one(request(method)).method == method.encode()


def test_an_absolute_address_names_the_host_itself() -> None:
    head = read_one(request("GET", "HTTP://other.example:81/a?b"))

    assert (head.target, head.fields) == (b"/a?b", [(b"host", b"other.example:81")])
    assert read_one(request("GET", "http://other.example")).target == b"/"


def test_an_offer_to_change_the_protocol_is_not_given_on() -> None:
    fields = "Connection: Upgrade, HTTP2-Settings", "UPGRADE: h2c", "HTTP2-Settings: AA"

    head = read_one(request("GET", "/", *fields))

    assert [name for name, _ in head.fields] == [b"host", b"connection", b"http2-settings"]


def test_fields_after_the_body_say_nothing() -> None:
    trailer = b"Authorization: Bearer x\r\nHost: b\r\n"

    head, body, end, later, last = read(chunked(b"abc", trailer=trailer) + request())

    assert [name for name, _ in head.fields] == [b"host", b"transfer-encoding"]
    assert (body, end, last) == (b"abc", End.OF_REQUEST, End.OF_REQUEST)
    assert later.fields == [(b"host", b"nonet.example")]


@pytest.mark.parametrize(
    ("version", "field", "keeps"),
    [
        ("1.1", "X: y", True),
        ("1.1", "Connection: close", False),
        ("1.1", "Connection: x, Close", False),
        ("1.0", "X: y", False),
        ("1.0", "Connection: keep-alive", True),
    ],
)
def test_a_client_says_whether_the_connection_stays(version: str, field: str, keeps: bool) -> None:  # noqa: FBT001
    assert read_one(request("GET", "/", field, version=version)).keep_alive is keeps


def padded(size: int) -> bytes:
    """Return a head of exactly so many bytes."""
    bare = len(request("GET", "/", "X: "))
    return request("GET", "/", "X: " + "x" * (size - bare))


def test_a_head_may_have_32_kib_and_no_byte_more() -> None:
    exact, longer = padded(LIMITS.head_bytes), padded(LIMITS.head_bytes + 1)

    assert isinstance(read(exact)[0], Request)
    assert read(longer) == ["HEADERS_TOO_LARGE"]
    # It is refused as it arrives: the end need not come.
    assert read(longer[:-4] + b"xxxx") == ["HEADERS_TOO_LARGE"]


def test_a_head_may_have_100_fields_and_not_one_more() -> None:
    def with_fields(count: int) -> bytes:
        return request("GET", "/", *("X: y" for _ in range(count - 1)))

    assert len(read_one(with_fields(100)).fields) == 100
    assert read(with_fields(101)) == ["HEADERS_TOO_LARGE"]


def test_an_address_may_have_8_kib_and_no_byte_more() -> None:
    most = LIMITS.url_bytes

    assert len(read_one(request("GET", "/" + "a" * (most - 1))).target) == most
    assert read(request("GET", "/" + "a" * most)) == ["URI_TOO_LONG"]
    assert read(b"GET /" + b"a" * (most + 10)) == ["URI_TOO_LONG"]


@pytest.mark.parametrize("rest", [0, 1, len(" HTTP/1.1\r")])
def test_an_address_of_8_kib_may_come_in_two_parts(rest: int) -> None:
    data = request("OPTIONS", "/" + "a" * (LIMITS.url_bytes - 1))
    cut = len("OPTIONS ") + LIMITS.url_bytes + rest

    first, end = read(data[:cut], data[cut:])

    assert isinstance(first, Request)
    assert len(first.target) == LIMITS.url_bytes
    assert end is End.OF_REQUEST


def test_empty_lines_are_passed_over_but_not_for_ever() -> None:
    assert isinstance(read(b"\r\n" * 1_000 + request())[0], Request)
    assert read(*(b"\r\n" * 1_000 for _ in range(17))) == ["INVALID_REQUEST"]


def pieces(data: bytes, size: int) -> Iterable[bytes]:
    return (data[i : i + size] for i in range(0, len(data), size))


@pytest.mark.parametrize(
    "endless",
    [
        b"1;" + b"x" * 50_000,
        b"1;x=y\r\na\r\n" * 1_000 + b"1;" + b"x" * 50_000,
        (b"1;" + b"x" * 100 + b"\r\na\r\n") * 1_000,
        b"0\r\n" + b"X: " + b"x" * 50_000,
        b"0\r\n" + b"X: y\r\n" * 101,
    ],
)
def test_what_frames_the_chunks_counts(endless: bytes) -> None:
    *_, last = read(request("POST", "/", "Transfer-Encoding: chunked"), *pieces(endless, 1_000))

    assert last == "HEADERS_TOO_LARGE"


def test_a_body_in_chunks_of_one_byte_is_a_body() -> None:
    _, body, end = read(chunked(*(b"x" for _ in range(16_384))))

    assert (body, end) == (b"x" * 16_384, End.OF_REQUEST)


@pytest.mark.parametrize(
    ("raw", "path"),
    [
        (b"/a/b", "/a/b"),
        (b"/a%20b%C3%A9", "/a bé"),
        (b"/api/v1%2Fcheck", "/api/v1%2Fcheck"),
        (b"/api/v1%2fcheck%41", "/api/v1%2FcheckA"),
        (b"/%252F", "/%2F"),
        (b"/%ff", "/\ufffd"),
        (b"/%", "/%"),
    ],
)
def test_an_encoded_slash_is_no_slash(raw: bytes, path: str) -> None:
    assert decode_path(raw) == path


LINES = [
    b"GET / HTTP/1.1\r\n",
    b"POST /a?b HTTP/1.1\r\n",
    b"PUT / HTTP/1.0\r\n",
    b"Host: a\r\n",
    b"Host: b\r\n",
    b"Content-Length: 5\r\n",
    b"Content-Length: 05\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Transfer-Encoding: Chunked\r\n",
    b"Connection: close\r\n",
    b"Expect: 100-continue\r\n",
    b"X: y\r\n",
    b"X:\ty \r\n",
    b" z\r\n",
    b"\r\n",
    b"5\r\nhello\r\n",
    b"0\r\n",
    b"hello",
    b"\n",
    b"\r",
    b":",
    b"\0",
]


@given(st.lists(st.sampled_from(LINES), min_size=2, max_size=9))
def test_what_is_read_an_independent_parser_reads_alike(lines: list[bytes]) -> None:
    data = lines[0] + b"Host: a\r\n" + b"".join(lines[1:])

    head, *rest = read(data) or [None]

    if isinstance(head, Request) and (not rest or not isinstance(rest[-1], str)):
        fields = [(name, value.lower()) for name, value in head.fields]
        assert read_by_h11(data)[0] == (head.method, head.target, fields)
    if rest and isinstance(rest[0], bytes) and End.OF_REQUEST in rest:
        assert read_by_h11(data)[1] == rest[0]


def read_by_h11(data: bytes) -> tuple[tuple[bytes, bytes, list[tuple[bytes, bytes]]], bytes]:
    """Return the first request of some bytes, as h11 reads it, and its body."""
    connection = h11.Connection(h11.SERVER)
    # An empty line before a request is passed over here, and no request there.
    connection.receive_data(data.lstrip(b"\r\n"))
    head = connection.next_event()
    assert isinstance(head, h11.Request)
    body = b""
    while isinstance(event := connection.next_event(), h11.Data):
        body += bytes(event.data)
    # It writes the value of Transfer-Encoding small.
    fields = [(name, value.lower()) for name, value in head.headers]
    return (head.method, head.target, fields), body
