"""Alerts on a service's surroundings: its log, disks, backups, certificate and name."""

import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from httpx2 import Client

from alerting import Reading, exporter, needs_monitoring, watching
from certificate import Certificate
from command_line import CommandLine
from proxies import CADDY, listens, needs_caddy
from server import COMMAND, Server, environment, free_port
from server_metrics import MetricsReader
from small_disk import HOW_TO_MOUNT, fill, small_disk
from waiting import eventually, patient_client
from watched_service import A_WHILE, HOUR, all_is_well, check, finding, look_of, watched

pytestmark = [needs_monitoring, pytest.mark.timeout(120)]

DAYS = (("good", 89), ("ending", 9))


def test_a_log_that_nobody_reads_raises_an_alert(tmp_path: Path) -> None:
    port, metrics = free_port(), free_port()
    command = [str(COMMAND), "serve", f"--port={port}"]
    given = environment({"metrics_port": metrics})
    with ExitStack() as stack:
        service = stack.enter_context(
            subprocess.Popen(
                command, cwd=tmp_path, env=given, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
        )
        stack.callback(service.kill)
        eventually(lambda: listens(port))
        assert CommandLine(tmp_path)("backup", str(tmp_path / "backups")).status == 0
        eventually(lambda: MetricsReader(metrics).total("nonet_backup_timestamp_seconds") > 0)
        watch = stack.enter_context(watching(tmp_path / "monitoring", service=metrics))
        client = stack.enter_context(patient_client(f"http://127.0.0.1:{port}"))
        watch.look()
        watch.passes(HOUR)
        dropped = MetricsReader(metrics)
        while dropped.total("nonet_log_lines_dropped") == 0:
            assert {client.get("/healthz").status_code for _ in range(500)} == {200}
        watch.passes(A_WHILE, "NonetLogDropped")

        assert "systemd-journald" in look_of("NonetLogDropped")
        assert service.stderr is not None
        reader = stack.enter_context(ThreadPoolExecutor(1))
        reader.submit(service.stderr.read)
        eventually(lambda: not _drops(dropped, client))
        watch.look()
        assert client.get("/healthz").status_code == 200
        watch.passes(A_WHILE)
        service.terminate()
        watch.judge()


def _drops(dropped: MetricsReader, client: Client) -> bool:
    before = dropped.total("nonet_log_lines_dropped")
    assert client.get("/healthz").status_code == 200
    return dropped.total("nonet_log_lines_dropped") != before


def test_a_missed_backup_raises_an_alert(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    with watched(tmp_path) as (server, watch), small_disk(tmp_path / "disk") as disk:
        filler = fill(disk)
        assert nonet("backup", str(disk)).status != 0
        watch.passes(27 * HOUR, "NonetBackupOld")

        assert "start nonet-backup" in look_of("NonetBackupOld")
        filler.unlink()
        before = watch.look()
        assert nonet("backup", str(disk)).status == 0
        eventually(lambda: _backup_age(watch.look()) < _backup_age(before))
        assert finding("restore", nonet) == "ok"
        all_is_well(server, watch)


def _backup_age(seen: Reading) -> float:
    return -max(
        value for name, value in seen.items() if name.startswith("nonet_backup_timestamp_seconds")
    )


@contextmanager
def mounted_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount a disk of a kind that computers have; skip where nobody may."""
    image = folder / "disk.img"
    with image.open("wb") as stream:
        stream.truncate(megabytes << 20)
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["/usr/sbin/mkfs.ext4", "-q", image], check=True)
    if subprocess.run(["/usr/bin/mount", "-o", "loop", image, disk], check=False).returncode != 0:
        pytest.skip(HOW_TO_MOUNT)
    try:
        yield disk
    finally:
        subprocess.run(["/usr/bin/umount", disk], check=True)


def test_a_full_disk_raises_an_alert(tmp_path: Path) -> None:
    exclude = f"--collector.filesystem.mount-points-exclude=^(?!{tmp_path}/disk$)"
    options = ["--collector.disable-defaults", "--collector.filesystem"]
    with ExitStack() as stack:
        disk = stack.enter_context(mounted_disk(tmp_path, 1600))
        others = [each.split()[1] for each in Path("/proc/mounts").read_text().splitlines()]
        pattern = "|".join(each for each in others if each != str(disk))
        exclude = f"--collector.filesystem.mount-points-exclude=^({pattern})$"
        node = stack.enter_context(exporter("prometheus-node-exporter", *options, exclude))
        server, _ = stack.enter_context(watched(tmp_path))
        watch = stack.enter_context(watching(tmp_path / "monitoring of the node", node=node))
        nonet = CommandLine(tmp_path)
        watch.look()
        watch.passes(7 * HOUR)
        old = disk / "2020-01-01T030000Z"
        old.mkdir()
        subprocess.run(["/usr/bin/fallocate", "-l", "900M", old / "nonet-backup.db"], check=True)
        watch.passes(A_WHILE, "NonetDiskFull")

        assert "`--keep` in the unit" in look_of("NonetDiskFull")
        assert nonet("backup", str(disk), "--keep", "1").status == 0
        assert check(server) == 200
        watch.passes(8 * HOUR)
        watch.judge()


@contextmanager
def public_name(folder: Path, port: int, certificate: Certificate, upstream: int) -> Iterator[None]:
    """Run Caddy with a certificate before a service."""
    folder.mkdir(exist_ok=True)
    file = folder / "Caddyfile"
    file.write_text(
        "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        f"https://127.0.0.1:{port} {{\n\ttls {certificate.file} {certificate.file}\n"
        f"\treverse_proxy 127.0.0.1:{upstream}\n}}\n"
    )
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]
    log = subprocess.DEVNULL
    with subprocess.Popen(command, env=os.environ | home, stderr=log) as process:
        try:
            eventually(lambda: listens(port))
            yield
        finally:
            process.terminate()


@needs_caddy
def test_an_unanswered_name_and_an_expiring_certificate_raise_alerts(tmp_path: Path) -> None:
    port, trusted = free_port(), tmp_path / "trusted"
    trusted.mkdir()
    good, ending = (Certificate(_new(trusted / name), days=days) for name, days in DAYS)
    authorities = tmp_path / "authorities.pem"
    authorities.write_bytes(good.file.read_bytes() + ending.file.read_bytes())
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path))
        modules = "--config.file=/etc/prometheus/blackbox.yml"
        trust = {"SSL_CERT_FILE": str(authorities)}
        probe = exporter("prometheus-blackbox-exporter", modules, **trust)
        public = f"https://127.0.0.1:{port}/readyz"
        box = stack.enter_context(probe)
        with public_name(tmp_path / "caddy", port, good, server.port):
            watch = stack.enter_context(
                watching(tmp_path / "monitoring", blackbox=box, public=public)
            )
            watch.passes(HOUR)
        watch.passes(A_WHILE, "NonetNotReachable")
        assert "name, firewall, proxy" in look_of("NonetNotReachable")
        with public_name(tmp_path / "caddy", port, ending, server.port):
            watch.look()
            watch.passes(A_WHILE, "NonetCertificateEnds")
        assert "`certbot renew" in look_of("NonetCertificateEnds")
        with public_name(tmp_path / "caddy", port, good, server.port):
            watch.look()
            watch.passes(A_WHILE)
        watch.judge()


def _new(folder: Path) -> Path:
    folder.mkdir()
    return folder
