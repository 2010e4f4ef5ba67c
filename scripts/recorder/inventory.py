"""Names that others rely on: metrics, alerts, settings, audit events, the library, storage."""

import importlib
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from httpx2 import Client

from recorder.grids import KNOWN
from recorder.product import COMMAND, Product, environment, free_port
from recorder.records import Records

AREA = "inventory"
_ROOT = Path(__file__).parents[2]
_LIBRARY = ["nonet.engine", "nonet.engine.aio", "nonet.engine.small", "nonet.gym", "nonet.errors"]
_MODULE = re.compile(r"\bnonet(\.\w+)*\.(?=\w)|<function |<object object at \w+>| at 0x\w+")
_STORED = re.compile(r"""["'`](nonet[-:.][\w:.-]*)""")


def record_inventory(records: Records, folder: Path) -> None:
    """Record all names."""
    _metrics(records, folder)
    alerts = (_ROOT / "deploy/monitoring/alerts.yml").read_text("utf-8")
    records.add(AREA, "alerts", re.findall(r"alert: (\w+)", alerts))
    told = [sys.executable, "-m", "recorder._product", "names"]
    done = subprocess.run(  # noqa: S603 - our own program
        told, env=environment(folder), cwd=folder, capture_output=True, check=True
    )
    for name, names in json.loads(done.stdout).items():
        records.add(AREA, name, names)
    for name in _LIBRARY:
        module = importlib.import_module(name)
        for public, described in _public(module):
            records.add(AREA, f"library {name}.{public}", described)
    scripts = (file.read_text("utf-8") for file in (_ROOT / "src").rglob("*.js"))
    stored = {key for script in scripts for key in _STORED.findall(script)}
    records.add(AREA, "names in scripts", sorted(stored))


def _metrics(records: Records, folder: Path) -> None:
    port = free_port()
    served = COMMAND, "serve"
    with Product(folder, *served, metrics_port=port) as product, Client(timeout=60) as client:
        key = product.key("metrics@nonet.example")
        for path, status in (("/check", 200), ("/worksheets", 200), ("/none", 404)):
            headers = {"Authorization": f"Bearer {key}"}
            body = {"puzzles": KNOWN[:1]} if path == "/worksheets" else {"puzzle": KNOWN[0]}
            answer = product.ask("POST", f"/api/v1{path}", json=body, headers=headers)
            records.add(AREA, f"served {path}", [status, answer.status_code])
        page = client.get(f"http://127.0.0.1:{port}/metrics").text
    described = [line for line in page.splitlines() if line.startswith(("# HELP", "# TYPE"))]
    records.add(AREA, "metrics", sorted(described))
    samples = [line.rpartition(" ")[0] for line in page.splitlines() if line[:1] != "#"]
    labels = {re.sub(r'="[^"]*"', "", sample) for sample in samples}
    records.add(AREA, "labels of metrics", sorted(labels))


def _public(module: ModuleType) -> list[tuple[str, Any]]:
    names = sorted(name for name in dir(module) if not name.startswith("_"))
    found = [(name, getattr(module, name)) for name in names]
    return [(name, _described(it)) for name, it in found if not inspect.ismodule(it)]


def _described(it: Any) -> Any:
    """Return the signature of a function, the members of a class, or a value."""
    if inspect.isclass(it):
        members = {
            name: _described(member) if callable(member) else type(member).__name__
            for name, member in inspect.getmembers(it)
            if not name.startswith("_") and not inspect.isclass(member)
        }
        return {"bases": [base.__name__ for base in it.__mro__], "call": _signature(it), **members}
    return _signature(it) if callable(it) else _MODULE.sub("", repr(it))


def _signature(it: Any) -> str:
    try:
        return _MODULE.sub("", str(inspect.signature(it)))
    except (TypeError, ValueError):
        return "no signature"
