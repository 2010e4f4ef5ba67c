"""What decides, beside a worksheet itself, how its PDF turns out to the byte."""

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path

from nonet.foundation.catalogue import english
from nonet.foundation.paper import FORMATS

_HERE = Path(__file__).parent
_PRINTERS = ("nonet", "pikepdf", "typst", "zxing-cpp")
_KINDS = (".py", ".typ", ".ttf", ".ftl")


@cache
def edition() -> str:
    """Name template, fonts, code and libraries; whatever of them changes, the name does."""
    digest = hashlib.sha256()
    for name in _PRINTERS:
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(repr(FORMATS).encode())
    for file in sorted((*_HERE.rglob("*.*"), *english().folder.glob("*.ftl"))):
        if file.suffix in _KINDS:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
