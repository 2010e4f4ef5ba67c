"""Build everything that a release consists of in `dist`. Nothing is uploaded.

    scripts/release.py https://example.org/nonet [--make-base]

The argument is the repository's address, from which the package's README shows its pictures. The
version comes from the newest numbered entry of the changelog. The wheel is built from the source
archive. The container image needs root, podman and runc, and is left out without them;
`--make-base` is explained in `image.py`. Builds are reproducible: if `dist` has files of the same
commit, the new ones must have the same bytes. Only the image's archive names its build.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from debian import make_debian
from manual import write_manual

ROOT = Path(__file__).parents[1]
DIST, STAGE = ROOT / "dist", ROOT / "var" / "release"
CLIENTS = ROOT / "clients"
SUMS = "SHA256SUMS"
DOCUMENTS = Path("src/nonet/server/site/documents.zip")
_ENTRY = re.compile(r"^## \[(\d+\.\d+\.\d+)\]", re.MULTILINE)
_PICTURE = re.compile(r'((?:src|srcset)="|\]\()(?=docs/|src/)')


def main(address: str, *image_options: str) -> None:
    """Build the packages for Python, Debian and npm, the documents, the image and the checksums."""
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
    pack_clients()
    write_checksums(earlier)
    save_image(version, image_options)


def required_version() -> str:
    """Return the version in the changelog and the crates. Uncommitted changes are an error."""
    if run("git", "status", "--porcelain"):
        sys.exit("There are uncommitted changes. Commit or stash them.")
    entries = _ENTRY.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    crates = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))
    version = str(crates["workspace"]["package"]["version"])
    if entries[:1] != [version]:
        newest = entries[0] if entries else "none"
        sys.exit(f"The newest entry of CHANGELOG.md is {newest}, but Cargo.toml has {version}.")
    return version


def lay_out(tree: Path, address: str, version: str) -> None:
    """Export the commit into a folder, and insert the addresses that the packages show."""
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
    # Include the built engine: it isn't committed, and not every user can build it.
    engine = Path("src/nonet/server/site/engine")
    if not (ROOT / engine / "nonet.wasm").exists():
        sys.exit("The engine for browsers is missing. Run scripts/build_browser.sh.")
    shutil.copytree(ROOT / engine, tree / engine)
    if not (ROOT / DOCUMENTS).exists():
        sys.exit("The site of the documents is missing. Run make docs.")
    shutil.copy(ROOT / DOCUMENTS, tree / DOCUMENTS)


def build(tree: Path, name: str) -> Path:
    """Build the source archive, and from it the wheel; return the wheel."""
    programs = Path(sys.executable).parent
    # maturin looks for Zig, which is installed in this environment, on the path.
    os.environ["PATH"] = f"{programs}:{os.environ['PATH']}"
    maturin = str(programs / "maturin")
    run(maturin, "sdist", "-o", str(DIST), cwd=tree)
    unpack(DIST / f"{name}.tar.gz", STAGE)
    source = STAGE / name
    # The archive lacks the crates for browsers: remove their dependencies from its lock file.
    run("cargo", "metadata", "--offline", "--format-version=1", cwd=source)
    os.environ["CARGO_TARGET_DIR"] = str(ROOT / "target" / "release-of-package")
    os.environ["CARGO_ENCODED_RUSTFLAGS"] = "\x1f".join(without_paths(source))
    # Link against an old C library, so that the wheel runs on every system with Python 3.11.
    oldest = ("--zig", "--compatibility", "manylinux2014") if sys.platform == "linux" else ()
    run(maturin, "build", "--release", "--locked", *oldest, "-o", str(DIST), cwd=source)
    (wheel,) = DIST.glob(f"{name}-*.whl")
    return wheel


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive into a folder, and reject members outside it.

    Python's `extractall(filter="data")` needs 3.11.4, but Debian 12 has 3.11.2.
    """
    folder.mkdir(parents=True, exist_ok=True)
    ours = ("--no-same-owner", "--no-same-permissions")
    run("tar", "-x", *ours, "-f", str(archive), "-C", str(folder), umask=0o022)


def without_paths(source: Path) -> list[str]:
    """Return the compiler options that keep this machine's paths out of the library."""
    cargo = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    sysroot = run("rustc", "--print", "sysroot").strip()
    # The last matching option applies. Crates are in a folder named after their registry.
    names = {cargo: "cargo", sysroot: "rust", source: "nonet"}
    names |= dict.fromkeys((cargo / "registry" / "src").glob("*"), "crates")
    return [f"--remap-path-prefix={path}={short}" for path, short in names.items()]


def pack_clients() -> None:
    """Add the npm packages, and the Python client's wheel and source archive."""
    engine = STAGE / "npm"
    run(sys.executable, "scripts/pack_browser.py", str(engine))
    for folder in (engine, CLIENTS / "typescript"):
        run("npm", "pack", "--silent", "--pack-destination", str(DIST), cwd=folder)
    run(sys.executable, "-m", "hatchling", "build", "-d", str(DIST), cwd=CLIENTS / "python")


def write_checksums(earlier: str) -> None:
    """Write the checksums. Files of an earlier build of this commit must have the same ones."""
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in DIST.iterdir()}
    commit = run("git", "rev-parse", "HEAD").strip()
    lines = [f"# {commit}", *(f"{digests[name]}  {name}" for name in sorted(digests))]
    text = "\n".join(lines) + "\n"
    (DIST / SUMS).write_text(text, "utf-8")
    if earlier.startswith(f"# {commit}\n") and not earlier.startswith(text):
        sys.exit(f"The bytes differ from the earlier build:\n{earlier}{text}")
    print(text, end="")


def save_image(version: str, options: Sequence[str]) -> None:
    """Build and save the container image, if this machine can, and add its checksum."""
    file = DIST / f"nonet-{version}-image.tar.gz"
    command = (sys.executable, "scripts/image.py", "--save", str(file), *options)
    ended = subprocess.run(command, cwd=ROOT, check=False)  # noqa: S603 - our own script
    if ended.returncode == os.EX_UNAVAILABLE:
        print("The container image is left out.")
    elif ended.returncode:
        sys.exit("The container image was not built.")
    else:
        with (DIST / SUMS).open("a", encoding="utf-8") as sums:
            sums.write(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n")


def run(*command: str, cwd: Path | None = None, umask: int = -1) -> str:
    """Run a command, by default in the repository, and return its output; exit if it fails."""
    ended = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=cwd or ROOT, capture_output=True, text=True, check=False, umask=umask
    )
    if ended.returncode:
        sys.exit(f"{' '.join(command)}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


if __name__ == "__main__":
    main(*sys.argv[1:])
