"""nginx and Caddy before servers, as `deploy/` configures them, and nginx with its defaults."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from server import free_port
from waiting import eventually

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
needs_nginx = pytest.mark.skipif(
    NGINX is None, reason="nginx is not installed: apt-get install nginx-light"
)
CADDY = shutil.which("caddy")
needs_caddy = pytest.mark.skipif(CADDY is None, reason="caddy is missing (Debian: caddy)")
PROXIES = [
    pytest.param("nginx", marks=needs_nginx),
    pytest.param("caddy", marks=needs_caddy),
]
# Tests wait for a connection's end as long as a proxy keeps it; `tests/scripts/test_deploy.py`
# holds how long that is where it is used.
_ENDS_SOON = {"keepalive_timeout 60s;": "keepalive_timeout 2s;", "\tidle 60s": "\tidle 2s"}
_DEPLOY = Path(__file__).parents[2] / "deploy" / "proxy"
# Only the settings that it needs: writable folders, and the server to ask.
CONFIGURATION = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream nonet {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{ proxy_pass http://nonet; }}
    }}
}}
"""


@contextmanager
def nginx(folder: Path, ports: Sequence[int]) -> Iterator[str]:
    """Run nginx before servers on these ports; give its address."""
    assert NGINX is not None
    folder.mkdir()
    port = free_port()
    servers = " ".join(f"server 127.0.0.1:{one};" for one in ports)
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, servers=servers))
    with subprocess.Popen([NGINX, "-c", configuration, "-e", folder / "errors.log"]) as process:
        try:
            eventually(lambda: listens(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


@contextmanager
def shipped(
    proxy: str, folder: Path, upstream: int, changes: Mapping[str, str] = _ENDS_SOON
) -> Iterator[int]:
    """Run a proxy as it is shipped, but for TLS, before a port of this machine; give its port.

    `changes` map more text of the file to its replacement.
    """
    folder.mkdir(exist_ok=True)
    port = free_port()
    start = _start_nginx if proxy == "nginx" else _start_caddy
    with (folder / "log").open("w") as log, start(folder, port, upstream, log, changes) as process:
        try:
            eventually(lambda: listens(port))
            yield port
        finally:
            process.terminate()


def _start_nginx(
    folder: Path, port: int, upstream: int, log: object, changes: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    text = _changed("nginx.conf", changes)
    # A user and folders that a test may use, and plain HTTP: these tests are about attacks that
    # come before TLS. Only root may choose the user, and anybody else is warned.
    text = re.sub(r"^user .*$", "daemon off; user root;", text, flags=re.MULTILINE)
    text = re.sub(r"^pid .*$", f"pid {folder}/pid;", text, flags=re.MULTILINE)
    text = re.sub(r"^error_log .*$", f"error_log {folder}/errors.log;", text, flags=re.MULTILINE)
    text = re.sub(r"^ *listen (80|\[::\]).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ *ssl_.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ *return 301.*$", "listen 127.0.0.1:1;", text, flags=re.MULTILINE)
    text = text.replace("listen 127.0.0.1:1;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    text = text.replace("/var/cache/nonet-nginx", f"{folder}/cache")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("http {", f"http {{ {temporary}", 1)
    configuration = folder / "nginx.conf"
    configuration.write_text(text, "utf-8")
    command = [str(NGINX), "-c", str(configuration), "-e", f"{folder}/errors.log"]
    return subprocess.Popen(command, stderr=log)  # type: ignore[call-overload, no-any-return]


def _start_caddy(
    folder: Path, port: int, upstream: int, log: object, changes: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    text = _changed("Caddyfile", changes)
    configuration = folder / "Caddyfile"
    text = text.replace("{\n", "{\n\tadmin off\n", 1)
    configuration.write_text(text, "utf-8")
    given = {
        "SITE_HOST": f"http://:{port}",
        "NONET_UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [str(CADDY), "run", "--config", str(configuration), "--adapter", "caddyfile"]
    return subprocess.Popen(command, env=os.environ | given, stderr=log)  # type: ignore[call-overload, no-any-return]


def _changed(name: str, changes: Mapping[str, str]) -> str:
    text = (_DEPLOY / name).read_text("utf-8")
    for known, instead in changes.items():
        text = text.replace(known, instead)
    return text


def listens(port: int) -> bool:
    """Return whether a process listens on a port of this machine."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
