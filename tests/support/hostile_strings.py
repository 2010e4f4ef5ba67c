"""Hostile strings, and the fields that each route reads from queries, forms and JSON."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from oauth_client import CALLBACK, CHALLENGE, VERIFIER
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID, UNIQUE, VARIANT_ID
from service import EMAIL

# So many come to every field; of the rest, one in so many does.
MOST_HOSTILE, SHARE = 8, 12
HOSTILE: tuple[str | bytes, ...] = (
    *("\0", "a\ud800", b"\xff\xfe", "9" * 5_000, "²", "", "..", "https://nonet.example//[x"),
    # Strings that are not text, or that might become such.
    *("a\0b", "a\udfff", b"\xc0\xae", "\\ud800", "\\u0000", "%00"),
    # Addresses that cannot be split or looked up.
    *("https://[::1", "https://a..b/x", "https://x:99999/y"),
    *(f"https://{'a' * 64}.example/x", "//", "javascript:x", "https://a@b.example/x"),
    # Numbers, and strings that only look like one.
    *("-0", "0", "-1", "1e999", "1e-999", "NaN", "Infinity", "9" * 400),
    *("2147483648", "9223372036854775808", "٣", "1_000", "0x1f", " 1 ", "1.5"),
    # Characters that change when they are compared, shown or looked up.
    *("\u202e\u2066\u200b\u200d\ufeff", "İ", "ﬀ", "ẞ", "a\u0301", "😀", "\u2028", "\r\n\t", " "),
    # Other languages: of paths, templates, formats, SQL, HTML and patterns.
    *("../../etc/passwd", "%2e%2e%2f", "{", "{0.__class__}", "{{7*7}}", "%s%n%(x)s"),
    *("';--", "<script>\"'&", "(", "[a-", "*", "\\", "|", ";", "=", "&", "#", "?", "+"),
    # Almost right.
    *(f"a@{'b' * 64}.c", "a@b..c", "a@xn--.c", "a@[::1]", "@", "2026-02-30", "0000-00-00"),
    *("9999-12-31", "v1-", f"v1-{'²' * 81}", f"s4-{'٣' * 16}", "²" * 81, "٣" * 81, "a" * 2_000),
)
_SHEET = code_of(
    SheetRecord(
        grids=(PUZZLE,), paper="a4", layout=Layout(per_page=4), header=Header(title="Monday")
    )
)
# Valid path parameters, so that the query or the form is read.
PATHS = dict(
    parse_qsl(
        f"id={PUZZLE_ID}&code={_SHEET}&day=2026-11-20&slug=x-wing&size:number=4&number:number=0"
        f"&digits=1000000000000000&level=easy&token={'A' * 43}&request={'a' * 16}&name=hint"
        f"&variant={VARIANT_ID}"
        "&id:number=1&path:path=index.html&shelf=easy&number=1"
    )
)
SMALL = "/puzzles/s{size:number}-{digits}"
_FRAME = "help=none&theme=dark&colour=14713f"
_RESOURCE = "resource=https://nonet.example/mcp"
# Good fields of each route that reads some.
QUERIES = {
    "/play": "level=easy",
    "/play/{size:number}": "level=easy",
    "/puzzles/{id}": f"level=easy&daily=2026-11-20&collection={COLLECTION_ID}&number=2",
    "/puzzles/{id}.svg": "size=360&step=1",
    "/puzzles/{id}.png": "size=360&step=1",
    "/puzzles/{id}.pdf": "paper=a4&layout=1&marks=shapes",
    "/variants/{variant}.svg": "size=512",
    "/variants/{variant}.png": "size=512",
    "/variants/{variant}.pdf": "paper=a4&layout=1",
    "/collections/{id}.pdf": "paper=a4&layout=1",
    "/booklets/{shelf}/{number}": "paper=letter",
    "/puzzles/{id}/picture.svg": "step=1&daily=2026-11-20",
    "/embed/puzzles/{id}": f"{_FRAME}&marks=shapes",
    "/embed/collections/{id}": f"{_FRAME}&number=2",
    "/embed/daily": f"{_FRAME}&day=2026-11-20&level=easy",
    "/techniques/{slug}/practice": "position=2",
    "/print": f"like={_SHEET}&sheet={_SHEET}&puzzle={PUZZLE_ID}&difficulty=easy",
    "/oembed": f"url=https://nonet.example/puzzles/{PUZZLE_ID}&format=json&maxwidth=4&maxheight=4",
    "/developers/embed": f"puzzle=puzzle&level=easy&name={PUZZLE_ID}&width=400&own=%238a3ffc"
    "&colour=own&help=none&theme=dark",
    "/developers/requests": "before=9&endpoint=/check&key=1&status=400",
    "/developers/requests.csv": "before=9&endpoint=/check&key=1&status=400",
    "/developers/requests/look-up": f"id={'a' * 16}",
    "/developers/usage": "by=key",
    "/developers/journal": "before=9",
    "/developers/administration": "q=ada&order=name&page=1&standing=all",
    "/developers/administration/audit": "before=9",
    "/developers/administration/accounts/{id:number}/limits": "requests=9&keys=9",
    "/developers/sign-in/provider/{number:number}/return": "state=x&code=x",
    "/developers/connect": "request=x.y",
    "/oauth/authorize": f"response_type=code&client_id=x&redirect_uri={CALLBACK}&state=x"
    f"&code_challenge={CHALLENGE}&code_challenge_method=S256&scope=content&{_RESOURCE}",
    "/worksheets/{id}": "answers=0&paper=a4&download=x",
}
_PRINT = (
    f"source=own&kind=sheet&sheet={_SHEET}&difficulty=easy&up-to=easy&count=1&versions=2"
    f"&mark=letter&seed=1&puzzles={UNIQUE}&paper=a4&per-page=1&answers=none&candidates=on&large=on"
    "&weight=normal&level=label&technique=on&codes=&hints=on&path=on&title=a&class=b&date=c"
    "&blanks=on&first-number=1&about=x-wing&trim=a5&shop=on&parts=on&large-book=on&author=d&size=9"
    "&marks=digits&part=inside&stock=white&cover=blue&blurb=e&width=90&height=90&form=pdf&grids=1"
    "&day=2026-11-20&save=on&page=1"
)
FORMS = {
    "/import": f"puzzle={UNIQUE}",
    "/print": _PRINT,
    "/print/preview": _PRINT,
    "/s": _PRINT,
    "/developers/sign-in": f"email={EMAIL}",
    "/developers/sign-in/passkey": "credential={}",
    "/developers/sign-in/recovery": f"email={EMAIL}&code=x",
    "/developers/account/email": f"email={EMAIL}",
    "/developers/account/delete": "email=nobody@example.com",
    "/developers/account/identities/remove": "issuer=x&subject=y",
    "/developers/account/passkeys": "credential={}&name=laptop",
    "/developers/keys": "name=laptop&days=0&scope=all&addresses=192.0.2.0/24",
    "/developers/keys/{id:number}": "name=laptop&scope=all&addresses=192.0.2.0/24",
    "/developers/keys/{id:number}/rotate": "hours=24",
    "/developers/administration/accounts/{id:number}/limits": "requests=9&keys=9",
    "/developers/connect": "request=x.y&scope=content&answer=allow",
    "/oauth/token": f"grant_type=authorization_code&client_id=x&code=x&redirect_uri={CALLBACK}"
    f"&code_verifier={VERIFIER}&refresh_token=x&{_RESOURCE}",
    "/oauth/revoke": "client_id=x&token=x",
}
_BOARD = {"board": PUZZLE, "eliminated": [[2, 1]]}
BODIES: dict[str, dict[str, Any]] = {
    "/play/new": {"level": "easy"},
    "/puzzles/{id}/check": _BOARD,
    "/puzzles/{id}/hint": {**_BOARD, "depth": 1, "uniqueness": True},
    "/puzzles/{id}/summary": _BOARD,
    f"{SMALL}/look": {"board": "1000000000000000", "depth": 1, "shapes": True},
    "/techniques/{slug}/practice": {"position": 1, "depth": 1, "marked": [1]},
    "/developers/leaked-keys": {"key": "nonet_live_x"},
    "/oauth/register": {"client_name": "a", "redirect_uris": [CALLBACK], "scope": "content"},
}
HEADERS = (
    *("authorization", "cookie", "accept", "accept-encoding", "accept-language", "content-type"),
    *("content-encoding", "host", "if-none-match", "origin", "sec-fetch-site"),
    *("user-agent", "referer", "range", "x-forwarded-for", "mcp-protocol-version"),
    *("github-public-key-identifier", "github-public-key-signature", "traceparent"),
)


def spoil(value: Any, hostile: Any) -> Iterator[Any]:
    """Yield a JSON value with each of its parts replaced, and with each object's names."""
    yield hostile
    if isinstance(value, dict):
        if isinstance(hostile, str):
            yield {**value, hostile: 1}
        for name, part in value.items():
            yield from ({**value, name: spoilt} for spoilt in spoil(part, hostile))
    elif isinstance(value, list) and value:
        yield from ([*value[1:], spoilt] for spoilt in spoil(value[0], hostile))


HOSTILE_JSON = (
    *(text if isinstance(text, bytes) else json.dumps(text).encode() for text in HOSTILE),
    *(b"-0", b"1e999", b"-1e999", b"1e-999", b"9" * 400, b"9" * 5_000, b"0.1", b"2147483648"),
    *(b"null", b"true", b"[]", b"{}", b"[[[[]]]]", b"NaN", "٣".encode()),
)
T = TypeVar("T")
_TURN = count()


def pick(texts: Sequence[T]) -> list[T]:
    """Return the first few, and each time others of the rest: any field takes most of them."""
    return [*texts[:MOST_HOSTILE], *texts[MOST_HOSTILE + next(_TURN) % SHARE :: SHARE]]
