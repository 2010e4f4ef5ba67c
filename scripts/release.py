"""Make all that a release hands out, into `dist`, and upload nothing.

    scripts/release.py https://example.org/nonet

The address is where the repository is: the package's README shows its pictures from there. The
newest numbered entry of the changelog decides the version. The wheel is built from the source that
is handed out, as whoever builds it from there does. What is made of one commit has the same bytes
every time; where `dist` has files of an earlier run of it, that is held.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from debian import make_debian
from manual import write_manual

ROOT = Path(__file__).parents[1]
DIST, STAGE = ROOT / "dist", ROOT / "var" / "release"
SUMS = "SHA256SUMS"
DOCUMENTS = Path("src/nonet/server/site/documents.zip")
_ENTRY = re.compile(r"^## \[(\d+\.\d+\.\d+)\]", re.MULTILINE)
_PICTURE = re.compile(r'((?:src|srcset)="|\]\()(?=docs/|src/)')


def main(address: str) -> None:
    """Make wheel, source, manual, documents and Debian package, with their sums."""
    version, time_s = required_version(), int(run("git", "log", "-1", "--format=%ct"))
    day = datetime.fromtimestamp(time_s, UTC).strftime("%Y-%m-%d")
    os.environ["SOURCE_DATE_EPOCH"] = str(time_s)
    earlier = (DIST / SUMS).read_text("utf-8") if (DIST / SUMS).exists() else ""
    for folder in (STAGE, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    tree = STAGE / "tree"
    lay_out(tree, address.rstrip("/"), version)
    wheel = build(tree, f"nonet-{version}")
    manual = write_manual(version, day)
    (DIST / "nonet.1").write_text(manual, "utf-8")
    shutil.copy(tree / DOCUMENTS, DIST / f"nonet-{version}-documents.zip")
    make_debian(wheel, version, manual, STAGE / "debian")
    hold_sums(earlier)


def required_version() -> str:
    """Return the version, which the changelog and the crates agree on, of a clean tree."""
    if run("git", "status", "--porcelain"):
        sys.exit("there are changes that are not committed")
    entries = _ENTRY.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    crates = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))
    version = str(crates["workspace"]["package"]["version"])
    if entries[:1] != [version]:
        newest = entries[0] if entries else "none"
        sys.exit(f"the newest entry of CHANGELOG.md is {newest}, and Cargo.toml has {version}")
    return version


def lay_out(tree: Path, address: str, version: str) -> None:
    """Lay out what is committed, with the addresses that only the package has."""
    archive = tree.with_suffix(".tar")
    run("git", "archive", "-o", str(archive), "HEAD")
    unpack(archive, tree)
    readme = tree / "README.md"
    absolute = rf"\g<1>{address}/raw/v{version}/"
    text = readme.read_text("utf-8").replace("<this repository>", address)
    readme.write_text(_PICTURE.sub(absolute, text), "utf-8")
    project = tree / "pyproject.toml"
    urls = (
        f'[project.urls]\nRepository = "{address}"\n'
        f'Changelog = "{address}/blob/v{version}/CHANGELOG.md"\n\n[project.scripts]'
    )
    project.write_text(project.read_text("utf-8").replace("[project.scripts]", urls, 1), "utf-8")
    # It is not committed, and not everyone who builds from the source can build it.
    engine = Path("src/nonet/server/site/engine")
    if not (ROOT / engine / "nonet.wasm").exists():
        sys.exit("the engine for browsers was not built: scripts/build_browser.sh says why")
    shutil.copytree(ROOT / engine, tree / engine)
    if not (ROOT / DOCUMENTS).exists():
        sys.exit("the site of the documents was not built: make docs")
    shutil.copy(ROOT / DOCUMENTS, tree / DOCUMENTS)


def build(tree: Path, name: str) -> Path:
    """Build the source, and of that the wheel, which it returns."""
    programs = Path(sys.executable).parent
    # Zig is a package of this Python, which maturin looks for by its name.
    os.environ["PATH"] = f"{programs}:{os.environ['PATH']}"
    maturin = str(programs / "maturin")
    run(maturin, "sdist", "-o", str(DIST), cwd=tree)
    unpack(DIST / f"{name}.tar.gz", STAGE)
    source = STAGE / name
    os.environ["CARGO_TARGET_DIR"] = str(ROOT / "target" / "release-of-package")
    os.environ["CARGO_ENCODED_RUSTFLAGS"] = "\x1f".join(without_paths(source))
    # An old C library is linked against, so that the wheel runs wherever Python 3.11 does.
    oldest = ("--zig", "--compatibility", "manylinux2014") if sys.platform == "linux" else ()
    run(maturin, "build", "--release", "--locked", *oldest, "-o", str(DIST), cwd=source)
    (wheel,) = DIST.glob(f"{name}-*.whl")
    return wheel


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive into a folder, and nothing of it beside that.

    Python can do that by `extractall(filter="data")` since 3.11.4; Debian 12 has 3.11.2.
    """
    folder.mkdir(parents=True, exist_ok=True)
    ours = ("--no-same-owner", "--no-same-permissions")
    run("tar", "-x", *ours, "-f", str(archive), "-C", str(folder), umask=0o022)


def without_paths(source: Path) -> list[str]:
    """Return the options by which no path of this machine gets into what Rust builds."""
    cargo = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    sysroot = run("rustc", "--print", "sysroot").strip()
    # Of those that fit the last one holds. Crates lie in a folder named after where they came from.
    names = {cargo: "cargo", sysroot: "rust", source: "nonet"}
    names |= dict.fromkeys((cargo / "registry" / "src").glob("*"), "crates")
    return [f"--remap-path-prefix={path}={short}" for path, short in names.items()]


def hold_sums(earlier: str) -> None:
    """Write the sums of all files; those of an earlier run of this commit have to be the same."""
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in DIST.iterdir()}
    commit = run("git", "rev-parse", "HEAD").strip()
    lines = [f"# {commit}", *(f"{digests[name]}  {name}" for name in sorted(digests))]
    text = "\n".join(lines) + "\n"
    (DIST / SUMS).write_text(text, "utf-8")
    if earlier.startswith(f"# {commit}\n") and earlier != text:
        sys.exit(f"other bytes than before:\n{earlier}{text}")
    print(text, end="")


def run(*command: str, cwd: Path | None = None, umask: int = -1) -> str:
    """Run a command, at the root unless told otherwise, and return what it printed."""
    ended = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=cwd or ROOT, capture_output=True, text=True, check=False, umask=umask
    )
    if ended.returncode:
        sys.exit(f"{' '.join(command)}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


if __name__ == "__main__":
    main(*sys.argv[1:])
