"""Serve a folder's wheel by `uvx` in an empty home, and request a puzzle.

It is the line that README has. From nothing to the puzzle and back to nothing, the processors of
this machine may work on it for `MOST_S` seconds; how long the network takes is not counted.
"""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

MOST_S = 20.0
LONGEST_START_S = 60
LINE = 'exec uvx --from {folder}/*.whl --with "nonet[serve]" nonet serve --json'
# By these a home would not be empty, or the service another one.
_NOT_OURS = ("NONET_", "UV_CACHE", "UV_TOOL", "VIRTUAL_ENV", "XDG_")


def main(folder: str) -> None:
    """Try the wheel of the given folder."""
    with tempfile.TemporaryDirectory() as home:
        puzzle = serve_once(Path(folder).resolve(), home)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent_s = spent.ru_utime + spent.ru_stime
    print(f"uvx: {puzzle} after {spent_s:.1f} s of machine time")
    if spent_s > MOST_S:
        sys.exit(f"expected {MOST_S:.0f} s at most")


def serve_once(folder: Path, home: str) -> str:
    """Serve in an empty home, request one puzzle, and press Ctrl-C."""
    server = subprocess.Popen(  # noqa: S603 - our own line
        ["bash", "-c", LINE.format(folder=folder)],  # noqa: S607 - by PATH
        cwd=home,
        env=environment(home),
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    with server:
        try:
            # The command prints its prompt and listens soon afterwards, or it has ended.
            said = server.stdout.readline() if server.stdout else b""
            if not said:
                sys.exit("nonet serve did not start")
            welcome = json.loads(said)
            wait_for(urlsplit(welcome["siteUrl"]).port or 0)
            return ask(welcome)
        finally:
            os.killpg(server.pid, signal.SIGINT)


def environment(home: str) -> dict[str, str]:
    """Return this environment with another home, a free port, and this environment's uv."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(_NOT_OURS)}
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    path = f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}"
    return kept | {
        "HOME": home,
        "PATH": path,
        "NONET_PORT": str(port),
        "NONET_LOG_LEVEL": "warning",
    }


def wait_for(port: int) -> None:
    """Wait until a process listens on a port of this machine."""
    given_up_s = time.monotonic() + LONGEST_START_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > given_up_s:
                sys.exit(f"nobody listens on port {port} after {LONGEST_START_S} s")
            time.sleep(0.1)
        else:
            return


def ask(welcome: dict[str, str]) -> str:
    """Return a new puzzle, requested with the key that the service printed."""
    request = Request(  # noqa: S310 - our own address
        f"{welcome['siteUrl']}/api/v1/generate",
        data=b"{}",
        headers={
            "Authorization": f"Bearer {welcome['key']}",
            "Content-Type": "application/json",
        },
    )
    with urlopen(request, timeout=60) as answer:  # noqa: S310 - the same
        puzzle: str = json.load(answer)["puzzles"][0]["puzzle"]
    return puzzle


if __name__ == "__main__":
    main(*sys.argv[1:])
