"""Scripts, styles, the font and the engine, kept for ever under names that tell their content."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rcssmin import cssmin
from rjsmin import jsmin

from nonet.puzzles.lessons.drawing import STYLE

FOLDER = Path(__file__).parents[1] / "static"
FONT = Path(__file__).with_name("fonts") / "inter.woff2"
WORKER = Path(__file__).with_name("worker") / "service_worker.js"
# It works beside the page with the engine, which is built from the Rust crate where there is
# a compiler for it; without it, the server does the work.
ENGINE_WORKER, STUDY_WORKER = "engine_worker.js", "study_worker.js"
ENGINE_WASM = Path(__file__).with_name("engine") / "nonet.wasm"
# What reads texts is a module of its own, which only those fetch who bring a text.
TEXTS = ENGINE_WASM.with_name("texts.wasm")
# So is what judges deductions and tells ratings step by step.
STUDY = ENGINE_WASM.with_name("study.wasm")
# So is the help for grids of 4x4 and 6x6, which their pages fetch in the engine's place.
SMALL = ENGINE_WASM.with_name("small.wasm")
PREFIX = "/static/"
MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".json": "application/json",
}
HASH_LENGTH = 12
_TEXTS = (".js", ".css")
# What others wrote is minified already, and names its licence in its first line.
_OF_OTHERS = b"// @ts-nocheck"
# What a module imports and what a style loads, at once; and what a module fetches, if ever. All
# are served side by side, in whatever folder they lie here.
_NAMED = re.compile(
    rb'(?P<how>(?:from|url\(|new URL\(|import\()")\.{1,2}/(?:[a-z]+/)?'
    rb'(?P<name>[\w-]+\.(?:js|css|woff2))(?=")'
)
_LATER = (b"new URL(", b"import(")
_CHOICES_OF_LANGUAGES = 4


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it is sent, plain and compressed, and the files that it needs at once.

    A font is compressed in itself, so it has no other compressed form.
    """

    address: str
    media_type: str
    content: bytes
    compressed: bytes | None
    needed: tuple[str, ...]


class Assets:
    """Every file below the static folder, some from beside it, and what was `written` by name.

    A module names the modules it imports, and a style its font, so its own name depends on theirs.
    """

    def __init__(
        self,
        folder: Path = FOLDER,
        *,
        beside: Sequence[Path] = (STYLE, FONT, ENGINE_WASM, TEXTS, SMALL, STUDY),
        written: Mapping[str, bytes] | None = None,
    ) -> None:
        files = sorted((*folder.rglob("*.*"), *beside))
        read = ((file.name, _read(file)) for file in files)
        self._contents = {name: content for name, content in read if content is not None}
        self._contents |= written or {}
        self._by_name: dict[str, Asset] = {}
        for name in self._contents:
            self._load(name)
        self._by_address = {asset.address: asset for asset in self._by_name.values()}

    @property
    def have_engine(self) -> bool:
        """Whether the engine was built for browsers, and what reads texts beside it."""
        return self._contents.keys() >= {ENGINE_WASM.name, TEXTS.name}

    def has(self, name: str) -> bool:
        """Whether there is a file, as modules of WebAssembly need not be."""
        return name in self._contents

    def address(self, name: str) -> str:
        """Return the path under which a file is served."""
        return self._by_name[name].address

    def find(self, address: str) -> Asset | None:
        """Return what a path serves."""
        return self._by_address.get(address)

    def modules(self, name: str) -> tuple[str, ...]:
        """Return the paths of a module and of all that it needs."""
        return (self.address(name), *self._by_name[name].needed)

    def worker(self, also_kept: Sequence[str], spoken: Mapping[str, Sequence[str]]) -> str:
        """Return the service worker; what it keeps stands above it, in all and for each language.

        So it changes when anything that it keeps does, and browsers fetch that anew.
        """
        of_one = {path for paths in spoken.values() for path in paths}
        kept = json.dumps([*(path for path in self._by_address if path not in of_one), *also_kept])
        return (
            f"const KEPT = {kept};\nconst SPOKEN = {json.dumps(spoken)};\n"
            f"{WORKER.read_text('utf-8')}"
        )

    def _load(self, name: str) -> Asset:
        if (known := self._by_name.get(name)) is not None:
            return known
        suffix = Path(name).suffix
        needed: dict[str, None] = {}

        def hashed(match: re.Match[bytes]) -> bytes:
            asset = self._load(match["name"].decode())
            if not match["how"].startswith(_LATER):
                needed.update(dict.fromkeys((asset.address, *asset.needed)))
            return match["how"] + b"./" + asset.address.removeprefix(PREFIX).encode()

        content = self._contents[name]
        if suffix in _TEXTS:
            content = _NAMED.sub(hashed, _minified(suffix, content))
        digest = hashlib.sha256(content).hexdigest()[:HASH_LENGTH]
        asset = Asset(
            address=f"{PREFIX}{Path(name).stem}.{digest}{suffix}",
            media_type=MEDIA_TYPES[suffix],
            content=content,
            compressed=None if suffix == FONT.suffix else _compressed(name, content),
            needed=tuple(needed),
        )
        self._by_name[name] = asset
        return asset


@lru_cache(_CHOICES_OF_LANGUAGES)
def assets_beside(*written: tuple[str, bytes]) -> Assets:
    """Return the site's own files beside what was written; once, for all sites of a process."""
    return Assets(written=dict(written))


FRAME_STYLE = "framed.css"
BOARD_STYLES = ("shared/base.css", "play/board.css", "embed/embed.css")
_FRAME = (*BOARD_STYLES, "embed/frame.css")
# A browser may fetch a font that it is only told of.
_FONTS = re.compile(r"@font-face \{[^}]*\}\n")


def framed_style(parts: Iterable[str] = _FRAME) -> bytes:
    """Put the sheet together from those of the site's own pages."""
    sheets = ((FOLDER / part).read_text("utf-8") for part in parts)
    return _FONTS.sub("", "".join(sheets)).encode()


def packed_of(file: Path) -> Path:
    """Return where a file is compressed."""
    return file.with_name(f"{file.name}.gz")


def _read(file: Path) -> bytes | None:
    """Read a file, which a package may hold compressed alone; None where there is none."""
    if file.is_file():
        return file.read_bytes()
    packed = packed_of(file)
    return gzip.decompress(packed.read_bytes()) if packed.is_file() else None


def _compressed(name: str, content: bytes) -> bytes:
    """Compress a file, or take what was compressed better when it was built."""
    packed = packed_of(ENGINE_WASM.with_name(name))
    if packed.exists() and gzip.decompress(better := packed.read_bytes()) == content:
        return better
    return gzip.compress(content, mtime=0)


def _minified(suffix: str, content: bytes) -> bytes:
    if content.startswith(_OF_OTHERS):
        return content
    minified: bytes = jsmin(content) if suffix == ".js" else cssmin(content)
    return minified
