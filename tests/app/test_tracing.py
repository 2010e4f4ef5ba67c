"""Traces: one of each request, over all that it waits for and whomever it asks, or none at all."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from identity_providers import MisbehavingProvider, misbehaving_provider
from mail_server import Mailbox
from samples import UNIQUE
from server import Server, environment, free_port
from service import Service
from site_client import SiteClient
from trace_collector import Collector, attributes_of, collector

pytestmark = pytest.mark.slow

TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
SAMPLED, UNSAMPLED = f"00-{TRACE}-{PARENT}-01", f"00-{TRACE}-{PARENT}-00"
# Modules that export spans; only the API comes along with the SDK of the tools.
LOADED = """
import sys
import nonet.cli.serve, nonet.server.worker
from nonet.server.app import compose
from nonet.server.settings import Settings
compose(Settings())
print([name for name in sys.modules if name.startswith(("opentelemetry.sdk", "opentelemetry.exp",
    "nonet.runtime.tracing.exp"))])
"""
WITHOUT_SDK = """
import sys
sys.modules["opentelemetry.sdk"] = None
from nonet.cli import main
main()
"""


@pytest.fixture
def gathered() -> Iterator[Collector]:
    with collector() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as started:
        yield started


@pytest.fixture
def provider() -> Iterator[MisbehavingProvider]:
    with misbehaving_provider() as started:
        yield started


def test_a_caller_s_trace_goes_on_through_all_that_its_request_waits_for(
    gathered: Collector, tmp_path: Path
) -> None:
    with Server(tmp_path, traces_url=gathered.url, traces_share=0) as server:
        headers = {"Authorization": f"Bearer {server.key}", "traceparent": SAMPLED}
        made = server.client.post("/api/v1/generate", json={}, headers=headers)
        untraced = server.post("/generate", {}, key=server.key)
    spans = gathered.of(TRACE)
    lines = [json.loads(line) for line in server.log.rest().splitlines()]

    request = spans["POST /api/v1/generate"]
    assert {span.name: span.parent_span_id.hex() for span in spans.values()} == {
        "POST /api/v1/generate": PARENT,
        "database statement": request.span_id.hex(),
        "wait for threads": request.span_id.hex(),
        "work of threads": request.span_id.hex(),
    }
    shown = {attributes_of(span)["nonet.request_id"] for span in gathered.spans}
    assert shown == {made.headers["x-request-id"]}
    assert attributes_of(request)["http.response.status_code"] == made.status_code == 200
    assert untraced.status_code == 200
    traces = {line["request_id"]: line.get("trace_id") for line in lines if "status" in line}
    assert traces[made.headers["x-request-id"]] == TRACE
    assert traces[untraced.headers["x-request-id"]] is None


def test_outgoing_requests_carry_the_trace(
    gathered: Collector, provider: MisbehavingProvider, mailbox: Mailbox, tmp_path: Path
) -> None:
    options: dict[str, Any] = {"oidc_providers": [provider.registration], "smtp_url": mailbox.url}
    options |= {"secret_scanning_keys_url": f"{provider.issuer}/github-keys"}
    with Service(tmp_path, traces_url=gathered.url, **options) as service:
        visitor = SiteClient(service)
        departed = visitor.get("/developers/sign-in/provider/1")
        visitor.get(provider.come_back(departed.headers["location"]))
        visitor.post("/developers/sign-in", email="grace@example.com")
        signed = {"Github-Public-Key-Identifier": "id1"}
        service.client.post("/developers/leaked-keys/github", content=b"[]", headers=signed)

    calls = {span.name: span for span in gathered.spans if span.kind == span.SPAN_KIND_CLIENT}
    asked = {
        "/.well-known/openid-configuration": calls["metadata of a provider"],
        "/token": calls["sign-in at a provider"],
        "/keys": calls["sign-in at a provider"],
        "/github-keys": calls["keys of secret scanning"],
    }
    shown = {path: str(parent).rpartition("-")[0] for path, parent in provider.parents.items()}
    assert shown == {
        path: f"00-{span.trace_id.hex()}-{span.span_id.hex()}" for path, span in asked.items()
    }
    requests = {span.span_id: span.name for span in gathered.spans}
    assert requests[calls["letter"].parent_span_id] == "POST /developers/sign-in"
    assert attributes_of(calls["letter"])["server.address"] == "127.0.0.1"
    # The published document isn't a list of keys.
    assert attributes_of(calls["keys of secret scanning"])["error.type"] == "KeyError"


def test_nothing_that_a_caller_sent_stands_in_a_span(gathered: Collector, tmp_path: Path) -> None:
    unread = "nonet_live_that_nobody_may_read"
    with Service(tmp_path, traces_url=gathered.url) as service:
        headers = {"Authorization": f"Bearer {unread}"}
        service.client.post(f"/api/v1/check?{unread}", json={"a": unread}, headers=headers)
        service.client.get(f"/{unread}")
        service.client.request(unread, "/")
        service.post("/check", {unread: UNIQUE})
    names = sorted(span.name for span in gathered.spans if span.kind == span.SPAN_KIND_SERVER)

    assert names == ["GET none", "POST /api/v1/check", "POST /api/v1/check", "_OTHER /"]
    assert not any(unread.encode() in body for body in gathered.bodies)


@pytest.mark.parametrize(
    ("share", "parent", "is_traced"),
    [(0, "", False), (0, SAMPLED, True), (1, "", True), (1, UNSAMPLED, False), (1, "00-?", True)],
)
def test_a_share_is_traced_where_the_caller_does_not_say(
    gathered: Collector, tmp_path: Path, share: float, parent: str, *, is_traced: bool
) -> None:
    with Service(tmp_path, traces_url=gathered.url, traces_share=share) as service:
        service.client.get("/healthz", headers={"traceparent": parent} if parent else {})

    assert [span.name for span in gathered.spans] == ["GET /healthz"] * is_traced


def test_without_the_setting_nothing_that_traces_is_even_loaded(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=tmp_path,
        env=environment({"data_dir": tmp_path}),
        capture_output=True,
        text=True,
        check=True,
    )

    assert said.stdout == "[]\n"


def test_a_missing_exporter_is_reported(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", WITHOUT_SDK, "serve", f"--port={free_port()}"],
        cwd=tmp_path,
        env=environment({"traces_url": "http://127.0.0.1:1/v1/traces"}),
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.returncode != 0
    assert "pip install 'nonet[trace]'" in said.stderr


def test_a_collector_that_is_not_there_holds_up_nobody(tmp_path: Path) -> None:
    with Server(tmp_path, traces_url=f"http://127.0.0.1:{free_port()}/v1/traces") as server:
        answer = server.post("/check", {"puzzle": UNIQUE}, key=server.key)
        status = server.stop()

    assert answer.status_code == 200
    assert status == 0
