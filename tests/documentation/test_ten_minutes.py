"""The page of ten minutes says what happens, and the notebook is the same."""

import doctest
import json
import re
import runpy
from pathlib import Path

import pytest

from markdown import REPOSITORY, read

PAGE, NOTEBOOK = "docs/ten-minutes.md", "docs/ten-minutes.ipynb"
WRITTEN = runpy.run_path(str(REPOSITORY / "docs" / "write_notebook.py"))


def test_every_line_gives_what_the_page_shows() -> None:
    page = re.sub(r"^```.*$", "", read(PAGE), flags=re.MULTILINE)
    lines = doctest.DocTestParser().get_doctest(page, {}, PAGE, PAGE, 0)

    outcome = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(lines)

    assert outcome.attempted > 20
    assert outcome.failed == 0


def test_the_notebook_has_the_words_and_lines_of_the_page() -> None:
    notebook, written = json.loads(read(NOTEBOOK)), WRITTEN["notebook_of"](read(PAGE))

    sources = [["".join(cell["source"]) for cell in one["cells"]] for one in (notebook, written)]
    assert sources[0] == sources[1]


@pytest.mark.slow
def test_the_notebook_runs_in_jupyter_and_shows_what_it_showed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR"):
        monkeypatch.setenv(folder, str(tmp_path))

    run = WRITTEN["run"](WRITTEN["notebook_of"](read(PAGE)))

    assert WRITTEN["text_of"](run) == read(NOTEBOOK)
    shown = [cell for cell in run["cells"] if cell.get("outputs")]
    assert len(shown) > 20
    assert any("text/html" in cell["outputs"][0].get("data", ()) for cell in shown)
