"""Set-up behind a site's own certificate: three installers ask registries that none else trusts."""

import json
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Self

import pytest

from certificate import Certificate
from machine import NODE

SCRIPTS = Path(__file__).parents[2] / "scripts"
NPM = NODE.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
CARGO = shutil.which("cargo")
MANIFEST = """\
[package]
name = "asking"
version = "1.0.0"
[lib]
path = "lib.rs"
[dependencies]
tiny = { version = "1", registry = "site" }
"""


Installer = Callable[["OwnRegistries"], list[str]]


class OwnRegistries:
    """A site whose registries of Python, Rust and Node each have one package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.certificate = Certificate(folder)
        self._files = folder / "registries"
        handler = partial(_Quiet, directory=str(self._files))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.socket = self.certificate.server_context.wrap_socket(
            self._server.socket, server_side=True
        )
        self.address = f"https://127.0.0.1:{self._server.server_port}"
        self._lay_out()

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _lay_out(self) -> None:
        for name in ("simple/tiny", "index/ti/ny", "npm"):
            (self._files / name).mkdir(parents=True)
        wheel = "tiny-1.0.0-py3-none-any.whl"
        with zipfile.ZipFile(self._files / "simple/tiny" / wheel, "w") as packed:
            shown = "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0.0\n"
            packed.writestr("tiny-1.0.0.dist-info/METADATA", shown)
            packed.writestr("tiny-1.0.0.dist-info/WHEEL", "Wheel-Version: 1.0\n")
            packed.writestr("tiny-1.0.0.dist-info/RECORD", "")
        page = f'<!doctype html><a href="{wheel}">{wheel}</a>'
        (self._files / "simple/tiny/index.html").write_text(page)
        crate = {"name": "tiny", "vers": "1.0.0", "deps": [], "features": {}, "yanked": False}
        (self._files / "index/config.json").write_text(json.dumps({"dl": self.address}))
        (self._files / "index/ti/ny/tiny").write_text(json.dumps(crate | {"cksum": "0" * 64}))
        package = {"name": "tiny", "dist-tags": {"latest": "1.0.0"}}
        package |= {"versions": {"1.0.0": {"name": "tiny", "version": "1.0.0", "dist": {}}}}
        (self._files / "npm/tiny").write_text(json.dumps(package))


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[OwnRegistries]:
    with OwnRegistries(tmp_path) as served:
        yield served


def pip(site: OwnRegistries) -> list[str]:
    index = f"{site.address}/simple/"
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--retries", "0"]
    return [*command, "--no-cache-dir", "-i", index, "-d", str(site.folder), "tiny"]


def cargo(site: OwnRegistries) -> list[str]:
    if CARGO is None:
        pytest.skip("cargo is not installed: https://rustup.rs")
    (site.folder / "Cargo.toml").write_text(MANIFEST)
    (site.folder / "lib.rs").touch()
    return [CARGO, "generate-lockfile", "--manifest-path", str(site.folder / "Cargo.toml")]


def npm(site: OwnRegistries) -> list[str]:
    registry = ["--registry", f"{site.address}/npm/", "--fetch-retries", "0"]
    return [str(NODE), str(NPM), "view", "tiny", "version", *registry]


def ask(
    site: OwnRegistries, command: list[str], **settings: str
) -> subprocess.CompletedProcess[str]:
    # This machine's own settings for certificates are left out.
    own = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
    own |= {"PIP_CONFIG_FILE": os.devnull, "CARGO_HOME": str(site.folder / "cargo")}
    own |= {"NPM_CONFIG_CACHE": str(site.folder / "npm"), "CARGO_NET_RETRY": "0"}
    own |= {"CARGO_REGISTRIES_SITE_INDEX": f"sparse+{site.address}/index/"}
    return subprocess.run(
        [sys.executable, SCRIPTS / "step.py", "Asking", "a second", *command],
        env=own | settings,
        cwd=site.folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize("installer", [pip, cargo, npm])
def test_one_setting_has_all_installers_trust_a_sites_certificate(
    site: OwnRegistries, installer: Installer
) -> None:
    done = ask(site, installer(site), SSL_CERT_FILE=str(site.certificate.file))

    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("installer", [pip, cargo, npm])
def test_without_it_the_setting_is_named(site: OwnRegistries, installer: Installer) -> None:
    done = ask(site, installer(site))

    assert done.returncode != 0
    assert "SSL_CERT_FILE=" in done.stderr.splitlines()[-1]
