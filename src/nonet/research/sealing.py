"""Commit to seeds before anybody, including the makers, has seen a puzzle made from them."""

import json
import os
import secrets
import shutil
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pyarrow as pa

from nonet import engine
from nonet.errors import CorpusError
from nonet.i18n.catalogue import english
from nonet.research.recipe import Recipe, read_recipe
from nonet.research.shards import CARD, COMMITMENT, RECIPE, read_commitment

_SECRET_BYTES = 32


def seal(recipe_file: Path, folder: Path, splits: Sequence[str]) -> Path:
    """Commit to a corpus that is made when its secret is revealed; return the secret's file.

    The folder can be published at once; the secret is next to it, not in it.

    Raises:
        CorpusError: the recipe is invalid.
        OSError: a file can't be written.
    """
    recipe = read_recipe(recipe_file)
    secret = secrets.token_bytes(_SECRET_BYTES)
    hidden = folder.with_name(f"{folder.name}.secret")
    # Only the owner can read it, and an existing secret is never overwritten.
    with os.fdopen(os.open(hidden, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        stream.write(f"{secret.hex()}\n")
    begun = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    shutil.copyfile(recipe_file, begun / RECIPE)
    promise = {
        "commitment": _commitment(secret, recipe_file),
        "splits": list(splits),
        "engine": engine.VERSION,
        "pyarrow": pa.__version__,
    }
    (begun / COMMITMENT).write_text(f"{json.dumps(promise, indent=2)}\n", "utf-8")
    (begun / CARD).write_text(_card(recipe, promise["commitment"]), "utf-8")
    if folder.exists():
        folder.rmdir()
    begun.rename(folder)
    return hidden


def read_secret(sealed: Path, hidden: Path) -> bytes:
    """Return the secret of a sealed corpus.

    Raises:
        CorpusError: the secret doesn't match, or another engine version made the commitment.
        OSError: the secret can't be read.
    """
    promise = read_commitment(sealed)
    try:
        secret = bytes.fromhex(hidden.read_text("ascii").strip())
    except ValueError:
        raise CorpusError(f"{hidden}: expected {_SECRET_BYTES} bytes in hexadecimal") from None
    if _commitment(secret, sealed / RECIPE) != promise["commitment"]:
        raise CorpusError(f"{hidden}: isn't the secret for the commitment in {sealed}")
    if promise["engine"] != engine.VERSION:
        made_by = promise["engine"]
        message = f"engine {made_by} made the commitment; this is engine {engine.VERSION}"
        raise CorpusError(f"{sealed}: {message}. Install version {made_by}")
    return secret


def _commitment(secret: bytes, recipe_file: Path) -> str:
    return sha256(secret + recipe_file.read_bytes()).hexdigest()


def _card(recipe: Recipe, commitment: str) -> str:
    said = english()("corpora-sealed", name=recipe.name, count=recipe.count)
    return f"# {recipe.name}\n\n{said}\n\n```text\n{commitment}\n```\n"
