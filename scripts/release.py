"""Make all that a release hands out, into `dist`, and upload nothing.

    scripts/release.py https://example.org/nonet

The address is where the repository is: the package's README shows its pictures from there. The
newest numbered entry of the changelog decides the version. What is made of one commit has the same
bytes every time; where `dist` has files of an earlier run, that is held.
"""

import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from manual import write_manual

ROOT = Path(__file__).parents[1]
DIST, STAGE = ROOT / "dist", ROOT / "var" / "release"
SUMS = "SHA256SUMS"
_ENTRY = re.compile(r"^## \[(\d+\.\d+\.\d+)\]", re.MULTILINE)
_PICTURE = re.compile(r'(src="|\]\()(?=docs/|src/)')
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def main(address: str) -> None:
    """Make wheel, source, manual and Debian package, with their sums."""
    version, time_s = required_version(), int(run("git", "log", "-1", "--format=%ct"))
    day = datetime.fromtimestamp(time_s, UTC).strftime("%Y-%m-%d")
    os.environ["SOURCE_DATE_EPOCH"] = str(time_s)
    source = STAGE / f"nonet-{version}"
    lay_out(source, address.rstrip("/"), version)
    DIST.mkdir(exist_ok=True)
    build(source)
    manual = write_manual(version, day)
    (DIST / "nonet.1").write_text(manual, "utf-8")
    (wheel,) = DIST.glob(f"nonet-{version}-*.whl")
    make_debian(wheel, version, manual, time_s)
    hold_sums()


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


def lay_out(source: Path, address: str, version: str) -> None:
    """Lay out what is committed, with the addresses that only the package has."""
    if source.exists():
        for path in sorted(source.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    source.mkdir(parents=True, exist_ok=True)
    archive = subprocess.check_output(["git", "archive", "HEAD"], cwd=ROOT)  # noqa: S607 - by PATH
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(source, filter="data")
    readme = source / "README.md"
    absolute = rf"\g<1>{address}/raw/v{version}/"
    readme.write_text(_PICTURE.sub(absolute, readme.read_text("utf-8")), "utf-8")
    project = source / "pyproject.toml"
    urls = (
        f'[project.urls]\nRepository = "{address}"\n'
        f'Changelog = "{address}/blob/v{version}/CHANGELOG.md"\n\n[project.scripts]'
    )
    project.write_text(project.read_text("utf-8").replace("[project.scripts]", urls, 1), "utf-8")
    for built in (ROOT / "src" / "nonet" / "website" / "engine").glob("nonet.wasm*"):
        (source / built.relative_to(ROOT)).write_bytes(built.read_bytes())


def build(source: Path) -> None:
    """Build wheel and source; no path of this machine gets into them."""
    os.environ["CARGO_TARGET_DIR"] = str(ROOT / "target" / "release-of-package")
    os.environ["RUSTFLAGS"] = f"--remap-path-prefix={Path.home()}=/ --remap-path-prefix={source}=/"
    profile = os.environ.get("RELEASE_PROFILE", "release")
    maturin = str(Path(sys.executable).with_name("maturin"))
    run(maturin, "build", "--profile", profile, "--locked", "-o", str(DIST), cwd=source)
    run(maturin, "sdist", "-o", str(DIST), cwd=source)


def make_debian(wheel: Path, version: str, manual: str, time_s: int) -> None:
    """Make a package of the wheel with what it needs, in a folder of its own, and the manual."""
    machine = os.uname().machine
    architecture = _ARCHITECTURES.get(machine, machine)
    minor = sys.version_info.minor
    stage = STAGE / "debian"
    library = stage / "usr" / "lib" / "nonet"
    library.mkdir(parents=True, exist_ok=True)
    pins = STAGE / "pins.txt"
    pins.write_text(re.sub(r" \\|\n +--hash=\S+", "", locked()), "utf-8")
    run(
        *(sys.executable, "-m", "pip", "install", "-q", "--no-compile", "--upgrade"),
        *("--target", str(library), "--constraint", str(pins), str(wheel)),
    )
    # Scripts that name this machine's Python, and where the wheel was.
    for left in (*(library / "bin").glob("*"), *library.glob("nonet-*/direct_url.json")):
        left.unlink()
    write(stage / "usr/bin/nonet", _LAUNCHER, mode=0o755)
    page = stage / "usr/share/man/man1/nonet.1.gz"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_bytes(gzip.compress(manual.encode(), mtime=time_s))
    write(
        stage / "DEBIAN/control",
        f"Package: nonet\nVersion: {version}\nArchitecture: {architecture}\nSection: games\n"
        f"Priority: optional\nMaintainer: The Nonet authors <nonet@localhost>\n"
        f"Depends: python3 (>= 3.{minor}), python3 (<< 3.{minor + 1})\n"
        "Description: make, check, explain and play Sudoku\n"
        " The engine, the library and the commands without a network.\n",
    )
    for path in stage.rglob("*"):
        os.utime(path, (time_s, time_s), follow_symlinks=False)
    deb = DIST / f"nonet_{version}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(deb))


def locked() -> str:
    """Return the versions that this repository is tested with."""
    return (ROOT / "requirements.txt").read_text("utf-8")


def hold_sums() -> None:
    """Write the sums of all files; those of an earlier run of this commit have to be the same."""
    files = [file for file in sorted(DIST.iterdir()) if file.name != SUMS]
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    commit = run("git", "rev-parse", "HEAD").strip()
    lines = [f"# {commit}", *(f"{digest}  {name}" for name, digest in digests.items())]
    sums, text = DIST / SUMS, "\n".join(lines) + "\n"
    earlier = sums.read_text("utf-8") if sums.exists() else ""
    sums.write_text(text, "utf-8")
    if earlier.startswith(f"# {commit}\n") and earlier != text:
        sys.exit(f"other bytes than before:\n{earlier}{text}")
    print(text, end="")


def write(path: Path, text: str, *, mode: int = 0o644) -> None:
    """Write a file with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(mode)


def run(*command: str, cwd: Path = ROOT) -> str:
    """Run a command and return what it printed; end where it fails."""
    ended = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    if ended.returncode:
        sys.exit(f"{' '.join(command)}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


_LAUNCHER = """#!/usr/bin/python3
import sys

sys.path.insert(0, "/usr/lib/nonet")

from nonet.cli import main

main()
"""

if __name__ == "__main__":
    main(*sys.argv[1:])
