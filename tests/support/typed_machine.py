"""A Debian machine of its own, on which the operators' guide is typed: the first process in it.

It has its own network, processes and files above those of this machine. Debian's nginx, Caddy,
PostgreSQL and `systemd-socket-activate` are the real ones. Only parts that have no place here are
replaced: the network behind apt-get, git and the certificate's authority, the build that has been
made already, and systemd, whose part the units play that the guide has copied.

`typed_machine.py PROXY DATABASE` types the guide.
"""

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from threading import Event, Thread
from typing import Any
from urllib.parse import urlencode

from typed_programs import (
    CERTIFICATES,
    HOST,
    NOTIFY,
    PATIENCE_S,
    PROGRAMS,
    READY,
    REPOSITORY,
    STOPPED,
    run,
)

STAND_INS = Path(__file__).with_name("typed_programs.py")
GUIDES = [REPOSITORY / "docs" / "how-to" / f"{name}.md" for name in ("install", "upgrade")]
STANDINS = Path("/opt/standins")
BLOCK = re.compile(r"^( *)```sh\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


# The machine.


def lay_over(folder: Path) -> None:
    """Keep changes below a folder on this machine only."""
    above = Path("/mnt") / folder.name
    for part in ("upper", "work"):
        (above / part).mkdir(parents=True)
    options = f"lowerdir={folder},upperdir={above}/upper,workdir={above}/work"
    run("mount", "-t", "overlay", "overlay", "-o", options, str(folder))


def set_up() -> None:
    """Set up the machine from the programs installed on this one."""
    run("ip", "link", "set", "lo", "up")
    run("mount", "-t", "tmpfs", "tmpfs", "/mnt")
    for folder in ("/etc", "/var", "/usr/local", "/root"):
        lay_over(Path(folder))
    for folder in ("/opt", "/run"):
        run("mount", "-t", "tmpfs", "tmpfs", folder)
    # The clone and its Python are to be read by the service's user, wherever they are.
    for ancestor in (*REPOSITORY.parents, *Path(sys.executable).resolve().parents):
        if not ancestor.stat().st_mode & 0o001:
            ancestor.chmod(0o755)
    with Path("/etc/hosts").open("a") as hosts:
        hosts.write(f"127.0.0.1 {HOST} mail.example\n")
    run("useradd", "--system", "--home-dir=/nonexistent", "nonet")
    STANDINS.mkdir()
    for name in PROGRAMS:
        program = STANDINS / name
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {STAND_INS} {name} "$@"\n')
        program.chmod(0o755)
    shutil.rmtree("/etc/nginx/nginx.conf", ignore_errors=True)


def certify() -> None:
    """Have a certificate for the site and the mail server, of an authority that is trusted here."""
    from cryptography import x509  # noqa: PLC0415 - the other programs need not wait for it
    from cryptography.hazmat.primitives import hashes, serialization  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now, names = datetime.now(UTC), [x509.DNSName(each) for each in (HOST, "mail.example")]
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=89))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    CERTIFICATES.mkdir(parents=True)
    public = certificate.public_bytes(serialization.Encoding.PEM)
    (CERTIFICATES / "fullchain.pem").write_bytes(public)
    (CERTIFICATES / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    trusted = Path("/usr/local/share/ca-certificates/tests.crt")
    trusted.parent.mkdir(parents=True, exist_ok=True)
    trusted.write_bytes(public)
    run("update-ca-certificates", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Mail:
    """The mail server of the guide, which knows one user."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    def start(self) -> None:
        from aiosmtpd.controller import Controller  # noqa: PLC0415
        from aiosmtpd.smtp import AuthResult  # noqa: PLC0415

        def authenticate(*arguments: Any) -> AuthResult:
            login = arguments[-1]
            return AuthResult(success=(login.login, login.password) == (b"USER", b"PASSWORD"))

        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(CERTIFICATES / "fullchain.pem", CERTIFICATES / "privkey.pem")
        self._controller = Controller(
            self, hostname="127.0.0.1", port=465, ssl_context=context, authenticator=authenticate,
            auth_require_tls=False, auth_required=True,
        )  # fmt: skip
        self._controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Keep a letter."""
        letter: Any = message_from_bytes(envelope.content, policy=default)
        self.letters.append(letter.get_content())
        return "250 OK"


# Steps of the guide's reader besides typing.


def ask(method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
    connection = http.client.HTTPSConnection(
        HOST, timeout=PATIENCE_S, context=ssl.create_default_context()
    )
    headers = {"Sec-Fetch-Site": "same-origin"}
    if form is not None:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    connection.request(method, path, None if form is None else urlencode(form), headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def sign_in(mail: Mail) -> None:
    """Sign in on the website by mail, as the guide asks for before its line that appoints."""
    status, _ = ask("POST", "/developers/sign-in", {"email": "ada@example.com"})
    assert status in (200, 303), status
    (link,) = re.findall(r"https://nonet\.example(/developers/sign-in/[\w-]+)", mail.letters[-1])
    status, _ = ask("POST", link, {})
    assert status in (200, 303), status
    say("# signed in at https://nonet.example/developers by the letter's link")


class Load:
    """Callers who never stop asking, on a new connection each time."""

    def __init__(self) -> None:
        self.answers: dict[str, int] = {}
        self.refused: list[str] = []
        self._ended = Event()
        self._threads = [Thread(target=self._go_on, daemon=True) for _ in range(2)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _go_on(self) -> None:
        while not self._ended.wait(0.05):
            was_stopped = STOPPED.exists()
            try:
                answer = str(ask("GET", "/readyz")[0])
            except OSError as fault:
                answer = type(fault).__name__
            except http.client.HTTPException as fault:
                answer = type(fault).__name__
            if was_stopped or STOPPED.exists():
                continue
            self.answers[answer] = self.answers.get(answer, 0) + 1
            if answer != "200":
                self.refused.append(answer)


def sections() -> Iterator[tuple[str, list[str]]]:
    """Yield each section of the guides with its blocks."""
    for guide in GUIDES:
        for section in guide.read_text("utf-8").split("\n## ")[1:]:
            name = section.partition("\n")[0]
            yield name, [textwrap.dedent(block) for _, block in BLOCK.findall(section)]


def order(proxy: str, database: str) -> list[str]:
    """Return the guide's blocks as its reader types them who chose this proxy and this database."""
    found = dict(sections())
    of_others = [f"install -y {'nginx' if proxy == 'caddy' else 'caddy'}"]
    of_others.append("nonet-backup.db" if database == "postgresql" else "pg_restore")
    machine = [
        each for each in found["One machine"] if not any(other in each for other in of_others)
    ]
    if database == "postgresql":
        machine[2:2] = found["PostgreSQL on it"]
    return machine + found["Update"]


def type_block(block: str, mail: Mail, load: Load) -> None:
    """Type a block; a line that fails ends the test."""
    if "accounts promote" in block:
        sign_in(mail)
    path = f"{STANDINS}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    environment = {"PATH": path, "HOME": "/root", "LANG": "C.UTF-8", "PS4": "# "}
    # The options of root's shell, and every line shown before it is run.
    sys.stdout.flush()
    typed = subprocess.run(
        ["/bin/bash", "-euxo", "pipefail", "-c", block],
        env=environment,
        check=False,
        cwd="/root",
        stderr=subprocess.STDOUT,
    )
    assert typed.returncode == 0, f"this is not true:\n{block}"
    assert load.refused == [], f"{load.refused} while this was typed:\n{block}"
    if "/readyz" in block and not load.answers:
        load.start()


def init(proxy: str, database: str) -> None:
    set_up()
    certify()
    mail, load = Mail(), Load()
    mail.start()
    Thread(target=hear_readiness, daemon=True).start()
    for block in order(proxy, database):
        type_block(block, mail, load)
    load.end()
    assert load.answers.keys() == {"200"}, load.answers
    say(f"# all lines are true; answers to other callers meanwhile: {load.answers}")
    os._exit(0)


def hear_readiness() -> None:
    """Hear that the service serves, as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(NOTIFY))
        NOTIFY.chmod(0o666)
        while True:
            if listener.recv(4096) == b"READY=1":
                READY.touch()


if __name__ == "__main__":
    init(*sys.argv[1:])
