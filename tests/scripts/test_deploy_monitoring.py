"""The monitoring's files are good, as its own tools judge."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from machine import NODE
from markdown import REPOSITORY

MONITORING = REPOSITORY / "deploy" / "monitoring"
PROMTOOL = shutil.which("promtool")
TYPESCRIPT = REPOSITORY / "node_modules" / "typescript" / "bin" / "tsc"
GRAFANA = REPOSITORY / "node_modules" / "@grafana" / "schema"
needs_promtool = pytest.mark.skipif(
    PROMTOOL is None, reason="promtool is missing (Debian: prometheus)"
)


def judge(*command: str | Path, folder: Path = MONITORING) -> str:
    """Run a tool; its refusal fails the test."""
    judged = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr
    return judged.stdout


def dashboard() -> dict[str, Any]:
    """Return the dashboard that Grafana loads."""
    read: dict[str, Any] = json.loads((MONITORING / "grafana.json").read_text("utf-8"))
    return read


@needs_promtool
def test_promtool_finds_no_fault() -> None:
    judge(str(PROMTOOL), "check", "config", "prometheus.yml")


@needs_promtool
def test_prometheus_understands_the_queries_of_every_panel(tmp_path: Path) -> None:
    asked = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    # As Grafana puts them in.
    known = [
        re.sub(r"\$(job|instance)", ".+", each.replace("$__rate_interval", "1m")) for each in asked
    ]
    rules = [{"record": f"panel:{number}", "expr": each} for number, each in enumerate(known)]
    file = tmp_path / "panels.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}), "utf-8")

    said = judge(str(PROMTOOL), "check", "rules", file)

    assert f"{len(asked)} rules found" in said
    assert not [each for each in known if "$" in each]


REQUESTS = 'nonet_requests_total{instance="one", route="%s", status="%s", fault="%s"}'
LAG = 'nonet_loop_lag_seconds{instance="one"}'
SLOW = 'nonet_request_seconds_%s{instance="one", route="/daily"%s}'


@pytest.mark.sample("series[0258]-")
@needs_promtool
@pytest.mark.parametrize(
    ("series", "firing"),
    [
        ({LAG: "0.2x400"}, []),
        ({LAG: "0.2x397 1.2 0.2 0.2"}, ["NonetLoopBlocked"]),
        # In a minute each: 30 requests, of which one is a fault.
        (
            {REQUESTS % ("/", 200, "no"): "0+29x400", REQUESTS % ("/", 500, "yes"): "0+1x400"},
            ["NonetFaultsBurn", "NonetFaultsBurnFast"],
        ),
        # The same share of a tenth of the traffic, which is enough in six hours.
        (
            {REQUESTS % ("/", 200, "no"): "0+2.9x400", REQUESTS % ("/", 500, "yes"): "0+0.1x400"},
            ["NonetFaultsBurn"],
        ),
        # Hardly anybody is there, or just probes.
        ({REQUESTS % ("/", 500, "yes"): "0+1x400"}, []),
        (
            {
                REQUESTS % ("/healthz", 200, "no"): "0+60x400",
                REQUESTS % ("/readyz", 503, "yes"): "0+60x400",
                REQUESTS % ("/", 500, "yes"): "0+1x400",
            },
            [],
        ),
        # Callers ask for puzzles that are too rare.
        (
            {REQUESTS % ("/", 200, "no"): "0+20x400", REQUESTS % ("/", 503, "no"): "0+20x400"},
            [],
        ),
        (
            {SLOW % ("count", ""): "0+2x400", SLOW % ("bucket", ', le="1.0"'): "0+1x400"},
            ["NonetSlowBurnFast"],
        ),
        ({SLOW % ("count", ""): "0+1x400", SLOW % ("bucket", ', le="1.0"'): "0x400"}, []),
    ],
)
def test_objectives_and_blocked_loops_fire_only_for_the_operator_s_faults(
    tmp_path: Path, series: dict[str, str], firing: list[str]
) -> None:
    shutil.copy(MONITORING / "alerts.yml", tmp_path)
    inputs = [{"series": name, "values": values} for name, values in series.items()]
    expected = [{"labels": f'{{alertname="{name}"}}', "value": 1} for name in firing]
    judged = {
        "expr": 'group by (alertname) (ALERTS{alertstate="firing"})',
        "eval_time": "400m",
        "exp_samples": expected,
    }
    test = {"interval": "1m", "input_series": inputs, "promql_expr_test": [judged]}
    file = {"rule_files": ["alerts.yml"], "evaluation_interval": "1m", "tests": [test]}
    (tmp_path / "test.yml").write_text(yaml.safe_dump(file), "utf-8")

    judge(str(PROMTOOL), "test", "rules", "test.yml", folder=tmp_path)


def test_the_dashboard_is_of_the_form_that_grafana_publishes(tmp_path: Path) -> None:
    options = {
        "strict": True,
        "noEmit": True,
        "skipLibCheck": True,
        "module": "esnext",
        "moduleResolution": "bundler",
        "types": [],
        "paths": {"@grafana/schema": [str(GRAFANA)]},
    }
    text = (MONITORING / "grafana.json").read_text("utf-8")
    imported = 'import type { Dashboard } from "@grafana/schema";'
    source = f"{imported}\nexport const dashboard: Dashboard = {text}"
    (tmp_path / "dashboard.ts").write_text(source, "utf-8")
    configuration = {"compilerOptions": options, "files": ["dashboard.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(configuration), "utf-8")

    judge(NODE, TYPESCRIPT, "-p", tmp_path)


def test_the_dashboard_follows_the_rules_of_grafana_s_linter() -> None:
    """These are its rules that no schema holds: https://github.com/grafana/dashboard-linter."""
    read = dashboard()
    variables = {each["name"]: each for each in read["templating"]["list"]}

    assert not read["editable"]
    assert set(variables) == {"datasource", "job", "instance"}
    for name in ("job", "instance"):
        assert (variables[name]["allValue"], variables[name]["refresh"]) == (".+", 2)
    for panel in read["panels"]:
        assert panel["title"]
        assert panel["description"]
        assert panel["datasource"]["uid"] == "${datasource}"
        for target in panel["targets"]:
            selectors = re.findall(r"\{(.*?)\}", target["expr"])
            assert selectors
            assert set(selectors) == {'job=~"$job", instance=~"$instance"'}
            assert re.findall(r"rate\(\w+\{.*?\}\[(.*?)\]", target["expr"]) in (
                [],
                ["$__rate_interval"],
            )
