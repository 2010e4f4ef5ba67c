"""Keys and checks of requests for the tools; errors are those of the API."""

from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response

from mcp_client import ADDRESS
from refusals import Refusal, refusal
from service import Service

PING = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
LARGEST = 16_384
CALL = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":%s}}'


def knock(service: Service, **changes: Any) -> Response:
    """Send a ping as a client would, but for the changes; a header of None is left out."""
    headers = {
        "Authorization": f"Bearer {service.key}",
        "Accept": "application/json, text/event-stream",
        "Content-Type": "application/json",
        "MCP-Protocol-Version": "2025-11-25",
        **changes.pop("headers", {}),
    }
    given = {name: value for name, value in headers.items() if value is not None}
    return service.client.request(
        changes.pop("method", "POST"),
        changes.pop("url", ADDRESS),
        headers=given,
        **(changes or {"json": PING}),
    )


def test_a_valid_request_passes(service: Service) -> None:
    answer = knock(service)

    assert answer.json() == {"jsonrpc": "2.0", "id": 1, "result": {}}
    assert answer.headers["X-Request-Id"]


def test_a_trailing_slash_is_accepted(service: Service) -> None:
    assert knock(service, url=f"{ADDRESS}/").json() == knock(service).json()


@pytest.mark.parametrize("value", [None, "Bearer", "Bearer wrong", "Basic eDp5"])
def test_a_request_without_a_key_is_rejected(service: Service, value: str | None) -> None:
    answer = knock(service, headers={"Authorization": value})

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")
    shown = answer.headers["WWW-Authenticate"]
    assert shown.startswith("Bearer ")
    metadata = "https://nonet.example/.well-known/oauth-protected-resource/mcp"
    assert f'resource_metadata="{metadata}", scope="content publish"' in shown
    assert ('error="invalid_token"' in shown) == (value == "Bearer wrong")


def test_a_key_in_the_url_is_not_a_credential(service: Service) -> None:
    answer = knock(service, url=f"{ADDRESS}?key={service.key}", headers={"Authorization": None})

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE api_keys SET revoked_at_ms = 1", "KEY_REVOKED"),
        ("UPDATE api_keys SET expires_at_ms = 1", "KEY_EXPIRED"),
        ("UPDATE accounts SET suspended_at_ms = 1", "ACCOUNT_SUSPENDED"),
    ],
)
def test_a_revoked_key_is_rejected(service: Service, change: str, code: str) -> None:
    service.execute(change)

    assert refusal(knock(service)) == Refusal(403, code)


def test_failed_keys_count_together_with_those_of_the_api(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=2) as service:
        by_api = service.ask(key="wrong")
        statuses = [
            knock(service, headers={"Authorization": "Bearer wrong"}).status_code for _ in range(2)
        ]
        good = knock(service)

    assert (by_api, statuses, good.status_code) == (401, [401, 429], 200)


