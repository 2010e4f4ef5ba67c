"""Write the notebooks of the pages that have one: their words as text, their lines as code.

The cells are run in a Jupyter kernel, and what they show stands below them.
"""
# ruff: noqa: INP001 - a script in no package

import json
import re
from doctest import DocTestParser, Example
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

HERE = Path(__file__).parent
PAGES = ("tutorials/ten-minutes", "how-to/train-models")
_FENCE = re.compile(r"```pycon\n(.*?)```\n", re.DOTALL)
# A kernel has a running loop: it awaits by itself, and `asyncio.run` would refuse.
_RUN = re.compile(r"asyncio\.run\((\w+\.\w+\(\w*\))\)")
_ABOUT = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
PATIENCE_S = 120


def notebook_of(page: str) -> dict[str, Any]:
    """Return a page as a notebook that nobody has run yet."""
    cells: list[dict[str, Any]] = []
    for number, text in enumerate(_FENCE.split(page)):
        if number % 2:
            cells += map(_code, _parts(DocTestParser().get_examples(text)))
        elif text.strip():
            source = text.strip().splitlines(keepends=True)
            cells.append({"cell_type": "markdown", "metadata": {}, "source": source})
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    return {"cells": cells, "metadata": _ABOUT, "nbformat": 4, "nbformat_minor": 5}


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook with what its cells show, the same on every machine.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails that is not to.
    """
    client = NotebookClient(
        nbformat.reads(json.dumps(notebook), as_version=4),
        km=AsyncKernelManager(transport="ipc"),
        timeout=PATIENCE_S,
        record_timing=False,
    )
    client.owns_km = True  # so it ends the kernel too
    done: dict[str, Any] = json.loads(nbformat.writes(client.execute()))
    for cell in done["cells"]:
        for output in cell.get("outputs", ()):
            if output["output_type"] == "error":
                # It would name the folders of this machine.
                output["traceback"] = [f"{output['ename']}: {output['evalue']}"]
    return {**done, "metadata": _ABOUT}


def text_of(notebook: dict[str, Any]) -> str:
    """Return a notebook as its file."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _parts(examples: list[Example]) -> list[list[Example]]:
    """Split examples after each one with output, since only the last of a cell is shown."""
    parts: list[list[Example]] = [[]]
    for example in examples:
        parts[-1].append(example)
        if example.want:
            parts.append([])
    return [part for part in parts if part]


def _code(examples: list[Example]) -> dict[str, Any]:
    lines = "".join(_RUN.sub(r"await \1", example.source) for example in examples)
    lines = lines.replace("import asyncio\n", "").rstrip()
    fails = any(example.exc_msg for example in examples)
    return {
        "cell_type": "code",
        "metadata": {"tags": ["raises-exception"]} if fails else {},
        "source": lines.splitlines(keepends=True),
        "execution_count": None,
        "outputs": [],
    }


if __name__ == "__main__":
    for name in PAGES:
        page = (HERE / f"{name}.md").read_text("utf-8")
        (HERE / f"{name}.ipynb").write_text(text_of(run(notebook_of(page))), "utf-8")
