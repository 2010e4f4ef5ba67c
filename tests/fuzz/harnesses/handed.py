"""Other input from strangers: documents, lists of puzzles, variants, forms and their fields.

The first byte of an input is its kind. Each is read, or refused by a class of ours.
"""

import contextlib
import json
import zlib

from starlette.requests import Request
from starlette.types import Message

from nonet.accounts.oauth.client import Redirects
from nonet.accounts.oauth.document import read_document
from nonet.engine import read_grids
from nonet.engine.grids import pack
from nonet.engine.variants import read_variant, write_variant
from nonet.errors import NonetError
from nonet.printing.fonts import FALLBACKS, fallbacks_for
from nonet.server.http.model import EXAMPLE_PUZZLE
from nonet.server.site.print.form import MOST_FIELDS, read_print_job, read_upload

MAX_LENGTH = 2_048
LONGEST_TEXT = 120
MOST_GRIDS = 10_000

_ID = "https://program.example/client"
_DOCUMENT = {"client_id": _ID, "client_name": "Program", "redirect_uris": ["https://p.example/c"]}
_OPEN_SUDOKU = f"<opensudoku><game data='{EXAMPLE_PUZZLE}'/></opensudoku>"
_LINK = "https://www.f-puzzles.com/?load="
_ARROW = {"cells": ["R1C1"], "lines": [["R1C1", "R2C1"]]}
_FIELDS = ("title", "class", "date", "count", "page", "seed", "first-number", "per-page", "answers")

_PART = b'--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n'

SEEDS = (
    b"\x00" + json.dumps(_DOCUMENT).encode(),
    b"\x00" + json.dumps({**_DOCUMENT, "redirect_uris": ["cursor://a", "http://[::1"]}).encode(),
    b"\x01" + EXAMPLE_PUZZLE.encode(),
    b"\x01" + _OPEN_SUDOKU.encode(),
    b"\x01<!DOCTYPE a [<!ENTITY b 'c'>]><opensudoku>&b;</opensudoku>",
    b"\x01puzzle,solution\n" + EXAMPLE_PUZZLE.encode() + b",1\n",
    b"\x01" + json.dumps({"puzzles": [{"puzzle": EXAMPLE_PUZZLE}]}).encode(),
    b"\x02" + json.dumps({"size": 9, "grid": [[{"value": 1}] * 9] * 9}).encode(),
    b"\x02" + b"[" * 500,
    b"\x05" + json.dumps({"size": 4, "grid": [[{}] * 4] * 4, "arrow": [_ARROW]}).encode(),
    b"\x05{cells:[[,,,],[,,,],[,,,],[,,,]],regions:[[[0,0]]],cages:[{value:'1',cells:[[0,1]]}]}",
    b"\x05.Shape~6x6.~R1C1_5.Cage~12~R1C2~R1C3.Sandwich~3~R1.LittleKiller~4~R1C2.Quad~R1C1~1",
    b"\x03Monday\x005 b\x00\xd7\xa9\x0040\x001\x00\x001\x009\x00full",
    b"\x03" + "\u202e\U0001f600".encode() + b"\x00" + b"x" * 100,
    b"\x04application/x-www-form-urlencoded\x00title=a%20b&count=4&count=5",
    b"\x04multipart/form-data; boundary=a\x00" + _PART + b"1\r\n--a--\r\n",
    b"\x04multipart/form-data; boundary=a\x00" + 2 * (_PART + b"\xff\r\n"),
    b"\x04multipart/form-data; boundary=a\x00" + _PART.replace(b"x", b'logo"; filename="b') + b"1",
)
WORDS = (
    *(b"client_id", b"redirect_uris", b"client_name", b"https://", b"<game", b"<!ENTITY", b"&#0;"),
    *(b"Content-Disposition: form-data; name=", b"\r\n--a", b"--\r\n", b"%", b"&", b"boundary="),
    *(b"~R1C1", b".Thermo", b".X", b"_2_4", b'"lines": [[', b'"cells": [', b'"value": ', b"{},"),
    *(b"?load=", b"\x00", b"1" * 9, b"." * 9, b"|" * 9, b"\xe4\xb8\x80", b"\xd8\xa7"),
)


def judge(data: bytes) -> None:
    """Fail unless the input is read, or refused with a class of ours."""
    kind, rest = data[:1], data[1:]
    text = rest.decode("utf-8", "replace")
    try:
        if kind == b"\x00":
            _judge_document(rest)
        elif kind == b"\x01":
            _judge_grids(text)
        elif kind == b"\x02":
            # As an f-puzzle in its link: whole, and as much as a byte of it stands for.
            _judge_grids(_LINK + pack(text))
            _judge_grids(_LINK + pack(text * (1 + zlib.crc32(rest) % 64)))
        elif kind == b"\x04":
            _judge_form(rest)
        elif kind == b"\x05":
            _judge_variant(_LINK + pack(text) if text.startswith("{") else text)
        else:
            _judge_fields(text.split("\0"))
    except NonetError as refusal:
        _judge_refusal(refusal)


def _judge_refusal(refusal: NonetError) -> None:
    assert refusal.code != "INTERNAL_ERROR", "a refusal without a code"


def _judge_document(content: bytes) -> None:
    program = read_document(_ID, content, Redirects())
    assert program.name.isprintable(), "a name that cannot be shown"


def _judge_grids(text: str) -> None:
    grids = read_grids(text)
    assert len(grids) <= MOST_GRIDS, "more grids than text"
    assert all(len(grid) == len(EXAMPLE_PUZZLE) for grid in grids), "no grid"


def _judge_variant(text: str) -> None:
    puzzle = read_variant(text)
    for form in ("sudokupad", "f-puzzles", "iss"):
        with contextlib.suppress(NonetError):
            assert read_variant(write_variant(puzzle, form)).givens == puzzle.givens, "other givens"


def _judge_fields(values: list[str]) -> None:
    header = read_print_job(dict(zip(_FIELDS, values, strict=False))).header
    for text in (header.title, header.class_name, header.date):
        assert len(text) <= LONGEST_TEXT, "a long text"
        assert set(fallbacks_for((text,))) <= set(FALLBACKS), "a font from elsewhere"


def _judge_form(content: bytes) -> None:
    announced, _, body = content.partition(b"\0")
    headers = [(b"content-type", announced)]

    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    # Nothing is waited for, so that no loop is needed.
    reading = read_upload(
        Request({"type": "http", "headers": headers}, receive),
        most_bytes=MAX_LENGTH,
        most_text=MAX_LENGTH,
    )
    try:
        reading.send(None)
    except StopIteration as end:
        fields, files = end.value
        assert len(fields) + len(files) <= MOST_FIELDS, "more fields than there may be"
        assert sum(map(len, files.values())) <= len(body), "more than was handed over"
