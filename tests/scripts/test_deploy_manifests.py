"""Manifests for Kubernetes and compose fit their schemas, and their parts each other."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from machine import find_program
from markdown import REPOSITORY

FOLDER = REPOSITORY / "deploy" / "kubernetes"
KUSTOMIZE, KUBECONFORM = (find_program(name) for name in ("kustomize", "kubeconform"))
SCHEMAS = Path(kubernetes_validate.__file__).parent / "kubernetes-json-schema"
COMPOSE = REPOSITORY / "deploy" / "container" / "compose.yml"
# The oldest that clouds still run, and the newest that the package has.
VERSIONS = ["1.30", kubernetes_validate.latest_version()]


@pytest.mark.parametrize("version", VERSIONS)
def test_kubernetes_takes_every_manifest(version: str) -> None:
    for kind, manifest in _manifests().items():
        if kind != "ServiceMonitor":
            kubernetes_validate.validate(manifest, version, strict=True)


@pytest.mark.thorough
@pytest.mark.skipif(
    KUSTOMIZE is None or KUBECONFORM is None,
    reason="kustomize or kubeconform is missing: `go install`",
)
@pytest.mark.parametrize("version", VERSIONS)
def test_kustomize_builds_manifests_that_kubeconform_accepts(version: str, tmp_path: Path) -> None:
    built = _judge(str(KUSTOMIZE), "build", str(FOLDER))
    number = f"{'.'.join(version.split('.')[:2])}.0"
    # The schemas are those of the package, which name each other by a place that is nowhere.
    for file in (SCHEMAS / f"v{number}-local-strict").iterdir():
        schema = json.loads(file.read_text("utf-8"))
        schema.pop("$id", None)
        here = f'"$ref": "{tmp_path.as_uri()}/_definitions.json#'
        text = json.dumps(schema).replace('"$ref": "/api/_definitions.json#', here)
        (tmp_path / file.name).write_text(text, "utf-8")
    schemas = f"{tmp_path}/{{{{ .ResourceKind }}}}{{{{ .KindSuffix }}}}.json"

    said = _judge(
        str(KUBECONFORM), "-strict", "-summary", "-skip=ServiceMonitor",
        f"-kubernetes-version={number}", f"-schema-location={schemas}", given=built,
    )  # fmt: skip

    assert {each["kind"] for each in yaml.safe_load_all(built)} == _manifests().keys()
    assert "registry.example" not in built
    assert "Invalid: 0, Errors: 0, Skipped: 1" in said


def _judge(*command: str, given: str = "") -> str:
    judged = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr
    return judged.stdout


def test_a_word_that_kubernetes_does_not_know_is_found() -> None:
    manifest = _manifests()["Deployment"]
    manifest["spec"]["template"]["spec"]["containers"][0]["livelinessProbe"] = {}

    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(manifest, VERSIONS[0], strict=True)


def test_compose_takes_its_file() -> None:
    command = str(Path(sys.executable).with_name("check-jsonschema"))
    judged = subprocess.run(
        [command, "--builtin-schema", "vendor.compose-spec", str(COMPOSE)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert judged.returncode == 0, judged.stdout


def _manifests() -> dict[str, Any]:
    parts = yaml.safe_load((FOLDER / "kustomization.yaml").read_text("utf-8"))["resources"]
    texts = [(FOLDER / part).read_text("utf-8") for part in parts]
    return {each["kind"]: each for text in texts for each in yaml.safe_load_all(text)}


def test_the_parts_on_kubernetes_find_each_other() -> None:
    found = _manifests()
    pod = found["Deployment"]["spec"]["template"]
    labels = pod["metadata"]["labels"]
    ports = {port["name"]: port["containerPort"] for port in pod["spec"]["containers"][0]["ports"]}

    # A number here would undo the autoscaler's at each `apply`.
    assert "replicas" not in found["Deployment"]["spec"]
    assert found["Deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert found["Service"]["spec"]["selector"] == labels
    assert found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert found["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"] == labels
    assert found["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"] == "nonet"
    assert found["Service"]["spec"]["ports"][0]["targetPort"] in ports
    served = {port["name"] for port in found["Service"]["spec"]["ports"]}
    (path,) = found["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    assert path["backend"]["service"] == {"name": "nonet", "port": {"name": "http"}}
    monitor = found["ServiceMonitor"]["spec"]
    assert monitor["selector"]["matchLabels"] == found["Service"]["metadata"]["labels"]
    assert {"http", monitor["endpoints"][0]["port"]} <= served
    by = found["HorizontalPodAutoscaler"]["spec"]["metrics"]
    assert by[1]["pods"]["metric"]["name"] == "nonet_turns_waiting"
    assert ports["metrics"] == int(found["ConfigMap"]["data"]["NONET_METRICS_PORT"])


def test_a_pod_has_time_to_leave_and_may_write_nowhere_else() -> None:
    found = _manifests()
    settings, pod = found["ConfigMap"]["data"], found["Deployment"]["spec"]["template"]["spec"]
    sleep, seconds = pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"]

    assert sleep == "sleep"
    assert pod["terminationGracePeriodSeconds"] > int(seconds) + int(settings["NONET_FINISH_S"])
    for container in (*pod["initContainers"], *pod["containers"]):
        confined = container["securityContext"]
        assert confined["readOnlyRootFilesystem"]
        assert not confined["allowPrivilegeEscalation"]
        assert confined["capabilities"] == {"drop": ["ALL"]}
    assert {"startupProbe", "livenessProbe", "readinessProbe"} <= pod["containers"][0].keys()


def test_compose_starts_the_service_after_its_database_and_migrations() -> None:
    services = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]

    for name in ("nonet", "upgrade"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
    assert services["nonet"]["depends_on"]["upgrade"]["condition"] == (
        "service_completed_successfully"
    )
    assert services["upgrade"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in services["nonet"]
