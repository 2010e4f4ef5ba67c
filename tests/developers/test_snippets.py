"""Every snippet of the documentation does what it says, against a real server."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from nonet.accounts import create_key, list_accounts
from nonet.database import Database
from nonet.website.developers.library import FOLDER, NAMES, REFERENCE
from server import Server

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN_ONLY = {"text", "html", "json"}  # what is no program
PROGRAMS = {"sh": ["bash", "-e", "-c"], "python": [sys.executable, "-c"]}
SNIPPETS = [
    (file.stem, language, number)
    for file in sorted(FOLDER.glob("*.md"))
    for number, (language, _) in enumerate(BLOCK.findall(file.read_text("utf-8")))
    if language not in SHOWN_ONLY
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("snippets")
    with Server(folder) as started:
        started.client.headers["X-Folder"] = str(folder)
        yield started


@pytest.fixture(scope="module")
def key(server: Server) -> str:
    folder = Path(server.client.headers["X-Folder"])
    database = Database(f"sqlite:///{folder / 'var' / 'nonet.db'}")
    (account,) = database.run_now(list_accounts)
    made, _ = database.run_now(
        create_key, account.email, name="snippets", random=SystemRandom(), now_ms=0
    )
    database.close_now()
    return made


def program(language: str) -> list[str]:
    if language == "javascript":
        node = shutil.which("node")
        if node is None:
            pytest.skip("Node is missing: apt-get install nodejs")
        return [node, "--input-type=module", "-e"]
    return PROGRAMS[language]


def test_there_are_snippets_in_three_languages() -> None:
    assert {language for _, language, _ in SNIPPETS} == {"sh", "python", "javascript"}
    assert {file.stem for file in FOLDER.glob("*.md")} == set(NAMES) - {REFERENCE}


@pytest.mark.parametrize(("name", "language", "number"), SNIPPETS)
def test_a_snippet_runs_and_prints_what_came(
    server: Server, key: str, tmp_path: Path, name: str, language: str, number: int
) -> None:
    text = server.client.get(f"/developers/docs/{name}.md").text
    shown, code = BLOCK.findall(text)[number]

    outcome = subprocess.run(
        [*program(language), code],
        env={**os.environ, "NONET_KEY": key},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert shown == language
    assert (outcome.returncode, outcome.stderr) == (0, "")
    if (tmp_path / "book.pdf").exists():
        assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")
    elif language == "sh":
        assert json.loads(outcome.stdout)["attribution"]["required"] is True
    else:
        assert "Created with Nonet</a>" in outcome.stdout
