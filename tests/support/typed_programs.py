"""Replacements on the machine of `typed_machine.py`: apt-get, git, make and systemd.

`typed_programs.py PROGRAM ARGUMENTS`. The units that the guide has copied play systemd's part.
"""

import configparser
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[2]
STOPPED, MAIN, NOTIFY = Path("/run/stopped"), Path("/run/main"), Path("/run/notify")
READY = Path("/run/ready")
UNITS = Path("/etc/systemd/system")
CERTIFICATES = Path("/etc/letsencrypt/live/nonet.example")
HOST = "nonet.example"
PATIENCE_S = 120
BUILT = ("Makefile", "deploy", "scripts")


def run(*command: str, **options: Any) -> None:
    """Run a program that must not fail."""
    subprocess.run(command, check=True, **options)


def apt_get(*arguments: str) -> None:
    """Install nothing: the packages have to be Debian's and there already."""
    for name in (each for each in arguments if not each.startswith("-")):
        if name in ("update", "install"):
            continue
        said = subprocess.run(
            ["/usr/bin/dpkg-query", "-W", "-f=${Status}", name],
            capture_output=True,
            text=True,
            check=False,
        )
        has_it = "install ok installed" in said.stdout or shutil.which(
            name, path="/usr/sbin:/usr/bin:/usr/local/bin"
        )
        assert has_it or name.startswith(("prometheus", "certbot", "python3-certbot")), name
        if name == "postgresql":
            start_postgresql()


def start_postgresql() -> None:
    run("install", "-d", "-o", "postgres", "-g", "postgres", "/run/postgresql")
    (file,) = Path("/etc/postgresql").glob("*/main/postgresql.conf")
    run("pg_ctlcluster", file.parts[-3], "main", "start")


def git(*arguments: str) -> None:
    """Clone this repository: the parts the guide uses, with all that was built."""
    action, _address, folder = arguments
    assert action == "clone"
    for name in BUILT:
        source = REPOSITORY / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        Path(folder).mkdir(exist_ok=True)
        copy(source, Path(folder, name))
    (Path(folder) / ".venv" / "bin").mkdir(parents=True)
    (Path(folder) / ".venv" / "bin" / "nonet").symlink_to(Path(sys.executable).with_name("nonet"))


