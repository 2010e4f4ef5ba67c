"""Build the container image, and check that it is reproducible, small and runs without privileges.

    scripts/image.py [--make-base] [--save FILE]

With `--save`, the image of the commit is built, started and saved as a compressed archive.
Otherwise it is built twice, from the commit and from this folder, and both must have the same
bytes. With `--make-base`, debootstrap makes the Debian base here, without a registry. The script
needs root, podman and runc, and exits with 69 without them. Two builds take half an hour.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FILE = ROOT / "deploy" / "container" / "Containerfile"
RELEASE, MADE_BASE = "bookworm", "localhost/debian:bookworm-slim"
MOST_BYTES = 200_000_000
UNAVAILABLE = 69
READY_S = 60
PLACES, WRITABLE = "/ /etc /opt/nonet /usr /data /tmp", "/data\n/tmp"
# Files that configure this machine's access to package registries, if they exist.
REACH = ("/etc/pip.conf", "/usr/local/share/ca-certificates")


class Podman:
    """Podman with its storage in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        kept = ("--root", str(folder / "storage"), "--runroot", str(folder / "run"))
        # These options also work without systemd, with any version of control groups.
        how = ("--runtime=runc", "--cgroup-manager=cgroupfs", "--events-backend=file")
        self._command = ("podman", *kept, *how)

    def __call__(self, *arguments: str) -> str:
        """Run a podman command and return its output. If it fails, exit."""
        ended = self.attempt(*arguments)
        if ended.returncode:
            sys.exit(f"podman {' '.join(arguments)}\n{ended.stdout[-4000:]}{ended.stderr[-4000:]}")
        return ended.stdout.strip()

    def attempt(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a podman command and return its status and output."""
        command = [*self._command, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own words


def main() -> None:
    """Build the image, compare or save it, and run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make-base", action="store_true")
    parser.add_argument("--save", type=Path)
    options = parser.parse_args()
    makes_base = options.make_base
    needed = ["podman", "runc", "git", *(["debootstrap"] if makes_base else [])]
    missing = [name for name in needed if shutil.which(name) is None]
    if missing or os.geteuid():
        print(f"Images need root, {', '.join(needed)}. Missing: {', '.join(missing) or 'root'}.")
        sys.exit(UNAVAILABLE)
    with tempfile.TemporaryDirectory(prefix="nonet-image-") as name:
        folder = Path(name)
        podman = Podman(folder)
        base = make_base(podman, folder) if makes_base else ""
        clean = folder / "clean"
        lay_out(clean)
        first = build(podman, clean, base, folder / "first")
        if options.save is None:
            second = build(podman, ROOT, base, folder / "second")
            check_same_layers(first, second)
        check_size(first)
        check_container(podman)
        if options.save is not None:
            save(podman, options.save)
        podman("rmi", "--all", "--force")


def make_base(podman: Podman, folder: Path) -> str:
    """Make the base image from Debian's archive, and return its name."""
    listed = run(
        "apt-get",
        "indextargets",
        "--format",
        "$(REPO_URI) $(RELEASE) $(LABEL)",
        "Created-By: Packages",
    )
    found = sorted({line for line in listed.splitlines() if RELEASE in line and " Debian" in line})
    sources = [" ".join(("deb", *line.split()[:2], "main")) for line in found]
    mirror = next(line.split()[0] for line in found if line.split()[1] == RELEASE)
    tree = folder / "base"
    run("debootstrap", "--variant=minbase", RELEASE, str(tree), mirror)
    (tree / "etc/apt/sources.list").write_text("\n".join(sources) + "\n", "utf-8")
    shutil.rmtree(tree / "var/cache/apt/archives")
    shutil.rmtree(tree / "var/lib/apt/lists")
    run("tar", "-C", str(tree), "-cf", str(folder / "base.tar"), ".")
    shutil.rmtree(tree)
    podman("import", str(folder / "base.tar"), MADE_BASE)
    (folder / "base.tar").unlink()
    return MADE_BASE


def lay_out(tree: Path) -> None:
    """Export the commit into a folder."""
    tree.mkdir()
    archive = subprocess.Popen(("git", "archive", "HEAD"), cwd=ROOT, stdout=subprocess.PIPE)  # noqa: S607
    subprocess.run(("tar", "-x", "-C", str(tree)), stdin=archive.stdout, check=True)  # noqa: S603, S607
    if archive.wait():
        sys.exit("git archive failed")


def build(podman: Podman, context: Path, base: str, into: Path) -> dict[str, Any]:
    """Build the image of a folder, and return its manifest."""
    began = time.monotonic()
    options = ["--format=docker", "--no-cache", "--isolation=chroot", "--network=host"]
    options += [f"--timestamp={run('git', 'log', '-1', '--format=%ct')}"]
    options += [f"--build-arg=BASE={base}"] if base else []
    options += [f"--volume={path}:{path}:ro" for path in REACH if Path(path).exists()]
    podman("build", *options, "--file", str(FILE), "--tag=nonet", str(context))
    podman("push", "--compress", "nonet", f"dir:{into}")
    manifest: dict[str, Any] = json.loads((into / "manifest.json").read_text("utf-8"))
    print(f"built in {time.monotonic() - began:.0f} s: {manifest['config']['digest']}", flush=True)
    return manifest


def check_same_layers(first: dict[str, Any], second: dict[str, Any]) -> None:
    """Check that two builds have the same layers. Only their configurations differ."""
    if first["layers"] != second["layers"]:
        sys.exit(f"The layers differ:\n{json.dumps([first, second], indent=2)}")
    print(f"the same {len(first['layers'])} layers twice")


def check_size(manifest: dict[str, Any]) -> None:
    """Check the number of bytes that a host has to download."""
    sizes = [int(layer["size"]) for layer in manifest["layers"]]
    print(f"{sum(sizes) / 1e6:.1f} MB compressed, of which the base {sizes[0] / 1e6:.1f} MB")
    if sum(sizes) > MOST_BYTES:
        sys.exit(f"more than {MOST_BYTES / 1e6:.0f} MB")


def save(podman: Podman, file: Path) -> None:
    """Save the image as a compressed archive that `podman load` and `docker load` accept."""
    archive = file.with_suffix("")
    podman("save", "--format=docker-archive", "--output", str(archive), "nonet")
    run("gzip", "--no-name", "-9", str(archive))


def check_container(podman: Podman) -> None:
    """Run the image without privileges on a read-only file system, and stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    confined = ["--read-only", "--read-only-tmpfs=false", "--tmpfs=/tmp", "--cap-drop=all"]
    confined += ["--security-opt=no-new-privileges", "--network=host", f"--env=NONET_PORT={port}"]
    # The health check runs below, so it needs no timer. All machines have these limits.
    confined += ["--health-interval=disable", "--ulimit=nofile=4096:4096"]
    confined += ["--ulimit=nproc=2048:2048"]
    began = time.monotonic()
    podman("run", "--detach", "--name=tried", *confined, "nonet")
    while podman.attempt("healthcheck", "run", "tried").returncode:
        if time.monotonic() - began > READY_S:
            sys.exit(f"not healthy after {READY_S} s:\n{podman.attempt('logs', 'tried').stderr}")
        time.sleep(0.2)
    print(f"healthy, as its own check says, after {time.monotonic() - began:.1f} s")
    check_output(podman, "id -u", "10001")
    check_output(podman, "sed -n 's/^CapEff:\t//p' /proc/1/status", "0000000000000000")
    check_output(
        podman, f"for place in {PLACES}; do touch $place/it && echo $place; done", WRITABLE
    )
    began = time.monotonic()
    podman("stop", "--time=40", "tried")
    status = podman("inspect", "--format={{.State.ExitCode}}", "tried")
    print(f"ended with {status} after {time.monotonic() - began:.1f} s")
    if status != "0":
        sys.exit("The container did not stop cleanly.")


def check_output(podman: Podman, command: str, expected: str) -> None:
    """Check the output of a command in the container."""
    printed = podman.attempt("exec", "tried", "sh", "-c", command).stdout.strip()
    print(f"{command}: {printed.split()}")
    if printed != expected:
        sys.exit(f"expected {expected}")


def run(*command: str) -> str:
    """Run a command and return its output. If it fails, exit."""
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    if ended.returncode:
        sys.exit(f"{' '.join(command)}\n{ended.stdout[-2000:]}{ended.stderr[-2000:]}")
    return ended.stdout.strip()


if __name__ == "__main__":
    main()
