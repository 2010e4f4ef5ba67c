"""Known vulnerabilities of all locked dependencies, according to OSV.

Python, Rust and JavaScript, whether for serving, building or testing. The exit status is 0 when
none is known, 1 when some are, and 69 when OSV cannot be reached.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from httpx2 import Client, HTTPError

REPOSITORY = Path(__file__).parents[1]
OSV = "https://api.osv.dev"
KNOWN, UNREACHABLE = 1, 69  # EX_UNAVAILABLE of sysexits.h
_AT_ONCE = 1_000
_PATIENCE_S = 60
_LOCKED = re.compile(r"^([a-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def locked() -> list[str]:
    """Return the package URLs of all locked dependencies, each once."""
    return sorted({*_python(), *_rust(), *_javascript()})


def advisories(packages: Sequence[str], address: str = OSV) -> dict[str, list[str]]:
    """Return the ids of advisories by package URL.

    Raises:
        HTTPError: OSV cannot be reached.
        ValueError, KeyError: its answer has an unexpected shape.
    """
    known: dict[str, list[str]] = {}
    with Client(base_url=address, timeout=_PATIENCE_S) as client:
        for start in range(0, len(packages), _AT_ONCE):
            asked = packages[start : start + _AT_ONCE]
            queries = [{"package": {"purl": package}} for package in asked]
            answer = client.post("/v1/querybatch", json={"queries": queries}).raise_for_status()
            results: list[Any] = answer.json()["results"]
            for package, result in zip(asked, results, strict=True):
                if found := result.get("vulns"):
                    known[package] = [str(one["id"]) for one in found]
    return known


def _python() -> Iterator[str]:
    rooms = "", "tests/document", "benchmarks/load"
    for file in (
        found for room in rooms for found in (REPOSITORY / room).glob("requirements*.txt")
    ):
        for name, version in _LOCKED.findall(file.read_text("utf-8")):
            yield f"pkg:pypi/{name}@{version}"


def _rust() -> Iterator[str]:
    lock = tomllib.loads((REPOSITORY / "Cargo.lock").read_text("utf-8"))
    for each in lock["package"]:
        if "source" in each:  # workspace members have none
            yield f"pkg:cargo/{each['name']}@{each['version']}"


def _javascript() -> Iterator[str]:
    folders = "", "tests/inspector", "tests/document", "benchmarks/lighthouse", "clients/typescript"
    for folder in folders:
        lock = json.loads((REPOSITORY / folder / "package-lock.json").read_text("utf-8"))
        for place, each in lock["packages"].items():
            name = place.rpartition("node_modules/")[2]
            if name and "version" in each:
                yield f"pkg:npm/{name.replace('@', '%40')}@{each['version']}"


def main() -> int:
    """Print the advisories, and return the exit status."""
    packages = locked()
    try:
        known = advisories(packages, *sys.argv[1:])
    except (HTTPError, ValueError, KeyError) as fault:
        print(f"Nothing was checked: OSV cannot be asked ({type(fault).__name__}: {fault}).")
        return UNREACHABLE
    for package, names in known.items():
        print(f"{package}  {' '.join(names)}")
    print(f"{len(known)} of {len(packages)} packages have known advisories.")
    return KNOWN if known else 0


if __name__ == "__main__":
    sys.exit(main())
