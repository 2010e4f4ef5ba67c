"""What `/check` costs, next to a bare FastAPI application that moves the same bytes.

Both are served by uvicorn in a process of their own with one kept-alive client, in turn; the
figure is the server's processor time per request, from the operating system's own accounts.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
REQUESTS = 4_000
ROUNDS = 5

BARE = """
from fastapi import FastAPI, Request, Response
app = FastAPI()
ANSWER = {answer!r}
@app.post("/api/v1/check")
async def check(request: Request) -> Response:
    await request.body()
    return Response(ANSWER, media_type="application/json")
"""


class Server:
    """A uvicorn process and one connection to it."""

    def __init__(self, arguments: list[str], port: int, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            arguments,
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._connection = _connect(port)

    def ask(self, request: bytes) -> bytes:
        """Send a request and return the whole answer."""
        self._connection.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._connection.recv(65_536)
        head, _, body = answer.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(body) < length:
            body += self._connection.recv(65_536)
        return head + b"\r\n\r\n" + body

    def cost_us(self, request: bytes) -> float:
        """Return the processor time of the server per request, in microseconds."""
        before = self._cpu_s()
        for _ in range(REQUESTS):
            answer = self.ask(request)
        assert answer.startswith(b"HTTP/1.1 200"), answer
        return (self._cpu_s() - before) / REQUESTS * 1e6

    def stop(self) -> None:
        """End the process."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()

    def _cpu_s(self) -> float:
        # schedstat counts nanoseconds, where stat counts hundredths of a second.
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text().split()[0]) for file in threads) / 1e9


def _connect(port: int) -> socket.socket:
    for _ in range(200):
        try:
            return socket.create_connection(("127.0.0.1", port))
        except OSError:
            time.sleep(0.05)
    message = "the server did not start"
    raise RuntimeError(message)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _request(key: str) -> bytes:
    body = f'{{"puzzle":"{PUZZLE}"}}'
    head = (
        "POST /api/v1/check HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Bearer {key}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )
    return ("\r\n".join(head) + "\r\n\r\n" + body).encode()


def main() -> None:
    """Print the cost of both and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"NONET_DATA_DIR": folder, "NONET_RATE_LIMIT_PER_MINUTE": "1000000000"}
        nonet = [str(Path(sys.executable).parent / "nonet")]
        for command in (["accounts", "create", "a@b.c"],):
            subprocess.run(nonet + command, env=os.environ | environment, check=True, stdout=-3)  # noqa: S603
        key = subprocess.run(  # noqa: S603
            [*nonet, "keys", "create", "a@b.c", "--name", "bench"],
            env=os.environ | environment,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        request = _request(key)

        port = _free_port()
        service = Server([*nonet, "serve", "--port", str(port)], port, environment)
        answer = service.ask(request).partition(b"\r\n\r\n")[2]
        assert b'"status":"unique"' in answer, answer
        Path(folder, "bare.py").write_text(BARE.format(answer=answer))
        port = _free_port()
        uvicorn = [sys.executable, "-m", "uvicorn", "bare:app", "--app-dir", folder]
        bare = Server([*uvicorn, "--port", str(port), "--no-access-log"], port, {})

        pairs = [(service.cost_us(request), bare.cost_us(request)) for _ in range(ROUNDS)]
        service.stop()
        bare.stop()
    print(f"/check              {median(pair[0] for pair in pairs):7.1f} us of CPU per request")
    print(f"bare FastAPI        {median(pair[1] for pair in pairs):7.1f} us of CPU per request")
    print(f"ratio               {median(a / b for a, b in pairs):7.2f}  (target: at most 1.6)")


main()
