"""What a corpus consists of: each file with its hash, and the versions that made it."""

import json
from collections.abc import Iterator, Sequence
from hashlib import file_digest
from pathlib import Path
from typing import Any

import pyarrow as pa

from nonet import engine
from nonet.errors import CorpusError
from nonet.research.recipe import Recipe

MANIFEST, RECIPE, CARD, DATA = "manifest.json", "recipe.toml", "README.md", "data"
COMMITMENT = "commitment.json"


def write_manifest(
    folder: Path,
    recipe: Recipe,
    *,
    splits: Sequence[str],
    avoided: dict[str, str],
    secret: bytes | None,
) -> None:
    """Write the manifest of all files in a folder.

    Raises:
        OSError.
    """
    manifest: dict[str, Any] = {
        "name": recipe.name,
        "recipe": recipe.digest,
        "splits": list(splits),
        "engine": engine.VERSION,
        "pyarrow": pa.__version__,
        "avoided": avoided,
        "files": {name: sha256_of(folder / name) for name in sorted(_files(folder))},
    }
    if secret is not None:
        manifest["secret"] = secret.hex()
    text = json.dumps(manifest, indent=2)
    (folder / MANIFEST).write_text(f"{text}\n", "utf-8")


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a corpus.

    Raises:
        CorpusError: there is none that can be read.
    """
    return _read(folder / MANIFEST, {"files": dict, "splits": list, "recipe": str})


def read_commitment(folder: Path) -> dict[str, Any]:
    """Read what a folder commits to.

    Raises:
        CorpusError: it commits to nothing.
    """
    return _read(folder / COMMITMENT, {"commitment": str, "splits": list, "engine": str})


def _read(file: Path, expected: dict[str, type]) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except OSError as fault:
        raise CorpusError(f"{file}: {fault.strerror}") from None
    except ValueError as fault:
        raise CorpusError(f"{file}: {fault}") from None
    for name, kind in expected.items():
        if not isinstance(found, dict) or not isinstance(found.get(name), kind):
            raise CorpusError(f"{file}: expected an object with {name!r}")
    known: dict[str, Any] = found
    return known


def changed_files(folder: Path, manifest: dict[str, Any]) -> Iterator[str]:
    """Yield the names of files that are not as the manifest has them, missing ones included."""
    files: dict[str, str] = manifest["files"]
    for name in sorted({*files, *_files(folder)} - {MANIFEST}):
        file = folder / name
        if not file.is_file() or sha256_of(file) != files.get(name):
            yield name


def sha256_of(file: Path) -> str:
    """Return the SHA-256 of a file.

    Raises:
        OSError.
    """
    with file.open("rb") as stream:
        return file_digest(stream, "sha256").hexdigest()


def _files(folder: Path) -> Iterator[str]:
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.relative_to(folder).as_posix()
