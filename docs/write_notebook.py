"""Write `ten-minutes.ipynb` of `ten-minutes.md`: its words as cells of text, its lines as code."""
# ruff: noqa: INP001 - a script in no package

import json
import re
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE, NOTEBOOK = HERE / "ten-minutes.md", HERE / "ten-minutes.ipynb"
_FENCE = re.compile(r"```pycon\n(.*?)```\n", re.DOTALL)
_PROMPTS = (">>> ", "... ")


def notebook_of(page: str) -> str:
    """Return a page as a notebook that nobody has run yet."""
    words_and_code = _FENCE.split(page)
    cells = [
        _cell(number, text.strip()) for number, text in enumerate(words_and_code) if text.strip()
    ]
    about = {"language_info": {"name": "python"}}
    notebook = {"cells": cells, "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _cell(number: int, text: str) -> dict[str, Any]:
    known: dict[str, Any] = {"id": f"cell-{number}", "metadata": {}}
    if number % 2 == 0:
        return {"cell_type": "markdown", **known, "source": text.splitlines(keepends=True)}
    lines = [line[4:] for line in text.splitlines() if line.startswith(_PROMPTS)]
    source = "\n".join(lines).splitlines(keepends=True)
    code = {"cell_type": "code", **known, "source": source}
    return {**code, "execution_count": None, "outputs": []}


if __name__ == "__main__":
    NOTEBOOK.write_text(notebook_of(PAGE.read_text("utf-8")), "utf-8")
