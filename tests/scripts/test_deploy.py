"""What operators take along is good, as far as each one's own tool or form can tell."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from certificate import Certificate
from documentation.markdown import REPOSITORY
from nginx import PROGRAM as NGINX
from nginx import needs_nginx
from nonet.settings import Settings
from server import free_port

DEPLOY = REPOSITORY / "deploy"
KUBERNETES = DEPLOY / "kubernetes" / "nonet.yaml"
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
NAMES = {f"NONET_{name.upper()}" for name in Settings.model_fields}


def judge(*command: str, **environment: str) -> str:
    """Run a tool and return what it says; its refusal fails the test."""
    said = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout + said.stderr


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is missing (Debian: systemd)")
def test_the_unit_exposes_little() -> None:
    unit = str(DEPLOY / "systemd" / "nonet.service")

    said = judge(str(SYSTEMD), "security", "--offline=true", "--threshold=25", unit)

    level = re.search(r"exposure level for nonet.service: ([\d.]+)", said)
    assert level is not None
    assert float(level[1]) < 2.5


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
    text = re.sub(r"^  listen (\[::\]:)?80;$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^  listen \[::\]:443.*$", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen 127.0.0.1:{free_port()}")
    main = tmp_path / "nginx.conf"
    main.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {text} }}", "utf-8")

    judge(str(NGINX), "-t", "-q", "-e", "stderr", "-c", str(main))


def test_the_container_file_passes_its_linter() -> None:
    judge(str(Path(sys.executable).with_name("hadolint")), str(DEPLOY / "container/Containerfile"))


def _manifests() -> dict[str, Any]:
    return {each["kind"]: each for each in yaml.safe_load_all(KUBERNETES.read_text("utf-8"))}


def test_the_parts_on_kubernetes_find_each_other() -> None:
    found = _manifests()
    pod = found["Deployment"]["spec"]["template"]
    labels = pod["metadata"]["labels"]
    ports = {port["name"]: port["containerPort"] for port in pod["spec"]["containers"][0]["ports"]}

    assert found["Deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert found["Service"]["spec"]["selector"] == labels
    assert found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert found["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"] == labels
    assert found["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"] == "nonet"
    assert found["Service"]["spec"]["ports"][0]["targetPort"] in ports
    assert ports["metrics"] == int(found["ConfigMap"]["data"]["NONET_METRICS_PORT"])


def test_a_pod_has_time_to_leave_and_may_write_nowhere_else() -> None:
    found = _manifests()
    settings, pod = found["ConfigMap"]["data"], found["Deployment"]["spec"]["template"]["spec"]
    leaves_s = int(settings["NONET_SERVE_ON_S"]) + int(settings["NONET_FINISH_S"])

    assert pod["terminationGracePeriodSeconds"] > leaves_s
    for container in (*pod["initContainers"], *pod["containers"]):
        confined = container["securityContext"]
        assert confined["readOnlyRootFilesystem"]
        assert not confined["allowPrivilegeEscalation"]
        assert confined["capabilities"] == {"drop": ["ALL"]}
    assert {"startupProbe", "livenessProbe", "readinessProbe"} <= pod["containers"][0].keys()


def test_compose_starts_the_service_after_its_database_and_migrations() -> None:
    services = yaml.safe_load((DEPLOY / "container" / "compose.yml").read_text("utf-8"))["services"]

    assert services["nonet"]["read_only"]
    assert services["nonet"]["depends_on"]["upgrade"]["condition"] == (
        "service_completed_successfully"
    )
    assert services["upgrade"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in services["nonet"]


@pytest.mark.parametrize(
    "file", sorted(file for file in DEPLOY.rglob("*") if file.is_file()), ids=lambda file: file.name
)
def test_every_setting_that_a_file_names_exists(file: Path) -> None:
    named = set(re.findall(r"\bNONET_[A-Z_]+\b", file.read_text("utf-8")))

    assert named - {"NONET_UPSTREAM"} <= NAMES
