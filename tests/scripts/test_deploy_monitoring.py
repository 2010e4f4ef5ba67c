"""The monitoring's files are good, as its own tool judges."""

import shutil
import subprocess

import pytest

from documentation.markdown import REPOSITORY

MONITORING = REPOSITORY / "deploy" / "monitoring"
PROMTOOL = shutil.which("promtool")


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is missing (Debian: prometheus)")
@pytest.mark.parametrize(
    "check",
    [["check", "config", "prometheus.yml"], ["test", "rules", "alerts_test.yml"]],
    ids=["configuration", "alerts"],
)
def test_promtool_finds_no_fault(check: list[str]) -> None:
    judged = subprocess.run(
        [str(PROMTOOL), *check], cwd=MONITORING, capture_output=True, text=True, check=False
    )

    assert judged.returncode == 0, judged.stdout + judged.stderr
