"""Clients that OpenAPI Generator makes of the served document call every endpoint."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from driven_clients import NODE_MODULES, needs_npm, run
from jvm import QUICKLY, class_path
from samples import UNIQUE
from server import Server

HERE = Path(__file__).parent
DRIVERS = HERE / "generated"
CALLED = """\
check unique
checkBatch true undecided
analyzeBatch NOT_UNIQUE
gradeBatch NOT_UNIQUE
rateBatch NOT_UNIQUE
minlex INVALID_REQUEST
analyze 30
grade hidden-single
rate 1.2
hint hidden-single
validate 51
explain hidden-single
prove false
generate 2
generateCustom 7
publish 1
packs 1
worksheets letter
sheets %PDF
download %PDF
refused 422 NOT_UNIQUE
"""
# Needed only by Kotlin's compiler.
COMPILER = ("kotlin-compiler", "kotlin-daemon", "kotlin-build-tools", "kotlin-script", "coroutines")
GO_MODULE = """\
module drive

go 1.23

require made v0.0.0

replace made => ./made
"""

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(600)]
Make = Callable[..., Path]


@pytest.fixture(scope="module")
def libraries() -> list[str]:
    return class_path("clients")


@pytest.fixture
def make(libraries: list[str], running: Server, tmp_path: Path) -> Make:
    """Return a function that generates a client in the test's folder `made`."""

    def generate(language: str, *options: str) -> Path:
        generator = next(one for one in libraries if "openapi-generator-cli" in one)
        document = f"{running.url}/api/v1/openapi.json"
        command = ("java", "-jar", generator, "generate", "-g", language, "-i", document)
        plain = "--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false"
        run(*command, "-o", "made", plain, *options, folder=tmp_path, environment=QUICKLY)
        return tmp_path

    return generate


def test_the_client_for_python(make: Make, running: Server) -> None:
    folder = make("python") / "made"
    shutil.copy(DRIVERS / "drive.py", folder)

    judge(run(sys.executable, "drive.py", *target(running), folder=folder))


@needs_npm
def test_the_client_for_typescript(make: Make, running: Server) -> None:
    folder = make("typescript-fetch", "--additional-properties=importFileExtension=.js")
    (folder / "node_modules").symlink_to(NODE_MODULES)
    (folder / "package.json").write_text('{"type": "module"}')
    shutil.copy(DRIVERS / "drive.ts", folder)
    strictly = ("--strict", "--target", "es2022", "--module", "nodenext", "--outDir", "built")
    compiler = (NODE_MODULES / ".bin/tsc").resolve()
    run("node", compiler, *strictly, "--lib", "es2022,dom,dom.iterable", "drive.ts", folder=folder)

    judge(run("node", "built/drive.js", *target(running), folder=folder))


def test_the_client_for_go(make: Make, running: Server) -> None:
    if shutil.which("go") is None:
        pytest.skip("needs go, of the Debian package golang-go")
    folder = make("go", "--git-user-id=nonet", "--git-repo-id=made")
    shutil.copy(DRIVERS / "drive.go", folder)
    (folder / "go.mod").write_text(GO_MODULE)
    described = folder / "made/go.mod"
    described.write_text(described.read_text().replace("github.com/nonet/made", "made"))
    # Unoptimised, it is built in half the time.
    quickly = {**os.environ, "GOFLAGS": "-mod=mod '-gcflags=all=-N -l'"}

    judge(run("go", "run", ".", *target(running), folder=folder, environment=quickly))


def test_the_client_for_java(make: Make, libraries: list[str], running: Server) -> None:
    folder = make("java")
    sources = (folder / "made/src/main/java").rglob("*.java")
    path = runtime(libraries)
    compile_ = ("javac", "-nowarn", "-proc:none", "-cp", path, "-d", "built")
    run(*compile_, DRIVERS / "Drive.java", *sources, folder=folder, environment=QUICKLY)

    drive = ("java", "-cp", f"built:{path}", "Drive", *target(running))
    judge(run(*drive, folder=folder, environment=QUICKLY))


def test_the_client_for_kotlin(make: Make, libraries: list[str], running: Server) -> None:
    folder = make("kotlin")
    path = runtime(libraries)
    compiler = ":".join(
        one for one in libraries if is_of(one, ("kotlin", "annotations", *COMPILER))
    )
    compile_ = ("java", "-cp", compiler, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
    options = ("-nowarn", "-no-stdlib", "-no-reflect", "-cp", path, "-d", "built")
    sources = (folder / "made/src/main/kotlin", DRIVERS / "Drive.kt")
    run(*compile_, *options, *sources, folder=folder, environment=QUICKLY)

    drive = ("java", "-cp", f"built:{path}", "DriveKt", *target(running))
    judge(run(*drive, folder=folder, environment=QUICKLY))


def target(running: Server) -> tuple[str, str, str]:
    return running.url, running.key, UNIQUE


def judge(shown: str) -> None:
    assert shown.splitlines() == CALLED.splitlines()


def runtime(libraries: list[str]) -> str:
    """Return the class path for clients on the JVM."""
    apart = ("openapi-generator-cli", *COMPILER)
    return ":".join(one for one in libraries if not is_of(one, apart))


def is_of(library: str, names: tuple[str, ...]) -> bool:
    """Return whether the file name of a library begins with one of the names."""
    return Path(library).name.startswith(names)
