"""nginx and Caddy before a server, with the configurations of `deploy/`, for one test."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nginx import PROGRAM as NGINX, needs_nginx
from patience import eventually
from server import free_port

CADDY = shutil.which("caddy")
needs_caddy = pytest.mark.skipif(CADDY is None, reason="caddy is missing (Debian: caddy)")
PROXIES = [
    pytest.param("nginx", marks=needs_nginx),
    pytest.param("caddy", marks=needs_caddy),
]
_DEPLOY = Path(__file__).parent.parent / "deploy" / "proxy"


@contextmanager
def shipped(proxy: str, folder: Path, upstream: int) -> Iterator[int]:
    """Run a proxy as it is shipped, but for TLS, before a port of this machine; give its port."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    start = _start_nginx if proxy == "nginx" else _start_caddy
    with (folder / "log").open("w") as log, start(folder, port, upstream, log) as process:
        try:
            eventually(lambda: _listens(port))
            yield port
        finally:
            process.terminate()


def _start_nginx(folder: Path, port: int, upstream: int, log: object) -> subprocess.Popen[bytes]:
    text = (_DEPLOY / "nginx.conf").read_text("utf-8")
    # Where a test may write, and plain HTTP, for what is tried here lies below TLS.
    text = re.sub(r"^user .*$", "daemon off;", text, flags=re.MULTILINE)
    text = re.sub(r"^pid .*$", f"pid {folder}/pid;", text, flags=re.MULTILINE)
    text = re.sub(r"^error_log .*$", f"error_log {folder}/errors.log;", text, flags=re.MULTILINE)
    text = re.sub(r"^ *listen (80|\[::\]).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ *ssl_.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ *return 301.*$", "listen 127.0.0.1:1;", text, flags=re.MULTILINE)
    text = text.replace("listen 127.0.0.1:1;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("http {", f"http {{ {temporary}", 1)
    configuration = folder / "nginx.conf"
    configuration.write_text(text, "utf-8")
    command = [str(NGINX), "-c", str(configuration), "-e", f"{folder}/errors.log"]
    return subprocess.Popen(command, stderr=log)  # type: ignore[call-overload, no-any-return]


def _start_caddy(folder: Path, port: int, upstream: int, log: object) -> subprocess.Popen[bytes]:
    text = (_DEPLOY / "Caddyfile").read_text("utf-8")
    configuration = folder / "Caddyfile"
    configuration.write_text(text.replace("{\n", "{\n\tadmin off\n", 1), "utf-8")
    given = {
        "SITE_HOST": f"http://:{port}",
        "NONET_UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [str(CADDY), "run", "--config", str(configuration), "--adapter", "caddyfile"]
    return subprocess.Popen(command, env=os.environ | given, stderr=log)  # type: ignore[call-overload, no-any-return]


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
