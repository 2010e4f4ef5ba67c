"""Metrics of a service as a monitoring reads them, and the memory that it holds."""

import os
from collections.abc import Callable
from pathlib import Path

from httpx2 import Client
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from processes import children_of
from waiting import patient_client


class MetricsReader:
    """Reads the page of one service."""

    def __init__(self, port: int) -> None:
        self._client: Client = patient_client(f"http://127.0.0.1:{port}")

    def __call__(self) -> dict[str, Metric]:
        """Read it once: families by name."""
        page = self._client.get("/metrics").raise_for_status().text
        return {family.name: family for family in text_string_to_metric_families(page)}

    def total(self, name: str, **labels: str) -> float:
        """Return the sum of a counter's or gauge's samples that have these labels."""
        return self._sum(name, lambda sample: not sample.endswith("_created"), labels)

    def count(self, name: str, **labels: str) -> float:
        """Return how many observations a histogram with these labels has."""
        return self._sum(name, lambda sample: sample.endswith("_count"), labels)

    def by_labels(self, name: str, *labels: str) -> dict[tuple[str, ...], float]:
        """Return a counter's samples by these labels."""
        family = self().get(name)
        samples = [] if family is None else family.samples
        return {tuple(each.labels[label] for label in labels): each.value for each in samples}

    def _sum(self, name: str, takes: Callable[[str], bool], labels: dict[str, str]) -> float:
        family = self().get(name)
        samples = [] if family is None else family.samples
        return sum(
            each.value
            for each in samples
            if takes(each.name) and labels.items() <= each.labels.items()
        )


def resident_bytes(process: int) -> int:
    """Return the resident memory of a process and of all that it has started."""
    own = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return own * os.sysconf("SC_PAGE_SIZE") + sum(map(resident_bytes, children_of(process)))
