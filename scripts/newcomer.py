"""Follow the first instructions of the README on a new machine, with this Python.

    newcomer.py [yes|no]

The script clones, `make serve` sets everything up, a page opens, the printed command generates a
puzzle, and Ctrl-C stops the server and frees its port. The argument says whether this machine can
build the engine for browsers, which is compared with the page. The clone and its data are deleted.
Without git or a repository, this folder is used as the clone.
"""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

HERE = Path(__file__).parents[1]
README = (HERE / "README.md").read_text("utf-8")
SET_UP_WITHIN_S, ANSWER_WITHIN_S, END_WITHIN_S = 1800, 60, 20
PROMISED_S = 180  # README: "about three minutes"
CELLS = 81
OFFERED = re.compile(r'href="(/puzzles/[^"#?]+)')
ENGINE = re.compile(r"/static/nonet\.[0-9a-f]+\.wasm")


def main() -> None:
    """Clone, serve, open a page, make a puzzle, and stop the service."""
    began = time.monotonic()
    port = free_port()
    clone_line, make_line = blocks("sh")[0]
    with tempfile.TemporaryDirectory() as folder:
        make = subprocess.Popen(  # noqa: S603 - as README says
            ["/bin/sh", "-c", f"exec {make_line}"],
            cwd=clone(clone_line, folder),
            env={**os.environ, "NONET_PORT": str(port), "NONET_DATA_DIR": f"{folder}/data"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            printed = printed_lines(make, began + SET_UP_WITHIN_S)
            open_page(f"{printed['Play']}/", *sys.argv[1:])
            played_s = time.monotonic() - began
            puzzle = ask(printed["Try"])
            print(f"newcomer: one over HTTP after {time.monotonic() - began:.0f} s: {puzzle}")
            print(f"newcomer: ended {interrupt(make, port):.1f} s after Ctrl-C")
        finally:
            if make.poll() is None:
                os.killpg(make.pid, signal.SIGKILL)
    kept = "within" if played_s <= PROMISED_S else "LATER THAN"
    print(f"newcomer: playing after {played_s:.0f} s, {kept} README's {PROMISED_S} s")


def blocks(language: str) -> list[list[str]]:
    """Return the lines of each block of README in a language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return [block.splitlines() for block in found]


def clone(line: str, folder: str) -> Path:
    """Clone this repository by README's line, and return where the clone is."""
    if not (HERE / ".git").exists() or not shutil.which("git"):
        return HERE
    command = line.replace("<this repository>", shlex.quote(str(HERE))) + " && pwd"
    done = subprocess.run(  # noqa: S603 - as README says
        ["/bin/sh", "-c", command], cwd=folder, check=True, stdout=subprocess.PIPE, text=True
    )
    return Path(done.stdout.strip())


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def printed_lines(make: subprocess.Popen[str], deadline_s: float) -> dict[str, str]:
    """Pass on the output of make, and return by name the lines that README shows."""
    names = [line.split()[0] for line in blocks("text")[0]]
    printed: dict[str, str] = {}
    signal.signal(signal.SIGALRM, lambda *_: fail("make serve has not served in time"))
    signal.alarm(max(1, int(deadline_s - time.monotonic())))
    for line in make.stdout or ():
        print(line, end="", flush=True)
        name, _, rest = line.strip().partition(" ")
        if name in names:
            printed[name] = rest.strip()
        if name == names[-1]:
            signal.alarm(0)
            if list(printed) != names:
                fail(f"make serve says {list(printed)}, and README {names}")
            return printed
    return fail(f"make serve ended with {make.wait()}")


def ask(command: str) -> str:
    """Send a curl line's request until the service answers, and return the puzzle."""
    words = shlex.split(command)
    headers = dict(word.split(": ", 1) for option, word in pairwise(words) if option == "-H")
    (address,) = (word for word in words if word.startswith("http"))
    body = words[words.index("-d") + 1].encode()
    answer = json.loads(fetch(address, body, headers))
    first: dict[str, Any] = answer["puzzles"][0]
    puzzle, solution = str(first["puzzle"]), str(first["solution"])
    if len(puzzle) != CELLS or not re.fullmatch(f"[1-9]{{{CELLS}}}", solution):
        fail(f"this is no puzzle: {first}")
    return puzzle


def open_page(address: str, *engine_wanted: str) -> None:
    """Open the home page, the puzzle that it offers, and the browsers' engine if it was built."""
    link = OFFERED.search(fetch(address).decode())
    if not link:
        fail(f"{address} offers no puzzle")
    page = fetch(address.rstrip("/") + link[1]).decode()
    if (cells := page.count('role="gridcell"')) != CELLS:
        fail(f"{link[1]} has {cells} cells")
    engine = ENGINE.search(page)
    if engine:
        module = fetch(address.rstrip("/") + engine[0])
        if not module.startswith(b"\0asm"):
            fail(f"{engine[0]} is no WebAssembly")
    has = "yes" if engine else "no"
    if engine_wanted not in {(), (has,)}:
        fail(f"an engine for browsers: {has}, not {engine_wanted[0]}")
    print(f"newcomer: {address} opens; an engine for browsers: {has}")


def fetch(address: str, body: bytes | None = None, headers: Mapping[str, str] = {}) -> bytes:
    """Return the content of the first response with status 200."""
    request = urllib.request.Request(address, body, dict(headers))  # noqa: S310 - our own address
    deadline_s = time.monotonic() + ANSWER_WITHIN_S
    # The loopback address needs no proxy, even if this machine uses one for its registries.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        try:
            with opener.open(request, timeout=ANSWER_WITHIN_S) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as refused:
            fail(f"{address} answers {refused.code}: {refused.read()[:500]!r}")
        except OSError as error:
            if time.monotonic() > deadline_s:
                fail(f"{address} does not answer: {error}")
            time.sleep(0.2)


def interrupt(make: subprocess.Popen[str], port: int) -> float:
    """Press Ctrl-C, and return the seconds until all processes have ended and the port is free."""
    began = time.monotonic()
    os.killpg(make.pid, signal.SIGINT)
    try:
        rest, _ = make.communicate(timeout=END_WITHIN_S)
    except subprocess.TimeoutExpired:
        fail(f"it serves on {END_WITHIN_S} s after Ctrl-C")
    print(rest, end="")
    if "Traceback" in rest:
        fail("Ctrl-C ends it with a traceback")
    with socket.socket() as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        asked.bind(("127.0.0.1", port))
    return time.monotonic() - began


def fail(why: str) -> NoReturn:
    """Print a message, and exit with an error."""
    sys.exit(f"newcomer: {why}")


if __name__ == "__main__":
    main()
