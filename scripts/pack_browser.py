"""Build the package for JavaScript: `pack_browser.py FOLDER`, then `npm install FOLDER`.

It holds the modules that `make setup` built, what the website's own scripts share with it, the
board of its pages as an element, and the sentences, a file for each language.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from markupsafe import Markup
from rcssmin import cssmin
from rjsmin import jsmin

from nonet.grid import SIDE
from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.i18n.words import Words
from nonet.server.site.assets import (
    BOARD_STYLES,
    ENGINE_WASM,
    FOLDER as STATIC,
    TEXTS,
    VARIANTS,
    framed_style,
)
from nonet.server.site.embed import HELP
from nonet.server.site.languages import FILES, FILES_OF_VARIANTS
from nonet.server.site.pages import environment

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "bindings/browser/package"
SHARED = ("engine/wasm.js", "engine/render_step.js", "play/table.js", "game/storage.js")
STYLE = "board.css"
_IMPORTED = re.compile(r'(?:from|import\() ?"(\.[^"]+)"')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def pack(folder: Path) -> None:
    """Write the package into a folder, which may exist."""
    shutil.copytree(PACKAGE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(STYLE))
    for name in _with_imports(SHARED):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(STATIC / name, folder / name)
    for module in (ENGINE_WASM, TEXTS, VARIANTS):
        shutil.copy(module, folder)
    shutil.copy(REPOSITORY / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(STATIC.with_name("site") / "licences" / "fluent.txt", folder / "LICENSE-fluent.txt")
    languages = Catalogue().all()
    for words in languages:
        ending = "" if words.tag == ENGLISH else f"-{words.tag}"
        variants = words.for_scripts((*FILES, *FILES_OF_VARIANTS))
        _write(folder / f"sentences{ending}.js", SENTENCES=words.for_scripts(FILES))
        _write(folder / f"variant-sentences{ending}.js", SENTENCES=variants)
        parts = {"MARKUP": _markup(words), "WORDS": words.for_scripts()}
        _write(folder / f"board-{words.tag}.js", **parts)
    _write(folder / "languages.js", LANGUAGES=[words.tag for words in languages])
    _write(folder / "board_style.js", STYLE=_style())
    # Their types are in files of their own, and their comments in the repository.
    for file in folder.rglob("*.js"):
        text = file.read_text("utf-8")
        if "node_modules" not in file.parts and not text.startswith("// @ts-nocheck"):
            file.write_text(jsmin(text) + "\n", "utf-8")


def _with_imports(names: tuple[str, ...]) -> Iterator[str]:
    """Yield scripts of the site and all modules that they import, including dynamic imports."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        file = STATIC / name
        text = _COMMENT.sub("", file.read_text("utf-8"))
        waiting += (
            (file.parent / imported).resolve().relative_to(STATIC.resolve()).as_posix()
            for imported in _IMPORTED.findall(text)
        )
        yield name


def _markup(words: Words) -> str:
    """Render the board as a frame has it, empty: the element fills it in."""
    templates = environment()
    templates.globals |= {"t": words, "at": lambda _path: ""}
    embedded = templates.get_template("embedded.html").make_module({}).embedded  # type: ignore[attr-defined]
    empty = {"digit": "", "name": ""}
    board = {"id": "", "rows": [[empty] * SIDE] * SIDE}
    heading = Markup('<slot name="heading">{}</slot>').format(words("puzzle-heading"))
    filled = str(embedded(board, heading, "", len(HELP) - 1, is_page=False))
    lines = "".join(line.strip() for line in filled.splitlines())
    return f'{lines}<slot name="credit"></slot>'


def _style() -> str:
    style = framed_style(BOARD_STYLES).decode() + (PACKAGE / STYLE).read_text("utf-8")
    return str(cssmin(style))


def _write(file: Path, **exported: object) -> None:
    lines = (f"export const {name} = {json.dumps(value)};\n" for name, value in exported.items())
    file.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
