"""The time and the memory that a stranger's text takes grow in proportion to its length."""

import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message

from growth import Parser, grown_too_much
from nonet import engine, gym
from nonet.accounts.access.keys import is_well_formed
from nonet.accounts.email import canonical_email
from nonet.accounts.oauth.client import Redirects
from nonet.accounts.oauth.document import read_document
from nonet.engine import read_boards, read_grids, read_grids_of_all_sizes, small
from nonet.engine.variants import read_variant
from nonet.errors import NonetError
from nonet.i18n.catalogue import english
from nonet.printing.books.flow import read_matter
from nonet.printing.job import FORM_FIELDS
from nonet.printing.sheet_code import read_code
from nonet.printing.svg import read_logo
from nonet.printing.svg_words import SVG
from nonet.puzzles.links.identifiers import parse_collection_id, parse_small_id
from nonet.puzzles.links.site import Site
from nonet.research.recipe import read_recipe
from nonet.server.http.body import MEDIA_TYPE, parse_form, parse_json
from nonet.server.http.headers import not_modified, takes_gzip
from nonet.server.http.strings import paths_without_text
from nonet.server.mcp.calls import with_plain_grids
from nonet.server.site.languages import Languages
from nonet.server.site.oembed import read_oembed
from nonet.server.site.print.form import MOST_FIELDS, read_print_job, read_upload
from samples import PUZZLE

_SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
_ID = "https://program.example/client"


def _bytes(read: Callable[[bytes], object]) -> Callable[[str], object]:
    return lambda text: read(text.encode(errors="replace"))


def _run(reading: Coroutine[Any, Any, object]) -> None:
    """Run a coroutine that never waits."""
    with contextlib.suppress(StopIteration):
        reading.send(None)


def _json(body: bytes) -> None:
    list(paths_without_text(parse_json(body)))


def _upload(body: bytes) -> None:
    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    headers = [(b"content-type", b"multipart/form-data; boundary=a")]
    request = Request({"type": "http", "headers": headers}, receive)
    _run(read_upload(request, most_bytes=len(body), most_text=len(body)))


def _header(read: Callable[[dict[str, Any]], object], name: bytes) -> Callable[[str], object]:
    return _bytes(lambda value: read({"headers": [(name, value)]}))


def _not_modified(scope: dict[str, Any]) -> object:
    return not_modified(Request({"type": "http", **scope}), {"ETag": '"a"'})


def _embed(query: bytes) -> None:
    website = SimpleNamespace(services=_Services, languages=Languages([english()]))
    app = SimpleNamespace(state=SimpleNamespace(website=website))
    url = b"url=https://nonet.example/" + query
    with contextlib.suppress(HTTPException):
        _run(read_oembed(Request({"type": "http", "app": app, "query_string": url, "headers": []})))


class _Services:
    site = _SITE
    engine_context = None


def _print_form(text: str) -> None:
    for name in FORM_FIELDS:
        with contextlib.suppress(NonetError):
            read_print_job({name: text})


def _recipe(text: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "recipe.toml"
        path.write_text(text, errors="replace")
        read_recipe(path)


_DRAWING = f'<svg xmlns="{SVG}">'
_PART = '--a\r\nContent-Disposition: form-data; name="'

PARSERS = {
    "grids": Parser(
        read_grids,
        65_536,
        (
            ("<opensudoku>", "</opensudoku>"),
            ("<opensudoku><game ", "/></opensudoku>"),
            ("https://f-puzzles.com/?load=", ""),
            ("SCv7_32_", ""),
            ('{"puzzles": ["', '"]}'),
        ),
    ),
    "grids of all sizes": Parser(read_grids_of_all_sizes, 65_536),
    "boards": Parser(
        read_boards,
        65_536,
        (
            ("[[1,2,3,4,5,6,7,8,9],", "]"),
            ("{", "}"),
            ("1 2 3 4 5 6 7 8 9\n", ""),
            ("puzzle,id\n", ""),
            (":0000:x:", ":::"),
            ("https://sudokupad.app/", ""),
            ("S9B", ""),
        ),
    ),
    "variants": Parser(
        read_variant,
        65_536,
        (
            (".Thermo", ""),
            (".~", ""),
            ('{"cells":[[', "]]}"),
            ("{cells:[[", "]]}"),
            ('{"size":4,"grid":[', "]}"),
            ("https://sudokupad.app/scl", ""),
            ("https://f-puzzles.com/?load=", ""),
        ),
    ),
    "drawn grids": Parser(lambda text: with_plain_grids({"puzzles": [text]}), 16_384),
    "answers": Parser(gym.read_answer, 8_192),
    "deductions": Parser(gym.read_steps, 8_192, (("naked-pair ", "=> r1c1<>1"),)),
    "proofs": Parser(partial(engine.prove, PUZZLE), 16_384),
    "technique names": Parser(engine.slug_of, 16_384),
    "references": Parser(engine.read_reference, 16_384),
    "references of small puzzles": Parser(small.is_reference, 16_384),
    "identifiers of collections": Parser(parse_collection_id, 16_384),
    "identifiers of small puzzles": Parser(parse_small_id, 16_384),
    "codes of sheets": Parser(read_code, 65_536),
    "links in oEmbed": Parser(_bytes(_embed), 16_384, (("puzzles/", ""), ("daily?", ""))),
    "keys": Parser(is_well_formed, 16_384),
    "mail addresses": Parser(canonical_email, 16_384),
    "redirects": Parser(Redirects().require, 16_384),
    "documents of programs": Parser(
        _bytes(lambda body: read_document(_ID, body, Redirects())), 65_536
    ),
    "JSON": Parser(_bytes(_json), 16_384, (("[" * 101, ""), ('["', '"]'))),
    "fields": Parser(_bytes(lambda body: parse_form(body, MEDIA_TYPE, MOST_FIELDS)), 65_536),
    "files": Parser(_bytes(_upload), 65_536, ((f'{_PART}x"\r\n\r\n', "\r\n--a--"), (_PART, ""))),
    "print forms": Parser(_print_form, 16_384),
    "logos": Parser(
        _bytes(read_logo),
        65_536,
        (
            (_DRAWING, "</svg>"),
            (f"{_DRAWING}<style>", "</style></svg>"),
            (f'{_DRAWING}<g style="', '"/></svg>'),
            (f'{_DRAWING}<path d="', '"/></svg>'),
        ),
    ),
    "entity tags": Parser(_header(_not_modified, b"if-none-match"), 32_768),
    "encodings": Parser(_header(takes_gzip, b"accept-encoding"), 32_768),
    "recipes": Parser(_recipe, 16_384),
    # Its parser takes another way from 20 opened brackets on, which short texts need to have too.
    "Markdown": Parser(read_matter, 12_288),
}


@pytest.mark.sample("^(?!(boards|grids|answers|Markdown)$)")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("parser", PARSERS.values(), ids=PARSERS)
def test_eight_times_the_text_takes_at_most_twelve_times_as_long(parser: Parser) -> None:
    assert list(grown_too_much(parser)) == []
