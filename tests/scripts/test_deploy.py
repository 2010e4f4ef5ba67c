"""What operators take along is good, as far as each one's own tool or form can tell."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from certificate import Certificate
from documentation.markdown import REPOSITORY
from nginx import PROGRAM as NGINX, needs_nginx
from nonet.settings import Settings
from server import free_port

DEPLOY = REPOSITORY / "deploy"
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(
    SYSTEMD is None, reason="systemd-analyze is missing (Debian: systemd)"
)
NAMES = {f"NONET_{name.upper()}" for name in Settings.model_fields}


def judge(*command: str, **environment: str) -> str:
    """Run a tool and return what it says; its refusal fails the test."""
    said = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout + said.stderr


@needs_systemd
@pytest.mark.parametrize("name", ["nonet", "nonet-backup"])
def test_a_unit_exposes_little(name: str) -> None:
    unit = str(DEPLOY / "systemd" / f"{name}.service")

    said = judge(str(SYSTEMD), "security", "--offline=true", "--threshold=25", unit)

    level = re.search(rf"exposure level for {name}.service: ([\d.]+)", said)
    assert level is not None
    assert float(level[1]) < 2.5


@needs_systemd
def test_systemd_knows_every_line_of_the_units(tmp_path: Path) -> None:
    programs = re.compile(r"^(Exec\w+=)/opt/nonet/\S+", re.MULTILINE)
    units = []
    for file in sorted((DEPLOY / "systemd").glob("nonet*.*")):
        # What they start is not there yet.
        text = programs.sub(rf"\1{shutil.which('true')}", file.read_text("utf-8"))
        units.append(tmp_path / file.name)
        units[-1].write_text(text, "utf-8")

    assert len(units) == 4
    assert judge(str(SYSTEMD), "verify", "--man=no", *map(str, units)) == ""


def test_units_and_commands_have_one_user_and_the_same_data() -> None:
    folder = DEPLOY / "systemd"
    texts = [(folder / f"{name}.service").read_text("utf-8") for name in ("nonet", "nonet-backup")]
    texts.append((folder / "nonet").read_text("utf-8"))

    for text in texts:
        for line in ("DynamicUser=yes", "User=nonet", "NONET_DATA_DIR=/var/lib/nonet"):
            assert re.search(rf"{line}\b", text)
        assert "EnvironmentFile=-/etc/nonet/environment" in text
        assert re.search(r"StateDirectory=nonet\b", text)


@pytest.mark.skipif(CADDY is None, reason="caddy is missing (Debian: caddy)")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = str(DEPLOY / "proxy" / "Caddyfile")

    judge(
        str(CADDY), "validate", "--config", file, "--adapter", "caddyfile",
        SITE_HOST="nonet.example", HOME=str(tmp_path),
    )  # fmt: skip


@needs_nginx
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    certificate = Certificate(tmp_path)
    text = (DEPLOY / "proxy" / "nginx.conf").read_text("utf-8")
    text = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", str(certificate.file), text)
    text = re.sub(r"/etc/letsencrypt/\S+privkey.pem", str(certificate.file), text)
    # Whether this machine lets us listen there is not the question.
    text = re.sub(r"^ +listen (\[::\]:)?80;$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ +listen \[::\]:443.*$", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen 127.0.0.1:{free_port()}")
    text = re.sub(r"^user .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^pid .*$", f"pid {tmp_path}/pid;", text, flags=re.MULTILINE)
    text = text.replace("/var/log/nginx/error.log", "stderr")
    main = tmp_path / "nginx.conf"
    main.write_text(text, "utf-8")

    judge(str(NGINX), "-t", "-q", "-e", "stderr", "-c", str(main))


def test_the_container_file_passes_its_linter() -> None:
    judge(str(Path(sys.executable).with_name("hadolint")), str(DEPLOY / "container/Containerfile"))


@pytest.mark.parametrize(
    "file", sorted(file for file in DEPLOY.rglob("*") if file.is_file()), ids=lambda file: file.name
)
def test_every_setting_that_a_file_names_exists(file: Path) -> None:
    named = set(re.findall(r"\bNONET_[A-Z_]+\b", file.read_text("utf-8")))

    assert named - {"NONET_UPSTREAM"} <= NAMES
