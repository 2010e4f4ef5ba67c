"""Pages that are also notebooks show true results, and the notebook is the same."""

import doctest
import json
import re
import runpy
from pathlib import Path

import pytest

from markdown import REPOSITORY, read

WRITTEN = runpy.run_path(str(REPOSITORY / "docs" / "write_notebook.py"))

PAGES = {f"docs/{name}.md": f"docs/{name}.ipynb" for name in WRITTEN["PAGES"]}


@pytest.mark.parametrize("name", PAGES)
def test_every_line_gives_the_result_on_the_page(name: str) -> None:
    page = re.sub(r"^```.*$", "", read(name), flags=re.MULTILINE)
    lines = doctest.DocTestParser().get_doctest(page, {}, name, name, 0)

    outcome = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(lines)

    assert outcome.attempted > 15
    assert outcome.failed == 0


@pytest.mark.parametrize(("name", "file"), PAGES.items())
def test_the_notebook_has_the_words_and_lines_of_the_page(name: str, file: str) -> None:
    notebook, written = json.loads(read(file)), WRITTEN["notebook_of"](read(name))

    sources = [["".join(cell["source"]) for cell in one["cells"]] for one in (notebook, written)]
    assert sources[0] == sources[1]


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize(("name", "file"), PAGES.items())
def test_the_notebook_runs_in_jupyter_with_the_same_output(
    name: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR"):
        monkeypatch.setenv(folder, str(tmp_path))

    run = WRITTEN["run"](WRITTEN["notebook_of"](read(name)))

    assert WRITTEN["text_of"](run) == read(file)
    shown = [cell for cell in run["cells"] if cell.get("outputs")]
    shows_pictures = any("text/html" in cell["outputs"][0].get("data", ()) for cell in shown)
    assert len(shown) >= 5
    assert shows_pictures == (name == "docs/tutorials/ten-minutes.md")
