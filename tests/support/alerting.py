"""Debian's own Prometheus, with the configuration and the rules of `deploy/`, at a running service.

Its scrapes are repeated for `promtool`: each minute of a passage equals the scrape that was seen.
So the rules, which wait for minutes and hours, judge the effects of a real fault.
"""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from httpx2 import Client

from proxies import listens
from server import free_port
from waiting import eventually, patient_client

MONITORING = Path(__file__).parents[2] / "deploy" / "monitoring"
NEEDED = ("prometheus", "promtool", "prometheus-node-exporter", "prometheus-blackbox-exporter")
needs_monitoring = pytest.mark.skipif(
    not all(map(shutil.which, NEEDED)), reason=f"one of these is missing: {', '.join(NEEDED)}"
)
# The ports and the name of `prometheus.yml`.
SERVICE, NODE, BLACKBOX = "127.0.0.1:9100", "127.0.0.1:9101", "127.0.0.1:9115"
PUBLIC = "https://nonet.example/readyz"
_KNOWN = '{__name__=~"up|nonet_[a-z_]+|probe_[a-z_]+|node_filesystem_avail_bytes"}'
_COUNTER = re.compile(r"_(total|bucket|count|sum)$")
_MOMENT = re.compile(r"_(timestamp_seconds|cert_expiry)$")
_FIRING = 'group by (alertname) (ALERTS{alertstate="firing"})'

Reading = Mapping[str, float]


class _Passage(NamedTuple):
    """The readings around a passage, its length in minutes, and the alerts that fire at its end."""

    before: Reading
    after: Reading
    minutes: int
    firing: frozenset[str]


class Watch:
    """A Prometheus that scrapes each second, and the passages that were seen with it."""

    def __init__(self, client: Client, folder: Path) -> None:
        self._client = client
        self._folder = folder
        self._passages: list[_Passage] = []
        self._last: Reading = {}

    def look(self) -> Reading:
        """Return the next scrape of every target, with times as seconds from now."""
        now = time.time()
        eventually(lambda: all(now < each for each in self._ask("timestamp(up)").values()))
        seen = self._ask(_KNOWN)
        shift = time.time()
        self._last = {
            name: value - shift if _MOMENT.search(name.partition("{")[0]) else value
            for name, value in seen.items()
        }
        return self._last

    def passes(self, minutes: int, *firing: str, once: str = "") -> None:
        """Look, and repeat the change since the last look in each of so many minutes.

        For metrics that are sampled only now and then, wait until the metric `once` has grown.
        """
        before = self._last
        eventually(lambda: not once or _sum(self.look(), once) > _sum(before, once))
        after = self._last if once else self.look()
        self._passages.append(_Passage(before, after, minutes, frozenset(firing)))

    def judge(self) -> None:
        """Have promtool evaluate the shipped rules; only the expected alerts may fire."""
        file = self._folder / "rule_test.yml"
        shutil.copy(MONITORING / "alerts.yml", self._folder)
        file.write_text(yaml.safe_dump(_rule_test(self._passages)), "utf-8")
        judged = subprocess.run(
            [str(shutil.which("promtool")), "test", "rules", file],
            capture_output=True,
            text=True,
            check=False,
        )
        assert judged.returncode == 0, judged.stdout + judged.stderr

    def _ask(self, query: str) -> dict[str, float]:
        answer = self._client.get("/api/v1/query", params={"query": query}).raise_for_status()
        return {
            _name(each["metric"]): float(each["value"][1])
            for each in answer.json()["data"]["result"]
        }


