"""A service that Prometheus watches, and its operator, who follows the runbook."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alerting import Watch, watching
from command_line import CommandLine
from markdown import read
from samples import UNIQUE
from server import Server, free_port
from server_metrics import MetricsReader
from waiting import eventually, patient_client

HOUR = 60
# Longer than all that the rules wait for, except a backup's day.
A_WHILE = 70


def look_of(*alerts: str) -> str:
    """Return the sections of the runbook about alerts, each as one line."""
    sections = read("docs/how-to/runbook.md").split("\n## ")
    found = [section for section in sections if section.partition("\n")[0] in alerts]
    assert len(found) == len(alerts)
    return "\n".join(" ".join(section.split()) for section in found)


@contextmanager
def watched(folder: Path, **settings: Any) -> Iterator[tuple[Server, Watch]]:
    """Start a service that took a backup, and watch it while all is well."""
    port = free_port()
    with Server(folder, metrics_port=port, **settings) as server:
        known = {name: settings[name] for name in ("database_url",) if name in settings}
        assert CommandLine(folder, **known)("backup", str(folder / "backups")).status == 0
        with watching(folder / "monitoring", service=port) as watch:
            # The database is probed, and the note of the backup read, now and then.
            eventually(lambda: MetricsReader(port).total("nonet_database_available") == 1)
            eventually(lambda: MetricsReader(port).total("nonet_backup_timestamp_seconds") > 0)
            assert [check(server) for _ in range(20)] == [200] * 20
            watch.look()
            assert [check(server) for _ in range(20)] == [200] * 20
            watch.passes(HOUR)
            yield server, watch


@contextmanager
def started_anew(server: Server, watch: Watch, folder: Path, **settings: Any) -> Iterator[Server]:
    """Start another in place of a service that has ended, where Prometheus looks for it."""
    port = int(next(each for each in watch.look() if each.startswith("up{")).split(":")[1][:5])
    with Server(folder, metrics_port=port, port=server.port, **settings) as other:
        yield other


def check(server: Server) -> int:
    """Ask as a caller does, on a connection of its own."""
    with patient_client(server.base_url) as client:
        headers = {"Authorization": f"Bearer {server.key}"}
        return client.post("/check", json={"puzzle": UNIQUE}, headers=headers).status_code


def all_is_well(server: Server, watch: Watch, key: str = "") -> None:
    """Let callers ask for a while in which nothing fires any more."""
    headers = {"Authorization": f"Bearer {key or server.key}"}
    watch.look()
    with patient_client(server.base_url, headers=headers) as client:
        answers = [client.post("/check", json={"puzzle": UNIQUE}).status_code for _ in range(20)]
    assert answers == [200] * 20
    watch.passes(A_WHILE)
    watch.judge()


def finding(subject: str, nonet: CommandLine) -> str:
    said = nonet("doctor", "--live", "--to", "ada@example.com").output.splitlines()
    (line,) = [each for each in said if each.startswith(subject)]
    return line.removeprefix(subject).split()[0]
