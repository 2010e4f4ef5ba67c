"""No string in any part of a request makes a route fail with a 500."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
from starlette.routing import Route

from acting import act
from hostile_strings import (
    BODIES,
    FORMS,
    HEADERS,
    HOSTILE,
    HOSTILE_JSON,
    PATHS,
    QUERIES,
    pick,
    spoil,
)
from mcp_client import REVISIONS
from nonet.accounts.account import find_account
from nonet.accounts.administration import promote_account
from nonet.accounts.sessions import begin_session
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.http.model import as_example
from nonet.server.mcp.tools import TOOLS
from oauth_client import ConnectedProgram
from postgres import find_programs
from route_calls import Call, encode, encode_pairs, routes_of, send_all
from samples import COLLECTION_ID
from service import EMAIL, Service

API = "/api/v1"
API_PATHS = {"/openapi.json", *(endpoint.path for endpoint in ENDPOINTS)}
PORTAL = ("/developers", "/oauth")
FORM = {"content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"}
JSON = {"content-type": "application/json", "sec-fetch-site": "same-origin"}
FAULT = 500
# PostgreSQL takes fewer strings than SQLite.
KIND = "postgresql" if find_programs() else "sqlite"
# How many hostile field names each route gets.
FEW = 3
# How MCP reports an internal error of a tool, and of a message.
FAULTS = re.compile(rb"INTERNAL_ERROR|-32603")
COOKIES = (b"__Host-nonet-session", b"__Host-nonet-known", b"__Host-nonet-connect")
LIMITS = (
    *("rate_limit_per_minute", "page_requests_per_minute", "prints_per_ten_minutes"),
    *("failed_credentials_per_minute", "sign_ins_per_hour", "leaked_keys_per_hour"),
    *("registrations_per_hour", "letters_per_client_per_hour", "letters_per_hour"),
    "pictures_per_ten_minutes",
)
BEHIND_HEADERS = {
    **dict.fromkeys(("/daily", "/developers", "/puzzles/x.svg", "/static/x"), b""),
    **dict.fromkeys(("/api/v1/openapi.json", "/api/v1/worksheets/x", "/healthz"), b""),
    **dict.fromkeys(("/api/v1/check", "/mcp", "/oauth/register"), b"{}"),
    **dict.fromkeys(("/oauth/token", "/import", "/print", "/developers/sign-in"), b"kind=x"),
    "/developers/leaked-keys/github": b"{}",
}
_PLACE = re.compile(r"\{([^}]*)\}")
_HOLE = "\N{SNOWMAN}"


@pytest.fixture
def service(tmp_path: Path, database_url: str) -> Iterator[Service]:
    """Start a service without limits on requests."""
    options: dict[str, Any] = {
        "database_url": database_url,
        "secret_scanning_keys_url": "",
        **dict.fromkeys(LIMITS, 1_000_000),
    }
    with Service(tmp_path, **options) as started:
        yield started


def _example(endpoint: Endpoint) -> dict[str, Any]:
    if endpoint.path == "/generate/custom":
        return {"count": 1, "technique": "naked-pair", "symmetry": "none", "seed": "1"}
    return {} if endpoint.example is None else as_example(endpoint.example)


EXAMPLES = {**{endpoint.path: _example(endpoint) for endpoint in ENDPOINTS}, **BODIES}


@pytest.mark.sample(KIND)
def test_strangers_make_no_page_fail(service: Service) -> None:
    use_program(service)
    routes = [route for route in routes_of(service) if route.path not in API_PATHS]

    assert failures(service, (call for route in routes for call in calls_of(route, {}))) == []


@pytest.mark.sample(KIND)
def test_administrators_make_no_page_of_the_developer_area_fail(service: Service) -> None:
    use_program(service)
    act(service.database, promote_account, EMAIL)
    routes = [route for route in routes_of(service) if route.path.startswith(PORTAL)]

    wrong = [
        one
        for route in routes
        for one in failures(service, calls_of(route, {"cookie": new_session(service)}))
    ]

    assert wrong == []


@pytest.mark.sample(KIND)
def test_callers_make_no_endpoint_fail(service: Service) -> None:
    headers = {"authorization": f"Bearer {service.key}"}
    routes = [route for route in routes_of(service) if route.path in API_PATHS]

    assert failures(service, (call for route in routes for call in calls_of(route, headers))) == []


@pytest.mark.sample(f"{KIND}-{REVISIONS[0]}")
@pytest.mark.parametrize("revision", REVISIONS[:2])
def test_agents_make_no_tool_fail(service: Service, revision: str) -> None:
    headers = {
        **JSON,
        "authorization": f"Bearer {service.key}",
        "accept": "application/json",
        "mcp-protocol-version": revision,
    }
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        for method, params in [
            *(
                ("tools/call", {"name": tool.name, "arguments": _example(tool.use)})
                for tool in TOOLS
            ),
            ("prompts/get", {"name": "worksheet_pack", "arguments": {"group": "a", "count": "1"}}),
            ("resources/read", {"uri": "nonet://x"}),
        ]
    ]

    calls = [
        Call("POST", "/mcp", headers, body) for message in messages for body in spoilt_json(message)
    ]

    assert failures(service, calls) == []


@pytest.mark.sample("sqlite")
def test_no_header_makes_a_route_fail(service: Service) -> None:
    calls = [
        Call(
            "POST" if body else "GET",
            path,
            {**(JSON if body == b"{}" else FORM), name: value},
            body,
        )
        for path, body in BEHIND_HEADERS.items()
        for name in HEADERS
        for value in header_values(name)
    ]

    assert failures(service, calls) == []


def calls_of(route: Route, headers: Mapping[str, str]) -> Iterator[Call]:
    """Yield requests with one hostile string each, in the path, the query or the body."""
    path = path_of(route)
    for method in {"GET", "POST"}.intersection(route.methods or ()):
        plain = {**FORM, **headers} if method == "POST" else headers
        for place in _PLACE.findall(route.path):
            yield from (Call(method, path_of(route, place, text), plain) for text in pick(HOSTILE))
        if method == "GET":
            for query in spoilt(QUERIES.get(route.path, "")):
                yield Call(method, f"{path}?{query}", plain)
        elif route.path in EXAMPLES:
            for body in spoilt_json(EXAMPLES[route.path]):
                yield Call(method, path, {**JSON, **headers}, body)
        else:
            for form in spoilt(FORMS.get(route.path, "")):
                yield Call(method, path, plain, form.encode())


def path_of(route: Route, changed: str = "", hostile: str | bytes = "") -> str:
    """Return the path of a route with good parameters, one of them changed."""

    def put(place: re.Match[str]) -> str:
        if place[1] == "id" and route.path.startswith(("/collections", "/worksheets")):
            return encode(hostile if changed else COLLECTION_ID)
        return encode(hostile if place[1] == changed else PATHS[place[1]])

    path = _PLACE.sub(put, route.path)
    return f"{API}{path}" if route.path in API_PATHS else path


def spoilt(query: str) -> Iterator[str]:
    """Yield queries or forms with one hostile string each."""
    fields = dict(parse_qsl(query, keep_blank_values=True))
    yield from (encode_pairs({name: "1"}) for name in HOSTILE[:FEW])
    for name in fields:
        yield from (encode_pairs({**fields, name: text}) for text in pick(HOSTILE))


def spoilt_json(example: Any) -> Iterator[bytes]:
    """Yield JSON texts with one hostile part each."""
    for shape in spoil(example, _HOLE):
        before, after = json.dumps(shape, ensure_ascii=False).split(f'"{_HOLE}"')
        for text in pick(HOSTILE_JSON):
            # The name of a member is a string.
            if not after.startswith(":") or text.startswith(b'"'):
                yield b"".join((before.encode(), text, after.encode()))


def header_values(name: str) -> Iterator[bytes]:
    """Yield values of a header as HTTP allows them."""
    for text in pick(HOSTILE):
        value = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        shown = re.sub(rb"[\0-\x1f\x7f]", b"?", value)
        yield shown
        if name == "authorization":
            yield b"Bearer " + shown
        if name == "cookie":
            # Cookies have escapes of their own.
            yield from (b"%s=%s" % (one, shown) for one in COOKIES)
            yield from (b'%s="a\\000b\\355\\240\\200"' % one for one in COOKIES)


def failures(service: Service, calls: Iterable[Call]) -> list[str]:
    """Send all calls; return those that failed, and errors of the API without an error object."""
    wrong, sent = [], list(calls)
    for call, (status, body) in zip(sent, send_all(service, sent), strict=True):
        is_bare = call.target.startswith(API) and status >= 400 and b'"error"' not in body
        if status == FAULT or is_bare or (call.target == "/mcp" and FAULTS.search(body)):
            wrong.append(f"{status} {call}")
    return wrong


def new_session(service: Service) -> str:
    """Sign in as the first account by a passkey, and return the cookie."""
    account = service.database.run_now(find_account, EMAIL)
    token = act(
        service.database,
        begin_session,
        account.id,
        way="passkey",
        agent="",
        now_ms=service.now_ms,
        random=service.random,
    )
    return f"__Host-nonet-session={token}"


def use_program(service: Service) -> None:
    """Let the fields of OAuth name a program that is registered."""
    known = ConnectedProgram(service).client_id
    for fields, path in (
        (QUERIES, "/oauth/authorize"),
        (FORMS, "/oauth/token"),
        (FORMS, "/oauth/revoke"),
    ):
        fields[path] = re.sub("client_id=[^&]*", f"client_id={known}", fields[path])
