"""Scripts, styles and the font, kept for ever under names that change with their content."""

import gzip
import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nonet.lessons import STYLE

FOLDER = Path(__file__).with_name("static")
FONT = Path(__file__).with_name("fonts") / "inter.woff2"
WORKER = Path(__file__).with_name("worker") / "service_worker.js"
PREFIX = "/static/"
MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".woff2": "font/woff2",
}
HASH_LENGTH = 12
# What a module imports, and what a style loads.
_NEEDED = re.compile(rb'(?:(?<=from "\./)|(?<=url\("\./))[a-z_]+\.(?:js|woff2)(?=")')


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it is sent, plain and compressed, and the files that it needs.

    A font is compressed in itself, so it has no other compressed form.
    """

    address: str
    media_type: str
    content: bytes
    compressed: bytes | None
    needed: tuple[str, ...]


class Assets:
    """Every file of the static folder, and some from beside it, read once.

    A module names the modules it imports, and a style its font, so its own name depends on theirs.
    """

    def __init__(self, folder: Path = FOLDER, *, beside: Sequence[Path] = (STYLE, FONT)) -> None:
        self._files = {file.name: file for file in sorted((*folder.iterdir(), *beside))}
        self._by_name: dict[str, Asset] = {}
        for name in self._files:
            self._load(name)
        self._by_address = {asset.address: asset for asset in self._by_name.values()}

    def address(self, name: str) -> str:
        """Return the path under which a file is served."""
        return self._by_name[name].address

    def find(self, address: str) -> Asset | None:
        """Return what a path serves."""
        return self._by_address.get(address)

    def modules(self, name: str) -> tuple[str, ...]:
        """Return the paths of a module and of all that it needs."""
        return (self.address(name), *self._by_name[name].needed)

    def worker(self, also_kept: Sequence[str], homes: Sequence[str]) -> str:
        """Return the service worker; what it keeps, and where languages begin, stands above it.

        So it changes when anything that it keeps does, and browsers fetch that anew.
        """
        kept = json.dumps([*self._by_address, *also_kept])
        return (
            f"const KEPT = {kept};\nconst HOMES = {json.dumps(homes)};\n{WORKER.read_text('utf-8')}"
        )

    def _load(self, name: str) -> Asset:
        if (known := self._by_name.get(name)) is not None:
            return known
        file = self._files[name]
        needed: dict[str, None] = {}

        def hashed(match: re.Match[bytes]) -> bytes:
            asset = self._load(match[0].decode())
            needed.update(dict.fromkeys((asset.address, *asset.needed)))
            return asset.address.removeprefix(PREFIX).encode()

        content = file.read_bytes()
        if file.suffix != FONT.suffix:
            content = _NEEDED.sub(hashed, content)
        digest = hashlib.sha256(content).hexdigest()[:HASH_LENGTH]
        asset = Asset(
            address=f"{PREFIX}{file.stem}.{digest}{file.suffix}",
            media_type=MEDIA_TYPES[file.suffix],
            content=content,
            compressed=None if file.suffix == FONT.suffix else gzip.compress(content, mtime=0),
            needed=tuple(needed),
        )
        self._by_name[name] = asset
        return asset
