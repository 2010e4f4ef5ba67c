"""Python's help lists the functions to call."""

import pydoc
import re

from nonet import engine


def test_help_on_the_engine_starts_with_its_functions() -> None:
    page = pydoc.plain(pydoc.render_doc(engine))

    beginning, _, rest = page.partition("PACKAGE CONTENTS")
    functions = {name for name in engine.__all__ if callable(getattr(engine, name))}
    assert functions <= set(re.findall(r"\w+", beginning))
    assert len(beginning.splitlines()) < 70
    assert "\nCLASSES\n" not in rest
    assert len(page.splitlines()) < 850


def test_every_name_in_the_help_exists() -> None:
    shown = re.findall(r"`([A-Z]\w+)`", engine.__doc__ or "")

    assert {"Grade", "Grid", "Path", "Puzzle", "Rating", "Step", "Verdict", "PuzzleSpec"} < set(
        shown
    )
    assert all(hasattr(engine, name) for name in shown)