@pytest.mark.parametrize("method", ["GET", "DELETE", "PUT", "OPTIONS"])
@pytest.mark.parametrize("key", [True, False])
def test_get_streams_are_not_supported(service: Service, method: str, *, key: bool) -> None:
    headers = {"Accept": "text/event-stream"} | ({} if key else {"Authorization": None})

    answer = knock(service, method=method, headers=headers)

    assert refusal(answer) == Refusal(405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "POST"


@pytest.mark.parametrize("path", ["/sse", "//"])
def test_paths_below_the_server_are_not_found(service: Service, path: str) -> None:
    assert refusal(knock(service, url=ADDRESS + path)) == Refusal(404, "NOT_FOUND")


@pytest.mark.parametrize(
    "host", ["evil.example", "nonet.example.evil.example", "", "nonet.example:8"]
)
def test_a_foreign_host_is_rejected_before_the_key(service: Service, host: str) -> None:
    answer = knock(service, headers={"Host": host, "Authorization": None})

    assert refusal(answer) == Refusal(421, "HOST_NOT_ALLOWED")


@pytest.mark.parametrize("host", ["nonet.example", "localhost:9000", "127.0.0.1", "[::1]:8000"])
def test_the_site_and_this_machine_are_allowed_hosts(service: Service, host: str) -> None:
    assert knock(service, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://nonet.example"])
def test_pages_of_foreign_origins_are_rejected(service: Service, origin: str) -> None:
    answer = knock(service, headers={"Origin": origin})

    assert refusal(answer) == Refusal(403, "ORIGIN_NOT_ALLOWED")


@pytest.mark.parametrize("origin", ["https://nonet.example", "http://localhost:6274"])
def test_pages_of_the_site_and_of_this_machine_may_call(service: Service, origin: str) -> None:
    assert knock(service, headers={"Origin": origin}).status_code == 200


def test_settings_allow_further_hosts_and_origins(tmp_path: Path) -> None:
    origin = "https://c.example"
    with Service(tmp_path, mcp_hosts="a.example, b.example:*", mcp_origins=origin) as service:
        found = [
            knock(service, headers={"Host": host, "Origin": origin}).status_code
            for host in ("a.example", "a.example:1", "b.example:1", "nonet.example")
        ]

    assert found == [200, 421, 200, 200]


@pytest.mark.parametrize("content_type", ["text/plain", "application/json; charset=latin-1", None])
def test_other_content_types_are_rejected(service: Service, content_type: str | None) -> None:
    answer = knock(service, headers={"Content-Type": content_type}, content=b"{}")

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")


def test_a_body_has_at_most_16_kib(service: Service) -> None:
    start = b'{"jsonrpc":"2.0","id":1,"method":"ping"'
    whole = start + b" " * (LARGEST - len(start) - 1) + b"}"

    largest = knock(service, content=whole)
    larger = knock(service, content=b" " + whole)
    chunked = knock(service, content=iter([b" ", whole]))

    assert largest.status_code == 200
    assert refusal(larger) == refusal(chunked) == Refusal(413, "BODY_TOO_LARGE")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", -32700),
        (b"{", -32700),
        (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', -32700),
        (b'{"jsonrpc":"2.0","id":NaN,"method":"ping"}', -32700),
        (b"[" * 10_000, -32700),
        (b"[]", -32600),
        (b"[%s]" % b'{"jsonrpc":"2.0","id":1,"method":"ping"}', -32600),
        (b'{"id":1,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1e400,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":[],"method":"ping"}', -32600),
    ],
)
@pytest.mark.parametrize("revision", ["2026-07-28", "2025-11-25"])
def test_a_body_without_a_message_is_a_protocol_error(
    service: Service, body: bytes, code: int, revision: str
) -> None:
    answer = knock(service, content=body, headers={"MCP-Protocol-Version": revision})

    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == code
    assert answer.json()["id"] is None


@pytest.mark.parametrize("version", ["2030-01-01", "1999-01-01", "x", ""])
def test_an_unknown_revision_gets_the_supported_ones(service: Service, version: str) -> None:
    answer = knock(service, headers={"MCP-Protocol-Version": version})
    note = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    noted = knock(service, headers={"MCP-Protocol-Version": version}, json=note)

    served = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    error = {
        "code": -32022,
        "message": "Unsupported protocol version",
        "data": {"supported": served, "requested": version},
    }
    assert (answer.status_code, noted.status_code) == (400, 400)
    assert answer.json() == {"jsonrpc": "2.0", "id": 1, "error": error}
    assert noted.json() == {"jsonrpc": "2.0", "id": None, "error": error}


def test_notifications_are_acknowledged(service: Service) -> None:
    note = {"jsonrpc": "2.0", "method": "notifications/initialized"}

    answer = knock(service, json=note)

    assert (answer.status_code, answer.content) == (202, b"")


def test_a_client_must_accept_json(service: Service) -> None:
    assert knock(service, headers={"Accept": "text/event-stream"}).status_code == 406


def test_headers_that_contradict_the_body_are_rejected(service: Service) -> None:
    headers = {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call"}

    answer = knock(service, headers=headers)

    assert answer.status_code == 400


def test_an_internal_error_at_authentication_is_the_error_of_the_api(service: Service) -> None:
    service.execute("UPDATE api_keys SET expires_at_ms = 'never'")

    assert refusal(knock(service)) == Refusal(500, "INTERNAL_ERROR")


def test_an_unavailable_database_is_reported_with_retry_after(service: Service) -> None:
    service.execute("ALTER TABLE api_keys RENAME TO gone")
    answer = knock(service)

    assert refusal(answer) == Refusal(503, "UNAVAILABLE")
    assert answer.headers["Retry-After"] == "2"


@pytest.mark.parametrize(
    "message",
    [
        rb'{"jsonrpc":"2.0","id":"\ud800","method":"ping"}',
        rb'{"jsonrpc":"2.0","id":1,"method":"\ud800"}',
        CALL % rb'"\ud800"',
        CALL % b"[]",
        CALL % b'"check_puzzle","arguments":"x"',
        CALL % rb'"check_puzzle","arguments":{"puzzle":"\ud800","\ud800":1}',
        CALL.replace(b"tools/call", b"prompts/get")
        % rb'"worksheet_pack","arguments":{"group":"\ud800"}',
        rb'{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"nonet://\ud800"}}',
        rb'{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}',
        rb'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}',
        rb'{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}',
        rb'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}',
        rb'{"jsonrpc":"2.0","id":1,"result":{}}',
    ],
)
def test_odd_messages_never_cause_an_internal_error(service: Service, message: bytes) -> None:
    answer = knock(service, content=message)

    assert answer.status_code in (200, 202, 400)
    if answer.content:
        assert answer.json()["jsonrpc"] == "2.0"
        assert answer.json().get("error", {}).get("code") not in (-32603, 0)
