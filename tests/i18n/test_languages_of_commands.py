"""Sheets and commands speak the language that is asked for, and nothing in it is English."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from language_files import CATALOGUE, tags
from pseudo_language import PLAIN, write_pseudo_language
from samples import UNIQUE

pytestmark = pytest.mark.slow

NONET = Path(sys.executable).with_name("nonet")
# The credit is the same in every language, as the terms of use have it.
NAMES = re.compile(r"Created with Nonet|Nonet|nonet\.example")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    write_pseudo_language(folder / "languages", "qps")
    settings = {
        "NONET_LANGUAGES_DIR": str(folder / "languages"),
        "NONET_SITE_URL": "https://nonet.example",
    }
    return subprocess.run(
        [NONET, *arguments],
        cwd=folder,
        env=os.environ | settings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def english_in(text: str) -> list[str]:
    return PLAIN.findall(NAMES.sub(" ", text))


@pytest.mark.parametrize(
    "options", [(), ("--count", "4", "--per-page", "4", "--answer-layout", "below")]
)
def test_no_english_is_left_on_a_sheet(tmp_path: Path, options: tuple[str, ...]) -> None:
    done = run(tmp_path, "worksheet", "--language", "qps", "-o", "sheet.pdf", *options)

    assert done.returncode == 0, done.stderr
    text = subprocess.run(
        ["pdftotext", "sheet.pdf", "-"],  # noqa: S607
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert english_in(text) == []
    assert "[Ŝûďóķû" in text or "[Šûďókû" in text


def test_no_english_is_left_in_an_explanation(tmp_path: Path) -> None:
    done = run(tmp_path, "explain", "--language", "qps", "--json", UNIQUE)

    assert done.returncode == 0, done.stderr
    steps = [json.loads(line) for line in done.stdout.splitlines()]
    assert steps
    assert english_in(" ".join(step["explanation"] for step in steps)) == []


def test_an_unknown_language_is_reported(tmp_path: Path) -> None:
    done = run(tmp_path, "explain", "--language", "tlh", UNIQUE)

    assert done.returncode == 2
    there_are = ", ".join(("en", *tags(CATALOGUE), "qps"))
    assert there_are in re.sub(r"[\s│]+", " ", done.stderr)
