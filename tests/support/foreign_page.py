"""A page of somebody else, on an origin of its own."""

import threading
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self


class ForeignSite:
    """Serves files by their path at `http://localhost`, where no site of ours is."""

    def __init__(self) -> None:
        self.files: dict[str, tuple[str, bytes]] = {}
        files = self.files

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                kind, content = files.get(self.path.partition("?")[0], ("text/plain", b""))
                self.send_response(HTTPStatus.OK if content else HTTPStatus.NOT_FOUND)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                # As networks that deliver packages do.
                self.send_header("Access-Control-Allow-Origin", "*")
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Keep requests out of the test's output."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def page(self, body: str, path: str = "/") -> str:
        """Serve a page with a body, and return its address."""
        page = f'<!doctype html><html lang="en"><title>The Valley Post</title><body>{body}</body>'
        self.files[path] = ("text/html; charset=utf-8", page.encode())
        return f"{self.origin}{path}"

    def add(self, files: Mapping[str, tuple[str, bytes]]) -> None:
        """Serve more files: their media types and contents by their path."""
        self.files.update(files)

    @property
    def origin(self) -> str:
        """Origin of its pages."""
        return f"http://localhost:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
