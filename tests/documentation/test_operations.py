"""Dashboards, alerts and their documentation name exactly the metrics that are served."""

import json
import re
from pathlib import Path
from typing import Any

import yaml

from markdown import REPOSITORY
from nonet.runtime.metrics import Meters

RUNBOOK = (REPOSITORY / "docs" / "how-to" / "runbook.md").read_text("utf-8")
MONITORING = REPOSITORY / "deploy" / "monitoring"
SUFFIX = re.compile(r"_(total|bucket|sum|count)$")


def served() -> set[str]:
    """Return the names of all meters of a process."""
    meters: list[Any] = [each for each in vars(Meters()).values() if hasattr(each, "describe")]
    return {meter.describe()[0].name for meter in meters}


def test_every_alert_leads_to_its_section_of_the_runbook() -> None:
    sections = re.findall(r"^## (Nonet\w+)$", RUNBOOK, re.MULTILINE)
    alerts = [each for each in _rules(MONITORING / "alerts.yml") if "alert" in each]

    assert [each["alert"] for each in alerts] == sections
    assert [each["annotations"]["runbook"] for each in alerts] == [
        f"docs/how-to/runbook.md#{name.lower()}" for name in sections
    ]


def test_dashboard_and_alerts_use_served_metrics() -> None:
    dashboard = json.loads((MONITORING / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += _expressions(MONITORING / "alerts.yml")

    names = {SUFFIX.sub("", name) for text in asked for name in re.findall(r"nonet_\w+", text)}

    assert names <= served()
    # Every metric is shown.
    assert served() <= names


def test_every_panel_has_a_place_of_its_own() -> None:
    panels = json.loads((MONITORING / "grafana.json").read_text("utf-8"))["panels"]

    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}

    assert len(places) == len({panel["id"] for panel in panels}) == len(panels)


def _rules(file: Path) -> list[dict[str, Any]]:
    groups = yaml.safe_load(file.read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def _expressions(file: Path) -> list[str]:
    return [rule["expr"] for rule in _rules(file)]
