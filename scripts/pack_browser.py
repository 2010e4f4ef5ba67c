"""Puts the package for JavaScript together: `pack_browser.py FOLDER`, then `npm publish FOLDER`.

It holds the modules that `make setup` built, what the website's own scripts share with it, and the
sentences in English.
"""

import json
import shutil
import sys
from pathlib import Path

from nonet.foundation.catalogue import english
from nonet.web.site.assets import ENGINE_WASM, FOLDER as STATIC, TEXTS
from nonet.web.site.device import FILES

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "bindings/browser/package"
SHARED = ("engine/wasm.js", "engine/render_step.js", "shared/words.js", "shared/fluent.js")


def pack(folder: Path) -> None:
    """Write the package into a folder, which may exist."""
    shutil.copytree(PACKAGE, folder, dirs_exist_ok=True)
    for name in SHARED:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(STATIC / name, folder / name)
    for module in (ENGINE_WASM, TEXTS):
        shutil.copy(module, folder)
    shutil.copy(REPOSITORY / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(STATIC.with_name("site") / "licences" / "fluent.txt", folder / "LICENSE-fluent.txt")
    sentences = json.dumps(english().for_scripts(FILES))
    (folder / "sentences.js").write_text(f"export const SENTENCES = {sentences};\n", "utf-8")


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
