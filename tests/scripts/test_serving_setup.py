"""Serving in a new clone needs only the packages for serving, and no tools of developers."""

import ast
import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
SCRIPTS = REPOSITORY / "scripts"
MODULES = ("nonet.wasm", "small.wasm", "texts.wasm")
RUSTC = """\
#!/bin/sh
case $1 in --version) echo rustc 1.99.0 ;; *) dirname "$0" ;; esac
"""


def test_all_that_serving_imports_is_installed_for_serving() -> None:
    locked = set(
        re.findall(r"^([\w.-]+)==", (REPOSITORY / "requirements.txt").read_text(), re.MULTILINE)
    )
    scripts = scripts_of_serving()

    assert {"step.py", "advice.py", "compress.py"} <= scripts
    for name in scripts:
        if name.endswith(".py"):
            for module in needed_imports(SCRIPTS / name):
                if module not in sys.stdlib_module_names and f"{module}.py" not in scripts:
                    (package,) = packages_distributions()[module]
                    assert package.lower() in locked, f"{name} imports {module}"


def scripts_of_serving() -> set[str]:
    """Return the scripts that `make serve` calls, and those that these call or import."""
    make = ["make", "--always-make", "--dry-run", "serve"]
    texts = [subprocess.check_output(make, cwd=REPOSITORY, text=True)]
    found: set[str] = set()
    while texts:
        text = texts.pop()
        named = {f"{name}.{kind}" for name, kind in re.findall(r"\b(\w+)\.(py|sh)\b", text)}
        named |= {
            f"{name}.py" for name in re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)
        }
        new = {name for name in named if (SCRIPTS / name).exists()} - found
        found |= new
        texts += [(SCRIPTS / name).read_text("utf-8") for name in new]
    return found


def needed_imports(file: Path) -> Iterator[str]:
    """Yield the modules that a script imports, but for those that it tries to."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module).split(".")[0]


def test_files_for_browsers_are_compressed_by_zlib_where_zopfli_is_missing(tmp_path: Path) -> None:
    module = tmp_path / "nonet.wasm"
    module.write_bytes(b"new")
    packed = tmp_path / "nonet.wasm.gz"
    packed.write_bytes(gzip.compress(b"old"))
    # Without its site, Python has only the standard library.
    bare = [sys.executable, "-I", "-S", str(SCRIPTS / "compress.py"), str(module)]

    done = subprocess.run(bare, capture_output=True, text=True, check=True)

    assert done.stdout == (
        "nonet.wasm is sent 5 % larger than it could be, as zopfli is not installed.\n"
    )
    assert gzip.decompress(packed.read_bytes()) == b"new"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Lay out a clone whose browsers' engine was built once, and a Rust that compiles nothing."""
    shutil.copytree(SCRIPTS, tmp_path / "scripts")
    shutil.copy(REPOSITORY / "Cargo.toml", tmp_path)
    place = tmp_path / "src/nonet/server/site/engine"
    place.mkdir(parents=True)
    for name in MODULES:
        (place / name).write_bytes(b"of an earlier state")
    programs = tmp_path / "programs"
    (programs / "lib/rustlib/wasm32-unknown-unknown").mkdir(parents=True)
    cargo = '#!/bin/sh\necho "error[E0425]: cannot find value"; exit 101\n'
    for name, script in (("rustc", RUSTC), ("cargo", cargo)):
        (programs / name).write_text(script)
        (programs / name).chmod(0o755)
    return tmp_path


def build_browser(clone: Path, *options: str) -> subprocess.CompletedProcess[str]:
    path = f"{clone / 'programs'}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [clone / "scripts/build_browser.sh", *options],
        env={"PATH": path, "HOME": str(clone), "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )


def test_serving_starts_although_the_engine_for_browsers_does_not_compile(clone: Path) -> None:
    done = build_browser(clone, "--or-without")

    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == (
        "The engine for browsers was not built: hints and new puzzles come from the server. "
        "`make setup` shows why."
    )
    assert not list((clone / "src/nonet/server/site/engine").iterdir())


def test_developers_hear_that_the_engine_for_browsers_does_not_compile(clone: Path) -> None:
    done = build_browser(clone)

    assert done.returncode != 0
    assert "cannot find value" in done.stderr


def last_line_of_build(clone: Path) -> str:
    """Build as `make serve` does; earlier lines report slow steps."""
    return build_browser(clone, "--or-without").stdout.splitlines()[-1]


def test_serving_looks_for_webassembly_once_and_takes_it_when_it_comes(clone: Path) -> None:
    target = clone / "programs/lib/rustlib/wasm32-unknown-unknown"
    target.rmdir()
    rustup = clone / "programs/rustup"
    rustup.write_text(f"#!/bin/sh\necho asked >> {clone}/asked; exit 1\n")
    rustup.chmod(0o755)
    # Nobody is root here, so nothing is installed.
    (clone / "programs/id").write_text("#!/bin/sh\necho 1000\n")
    (clone / "programs/id").chmod(0o755)

    first, second = (last_line_of_build(clone) for _ in range(2))
    target.mkdir()
    third = last_line_of_build(clone)

    assert first == second
    assert first.startswith("Rust has no wasm32-unknown-unknown here")
    assert (clone / "asked").read_text() == "asked\n"
    assert third.startswith("The engine for browsers was not built")