def make(*targets: str) -> None:
    """Build nothing: it has been built. The target has to exist."""
    known = re.findall(r"^([\w-]+):", Path("Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(targets) <= set(known), targets


class Unit:
    """A unit of the service as the guide has copied it."""

    def __init__(self, name: str) -> None:
        parser = configparser.RawConfigParser(strict=False, interpolation=None, delimiters="=")
        parser.optionxform = str  # type: ignore[assignment,method-assign]
        parser.read_string(
            re.sub(
                r"^Environment=",
                "Environment_=",
                (UNITS / name).read_text("utf-8"),
                flags=re.MULTILINE,
            )
        )
        self.settings = parser["Service"]

    def run(self, command: str, **more: str) -> None:
        words = shlex.split(command)
        as_service(words, {**self.environment(), **more}, self.settings.get("StateDirectory", ""))

    def environment(self) -> dict[str, str]:
        name, _, value = self.settings["Environment_"].partition("=")
        return {**read_environment(), name: value}


def read_environment() -> dict[str, str]:
    lines = Path("/etc/nonet/environment").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def as_service(words: list[str], environment: dict[str, str], folders: str, **options: Any) -> Any:
    """Run something as the service's user, with the folders that it may write to."""
    for folder in folders.split():
        run("install", "-d", "-m", "700", "-o", "nonet", "-g", "nonet", f"/var/lib/{folder}")
    user = ["setpriv", "--reuid=nonet", "--regid=nonet", "--clear-groups", "--"]
    given = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", **environment}
    if options:
        return subprocess.Popen([*user, *words], env=given, cwd="/", **options)
    ended = subprocess.run([*user, *words], env=given, cwd="/", check=False)
    if ended.returncode != 0:
        sys.exit(ended.returncode)
    return None


@contextmanager
def stopped() -> Iterator[None]:
    """Excuse that nobody answers until the block ends."""
    STOPPED.touch()
    yield
    STOPPED.unlink()


def start_nonet() -> None:
    unit = Unit("nonet.service")
    sockets = configparser.RawConfigParser(strict=False)
    sockets.read(UNITS / "nonet.socket")
    address = sockets["Socket"]["ListenStream"]
    READY.unlink(missing_ok=True)
    with stopped():
        unit.run(unit.settings["ExecStartPre"])
        given = {**unit.environment(), "NOTIFY_SOCKET": str(NOTIFY)}
        named = [f"{name}={value}" for name, value in given.items()]
        activate = ["systemd-socket-activate", "-l", address, "/usr/bin/env", *named]
        log = os.open("/run/nonet.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        main = as_service(
            [*activate, *shlex.split(unit.settings["ExecStart"])], {},
            unit.settings["StateDirectory"], stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
        MAIN.write_text(str(main.pid))
        ends = time.monotonic() + PATIENCE_S
        host, port = address.split(":")
        while not READY.exists():
            assert time.monotonic() < ends, Path("/run/nonet.log").read_text()
            with suppress(OSError):
                socket.create_connection((host, int(port))).close()
            time.sleep(0.1)


def stop_nonet() -> None:
    STOPPED.touch()
    process = int(MAIN.read_text())
    os.kill(process, signal.SIGTERM)
    while "State:\tZ" not in read_status(process) and read_status(process):
        time.sleep(0.1)


def read_status(process: int) -> str:
    try:
        return Path(f"/proc/{process}/status").read_text()
    except OSError:
        return ""


def restart_nonet() -> None:
    stop_nonet()
    start_nonet()


def start_nginx() -> None:
    Path("/var/log/nginx").mkdir(parents=True, exist_ok=True)
    run("nginx")


def start_caddy() -> None:
    """Start Caddy with the file as it is, but for the authority, which is not to be reached."""
    text = Path("/etc/caddy/Caddyfile").read_text("utf-8")
    named = f"tls {CERTIFICATES}/fullchain.pem {CERTIFICATES}/privkey.pem"
    assert f"\n{HOST} {{" in text
    Path("/run/Caddyfile").write_text(text.replace(f"\n{HOST} {{", f"\n{HOST} {{\n\t{named}"))
    run("caddy", "start", "--config", "/run/Caddyfile", "--adapter", "caddyfile",
        stderr=subprocess.DEVNULL, env={**os.environ, "HOME": "/root"})  # fmt: skip


def take_backup() -> None:
    unit = Unit("nonet-backup.service")
    unit.run(unit.settings["ExecStart"])


ACTIONS = {
    ("start", "nonet"): start_nonet,
    ("stop", "nonet"): stop_nonet,
    ("restart", "nonet"): restart_nonet,
    ("start", "nonet-backup"): take_backup,
    ("restart", "nginx"): start_nginx,
    ("reload", "caddy"): start_caddy,
}


def systemctl(action: str, *names: str) -> None:
    if action == "daemon-reload":
        return
    if action == "enable":
        assert names[0] == "--now"
        action, names = "start", names[1:]
    for name in names:
        if name.endswith(".timer"):
            assert (UNITS / name).exists()
        else:
            ACTIONS[action, name.removesuffix(".service")]()


def systemd_run(*arguments: str) -> None:
    """Run a command as the service's user; `deploy/systemd/nonet` calls it."""
    options = list(takewhile(lambda each: each.startswith("--"), arguments))
    words = list(arguments[len(options) :])
    properties = dict(re.findall(r"--property=(\w+)=(.*)", "\n".join(options)))
    given = dict(re.findall(r"--setenv=(\w+)=(.*)", "\n".join(options)))
    assert properties["EnvironmentFile"] == "-/etc/nonet/environment"
    as_service(words, {**read_environment(), **given}, properties["StateDirectory"])


PROGRAMS: dict[str, Callable[..., None]] = {
    "apt-get": apt_get,
    "git": git,
    "make": make,
    "systemctl": systemctl,
    "systemd-run": systemd_run,
}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]](*sys.argv[2:])
