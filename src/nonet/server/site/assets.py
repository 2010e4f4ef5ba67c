"""Scripts, styles, fonts and the engine, under names that contain a hash of their content."""

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
# Workers of the engine for browsers, which needs a Rust compiler to build. Without it, the server
# does the work.
WORKERS = ENGINE_WORKER, STUDY_WORKER, VARIANT_WORKER = (
    "engine_worker.js",
    "study_worker.js",
    "variant_worker.js",
)
ENGINE_WASM = Path(__file__).with_name("engine") / "nonet.wasm"
# Reads pasted texts; pages fetch it only for a text.
TEXTS = ENGINE_WASM.with_name("texts.wasm")
# Judges deductions, and rates step by step.
STUDY = ENGINE_WASM.with_name("study.wasm")
# Gives hints for grids of 4x4 and 6x6, whose pages fetch it instead of the engine.
SMALL = ENGINE_WASM.with_name("small.wasm")
# Makes and explains variants such as killer; only their pages fetch it.
VARIANTS = ENGINE_WASM.with_name("variants.wasm")
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
# Third-party code is already minified, and its first line names its licence.
_OF_OTHERS = b"// @ts-nocheck"
# References to other files: those that a module imports or a style loads, and those that a module
# may fetch later. All files are served from one folder.
_NAMED = re.compile(
    rb'(?P<how>(?:from|url\(|new URL\(|import\()")\.{1,2}/(?:[a-z]+/)?'
    rb'(?P<name>[\w-]+\.(?:js|css|woff2))(?=")'
)
_LATER = (b"new URL(", b"import(")
_CHOICES_OF_LANGUAGES = 4


@dataclass(frozen=True, slots=True)
class Asset:
    """A file to serve, plain and compressed, and the addresses of the files that it loads.

    A font is already compressed, so its `compressed` is None.
    """

    address: str
    media_type: str
    content: bytes
    compressed: bytes | None
    needed: tuple[str, ...]


class Assets:
    """All files of the static folder, those `beside` it, and generated content by name.

    The hash of a file includes the names, and so the hashes, of the files that it loads.
    """

    def __init__(
        self,
        folder: Path = FOLDER,
        *,
        beside: Sequence[Path] = (STYLE, FONT, ENGINE_WASM, TEXTS, SMALL, STUDY, VARIANTS),
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
        """Whether the engine for browsers and its text reader were built."""
        return self._contents.keys() >= {ENGINE_WASM.name, TEXTS.name}

    def has(self, name: str) -> bool:
        """Return whether a file exists; WebAssembly modules are optional."""
        return name in self._contents

    def address(self, name: str) -> str:
        """Return the path of a file."""
        return self._by_name[name].address

    def find(self, address: str) -> Asset | None:
        """Return the file of a path, or None."""
        return self._by_address.get(address)

    def modules(self, name: str) -> tuple[str, ...]:
        """Return the paths of a module and of all files that it loads."""
        return (self.address(name), *self._by_name[name].needed)

    def worker(
        self,
        also_kept: Sequence[str],
        spoken: Mapping[str, Sequence[str]],
        later: Mapping[str, Sequence[str]],
    ) -> str:
        """Return the service worker, preceded by the paths to cache, for all and for each language.

        Those in `later` are cached when they are first used. The script changes whenever a cached
        file changes, so browsers update it.
        """
        of_one = {path for paths in (*spoken.values(), *later.values()) for path in paths}
        kept = json.dumps([*(path for path in self._by_address if path not in of_one), *also_kept])
        return (
            f"const KEPT = {kept};\nconst SPOKEN = {json.dumps(spoken)};\n"
            f"const LATER = {json.dumps(later)};\n"
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
    """Return the site's files with generated content; shared by all sites of a process."""
    return Assets(written=dict(written))


FRAME_STYLE = "framed.css"
BOARD_STYLES = ("shared/base.css", "play/board.css", "embed/embed.css")
_FRAME = (*BOARD_STYLES, "embed/frame.css")
# A browser may fetch a font even if a style only declares it.
_FONTS = re.compile(r"@font-face \{[^}]*\}\n")


def framed_style(parts: Iterable[str] = _FRAME) -> bytes:
    """Compose a style sheet from those of the site's pages, without fonts."""
    sheets = ((FOLDER / part).read_text("utf-8") for part in parts)
    return _FONTS.sub("", "".join(sheets)).encode()


def packed_of(file: Path) -> Path:
    """Return the path of a file's compressed form."""
    return file.with_name(f"{file.name}.gz")


def _read(file: Path) -> bytes | None:
    """Read a file or its compressed form; None if neither exists."""
    if file.is_file():
        return file.read_bytes()
    packed = packed_of(file)
    return gzip.decompress(packed.read_bytes()) if packed.is_file() else None


def _compressed(name: str, content: bytes) -> bytes:
    """Compress a file, or return the better compressed form from its build."""
    packed = packed_of(ENGINE_WASM.with_name(name))
    if packed.exists() and gzip.decompress(better := packed.read_bytes()) == content:
        return better
    return gzip.compress(content, mtime=0)


def _minified(suffix: str, content: bytes) -> bytes:
    if content.startswith(_OF_OTHERS):
        return content
    minified: bytes = jsmin(content) if suffix == ".js" else cssmin(content)
    return minified
