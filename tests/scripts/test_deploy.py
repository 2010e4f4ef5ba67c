"""The files for operators are valid, by each one's own tool or form."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
import yaml

from certificate import Certificate
from markdown import REPOSITORY
from nonet.printing.limits import MEMORY_MB
from nonet.server.settings import Settings
from proxies import NGINX, needs_nginx
from server import free_port

DEPLOY = REPOSITORY / "deploy"
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(
    SYSTEMD is None, reason="systemd-analyze is missing (Debian: systemd)"
)
NAMES = {f"NONET_{name.upper()}" for name in Settings.fields()}


def judge(*command: str, **environment: str) -> str:
    """Run a tool and return its output; its refusal fails the test."""
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
        # The programs that they start are not installed yet.
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


def test_systemd_starts_the_service_again_however_often_it_fails() -> None:
    """The service must come back after a minute without a database, or after a dead printer."""
    unit = (DEPLOY / "systemd" / "nonet.service").read_text("utf-8")
    before, service = unit.split("[Service]")

    assert "StartLimitIntervalSec=0" in before.splitlines()
    assert {"Restart=always", "OOMPolicy=continue"} <= set(service.splitlines())


def test_a_pod_has_the_memory_that_its_printers_may_take() -> None:
    parts = yaml.safe_load_all((DEPLOY / "kubernetes" / "nonet.yaml").read_text("utf-8"))
    (pods,) = (part["spec"]["template"] for part in parts if part["kind"] == "Deployment")
    (container,) = pods["spec"]["containers"]

    given = container["resources"]["limits"]["memory"]

    # Beside them, the memory of the process itself.
    needed_mb = Settings(_env_file=None).printing.printers * MEMORY_MB + 256
    assert given.endswith("Gi")
    assert int(given.removesuffix("Gi")) * 1024 >= needed_mb


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
    text = text.replace("/var/cache/nonet-nginx", f"{tmp_path}/cache")
    main = tmp_path / "nginx.conf"
    main.write_text(text, "utf-8")

    judge(str(NGINX), "-t", "-q", "-e", "stderr", "-c", str(main))


# Limits of strangers' sockets are the proxies' task, as docs/reference/faults.md explains.
BOUNDS = {
    "nginx.conf": """
        worker_rlimit_nofile 40000;
        worker_connections 16384;
        client_header_buffer_size 4k;
        large_client_header_buffers 4 8k;
        client_header_timeout 10s;
        client_body_timeout 15s;
        send_timeout 30s;
        keepalive_timeout 60s;
        reset_timedout_connection on;
        client_max_body_size 10m;
        limit_conn_zone $client zone=addresses:10m;
        limit_conn addresses 100;
        limit_conn_status 429;
        limit_req_zone $costly zone=costly:10m rate=10r/s;
        limit_req_zone $costly_post zone=costly_posts:10m rate=2r/s;
        limit_req zone=costly burst=100 nodelay;
        limit_req zone=costly_posts burst=30 nodelay;
        limit_req_status 429;
        proxy_cache_lock on;
        server 127.0.0.1:8000 max_fails=0;
        keepalive_timeout 60s;
        return 301 https://$host$request_uri;
        ssl_protocols TLSv1.2 TLSv1.3;
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 5s;
        proxy_read_timeout 60s;
    """,
    "Caddyfile": """
        max_header_size 28KiB
        read_header 10s
        read_body 30s
        write 120s
        idle 60s
        keepalive 60s
        response_header_timeout 60s
        lb_try_duration 60s
        header_up -Upgrade
        header_up -Connection
        header_up -HTTP2-Settings
        max_size 10MB
    """,
    "nftables.conf": """
        iif lo accept
        tcp dport { 80, 443 } ct state new jump bounded
        add @beginning4 { ip saddr limit rate over 100/second burst 200 packets } drop
        add @beginning6 { ip6 saddr & ffff:ffff:ffff:ffff:: limit rate over 100/second burst 200 packets } drop
        add @connected4 { ip saddr ct count over 256 } reject with tcp reset
        add @connected6 { ip6 saddr & ffff:ffff:ffff:ffff:: ct count over 256 } reject with tcp reset
    """,  # noqa: E501 - a line of the file
}


def lines_of(text: str) -> Counter[str]:
    return Counter(line.strip() for line in text.splitlines())


@pytest.mark.parametrize("name", BOUNDS)
def test_each_line_by_which_a_proxy_bounds_strangers_is_there(name: str) -> None:
    there = lines_of((DEPLOY / "proxy" / name).read_text("utf-8"))

    assert lines_of(BOUNDS[name].strip()) - there == Counter()


def test_a_proxy_lets_an_idle_connection_go_before_the_service_does() -> None:
    nginx = (DEPLOY / "proxy" / "nginx.conf").read_text("utf-8")
    caddy = (DEPLOY / "proxy" / "Caddyfile").read_text("utf-8")

    kept = re.findall(r"keepalive_timeout (\d+)s;", nginx) + re.findall(r"keepalive (\d+)s", caddy)

    assert len(kept) == 3
    assert max(map(int, kept)) < Settings(_env_file=None).server.idle_timeout_s


def test_the_container_file_passes_its_linter() -> None:
    judge(str(Path(sys.executable).with_name("hadolint")), str(DEPLOY / "container/Containerfile"))


@pytest.mark.parametrize(
    "file", sorted(file for file in DEPLOY.rglob("*") if file.is_file()), ids=lambda file: file.name
)
def test_every_setting_that_a_file_names_exists(file: Path) -> None:
    named = set(re.findall(r"\bNONET_[A-Z_]+\b", file.read_text("utf-8")))

    assert named - {"NONET_UPSTREAM"} <= NAMES
