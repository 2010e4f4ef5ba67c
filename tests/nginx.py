"""nginx with its defaults before some servers, for one test."""

import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from patience import eventually
from server import free_port

PROGRAM = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
needs_nginx = pytest.mark.skipif(
    PROGRAM is None, reason="nginx is not installed: apt-get install nginx-light"
)

# Nothing but what it cannot do without: where it may write, and whom to ask.
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
    assert PROGRAM is not None
    folder.mkdir()
    port = free_port()
    servers = " ".join(f"server 127.0.0.1:{one};" for one in ports)
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, servers=servers))
    with subprocess.Popen([PROGRAM, "-c", configuration, "-e", folder / "errors.log"]) as process:
        try:
            eventually(lambda: _listens(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
