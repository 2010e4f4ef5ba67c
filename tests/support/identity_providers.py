"""OpenID Connect providers: a real one in a process beside the tests, one that answers anything."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
from joserfc import jwt
from joserfc.jwk import RSAKey

from processes import child_process
from server import Lines, free_port
from waiting import PATIENCE_S

CLIENT_ID = "nonet"
EMAIL = "new@example.com"


@cache
def _signing_key() -> RSAKey:
    """Make the key of all providers of a process: one takes as long as the rest of a test."""
    return RSAKey.generate_key(2048, {"kid": "one"})


class MisbehavingProvider:
    """A provider that answers as it should, except for the changes that a test makes.

    `claims` replace those of the ID token; `answers` replace whole answers, by path: bytes, or a
    value to encode as JSON. `sign` makes the token of its claims. `parents` has by path the trace
    parent of the last request.
    """

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"
        self.key = _signing_key()
        self.claims: dict[str, Any] = {}
        self.answers: dict[str, Any] = {}
        self.status = 200
        self.parents: dict[str, str | None] = {}
        self.nonce = ""
        self.sign: Callable[[dict[str, Any]], str] = self.sign_well

    @property
    def registration(self) -> dict[str, str]:
        """Settings with which the service knows the provider."""
        return {
            "name": "Bad ID",
            "issuer": self.issuer,
            "client_id": CLIENT_ID,
            "client_secret": "not telling anybody anything",
        }

    def sign_well(self, claims: dict[str, Any]) -> str:
        """Sign an ID token as it should be."""
        return jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.key)

    def come_back(self, address: str) -> str:
        """Let somebody in and return where the browser is sent, as path and query."""
        query = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        self.nonce = query["nonce"]
        return f"{urlsplit(query['redirect_uri']).path}?code=x&state={query['state']}"

    def answer(self, path: str) -> bytes:
        """Return the body of an answer."""
        given = self.answers.get(path, self._usual(path))
        return given if isinstance(given, bytes) else json.dumps(given).encode()

    def _usual(self, path: str) -> Any:
        if path == "/.well-known/openid-configuration":
            return {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
            }
        if path == "/keys":
            return {"keys": [self.key.as_dict(private=False)]}
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "aud": CLIENT_ID,
            "sub": "s1",
            "iat": now,
            "exp": now + 60,
            "nonce": self.nonce,
            "email": EMAIL,
            "email_verified": True,
            **self.claims,
        }
        given = {name: value for name, value in claims.items() if value is not ...}
        return {"access_token": "a", "token_type": "Bearer", "id_token": self.sign(given)}


@contextmanager
def misbehaving_provider() -> Iterator[MisbehavingProvider]:
    """Start a provider in a thread."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            provider.parents[path] = self.headers["traceparent"]
            body = provider.answer(path)
            self.send_response(provider.status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.do_GET()

        def log_message(self, *_args: Any) -> None:
            """Keep quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        provider = MisbehavingProvider(server.server_address[1])
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield provider
        server.shutdown()
        thread.join()


class LocalProvider:
    """A provider at whom anyone signs in as anyone."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"

    @property
    def registration(self) -> dict[str, str]:
        """Settings with which the service knows the provider."""
        return {
            "name": "Example ID",
            "issuer": self.issuer,
            "client_id": "nonet",
            "client_secret": "not telling",
        }

    def know(self, subject: str, **claims: Any) -> None:
        """Let a person exist there."""
        httpx2.put(f"{self.issuer}/users/{subject}", json=claims).raise_for_status()

    def approve(self, address: str, subject: str) -> str:
        """Sign in there and return the address that the browser is sent back to."""
        answer = httpx2.post(address, data={"sub": subject}, timeout=PATIENCE_S)
        return str(answer.headers["location"])


@contextmanager
def identity_provider() -> Iterator[LocalProvider]:
    """Start a provider."""
    port = free_port()
    command = [sys.executable, "-m", "oidc_provider_mock", f"--port={port}", "--require-nonce=true"]
    with child_process(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = Lines(process.stderr)
        lines.wait_for("Uvicorn running on")
        yield LocalProvider(port)
        process.terminate()
        lines.rest()  # before the stream is closed under its reader
