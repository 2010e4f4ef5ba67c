"""Every snippet of the documentation runs as described, against a real server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from machine import NODE
from markdown import fenced_blocks
from nonet.i18n.catalogue import english
from nonet.server.portal.library import NAMES
from server import Server

pytestmark = pytest.mark.slow

SHOWN_ONLY = {"text", "html", "json", "toml"}  # these are not programs
OTHERS_PROGRAMS = ("agents", "sh")  # clients of the tools: test_agents.py runs them
PROGRAMS = {"sh": ["bash", "-e", "-c"], "python": [sys.executable, "-c"]}
SNIPPETS = [
    (file.stem, language, number)
    for file in sorted(english().documents.glob("*.md"))
    for number, (language, _) in enumerate(fenced_blocks(file.read_text("utf-8")))
    if language not in SHOWN_ONLY and (file.stem, language) != OTHERS_PROGRAMS
]


def program(language: str) -> list[str]:
    if language == "javascript":
        return [str(NODE), "--input-type=module", "-e"]
    return PROGRAMS[language]


def test_there_are_snippets_in_three_languages() -> None:
    assert {language for _, language, _ in SNIPPETS} == {"sh", "python", "javascript"}
    # The reference repeats the template of an endpoint.
    assert {file.stem for file in english().documents.glob("*.md")} == {*NAMES, "endpoint"}


@pytest.mark.parametrize(("name", "language", "number"), SNIPPETS)
def test_a_snippet_runs_and_prints_the_shown_output(
    server: Server, tmp_path: Path, name: str, language: str, number: int
) -> None:
    text = server.client.get(f"/developers/docs/{name}.md").text
    shown, code = fenced_blocks(text)[number]

    outcome = subprocess.run(
        [*program(language), code],
        env={**os.environ, "NONET_KEY": server.key},
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
