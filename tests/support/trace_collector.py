"""A collector that takes traces by OTLP over HTTP, and keeps them."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

PATH = "/v1/traces"


class Collector:
    """Every span that came, and all bytes."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}{PATH}"
        self.bodies: list[bytes] = []

    @property
    def spans(self) -> list[Span]:
        """The spans, in the order in which they ended."""
        return [
            span
            for body in self.bodies
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    def of(self, trace_id: str) -> dict[str, Span]:
        """Return the spans of one trace, by their names."""
        return {span.name: span for span in self.spans if span.trace_id.hex() == trace_id}


def attributes_of(span: Span) -> dict[str, Any]:
    """Return the attributes of a span."""
    kinds = {each.key: (each.value, each.value.WhichOneof("value")) for each in span.attributes}
    return {name: getattr(value, kind) for name, (value, kind) in kinds.items() if kind is not None}


@contextmanager
def collector() -> Iterator[Collector]:
    """Start one in a thread."""

    class CollectorHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            gathered.bodies.append(body)
            self.send_response(200 if self.path == PATH else 404)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            """Keep quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), CollectorHandler) as server:
        gathered = Collector(server.server_address[1])
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield gathered
        server.shutdown()
        thread.join()
