"""The page of ten minutes says what happens, and the notebook is the same."""

import doctest
import json
import re
import runpy

from documentation.markdown import REPOSITORY, read

PAGE = "docs/ten-minutes.md"


def test_every_line_gives_what_the_page_shows() -> None:
    page = re.sub(r"^```.*$", "", read(PAGE), flags=re.MULTILINE)
    lines = doctest.DocTestParser().get_doctest(page, {}, PAGE, PAGE, 0)

    outcome = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(lines)

    assert outcome.attempted > 20
    assert outcome.failed == 0


def test_the_notebook_is_that_of_the_page_and_its_cells_run() -> None:
    written = runpy.run_path(str(REPOSITORY / "docs" / "write_notebook.py"))

    notebook = read("docs/ten-minutes.ipynb")

    assert notebook == written["notebook_of"](read(PAGE))
    names: dict[str, object] = {}
    for cell in json.loads(notebook)["cells"][:-1]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102 - our own page
    assert "table" in names