@contextmanager
def watching(folder: Path, **targets: int | str) -> Iterator[Watch]:
    """Run Prometheus as it is shipped, at the ports of `service`, `node`, `blackbox`, and `public`.

    Exporters that are not named are not asked.
    """
    folder.mkdir()
    port = free_port()
    (folder / "prometheus.yml").write_text(_configuration(targets), "utf-8")
    shutil.copy(MONITORING / "alerts.yml", folder)
    command = ["prometheus", "--config.file=prometheus.yml", "--storage.tsdb.path=series"]
    command += [f"--web.listen-address=127.0.0.1:{port}", "--log.level=error"]
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, cwd=folder) as process, patient_client(address) as client:
        try:
            eventually(lambda: listens(port))
            eventually(lambda: client.get("/-/ready").status_code == 200)
            watch = Watch(client, folder)
            eventually(lambda: len(watch._ask("up")) == len(_jobs(targets)))  # noqa: SLF001
            watch.look()
            yield watch
        finally:
            process.terminate()


@contextmanager
def exporter(program: str, *arguments: str, **environment: str) -> Iterator[int]:
    """Run one of Debian's exporters, and give its port."""
    port = free_port()
    command = [program, f"--web.listen-address=127.0.0.1:{port}", *arguments, "--log.level=error"]
    with subprocess.Popen(command, env=environment) as process:
        try:
            eventually(lambda: listens(port))
            yield port
        finally:
            process.terminate()


def _sum(reading: Reading, metric: str) -> float:
    return sum(value for name, value in reading.items() if name.startswith(f"{metric}{{"))


def _jobs(targets: Mapping[str, int | str]) -> set[str]:
    jobs = {"service": "nonet", "node": "node", "blackbox": "nonet-public"}
    return {jobs[name] for name in targets if name in jobs}


def _configuration(targets: Mapping[str, int | str]) -> str:
    text = (MONITORING / "prometheus.yml").read_text("utf-8")
    known = {"service": SERVICE, "node": NODE, "blackbox": BLACKBOX}
    for name, address in known.items():
        assert address in text
        text = text.replace(address, f"127.0.0.1:{targets.get(name, 1)}")
    text = text.replace(PUBLIC, str(targets.get("public", PUBLIC)))
    read: dict[str, Any] = yaml.safe_load(text)
    read["global"] = {"scrape_interval": "1s", "scrape_timeout": "1s"}
    wanted = _jobs(targets)
    read["scrape_configs"] = [job for job in read["scrape_configs"] if job["job_name"] in wanted]
    return str(yaml.safe_dump(read))


def _name(labels: Mapping[str, str]) -> str:
    rest = ", ".join(
        f"{name}={json.dumps(value)}" for name, value in labels.items() if name != "__name__"
    )
    return f"{labels.get('__name__', '')}{{{rest}}}"


def _rule_test(passages: list[_Passage]) -> dict[str, Any]:
    names = sorted({name for passage in passages for name in (*passage.before, *passage.after)})
    ends = [sum(each.minutes for each in passages[: at + 1]) for at in range(len(passages))]
    expected = [
        {
            "expr": _FIRING,
            "eval_time": f"{end - 1}m",
            "exp_samples": [
                {"labels": f'{{alertname="{name}"}}', "value": 1} for name in sorted(passage.firing)
            ],
        }
        for end, passage in zip(ends, passages, strict=True)
    ]
    series = [{"series": name, "values": " ".join(_values(name, passages))} for name in names]
    test = {"interval": "1m", "input_series": series, "promql_expr_test": expected}
    return {"rule_files": ["alerts.yml"], "evaluation_interval": "1m", "tests": [test]}


def _values(name: str, passages: list[_Passage]) -> Iterator[str]:
    """Yield the value of each minute; where there is none, the series ends or has not begun."""
    kind, has_begun, minute = name.partition("{")[0], False, 0
    counted = passages[0].before.get(name, 0.0)
    for before, after, minutes, _ in passages:
        began_s = 60 * minute
        minute += minutes
        for _ in range(minutes):
            if name not in after:
                yield "stale" if has_begun else "_"
                has_begun = False
            else:
                has_begun = True
                # A process that was restarted counts from zero.
                grown = after[name] - before.get(name, 0.0)
                counted += grown if grown >= 0 else after[name]
                held = after[name] + (began_s if _MOMENT.search(kind) else 0)
                yield str(counted if _COUNTER.search(kind) else held)
