"""The licences of all runtime dependencies, and a bill of materials for CycloneDX.

`licences.py` prints the table, `licences.py --sbom FILE` a bill of materials in CycloneDX 1.6.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, NamedTuple

REPOSITORY = Path(__file__).parents[1]
# None of these may serve, since they would bind everybody who runs or changes Nonet.
REFUSED = re.compile(r"\b(A?GPL|GNU (Affero )?General Public)", re.IGNORECASE)
# Bundled scripts in the repository, whose first line names their source.
_STATIC = REPOSITORY / "src" / "nonet" / "server" / "static" / "shared"
_BUNDLED = tuple(_STATIC / name for name in ("fluent.js", "qr_code.js"))
_BUNDLE = re.compile(r"// @ts-nocheck (?P<name>\S+) (?P<version>\S+), (?P<licence>[^;]+);")
# Where the engine serves: on a host, and in browsers.
_PLATFORMS = "x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"
_LOCKED = re.compile(r"^([a-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
# Licences from the authors' own pages, for packages without data or for another system.
_ELSEWHERE = {
    "colorama": "BSD-3-Clause",
    "httpx2-jsfetch": "BSD-3-Clause",
    "pywin32": "PSF-2.0",
    "tzdata": "Apache-2.0",
}
_HEAD = "| Package | Licence |\n|---|---|\n"


class Part(NamedTuple):
    """A runtime dependency."""

    kind: str
    name: str
    version: str
    licence: str

    @property
    def url(self) -> str:
        """The part as a package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def parts() -> list[Part]:
    """Return all runtime dependencies, by name."""
    return sorted([*_python(), *_rust(), *_javascript()], key=lambda part: (part.kind, part.name))


def table() -> str:
    """Return all runtime dependencies with their licences, as a Markdown table."""
    rows = dict.fromkeys((part.name, part.licence) for part in parts())
    return _HEAD + "".join(f"| {name} | {licence} |\n" for name, licence in rows)


def bill() -> dict[str, Any]:
    """Return the bill of materials."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "nonet"}},
        "components": [
            {
                "type": "library",
                "bom-ref": part.url,
                "name": part.name,
                "version": part.version,
                "purl": part.url,
                "licenses": [{"license": {"name": part.licence}}],
            }
            for part in parts()
        ],
    }


def _python() -> list[Part]:
    locked = (REPOSITORY / "requirements.txt").read_text("utf-8")
    return [
        Part("pypi", name, version, _licence_of(name))
        for name, version in _LOCKED.findall(locked)
        if name != "maturin"  # it builds, and does not serve
    ]


def _licence_of(name: str) -> str:
    if name in _ELSEWHERE:
        return _ELSEWHERE[name]
    try:
        shown = metadata(name)
    except PackageNotFoundError:
        return "unknown"
    return _shown(shown) or "unknown"


def _shown(shown: PackageMetadata) -> str:
    for field in ("License-Expression", "License"):
        for text in shown.get_all(field) or []:
            if text and "\n" not in text:
                return str(text)
    named = [each for each in shown.get_all("Classifier") or [] if each.startswith("License")]
    return " and ".join(each.rpartition(" :: ")[2] for each in named)


def _rust() -> set[Part]:
    return {part for platform in _PLATFORMS for part in _crates_for(platform)}


def _crates_for(platform: str) -> list[Part]:
    # Fetch the crates that only builds for other platforms need.
    asked = ["cargo", "metadata", "--format-version=1", "--locked", f"--filter-platform={platform}"]
    said = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    return [
        Part("cargo", each["name"], each["version"], each["license"] or "unknown")
        for each in json.loads(said.stdout)["packages"]
        if each["source"] is not None  # ours have none
    ]


def _javascript() -> Iterator[Part]:
    for bundled in _BUNDLED:
        shown = _BUNDLE.match(bundled.read_text("utf-8"))
        if shown is None:
            raise ValueError(f"{bundled.name} does not say what it is made of")
        yield Part("npm", shown["name"], shown["version"], shown["licence"])


def main() -> None:
    """Write the requested list."""
    match sys.argv[1:]:
        case ["--sbom", file]:
            Path(file).write_text(json.dumps(bill(), indent=2) + "\n", "utf-8")
        case _:
            sys.stdout.write(table())


if __name__ == "__main__":
    main()
