"""A real OpenID Connect provider of the tests' own, in a process beside them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2

from patience import PATIENCE_S
from server import Lines, free_port


class LocalProvider:
    """A provider at whom anyone signs in as anyone."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"

    @property
    def registration(self) -> dict[str, str]:
        """What the service is told of the provider."""
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
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = Lines(process.stderr)
        lines.wait_for("Uvicorn running on")
        yield LocalProvider(port)
        process.terminate()
        lines.rest()  # before the stream is closed under its reader
