"""Every sample that the reference prints runs as it is printed, in each of its languages."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from machine import NODE
from server import Server

pytestmark = pytest.mark.slow

# Programs that run a sample: the sample's file name, the command, and the tool it needs.
PROGRAMS = {
    "bash": ("sample.sh", ["bash", "-e"], "curl"),
    "python": ("sample.py", ["python3"], "python3"),
    "typescript": ("sample.mts", [str(NODE)], ""),
    "php": ("sample.php", ["php"], "php"),
    "ruby": ("sample.rb", ["ruby"], "ruby"),
    # Unoptimised, as other tests build programs, so Go compiles its library only once for all.
    "go": ("sample.go", ["go", "run", "-gcflags=all=-N -l"], "go"),
}
# The others are written by the same template; compilers take minutes over them, Node takes seconds.
EVERYDAY = ("bash", "python")
SAMPLE = re.compile(r'<pre id="text-(\w+)"[^>]*><code>(.*?)</code></pre>', re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a service that lets all samples ask within a minute."""
    folder = tmp_path_factory.mktemp("samples")
    with Server(folder, rate_limit_per_minute=100_000) as started:
        yield started


@pytest.fixture(scope="module")
def pages(server: Server) -> dict[str, str]:
    """Read the page of every endpoint."""
    overview = server.client.get("/developers/docs/reference").text
    paths = set(re.findall(r'href="(/developers/docs/reference/[\w-]+)"', overview))
    return {path.rpartition("/")[2]: server.client.get(path).text for path in sorted(paths)}


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(name, marks=[] if name in EVERYDAY else [pytest.mark.thorough])
        for name in PROGRAMS
    ],
)
@pytest.mark.timeout(300)
def test_every_sample_of_a_language_runs_as_described(
    server: Server, pages: dict[str, str], tmp_path: Path, language: str
) -> None:
    file, command, needed = PROGRAMS[language]
    if needed and shutil.which(needed) is None:
        pytest.skip(f"{needed} is missing: make tools")
    document = server.client.get("/api/v1/openapi.json").json()

    assert len(pages) == sum(len(methods) for methods in document["paths"].values())
    for name, page in pages.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / file).write_text(printed(page)[language], "utf-8")
        run(server, folder, [*command, file])


def printed(page: str) -> dict[str, str]:
    return {
        language: unescape(re.sub(r"</?span>", "", text)) for language, text in SAMPLE.findall(page)
    }


def run(server: Server, folder: Path, command: list[str]) -> None:
    outcome = subprocess.run(
        command,
        env={**os.environ, "NONET_KEY": server.key},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    pdf = folder / "sudoku.pdf"

    assert (outcome.returncode, outcome.stderr) == (0, ""), folder.name
    if pdf.exists():
        assert pdf.read_bytes().startswith(b"%PDF-")
    else:
        assert json.loads(outcome.stdout)["attribution"]["required"] is True


def test_a_sample_fails_on_an_error_response(
    server: Server, pages: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "sample.mts").write_text(printed(pages["check"])["typescript"], "utf-8")
    outcome = subprocess.run(
        [str(NODE), "sample.mts"],
        env={**os.environ, "NONET_KEY": "no key"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert server.key not in outcome.stderr
    assert outcome.returncode != 0
    assert "401" in outcome.stderr
